import type { Clock } from './clock';
import type { Input, InputEvent } from './input';
import { PowerOff } from './machine';

/**
 * The time of a host. A wake-up may come late (a hidden page is slowed down) but must come: a host uses timers for it, never the
 * frames of a picture, which stop when nobody looks.
 */
export interface Timer {
  /** Milliseconds since power-on. */
  nowMs(): number;
  /** Calls `wake` once, at `ms` or later; the function returned calls it off. */
  wakeAt(ms: number, wake: () => void): () => void;
  /** Calls `wake` once, after the scheduler had a turn for everything else; the function returned calls it off. */
  nextTurn(wake: () => void): () => void;
}

/** What a program is waiting for. */
export type Wait = 'read' | 'sleep' | 'breathe';

/** The one place where a program can be suspended: its input and its clock, and the host's side of both. */
export interface Waiting {
  readonly input: Input;
  readonly clock: Omit<Clock, 'today'>;
  /** What the program waits for now; `undefined` while it runs. */
  readonly pending: Wait | undefined;
  /** Whether a key would be heard: the program reads or breathes, or it has looked at `input.waiting()` since it last slept. */
  readonly listening: boolean;
  /** How many events the program has not taken yet. */
  readonly unread: number;
  /**
   * Hands over what the user did. A repeat is refused while something is still unread (so that nothing runs on after a held key is let
   * go), and so is everything when the queue is full.
   */
  offer(event: InputEvent): boolean;
  /** Rejects the pending wait and every later one with {@link PowerOff}. */
  powerOff(): void;
}

/** How many events can be typed ahead. */
export const queueLength = 256;

/** How often a program may wait after it was turned off; one that goes on is left hanging, so that it cannot spin. */
const patience = 1_000;

interface Suspension {
  readonly wait: Wait;
  resume(event?: InputEvent): void;
  fail(error: Error): void;
}

/** Suspends and resumes one program. `suspended` is called each time it waits: the moment to show its screen. */
export function openWaiting(timer: Timer, suspended: (wait: Wait) => void = () => {}): Waiting {
  const queue: InputEvent[] = [];
  let suspension: Suspension | undefined;
  let peeked = false;
  let refusalsLeft: number | undefined;

  function refuse(wait: Wait): Promise<never> {
    refusalsLeft = (refusalsLeft ?? patience) - 1;
    if (refusalsLeft >= 0) return Promise.reject(new PowerOff());
    suspension = { wait, resume: () => {}, fail: () => {} };
    suspended(wait);
    return new Promise(() => {});
  }

  function suspend(wait: Wait, arm: (wake: () => void) => () => void): Promise<InputEvent | undefined> {
    if (refusalsLeft !== undefined) return refuse(wait);
    if (suspension) return Promise.reject(new Error(`a program waits for one thing at a time: ${wait} during ${suspension.wait}`));
    return new Promise((resolve, reject) => {
      const over = (): void => {
        suspension = undefined;
        peeked = false;
        disarm();
      };
      suspension = {
        wait,
        resume(event) {
          over();
          resolve(event);
        },
        fail(error) {
          over();
          reject(error);
        },
      };
      const disarm = arm(() => suspension?.resume());
      suspended(wait);
    });
  }

  const until =
    (ms: number) =>
    (wake: () => void): (() => void) =>
      ms > timer.nowMs() ? timer.wakeAt(ms, wake) : timer.nextTurn(wake);
  const never = (): (() => void) => () => {};

  return {
    input: {
      async read(options = {}) {
        if (refusalsLeft !== undefined) return refuse('read');
        if (queue.length > 0 && !suspension) return queue.shift();
        return suspend('read', options.untilMs === undefined ? never : until(options.untilMs));
      },
      waiting() {
        peeked = true;
        return queue.length > 0;
      },
      flush() {
        queue.length = 0;
      },
    },
    clock: {
      nowMs: () => timer.nowMs(),
      async sleep(ms) {
        await suspend('sleep', until(timer.nowMs() + ms));
      },
      async breathe() {
        await suspend('breathe', timer.nextTurn);
      },
    },
    get pending() {
      return suspension?.wait;
    },
    get listening() {
      return suspension !== undefined && (suspension.wait !== 'sleep' || peeked);
    },
    get unread() {
      return queue.length;
    },
    offer(event) {
      if (suspension?.wait === 'read') {
        suspension.resume(event);
        return true;
      }
      const stale = event.type === 'key' && event.repeat && queue.length > 0;
      if (stale || queue.length === queueLength) return false;
      queue.push(event);
      return true;
    },
    powerOff() {
      refusalsLeft ??= patience;
      queue.length = 0;
      suspension?.fail(new PowerOff());
    },
  };
}
