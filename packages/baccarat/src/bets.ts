import type { Outcome } from './coup';
import { BaccaratError } from './misuse';

/** What lies on the three fields, in whole cents; 0 is no bet. */
export interface Bets {
  readonly bankerCents: number;
  readonly playerCents: number;
  readonly tieCents: number;
}

/** No bet anywhere. */
export const noBets: Bets = { bankerCents: 0, playerCents: 0, tieCents: 0 };

/** Banker wins pay 1:1 less the commission, Player wins 1:1, ties `tiePays`:1; on a tie the bets on the sides come back. */
export interface Paytable {
  /** `perMille` of the wager, rounded half up to the cent, but no less than `leastCents`; taken from a winning Banker bet. */
  readonly commission: { readonly perMille: number; readonly leastCents: number };
  readonly tiePays: number;
}

/** What a table accepts. */
export interface TableLimits {
  /** For Banker and for Player. */
  readonly side: { readonly leastCents: number; readonly mostCents: number };
  readonly tie: { readonly leastCents: number; readonly mostCents: number };
  /** Every bet is a multiple of it. */
  readonly stepCents: number;
  /** Whether one may bet on Banker and Player in the same coup. */
  readonly bothSides: boolean;
  /** Whether a coup may be dealt with no bet on the table. */
  readonly withoutBets: boolean;
}

/** Why bets are refused; `on` names the field, where it is one. */
export interface BetRefusal {
  readonly code: 'notWholeCents' | 'offStep' | 'belowLeast' | 'aboveMost' | 'bothSides' | 'noBets' | 'aboveBank';
  readonly on?: Outcome;
}

const fields: readonly { readonly on: Outcome; readonly cents: keyof Bets; readonly limits: 'side' | 'tie' }[] = [
  { on: 'banker', cents: 'bankerCents', limits: 'side' },
  { on: 'player', cents: 'playerCents', limits: 'side' },
  { on: 'tie', cents: 'tieCents', limits: 'tie' },
];

/** The sum of the bets, in cents. */
export function totalCents(bets: Bets): number {
  return bets.bankerCents + bets.playerCents + bets.tieCents;
}

function isWholeCents(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 0;
}

/** Why a coup cannot be dealt for these bets, or `undefined` when it can. `bankCents` is what the bettor owns, the bets included. */
export function whyNotBets(bets: Bets, limits: TableLimits, bankCents: number = Number.POSITIVE_INFINITY): BetRefusal | undefined {
  for (const field of fields) {
    const cents = bets[field.cents];
    const { leastCents, mostCents } = limits[field.limits];
    if (!isWholeCents(cents)) return { code: 'notWholeCents', on: field.on };
    if (cents === 0) continue;
    if (cents % limits.stepCents !== 0) return { code: 'offStep', on: field.on };
    if (cents < leastCents) return { code: 'belowLeast', on: field.on };
    if (cents > mostCents) return { code: 'aboveMost', on: field.on };
  }
  if (!limits.bothSides && bets.bankerCents > 0 && bets.playerCents > 0) return { code: 'bothSides' };
  if (!limits.withoutBets && totalCents(bets) === 0) return { code: 'noBets' };
  return totalCents(bets) > bankCents ? { code: 'aboveBank' } : undefined;
}

/** What comes back across the table after a coup, in whole cents. */
export interface Settlement {
  /** Stakes that come back and winnings, commission taken off. */
  readonly returnedCents: number;
  /** `returnedCents` less all that was bet. */
  readonly netCents: number;
  readonly commissionCents: number;
}

/** The largest stake that is settled exactly: ten thousand million dollars. */
const largestStakeCents = 1e12;

function isStake(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 0 && cents <= largestStakeCents;
}

/** Throws `badStake` unless every bet can be settled exactly. */
export function demandStakes(bets: Bets): void {
  if (isStake(bets.bankerCents) && isStake(bets.playerCents) && isStake(bets.tieCents)) return;
  throw new BaccaratError('badStake', `bets are whole cents from 0 to ${largestStakeCents}, not ${JSON.stringify(bets)}`);
}

function demandPaytable({ commission: { perMille, leastCents }, tiePays }: Paytable): void {
  if (
    !(
      Number.isInteger(perMille) &&
      perMille >= 0 &&
      perMille <= 1000 &&
      isWholeCents(leastCents) &&
      isWholeCents(tiePays) &&
      tiePays <= 1000
    )
  ) {
    throw new BaccaratError('badPaytable', 'a paytable holds whole numbers: perMille and tiePays up to 1000, leastCents');
  }
}

/** The commission on a winning Banker bet in whole cents; nothing on no bet. */
export function commissionCents(bankerCents: number, { commission }: Paytable): number {
  if (bankerCents === 0) return 0;
  return Math.max(Math.floor((bankerCents * commission.perMille + 500) / 1000), commission.leastCents);
}

/**
 * Pays the bets of one coup. Table limits are not asked: see {@link whyNotBets}.
 *
 * @throws {BaccaratError} `badStake` (not whole cents from 0 to 10¹²), `badPaytable` or `badOutcome`.
 */
export function settle(outcome: Outcome, bets: Bets, paytable: Paytable): Settlement {
  demandStakes(bets);
  demandPaytable(paytable);
  return pay(outcome, bets, paytable);
}

/** {@link settle} for bets and a paytable that were looked at before. */
export function pay(outcome: Outcome, bets: Bets, paytable: Paytable): Settlement {
  const commission = outcome === 'banker' ? commissionCents(bets.bankerCents, paytable) : 0;
  const returnedCents = comesBack(outcome, bets, paytable) - commission;
  return { returnedCents, netCents: returnedCents - totalCents(bets), commissionCents: commission };
}

function comesBack(outcome: Outcome, bets: Bets, { tiePays }: Paytable): number {
  switch (outcome) {
    case 'banker':
      return 2 * bets.bankerCents;
    case 'player':
      return 2 * bets.playerCents;
    case 'tie':
      return bets.bankerCents + bets.playerCents + (1 + tiePays) * bets.tieCents;
    default:
      throw new BaccaratError('badOutcome', `no outcome: ${String(outcome)}`);
  }
}
