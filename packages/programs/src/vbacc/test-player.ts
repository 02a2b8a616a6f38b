import { type Coup, dealCoup, needsShuffle, openTableShoe, tables } from '@felt80/baccarat';
import { type Shoe, seedRng } from '@felt80/cards-shoe';
import { type Disk, type HeadlessOptions, type Key, openDisk, type Pilot, powerOnHeadless } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { write } from '../kit/kept';
import { bankFile } from './files';
import { vbacc } from './program';

/** A coup as the stage reports it. */
export interface ReportedCoup extends Coup {
  readonly shuffled: boolean;
  readonly bets: { readonly bankerCents: number; readonly playerCents: number; readonly tieCents: number };
  readonly netCents: number;
  readonly bankCents: number;
}

/** The middle of everything that can be clicked, as row and column. */
export const at = {
  chips: { 100: [14, 65], 500: [14, 74], 2500: [17, 65], 10000: [17, 74], 50000: [20, 65] },
  fields: { player: [14, 11], tie: [14, 31], banker: [14, 51] },
  buttons: { deal: [21, 8], rebet: [21, 20], clear: [21, 33], rules: [21, 45], leave: [21, 56] },
} as const;

/** A program at its table. */
export async function sitDown(options: HeadlessOptions = {}, ...keys: readonly Key[]): Promise<Pilot> {
  const pilot = powerOnHeadless(vbacc, { seed: 'test', ...options });
  await pilot.listen();
  await play(pilot, ...keys);
  return pilot;
}

/** Whether cards or chips travel. */
export function travelling(pilot: Pilot): boolean {
  return !pilot.ended && pilot.legend.some(({ label }) => label === 'Skip');
}

/** Lets a film run to its end. */
export async function watch(pilot: Pilot): Promise<void> {
  for (let step = 0; travelling(pilot); step += 1) {
    if (step > 300) throw new Error('the film does not end');
    await pilot.elapse(100);
  }
}

/** Skips a film. */
export async function skip(pilot: Pilot): Promise<void> {
  if (travelling(pilot)) await pilot.press('Escape');
}

/** Presses keys, skipping every film. */
export async function play(pilot: Pilot, ...keys: readonly Key[]): Promise<void> {
  for (const key of keys) {
    await pilot.press(key);
    await skip(pilot);
  }
}

/** A disk with a bank of so much on it. */
export async function diskWith(bankCents: number): Promise<Disk> {
  const disk = openDisk(memoryStore({ now: () => 0 }));
  await write(disk, bankFile, () => ({ revision: 1, bankCents, sitting: null }));
  return disk;
}

function money(pilot: Pilot, label: string): number {
  const found = new RegExp(`${label} \\$([\\d,]+)(?:\\.(\\d\\d))?`).exec(pilot.screen.rowText(0));
  return Number(found?.[1]?.replace(/,/g, '')) * 100 + Number(found?.[2] ?? 0);
}

/** The money in the bank, as shown. */
export function bank(pilot: Pilot): number {
  return money(pilot, 'Bank');
}

/** The money on the table, as shown. */
export function staked(pilot: Pilot): number {
  return money(pilot, 'On the table');
}

/** The money on each field in dollars, as shown: Player, Tie, Banker. */
export function fields(pilot: Pilot): readonly number[] {
  const row = pilot.screen.rowText(17);
  return [2, 22, 42].map((column) => Number(/\$([\d,]+)/.exec(row.slice(column, column + 19))?.[1]?.replace(/,/g, '') ?? 0));
}

/** The foot of the screen. */
export function foot(pilot: Pilot): string {
  return pilot.screen.rowText(24).trim();
}

/** All that is on the screen, as one text. */
export function shown(pilot: Pilot): string {
  return Array.from({ length: 25 }, (_, row) => pilot.screen.rowText(row)).join('\n');
}

/** The coups that were reported. */
export function coups(pilot: Pilot): readonly ReportedCoup[] {
  return pilot.happened.filter(({ type }) => type === 'coup') as unknown as readonly ReportedCoup[];
}

/** A coup that the engine deals for a seed, and how many cards are then left in front of the cut and behind it. */
export interface EngineCoup extends Coup {
  readonly shuffled: boolean;
  readonly first: number;
  readonly second: number;
}

/** The coups that the engine deals for a seed. */
export function* coupsOf(seed: string): Generator<EngineCoup, never> {
  const rng = seedRng(`${seed}/cards`);
  let shoe: Shoe | undefined;
  for (;;) {
    const shuffled = shoe === undefined || needsShuffle(shoe);
    const from: Shoe = shuffled || shoe === undefined ? openTableShoe(tables.vbacc.shoe, rng) : shoe;
    const dealt = dealCoup(from);
    shoe = dealt.shoe;
    const first = Math.max(0, shoe.cutCard - shoe.dealt);
    yield { ...dealt.coup, shuffled, first, second: shoe.cards.length - shoe.dealt - first };
  }
}

/** The first coups for a seed. */
export function firstCoups(seed: string, number: number): readonly EngineCoup[] {
  const dealt = coupsOf(seed);
  return Array.from({ length: number }, () => dealt.next().value);
}

/** The first of many seeds whose coups are as wanted. */
export function seedWhere(wanted: (coups: readonly EngineCoup[]) => boolean, number = 1): string {
  for (let seed = 0; seed < 20_000; seed += 1) if (wanted(firstCoups(`s${seed}`, number))) return `s${seed}`;
  throw new Error('no such seed');
}
