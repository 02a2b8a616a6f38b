import { type Coup, dealCoup, needsShuffle, openTableShoe, tables } from '@felt80/baccarat';
import { type Shoe, seedRng } from '@felt80/cards-shoe';
import { type HeadlessOptions, type Key, type Pilot, powerOnHeadless } from '@felt80/machine';
import { baccarat } from './program';

/** A hand as the stage reports it. */
export interface ReportedHand extends Coup {
  readonly shuffled: boolean;
  readonly bets: { readonly bankerCents: number; readonly playerCents: number; readonly tieCents: number };
  readonly netCents: number;
  readonly winningsCents: number;
}

/** A program at its log-on screen. */
export function powerOn(options: HeadlessOptions = {}): Pilot {
  return powerOnHeadless(baccarat, { seed: 'test', ...options });
}

/** A program at the table, after Enter at the log-on screen and these keys. */
export async function sitDown(options: HeadlessOptions = {}, ...keys: readonly Key[]): Promise<Pilot> {
  const pilot = powerOn(options);
  await pilot.press('Enter');
  await press(pilot, ...keys);
  return pilot;
}

/** Presses keys and waits until the program listens again. */
export async function press(pilot: Pilot, ...keys: readonly Key[]): Promise<void> {
  for (const key of keys) {
    await pilot.listen();
    await pilot.press(key);
  }
  await pilot.listen();
}

/** The keys that turn card movement and sliding screens off: everything is there at once. */
export const inHaste: readonly Key[] = ['F3', '2', '3', 'Enter'];

/** The screen as 25 lines. */
export function linesOf(pilot: Pilot): readonly string[] {
  return Array.from({ length: 25 }, (_, row) => pilot.screen.rowText(row));
}

/** The foot of the screen. */
export function foot(pilot: Pilot): string {
  return pilot.screen.rowText(24).trim();
}

/** All that is on the screen, as one text. */
export function shown(pilot: Pilot): string {
  return linesOf(pilot).join('\n');
}

/** The hands that were reported one by one. */
export function handsOf(pilot: Pilot): readonly ReportedHand[] {
  return pilot.happened.filter(({ type }) => type === 'coup') as unknown as readonly ReportedHand[];
}

/** The money in a bet's box on the table. */
export function betShown(pilot: Pilot, side: 'player' | 'tie' | 'banker'): number {
  const column = { player: 19, tie: 34, banker: 49 }[side];
  return Number(
    pilot.screen
      .rowText(15)
      .slice(column + 3, column + 12)
      .replace(/,/g, ''),
  );
}

/** The coups that the engine deals for a seed, shuffling when the cut card has come. */
export function* coupsOf(seed: string): Generator<Coup & { readonly shuffled: boolean }> {
  const rng = seedRng(`${seed}/cards`);
  let shoe: Shoe | undefined;
  for (;;) {
    const shuffled = shoe === undefined || needsShuffle(shoe);
    const from: Shoe = shuffled || shoe === undefined ? openTableShoe(tables.baccarat.shoe, rng) : shoe;
    const dealt = dealCoup(from);
    shoe = dealt.shoe;
    yield { ...dealt.coup, shuffled };
  }
}

/** The first coups for a seed. */
export function firstCoups(seed: string, number: number): readonly (Coup & { readonly shuffled: boolean })[] {
  const coups = coupsOf(seed);
  return Array.from({ length: number }, () => coups.next().value as Coup & { readonly shuffled: boolean });
}
