import { type HeadlessOptions, type Key, type Machine, type Pilot, type Program, powerOnHeadless } from '@felt80/machine';
import type { Reason } from '@felt80/twenty-one';
import { tommys21 } from './program';

/** A play as the stage reports it. */
export interface ReportedRound {
  readonly game: string;
  readonly house: readonly string[];
  readonly hands: readonly {
    readonly cards: readonly string[];
    readonly stakeCents: number;
    readonly netCents: number;
    readonly why: Reason;
  }[];
  readonly netCents: number;
  readonly potCents: number;
  readonly currency: string;
}

/** How a sitting is begun; what is left out is answered with Enter. */
export interface Start extends HeadlessOptions {
  readonly game?: 1 | 2 | 3 | 4;
  readonly decks?: number;
  readonly newDeck?: boolean;
  readonly riffles?: number;
  readonly reshuffle?: string;
}

/** A program at its title, or with `*` among the parameters at the first question. */
export function powerOn(options: HeadlessOptions = {}): Pilot {
  return powerOnHeadless(tommys21, { seed: 'test', ...options });
}

/** Presses keys and waits until the program listens again. */
export async function press(pilot: Pilot, ...keys: readonly Key[]): Promise<void> {
  for (const key of keys) {
    await pilot.listen();
    await pilot.press(key);
  }
  await pilot.listen();
}

/** The keys that answer the questions at the start. */
export function answers({ game = 1, decks = 1, newDeck = false, riffles = 7, reshuffle = '' }: Start = {}): readonly Key[] {
  const typed = (text: string): readonly Key[] => [...text, 'Enter'];
  return [String(game), ...typed(String(decks)), newDeck ? 'N' : 'S', String(riffles), ...typed(reshuffle)];
}

/** A program at the table: one deck and seven riffles unless said otherwise. */
export async function sitDown(start: Start = {}, ...keys: readonly Key[]): Promise<Pilot> {
  const pilot = powerOn({ args: '*', ...start });
  await press(pilot, ...answers(start), ...keys);
  return pilot;
}

/** A program that finds its questions at the start answered by itself: a pilot that is at once at the table of a game. */
export function seatedAt(game: NonNullable<Start['game']>, seed: string): Pilot {
  const seated: Program = (machine, args) => {
    const typed = [...answers({ game })];
    const read: Machine['input']['read'] = async (options) => {
      const key = typed.shift();
      return key === undefined ? machine.input.read(options) : { type: 'key', key, repeat: false };
    };
    return tommys21(
      { ...machine, input: { ...machine.input, read, waiting: () => machine.input.waiting(), flush: () => machine.input.flush() } },
      args,
    );
  };
  return powerOnHeadless(seated, { seed, args: '*' });
}

/** The key that leads out, whatever is open. */
export function wayOut({ legend }: Pilot): Key {
  const keys = legend.filter(({ enabled }) => enabled).map(({ key }) => key);
  return ['Y', 'F7', 'Escape', 'Enter'].find((key) => keys.includes(key)) ?? 'Enter';
}

/** The screen as 25 lines. */
export function linesOf(pilot: Pilot): readonly string[] {
  return Array.from({ length: 25 }, (_, row) => pilot.screen.rowText(row));
}

/** All that is on the screen, as one text. */
export function shown(pilot: Pilot): string {
  return linesOf(pilot).join('\n');
}

/** What just happened, as the foot of the screen says it. */
export function foot(pilot: Pilot): string {
  return pilot.screen.rowText(23).trim();
}

/** What stands in the balloon, nothing when the dealer is silent. */
export function balloon(pilot: Pilot): string {
  const lines = linesOf(pilot).slice(16, 20);
  if (!pilot.screen.rowText(15).includes('┘ └')) return '';
  return lines
    .map((line) => line.slice(45, 78).trim())
    .join(' ')
    .trim();
}

/** The plays that were reported. */
export function roundsOf(pilot: Pilot): readonly ReportedRound[] {
  return pilot.happened.filter(({ type }) => type === 'round') as unknown as readonly ReportedRound[];
}

/** The keys of a bet of ten. */
export const bet: readonly Key[] = ['1', '0', 'Enter'];

/** Plays hands by standing at once until so many are over. */
export async function standThrough(pilot: Pilot, hands: number): Promise<void> {
  const answers: readonly Key[] = ['N', 'Enter'];
  for (let strokes = 0; roundsOf(pilot).length < hands && strokes < 20 * hands; strokes += 1) {
    const live = pilot.legend.map(({ key }) => key);
    await press(pilot, answers.find((key) => live.includes(key)) ?? 'Enter');
  }
}
