import type { Screen } from '@felt80/text-mode';
import type { Disk } from './disk';
import type { Key } from './key';
import type { Tone } from './speaker';
import type { LegendKey, Region, StageEvent, TextField } from './stage';

/** How a click is made: the left button with nothing held, unless said otherwise. */
export interface ClickHow {
  readonly button?: 'left' | 'right';
  readonly held?: readonly Key[];
}

/**
 * The hands and eyes of a test on a headless machine. Each action waits until the program listens, hands over, and returns when the
 * program waits again or has ended; an error of the program comes out of the action. See `powerOnHeadless` for how time runs.
 */
export interface Pilot {
  /** Strokes keys, one after another. */
  press(...keys: readonly Key[]): Promise<void>;
  /** Strokes the keys that write a text. */
  type(text: string): Promise<void>;
  /** Holds a key so that it sends `times` events, all but the first marked as repeats. */
  hold(key: Key, times: number): Promise<void>;
  click(row: number, column: number, how?: ClickHow): Promise<void>;
  /** Lets `ms` milliseconds pass. */
  elapse(ms: number): Promise<void>;
  /** Lets time pass until the program reads input (so films end), or ends. At most `mostMs`, a minute unless said otherwise. */
  listen(mostMs?: number): Promise<void>;
  /** What is shown. */
  readonly screen: Screen;
  readonly screenName: string;
  readonly said: readonly string[];
  readonly happened: readonly StageEvent[];
  readonly textField: TextField | undefined;
  readonly area: Region | undefined;
  readonly legend: readonly LegendKey[];
  readonly tones: readonly Tone[];
  readonly disk: Disk;
  /** Milliseconds of the machine's clock. */
  readonly nowMs: number;
  /** Whether the program has ended. */
  readonly ended: boolean;
  /** The exit code. Rejects with what the program threw. */
  readonly exit: Promise<number | 'poweredOff'>;
  /** Turns the machine off and waits for the program to end. */
  powerOff(): Promise<void>;
}
