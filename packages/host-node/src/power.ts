import { randomBytes } from 'node:crypto';
import { type Audience, type Disk, type Machine, openStage, openWaiting, type Program, runProgram } from '@felt80/machine';
import { type Adapter, Screen } from '@felt80/text-mode';
import { openBell } from './bell';
import { RealTerminal, type TerminalInput, type TerminalOutput } from './terminal';
import { openNodeTimer } from './timer';

/** What a program is given in a real terminal. */
export interface PowerOptions {
  readonly disk: Disk;
  readonly args?: string;
  /** One from the platform's cryptographic source when left out. */
  readonly seed?: string | undefined;
  /** VGA unless said otherwise. */
  readonly adapter?: Adapter;
  /** Melodies ring the terminal's bell; no sound unless said otherwise. */
  readonly bell?: boolean;
  readonly audience?: Audience;
}

/** A program that runs in a terminal. */
export interface Running {
  readonly exit: Promise<number | 'poweredOff'>;
  powerOff(): void;
}

const SEED_BYTES = 16;
const PATIENCE_MS = 2_000;

/** Starts a program in a terminal that was taken over already. The screen is shown whenever the program waits, and when it ends. */
export function powerOn(program: Program, terminal: RealTerminal, options: PowerOptions): Running {
  const screen = new Screen();
  const waiting = openWaiting(openNodeTimer(), () => terminal.present(screen));
  const machine: Machine = {
    screen,
    input: waiting.input,
    clock: { ...waiting.clock, today: () => new Date() },
    speaker: openBell(options.bell ? () => terminal.ring() : undefined),
    disk: options.disk,
    stage: openStage(options.audience ?? { changed() {} }),
    seed: options.seed ?? randomBytes(SEED_BYTES).toString('hex'),
    adapter: options.adapter ?? 'vga',
  };
  let givenUp = (): void => {};
  const off = new Promise<'poweredOff'>((resolve) => {
    givenUp = () => resolve('poweredOff');
  });
  const powerOff = (): void => {
    waiting.powerOff();
    // A program that does not end by itself must not keep the terminal.
    setTimeout(givenUp, PATIENCE_MS).unref();
  };
  terminal.tell({ event: (event) => void waiting.offer(event), powerOff });
  const ended = runProgram(program, machine, options.args ?? '');
  const exit = Promise.race([ended, off]).finally(() => {
    terminal.tell(undefined);
    terminal.present(screen);
  });
  return { exit, powerOff };
}

/** Takes over a terminal, runs a program in it, and gives it back however the program ends. */
export async function runInTerminal(
  program: Program,
  streams: { readonly input: TerminalInput; readonly output: TerminalOutput },
  options: PowerOptions,
): Promise<number | 'poweredOff'> {
  const terminal = new RealTerminal({ ...streams, adapter: options.adapter ?? 'vga' });
  try {
    return await powerOn(program, terminal, options).exit;
  } finally {
    terminal.close();
  }
}
