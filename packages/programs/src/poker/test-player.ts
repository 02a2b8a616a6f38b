import { type Card, seedRng } from '@felt80/cards-shoe';
import { type HeadlessOptions, type Key, type Pilot, powerOnHeadless } from '@felt80/machine';
import { type Deal, openDeal } from '@felt80/poker';
import { read } from '../kit/kept';
import { poker } from './program';
import { type Answers, agreed, answered, questionNames, questions, usualAnswers } from './questions';
import { type PlayRecord, recordFile } from './record';
import { cardArea, potArea, rows, slotOf } from './screens/layout';
import { words } from './words';

/** The seed of all tests that do not choose one. */
export const usualSeed = 'test';

/** A program at its questions, or with other parameters at its start. */
export function powerOn(options: HeadlessOptions = {}): Pilot {
  return powerOnHeadless(poker, { seed: usualSeed, args: '*', ...options });
}

/** Presses keys and waits until the program listens again. */
export async function press(pilot: Pilot, ...keys: readonly Key[]): Promise<void> {
  for (const key of keys) {
    await pilot.listen();
    await pilot.press(key);
  }
  await pilot.listen();
}

/** The answers that differ from the usual ones. */
export type Given = Partial<Answers>;

/** The answers as a whole. */
export function answersOf(given: Given): Answers {
  return questionNames.reduce((so, name) => (given[name] === undefined ? so : answered(so, name, given[name])), usualAnswers);
}

/** The keys that give these answers, from the first question on. */
export function keysFor(given: Given): readonly Key[] {
  const answers = answersOf(given);
  return questionNames.flatMap((name): readonly Key[] => {
    if (!questions[name].arises(answers)) return [];
    const value = given[name];
    if (value === undefined) return ['Enter'];
    if (questions[name].kind === 'yesNo') return [value === 1 ? 'Y' : 'N'];
    return name === 'game' ? [String(value)] : [...String(value), 'Enter'];
  });
}

/** The keys that take the viewing delay away. */
export const inHaste: readonly Key[] = ['Down', 'Down', 'Down'];

/** A program at the table of a new game, without a viewing delay, and then these keys. */
export async function sitDown(given: Given = {}, options: HeadlessOptions = {}, ...keys: readonly Key[]): Promise<Pilot> {
  const pilot = powerOn(options);
  await press(pilot, ...inHaste, ...keysFor(given), ...keys);
  return pilot;
}

/** The first deal of a seed by the engine, without the program. */
export function firstDeal(seed: string, given: Given = {}): Deal {
  const answers = answersOf(given);
  return openDeal({
    ...agreed(answers),
    chips: Array(answers.players).fill(1000),
    carriedPot: 0,
    cardsRng: seedRng(`${seed}/cards`).state,
    lotsRng: seedRng(`${seed}/lots`).state,
  }).deal;
}

/** A seed whose first deal is as wanted. */
export function seedWhere(wanted: (deal: Deal) => boolean, given: Given = {}): string {
  for (let at = 0; at < 5000; at += 1) if (wanted(firstDeal(`seed ${at}`, given))) return `seed ${at}`;
  throw new Error('no seed deals that');
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
  return pilot.screen.rowText(rows.status).trim();
}

/** What can be answered, as the screen says it. */
export function prompt(pilot: Pilot): string {
  return pilot.screen.rowText(rows.prompt).trim();
}

/** What stands in the column of a hand. */
export function inSlot(pilot: Pilot, row: number, hands: number, hand: number): string {
  const { column, columns } = slotOf(hands, hand);
  return pilot.screen
    .rowText(row)
    .slice(column, column + columns)
    .trim();
}

/** The cards of a hand as they are drawn: `10♥`, `JOKER`, `▒▒▒▒▒`. */
export function cardsDrawn(pilot: Pilot, hands: number, hand: number): readonly string[] {
  return [0, 1, 2, 3, 4].flatMap((card) => {
    const { row, column, columns } = cardArea(hands, hand, card);
    const text = pilot.screen.rowText(row + 1).slice(column, column + columns);
    return text.startsWith('│') && text.endsWith('│') ? [text.slice(1, -1).replace('*', '').trim()] : [];
  });
}

