import type { Adapter } from '@felt80/text-mode';
import type { Key } from '../key';
import type { Program } from '../machine';
import type { ClickHow } from '../pilot';
import type { StageEvent, StageState } from '../stage';

/** What a program is started with. Without a seed the host finds one. */
export interface StartOptions {
  readonly seed?: string;
  readonly args?: string;
  readonly adapter?: Adapter;
}

/** A host as the suite sees it: a way to power on one machine after another, each with an empty disk. */
export interface HostUnderTest {
  start(program: Program, options: StartOptions): RunningHost | Promise<RunningHost>;
}

/** A machine that runs, from the side of the user. Keys and clicks are made as a user makes them. */
export interface RunningHost {
  press(key: Key): Promise<void>;
  /** The first stroke and the repeats of a held key, far enough apart for the program to take each. */
  hold(key: Key, times: number): Promise<void>;
  click(row: number, column: number, how?: ClickHow): Promise<void>;
  /** Lets at least so much time pass: virtual, or real. */
  pass(ms: number): Promise<void>;
  /** The 25 rows that can be seen now, each of 80 characters, as text. */
  rows(): readonly string[] | Promise<readonly string[]>;
  /** What an audience of the stage has got to know. */
  heard(): { readonly state: StageState; readonly said: readonly string[]; readonly happened: readonly StageEvent[] };
  readonly exit: Promise<number | 'poweredOff'>;
  powerOff(): Promise<void>;
}

/** One case of the suite. `run` rejects when the host fails it. */
export interface ConformanceCase {
  readonly name: string;
  run(host: HostUnderTest): Promise<void>;
}
