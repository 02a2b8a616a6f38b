import type { Timer } from './waiting';

/** A clock that stands still until it is told to go on. One alarm is enough: a program waits for one thing at a time. */
export interface VirtualTimer extends Timer {
  /** When the program would wake by itself; `undefined`: never. */
  readonly alarmMs: number | undefined;
  /** Goes on to the alarm and rings it. */
  ring(): void;
  /** Goes on to a time without ringing. */
  runTo(ms: number): void;
}

export function openVirtualTimer(): VirtualTimer {
  let now = 0;
  let alarm: { readonly ms: number; readonly wake: () => void } | undefined;
  const wakeAt = (ms: number, wake: () => void): (() => void) => {
    alarm = { ms, wake };
    return () => {
      alarm = undefined;
    };
  };
  return {
    nowMs: () => now,
    wakeAt,
    nextTurn: (wake) => wakeAt(now + 1, wake),
    get alarmMs() {
      return alarm?.ms;
    },
    ring() {
      now = Math.max(now, alarm?.ms ?? now);
      alarm?.wake();
    },
    runTo(ms) {
      now = Math.max(now, ms);
    },
  };
}
