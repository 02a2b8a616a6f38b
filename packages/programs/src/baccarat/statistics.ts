import type { Outcome } from '@felt80/baccarat';
import type { SystemId } from '@felt80/betting-systems';
import type { HandShown } from '../kit/coup';

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

/** What some hands add to the totals. */
export type Tally = Omit<Statistics, 'byBetter'> & { readonly netCents: number };

/** No hand yet. */
export const noTally: Tally = { hands: 0, wins: noStatistics.wins, naturals: 0, biggestWinCents: 0, biggestLossCents: 0, netCents: 0 };

/** The wins with one more. */
export function oneMore({ banker, player, tie }: Statistics['wins'], outcome: Outcome): Statistics['wins'] {
  return {
    banker: outcome === 'banker' ? banker + 1 : banker,
    player: outcome === 'player' ? player + 1 : player,
    tie: outcome === 'tie' ? tie + 1 : tie,
  };
}

/** A tally with one more hand. */
export function tallied(tally: Tally, { outcome, natural, netCents }: HandShown): Tally {
  return {
    hands: tally.hands + 1,
    wins: outcome === null ? tally.wins : oneMore(tally.wins, outcome),
    naturals: natural ? tally.naturals + 1 : tally.naturals,
    biggestWinCents: Math.max(tally.biggestWinCents, netCents),
    biggestLossCents: Math.max(tally.biggestLossCents, -netCents),
    netCents: tally.netCents + netCents,
  };
}

/** The totals with some hands more, all with the same better. */
export function added(sum: Statistics, tally: Tally, better: Better): Statistics {
  const ledger = sum.byBetter[better];
  return {
    hands: sum.hands + tally.hands,
    wins: {
      banker: sum.wins.banker + tally.wins.banker,
      player: sum.wins.player + tally.wins.player,
      tie: sum.wins.tie + tally.wins.tie,
    },
    naturals: sum.naturals + tally.naturals,
    biggestWinCents: Math.max(sum.biggestWinCents, tally.biggestWinCents),
    biggestLossCents: Math.max(sum.biggestLossCents, tally.biggestLossCents),
    byBetter: { ...sum.byBetter, [better]: { hands: ledger.hands + tally.hands, netCents: ledger.netCents + tally.netCents } },
  };
}
