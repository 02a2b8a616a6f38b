import { catalogue, listingNamed } from '@felt80/programs';
import type { FeltTerminal } from '@felt80/terminal';
import { browserMemory } from './browser-memory';
import type { Link } from './link';

/** A program with its parameters. */
export type Run = Link & { readonly program: string; readonly parameters: string };

/** What is played on this page, told by the terminal. */
export interface Play {
  /** The program that runs; `undefined` at the prompt. */
  readonly running: Run | undefined;
  /** The session in play, or the one that was played last, with the seed of its cards where that is known. */
  readonly latest: Run | undefined;
  /** The sittings on the disk are no longer those that were begun here. */
  forgetSeeds(): void;
}

const isWord = (value: unknown): value is string => typeof value === 'string';

/** The program that this tab ran when its page was left. */
const leftRunning = browserMemory<Run>('session', 'felt80-running', (found) => {
  const { program, parameters } = (found ?? {}) as Partial<Run>;
  return isWord(program) && isWord(parameters) && listingNamed(catalogue, program) ? { program, parameters } : undefined;
});

/** With which seed each program was last begun: a sitting that goes on from the disk has the cards of that one. */
const seedsBegun = browserMemory<Readonly<Record<string, string>>>('local', 'felt80-seeds', (found) =>
  Object.fromEntries(Object.entries(found ?? {}).filter(([, seed]) => isWord(seed))),
);

/** What a reload has to go on with. */
export function leftOver(): Run | undefined {
  return leftRunning.read();
}

/** Follows a terminal. One that plays a link comes back by its link, and its disk is gone then. */
export function follow(terminal: FeltTerminal, isLinked: boolean): Play {
  const play: { -readonly [part in keyof Play]: Play[part] } = {
    running: undefined,
    latest: undefined,
    forgetSeeds: () => seedsBegun.write(undefined),
  };
  let seedBefore: string | undefined;
  const run = (running: Run | undefined): void => {
    play.running = running;
    if (!isLinked) leftRunning.write(running);
  };
  const keepSeed = (program: string, seed: string | undefined): void => {
    if (isLinked) return;
    const { [program]: _, ...others } = seedsBegun.read() ?? {};
    seedsBegun.write(seed === undefined ? others : { ...others, [program]: seed });
  };
  terminal.addEventListener('felt-started', (event) => {
    const { program, args, seed } = (event as CustomEvent<{ program: string; args: string; seed: string }>).detail;
    run({ program, parameters: args });
    play.latest = { program, parameters: args, seed };
    seedBefore = isLinked ? undefined : seedsBegun.read()?.[program];
    keepSeed(program, seed);
  });
  terminal.addEventListener('felt-resumed', () => {
    if (!play.running) return;
    play.latest = { ...play.running, ...(seedBefore === undefined ? {} : { seed: seedBefore }) };
    keepSeed(play.running.program, seedBefore);
  });
  for (const over of ['felt-exit', 'felt-crashed']) terminal.addEventListener(over, () => run(undefined));
  return play;
}
