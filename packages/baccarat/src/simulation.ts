import type { Card, Rng } from '@felt80/cards-shoe';
import { type Bets, demandStakes, noBets, pay, type Settlement, settle, totalCents } from './bets';
import { startCount } from './count';
import { type Outcome, outcomes, type Side } from './coup';
import { BaccaratError } from './misuse';
import { bankerTakes, bytesOfDecks, cardOfByte, outcomeAt, playAfterFour, pointsMask, sumStep, tagOfByte } from './sum-tableau';
import { drawCut, type TableRules } from './table';

/** Stakes in whole cents that a {@link Bettor} writes; all 0 before each coup. */
export type Stakes = { -readonly [Field in keyof Bets]: Bets[Field] };

/** What a bettor sees before a coup. One object is used throughout: read it, do not keep it. */
export interface Sight {
  /** Coups dealt before from this shoe; 0 means that a new shoe begins. */
  readonly coupsInShoe: number;
  /** The side that won last in this shoe, ties passed over. */
  readonly lastWinner: Side | undefined;
  /** The running count of this shoe. */
  readonly count: number;
}

/** A betting system at the table, called before and after every coup. */
export interface Bettor {
  /** Writes the stakes for the next coup. */
  stake(stakes: Stakes, sight: Sight): void;
  /** Learns how it went, also with nothing at stake. `netCents` is what the stakes won or lost. */
  decided?(outcome: Outcome, netCents: number, stakes: Bets): void;
}

/** Sums over all coups dealt so far; money in whole cents. */
export interface Totals {
  readonly coups: number;
  readonly shoes: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly naturals: number;
  readonly stakedCents: number;
  readonly netCents: number;
  readonly commissionCents: number;
}

/** What is dealt and bet in a {@link Simulation}. */
export interface SimulationSetup {
  /** The stream of the cards, to be used by nobody else meanwhile. */
  readonly rng: Rng;
  readonly table: TableRules;
  /** The same bets on every coup, or a bettor; nothing is bet when left out. Table limits are not asked. */
  readonly bets?: Bets | Bettor;
  /** The running count of a new shoe; 14 when left out. */
  readonly startCount?: number;
}

/** A table that deals many coups at a call. It holds a shoe. */
export interface Simulation {
  /**
   * Deals so many more coups.
   *
   * @throws {BaccaratError} `badCoups`, or `badStake` for what a bettor stakes.
   */
  run(coups: number): void;
  totals(): Totals;
  /** The cards of the last coup in the order in which they were dealt. */
  lastCards(): readonly Card[];
}

function isBettor(bets: Bets | Bettor): bets is Bettor {
  return 'stake' in bets;
}

/**
 * Opens a table for bulk play. It deals the cards that `openTableShoe` and `dealCoup` deal from the same stream, card for card.
 *
 * @throws {BaccaratError} `badPolicy`, `badPaytable` or `badStake`; `CardsError` `badDecks`.
 */
export function openSimulation(setup: SimulationSetup): Simulation {
  const { rng, bets = noBets } = setup;
  const { shoe: policy, paytable } = setup.table;
  const bettor = isBettor(bets) ? bets : undefined;
  const flatBets = isBettor(bets) ? noBets : bets;
  const flat = outcomes.map((outcome) => settle(outcome, flatBets, paytable));
  const fresh = bytesOfDecks(policy.decks);
  const cards = fresh.slice();
  const tallies = new Float64Array(outcomes.length);
  const stakes: Stakes = { ...noBets };
  const sight: { -readonly [Field in keyof Sight]: Sight[Field] } = { coupsInShoe: 0, lastWinner: undefined, count: 0 };
  let [at, first, cutCard] = [0, 0, 0];
  const plays = new Float64Array(3);
  let [shoes, stakedCents, netCents, commissionCents] = [0, 0, 0, 0];

  function shuffleIfNeeded(): void {
    if (at < cutCard) return;
    cards.set(fresh);
    rng.shuffleBytes(cards);
    cutCard = cards.length - drawCut(policy, cards.length, rng);
    at = 0;
    shoes++;
    sight.coupsInShoe = 0;
    sight.lastWinner = undefined;
    sight.count = setup.startCount ?? startCount;
  }

  function points(place: number): number {
    return (cards[place] as number) & pointsMask;
  }

  function deal(): number {
    const start = at;
    const player = points(start) + points(start + 2);
    const banker = points(start + 1) + points(start + 3);
    const play = playAfterFour[sumStep * player + banker] as number;
    const fifth = points(start + 4);
    const playerTakes = play >> 1;
    const bankerTakesOne = bankerTakes[sumStep * (10 * play + fifth) + banker] as number;
    const playerEnd = player + playerTakes * fifth;
    const bankerEnd = banker + bankerTakesOne * points(start + 4 + playerTakes);
    const outcome = outcomeAt[sumStep * playerEnd + bankerEnd] as number;
    first = start;
    at = start + 4 + playerTakes + bankerTakesOne;
    plays[play] = (plays[play] as number) + 1;
    tallies[outcome] = (tallies[outcome] as number) + 1;
    return outcome;
  }

  function runFlat(coups: number): void {
    for (let coup = 0; coup < coups; coup++) {
      shuffleIfNeeded();
      deal();
    }
  }

  function runBettor(coups: number, bettor: Bettor): void {
    for (let coup = 0; coup < coups; coup++) {
      shuffleIfNeeded();
      stakes.bankerCents = 0;
      stakes.playerCents = 0;
      stakes.tieCents = 0;
      bettor.stake(stakes, sight);
      const outcome = outcomes[deal()] as Outcome;
      demandStakes(stakes);
      const paid = pay(outcome, stakes, paytable);
      stakedCents += totalCents(stakes);
      netCents += paid.netCents;
      commissionCents += paid.commissionCents;
      sight.coupsInShoe++;
      if (outcome !== 'tie') sight.lastWinner = outcome;
      for (let place = first; place < at; place++) sight.count += tagOfByte[cards[place] as number] as number;
      bettor.decided?.(outcome, paid.netCents, stakes);
    }
  }

  return {
    run(coups): void {
      if (!Number.isSafeInteger(coups) || coups < 0) throw new BaccaratError('badCoups', `no number of coups: ${coups}`);
      if (bettor === undefined) runFlat(coups);
      else runBettor(coups, bettor);
    },
    totals(): Totals {
      const coups = tallies.reduce((sum, count) => sum + count, 0);
      const flatSum = (cents: (paid: Settlement) => number): number =>
        flat.reduce((sum, paid, place) => sum + (tallies[place] as number) * cents(paid), 0);
      return {
        coups,
        shoes,
        outcomes: Object.fromEntries(outcomes.map((outcome, place) => [outcome, tallies[place]])) as Record<Outcome, number>,
        naturals: plays[0] as number,
        stakedCents: stakedCents + coups * totalCents(flatBets),
        netCents: netCents + flatSum((paid) => paid.netCents),
        commissionCents: commissionCents + flatSum((paid) => paid.commissionCents),
      };
    },
    lastCards: (): readonly Card[] => Array.from(cards.subarray(first, at), cardOfByte),
  };
}
