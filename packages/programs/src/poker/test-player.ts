import { type HeadlessOptions, type Key, type Pilot, powerOnHeadless } from '@felt80/machine';
import { poker } from './program';

/** A program at its start, without the show unless said otherwise. */
export function powerOn(options: HeadlessOptions = {}): Pilot {
  return powerOnHeadless(poker, { seed: 'test', args: '*', ...options });
}

/** Presses keys and waits until the program listens again. */
export async function press(pilot: Pilot, ...keys: readonly Key[]): Promise<void> {
  for (const key of keys) {
    await pilot.listen();
    await pilot.press(key);
  }
  await pilot.listen();
}

/** The answers to the questions: numbers are typed, `Enter` takes what is there. */
export type Given = Readonly<
  Partial<Record<'players' | 'jokers' | 'game' | 'betting' | 'limit' | 'raises' | 'ante' | 'jackpot' | 'scoring', string>>
>;

/** Answers the questions; those that are not given are left as they are. */
export async function answer(pilot: Pilot, given: Given = {}): Promise<void> {
  await pilot.listen();
  while (pilot.screenName === 'questions') {
    const label = /│|║/.test(pilot.screen.rowText(13)) ? '' : pilot.screen.rowText(13);
    const name = (Object.keys(titles) as (keyof typeof titles)[]).find((each) => label.includes(titles[each]));
    const text = name && given[name];
    const isOneKey = name === 'game' || name === 'jackpot' || name === 'scoring';
    await press(pilot, ...(text === undefined ? ['Enter'] : isOneKey ? [text] : [...text, 'Enter']));
  }
}

const titles = {
  players: 'Hands at the table',
  jokers: 'Jokers in the deck',
  game: ' Game ',
  betting: 'Betting option',
  limit: 'Largest raise',
  raises: 'Raises for each',
  ante: 'Ante, in',
  jackpot: 'Jackpot',
  scoring: '1987 scoring',
} as const;

/** A program at the table of a new game, without a viewing delay unless it is wanted. */
export async function sitDown(given: Given = {}, options: HeadlessOptions = {}, ...keys: readonly Key[]): Promise<Pilot> {
  const pilot = powerOn(options);
  await press(pilot, 'Down', 'Down', 'Down', ...keys);
  await answer(pilot, given);
  return pilot;
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
export function status(pilot: Pilot): string {
  return pilot.screen.rowText(23).trim();
}
