import type { Adapter, Screen } from '@felt80/text-mode';
import type { Clock } from './clock';
import type { Disk } from './disk';
import type { Input } from './input';
import type { Speaker } from './speaker';
import type { Stage } from './stage';

/**
 * All that a program can reach. It paints on `screen` as it likes; the host shows the screen whenever the program waits (in
 * `input.read`, `clock.sleep` or `clock.breathe`) and when it ends, never in between. There is no other way to wait, and one wait
 * at a time.
 */
export interface Machine {
  readonly screen: Screen;
  readonly input: Input;
  readonly clock: Clock;
  readonly speaker: Speaker;
  readonly disk: Disk;
  readonly stage: Stage;
  /** The one source of chance. Use it by stream: see `streamSeed`. */
  readonly seed: string;
  /** The adapter in use now: the user may choose another one while the program runs. */
  readonly adapter: Adapter;
  /**
   * What the user wishes now. `reduced`: little is to move, so nothing flies or slides, and what happens is shown in single pictures.
   * Left out: `full`.
   */
  readonly motion?: 'full' | 'reduced';
}

/** A program takes the rest of its command line and returns an exit code; 0 is success. */
export type Program = (machine: Machine, args: string) => Promise<number>;

/** Thrown out of every pending wait when the host goes away. Programs let it pass and need only `finally`. */
export class PowerOff extends Error {
  override readonly name = 'PowerOff';
  constructor() {
    super('the machine was turned off');
  }
}

/** Runs a program to its end. A power-off is no failure: the exit code is then `'poweredOff'`. */
export async function runProgram(program: Program, machine: Machine, args: string): Promise<number | 'poweredOff'> {
  try {
    return await program(machine, args);
  } catch (error) {
    if (error instanceof PowerOff) return 'poweredOff';
    throw error;
  }
}
