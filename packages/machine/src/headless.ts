import { memoryStore } from '@felt80/persistence';
import { type Adapter, Screen } from '@felt80/text-mode';
import { type Disk, openDisk } from './disk';
import type { InputEvent } from './input';
import { type Key, keyOf } from './key';
import { type Machine, type Program, runProgram } from './machine';
import type { Pilot } from './pilot';
import { openStage, type StageEvent } from './stage';
import { openToneLog } from './tone-log';
import { openVirtualTimer } from './virtual-timer';
import { openWaiting } from './waiting';

/** What a headless machine has instead of its defaults. */
export interface HeadlessOptions {
  /** `'1'` unless said otherwise. */
  readonly seed?: string;
  readonly args?: string;
  /** An empty diskette in memory unless said otherwise. */
  readonly disk?: Disk;
  /** VGA unless said otherwise. */
  readonly adapter?: Adapter;
  /** Full unless said otherwise. */
  readonly motion?: 'full' | 'reduced';
  /** When the machine is powered on; half past nine on 2 April 1990, local time, unless said otherwise. */
  readonly today?: Date;
}

/** More wake-ups than any film has: a program that takes so many without doing what is waited for never will. */
const mostWakes = 200_000;

/**
 * Runs a program on a machine without a body: the clock is virtual and stands still while the program runs, the screen is memory.
 *
 * The clock moves only in the Pilot's actions. A key is handed over when the program listens, that is when it reads (with a deadline or
 * without), breathes, or looks at `input.waiting()`; while it is deaf (asleep, in the middle of a film) time runs to its next wake. Each
 * action returns when the program is suspended again. `breathe`, and a read whose deadline has passed, take one millisecond. A program
 * that ends without taking a key that was handed over is an error, and so is one that never takes it.
 */
export function powerOnHeadless(program: Program, options: HeadlessOptions = {}): Pilot {
  const timer = openVirtualTimer();
  const startMs = (options.today ?? new Date(1990, 3, 2, 9, 30)).getTime();
  const screen = new Screen();
  const said: string[] = [];
  const happened: StageEvent[] = [];
  const speaker = openToneLog(timer.nowMs);
  const stage = openStage({ changed: () => {}, said: (line) => said.push(line), happened: (event) => happened.push(event) });
  const disk = options.disk ?? openDisk(memoryStore({ now: () => startMs + timer.nowMs() }));

  let notify = (): void => {};
  const waiting = openWaiting(timer, () => notify());
  const machine: Machine = {
    screen,
    input: waiting.input,
    clock: { ...waiting.clock, today: () => new Date(startMs + timer.nowMs()) },
    speaker,
    disk,
    stage,
    seed: options.seed ?? '1',
    adapter: options.adapter ?? 'vga',
    motion: options.motion ?? 'full',
  };

  let ended: { readonly error?: unknown } | undefined;
  const exit = runProgram(program, machine, options.args ?? '');
  exit.then(
    () => {
      ended = {};
      notify();
    },
    (error: unknown) => {
      ended = { error };
      notify();
    },
  );

  /** Waits, in real time, until the program is suspended or has ended; throws what it threw. */
  async function settled(): Promise<void> {
    if (!ended && waiting.pending === undefined) {
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    }
    if (ended && 'error' in ended) throw ended.error;
  }

  /** Wakes the program again and again while `goOn` holds, at most until `toMs`. */
  async function runWhile(goOn: () => boolean, toMs = Number.POSITIVE_INFINITY): Promise<void> {
    await settled();
    for (let wakes = 0; !ended && goOn(); wakes++) {
      if (timer.alarmMs === undefined || timer.alarmMs > toMs) return;
      if (wakes === mostWakes) throw new Error(`the program woke ${mostWakes} times in vain, on the screen '${stage.state.screenName}'`);
      timer.ring();
      await settled();
    }
  }

  async function hand(event: InputEvent): Promise<void> {
    const name = event.type === 'key' ? event.key : 'the click';
    await runWhile(() => !waiting.listening);
    if (ended) throw new Error(`the program had ended before ${name}`);
    waiting.offer(event);
    await runWhile(() => waiting.unread > 0);
    if (waiting.unread > 0) throw new Error(`the program ended without taking ${name}`);
  }

  async function press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await hand({ type: 'key', key, repeat: false });
  }

  return {
    press,
    type: (text) => press(...[...text].map(keyOf)),
    async hold(key, times) {
      for (let stroke = 0; stroke < times; stroke++) await hand({ type: 'key', key, repeat: stroke > 0 });
    },
    click: (row, column, { button = 'left', held = [] } = {}) => hand({ type: 'click', row, column, button, held }),
    async elapse(ms) {
      const toMs = timer.nowMs() + ms;
      await runWhile(() => true, toMs);
      timer.runTo(toMs);
    },
    async listen(mostMs = 60_000) {
      await runWhile(() => waiting.pending !== 'read', timer.nowMs() + mostMs);
      if (!ended && waiting.pending !== 'read') throw new Error(`the program read nothing for ${mostMs} ms`);
    },
    async powerOff() {
      await settled();
      waiting.powerOff();
      await settled();
      if (!ended) throw new Error('the program goes on after it was turned off');
    },
    screen,
    said,
    happened,
    disk,
    exit,
    get ended() {
      return ended !== undefined;
    },
    get screenName() {
      return stage.state.screenName;
    },
    get textField() {
      return stage.state.textField;
    },
    get area() {
      return stage.state.area;
    },
    get legend() {
      return stage.state.legend;
    },
    get tones() {
      return speaker.tones;
    },
    get nowMs() {
      return timer.nowMs();
    },
  };
}
