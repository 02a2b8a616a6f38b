import type { Timer } from '@felt80/machine';

/** A host's time in a page. */
export interface BrowserTimer extends Timer {
  /** Stops the clock: no wake-up comes, and `nowMs` stands still. */
  pause(): void;
  resume(): void;
  /** Calls everything off and lets the page's resources go. */
  dispose(): void;
}

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Wake-ups come from timers and message channels, never from the frames of the picture, so a hidden page slows a program down but does
 * not hang it. Wake-ups are held while `holdMs` (a time of `nowMs`) lies ahead.
 */
export function openBrowserTimer(holdMs: () => number = () => 0): BrowserTimer {
  let startedAt = performance.now();
  let stoppedAt: number | undefined;
  let alarm: { readonly ms: number; readonly wake: () => void } | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const channel = new MessageChannel();
  const nowMs = (): number => (stoppedAt ?? performance.now()) - startedAt;

  const clear = (): void => {
    clearTimeout(timeout);
    timeout = undefined;
  };
  const arm = (): void => {
    clear();
    if (!alarm || stoppedAt !== undefined) return;
    const lies = Math.max(alarm.ms, holdMs()) - nowMs();
    if (lies <= 0) channel.port2.postMessage(undefined);
    else timeout = setTimeout(ring, Math.min(LONGEST_TIMEOUT_MS, Math.ceil(lies)));
  };
  // A timer may come early, and what holds wake-ups may have grown since it was set.
  const ring = (): void => {
    if (!alarm || stoppedAt !== undefined) return;
    if (Math.max(alarm.ms, holdMs()) > nowMs()) {
      arm();
      return;
    }
    const { wake } = alarm;
    alarm = undefined;
    wake();
  };
  channel.port1.onmessage = ring;

  const wakeAt = (ms: number, wake: () => void): (() => void) => {
    const mine = { ms, wake };
    alarm = mine;
    arm();
    return () => {
      if (alarm === mine) alarm = undefined;
      if (!alarm) clear();
    };
  };
  return {
    nowMs,
    wakeAt,
    nextTurn: (wake) => wakeAt(0, wake),
    pause() {
      stoppedAt ??= performance.now();
      clear();
    },
    resume() {
      if (stoppedAt === undefined) return;
      startedAt += performance.now() - stoppedAt;
      stoppedAt = undefined;
      arm();
    },
    dispose() {
      alarm = undefined;
      clear();
      channel.port1.close();
    },
  };
}