/** A card as the screen draws it. */
export function drawn(card: Card): string {
  if (card === 'Jo') return 'JOKER';
  const suits: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
  return `${card[0] === 'T' ? '10' : card[0]}${suits[card[1] ?? '']}`;
}

/** The chips that a row of the table shows. */
export function chipsShown(pilot: Pilot, hands: number): readonly number[] {
  return Array.from({ length: hands }, (_, hand) => Number(inSlot(pilot, rows.chips, hands, hand)));
}

/** The lines in the box of the pot. */
export function potBox(pilot: Pilot): readonly string[] {
  const hasWidow = /wild/.test(pilot.screen.rowText(rows.spare));
  const { row, column } = potArea(hasWidow);
  return [1, 2, 3].map((line) =>
    pilot.screen
      .rowText(row + line)
      .slice(column + 2, column + 20)
      .trim(),
  );
}

/** Chips in the pot. */
export function potShown(pilot: Pilot): number {
  return Number(/^([\d,]+) chip/.exec(potBox(pilot)[0] ?? '')?.[1]?.replace(',', '') ?? Number.NaN);
}

/** Chips that lie in the pot and belong to nobody yet. */
export function chipsInPot(pilot: Pilot): number {
  return /^to (?!call)/.test(potBox(pilot)[1] ?? '') ? 0 : potShown(pilot);
}

/** Whether nothing is left but a new game. */
export function isGameOver({ legend }: Pilot): boolean {
  return legend.some(({ key, label }) => key === 'Enter' && label === 'new game');
}

/** The foot of the screen: the function keys and the delay. */
export function foot(pilot: Pilot): string {
  return pilot.screen.rowText(24);
}

/** Whether the hand is over. */
export function isOver(pilot: Pilot): boolean {
  return /deals the next hand|new game$/.test(prompt(pilot)) && !/goes on|Your bet|Throw/.test(prompt(pilot));
}

/** Whether it is your turn. */
export function isYours(pilot: Pilot): boolean {
  return /Your bet|Throw/.test(prompt(pilot));
}

/** Presses Enter until it is your turn or the hand is over. */
export async function goOn(pilot: Pilot): Promise<void> {
  for (let move = 0; move < 200 && !isYours(pilot) && !isOver(pilot); move += 1) await press(pilot, 'Enter');
}

/** Plays on with a way of betting until the hand is over. Cards are kept. */
export async function playOut(pilot: Pilot, bet: (line: string) => readonly Key[] = checkOrCall): Promise<void> {
  for (let turn = 0; turn < 60 && !isOver(pilot); turn += 1) {
    await goOn(pilot);
    if (/Your bet/.test(prompt(pilot))) await press(pilot, ...bet(prompt(pilot)));
    else if (/Throw/.test(prompt(pilot))) await press(pilot, 'Enter');
  }
}

/** Checks or calls where that can be done, otherwise opens or drops. */
export function checkOrCall(line: string): readonly Key[] {
  if (/Check|Call/.test(line)) return ['C'];
  return /Open/.test(line) ? ['O', 'Enter'] : ['D'];
}

/** A hand as the stage reports it. */
export interface ReportedDeal {
  readonly game: string;
  readonly own: readonly Card[];
  readonly widow?: Card;
  readonly shown: readonly { readonly hand: number; readonly cards: readonly Card[]; readonly score: number }[];
  readonly won: readonly { readonly hand: number; readonly chips: number }[];
  readonly result: 'won' | 'dead';
  readonly pot: number;
  readonly chips: readonly number[];
  readonly netChips: number;
  readonly record: { readonly winnings: number; readonly hands: number };
}

/** The hands that were reported. */
export function dealsOf(pilot: Pilot): readonly ReportedDeal[] {
  return pilot.happened.filter(({ type }) => type === 'deal') as unknown as readonly ReportedDeal[];
}

/** The record as it is on the disk. */
export async function recordOnDisk({ disk }: Pilot): Promise<PlayRecord | undefined> {
  const loaded = await read(disk, recordFile);
  return loaded.status === 'loaded' ? loaded.value : undefined;
}

/** The names of the games by number. */
export const gameTitles: readonly string[] = ['coldHands', 'draw', 'fiveCardStud', 'spit', 'wildWidow', 'shotgun'].map((game) =>
  words.games[game as keyof typeof words.games].toUpperCase(),
);
