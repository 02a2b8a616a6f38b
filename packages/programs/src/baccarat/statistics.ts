import type { Outcome } from '@felt80/baccarat';
import type { SystemId } from '@felt80/betting-systems';

/** Hands played in one way, and what they brought. */
export interface Ledger {
  readonly hands: number;
  readonly netCents: number;
}

/** Who placed the bets: a system, or the player. */
export type Better = SystemId | 'byHand';

/** Totals over all sittings. */
export interface Statistics {
  readonly hands: number;
  readonly wins: Readonly<Record<Outcome, number>>;
  /** Hands in which at least one side had a natural. */
  readonly naturals: number;
  readonly biggestWinCents: number;
  /** Not negative. */
  readonly biggestLossCents: number;
  readonly byBetter: Readonly<Record<Better, Ledger>>;
}

const empty: Ledger = { hands: 0, netCents: 0 };

/** Before the first hand. */
export const noStatistics: Statistics = {
  hands: 0,
  wins: { banker: 0, player: 0, tie: 0 },
  naturals: 0,
  biggestWinCents: 0,
  biggestLossCents: 0,
  byBetter: {
    byHand: empty,
    cancellation: empty,
    cardCount: empty,
    dalembert: empty,
    followTheShoe: empty,
    martingale: empty,
    oppositeTheShoe: empty,
    progressiveWin: empty,
    thirtyOne: empty,
    tripleCancellation: empty,
  },
};

/** The totals with one more hand. */
export function counted(
  sum: Statistics,
  hand: { readonly outcome: Outcome; readonly natural: boolean; readonly netCents: number; readonly better: Better },
): Statistics {
  const { outcome, natural, netCents, better } = hand;
  const ledger = sum.byBetter[better];
  return {
    hands: sum.hands + 1,
    wins: { ...sum.wins, [outcome]: sum.wins[outcome] + 1 },
    naturals: sum.naturals + (natural ? 1 : 0),
    biggestWinCents: Math.max(sum.biggestWinCents, netCents),
    biggestLossCents: Math.max(sum.biggestLossCents, -netCents),
    byBetter: { ...sum.byBetter, [better]: { hands: ledger.hands + 1, netCents: ledger.netCents + netCents } },
  };
}
