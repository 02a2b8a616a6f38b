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
  // Three places by outcome for each way in which a coup goes on after four cards; the first three are naturals.
  const tallies = new Float64Array(9);
  const stakes: Stakes = { ...noBets };
  const sight: { -readonly [Field in keyof Sight]: Sight[Field] } = { coupsInShoe: 0, lastWinner: undefined, count: 0 };
  let [at, first, cutCard, outcome] = [0, 0, 0, 0];
  // A bettor's stakes, net and commission in cents: in a typed array they are not boxed anew at every coup.
  const money = new Float64Array(3);
  let shoes = 0;

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

  /** Deals coups until so many are dealt or the cut card is out; returns how many. The last outcome stays in `outcome`. */
  function deal(most: number): number {
    let place = at;
    let coups = 0;
    do {
      const fifth = (cards[place + 4] as number) & pointsMask;
      const player = ((cards[place] as number) & pointsMask) + ((cards[place + 2] as number) & pointsMask);
      const banker = ((cards[place + 1] as number) & pointsMask) + ((cards[place + 3] as number) & pointsMask);
      const play = playAfterFour[sumStep * player + banker] as number;
      const playerTakes = play >> 1;
      const bankerTakesOne = bankerTakes[sumStep * (10 * play + fifth) + banker] as number;
      const playerEnd = player + playerTakes * fifth;
      const bankerEnd = banker + bankerTakesOne * ((cards[place + 4 + playerTakes] as number) & pointsMask);
      outcome = outcomeAt[sumStep * playerEnd + bankerEnd] as number;
      first = place;
      place += 4 + playerTakes + bankerTakesOne;
      tallies[3 * play + outcome] = (tallies[3 * play + outcome] as number) + 1;
      coups++;
    } while (coups < most && place < cutCard);
    at = place;
    return coups;
  }

  function runFlat(coups: number): void {
    for (let left = coups; left > 0; ) {
      shuffleIfNeeded();
      left -= deal(left);
    }
  }

  function tagAt(place: number): number {
    return tagOfByte[cards[place] as number] as number;
  }

  /** What the last coup adds to the count. A loop of four to six steps would cost more than the two cards too many that this may look at. */
  function tagsOfCoup(): number {
    const thirds = at - first - 4;
    const fixed = tagAt(first) + tagAt(first + 1) + tagAt(first + 2) + tagAt(first + 3);
    return fixed + ((thirds + 1) >> 1) * tagAt(first + 4) + (thirds >> 1) * tagAt(first + 5);
  }

  function runBettor(coups: number, bettor: Bettor): void {
    for (let coup = 0; coup < coups; coup++) {
      shuffleIfNeeded();
      stakes.bankerCents = 0;
      stakes.playerCents = 0;
      stakes.tieCents = 0;
      bettor.stake(stakes, sight);
      deal(1);
      const winner = outcomes[outcome] as Outcome;
      demandStakes(stakes);
      const paid = pay(winner, stakes, paytable);
      money[0] = (money[0] as number) + totalCents(stakes);
      money[1] = (money[1] as number) + paid.netCents;
      money[2] = (money[2] as number) + paid.commissionCents;
      sight.coupsInShoe++;
      if (winner !== 'tie') sight.lastWinner = winner;
      sight.count += tagsOfCoup();
      bettor.decided?.(winner, paid.netCents, stakes);
    }
  }

  return {
    run(coups): void {
      if (!Number.isSafeInteger(coups) || coups < 0) throw new BaccaratError('badCoups', `no number of coups: ${coups}`);
      if (bettor === undefined) runFlat(coups);
      else runBettor(coups, bettor);
    },
    totals(): Totals {
      const times = outcomes.map((_, place) => [0, 3, 6].reduce((sum, row) => sum + (tallies[row + place] as number), 0));
      const [banker, player, tie] = times as [number, number, number];
      const coups = banker + player + tie;
      const flatSum = (cents: (paid: Settlement) => number): number =>
        flat.reduce((sum, paid, place) => sum + (times[place] as number) * cents(paid), 0);
      return {
        coups,
        shoes,
        outcomes: { banker, player, tie },
        naturals: tallies.subarray(0, 3).reduce((sum, count) => sum + count, 0),
        stakedCents: (money[0] as number) + coups * totalCents(flatBets),
        netCents: (money[1] as number) + flatSum((paid) => paid.netCents),
        commissionCents: (money[2] as number) + flatSum((paid) => paid.commissionCents),
      };
    },
    lastCards: (): readonly Card[] => Array.from(cards.subarray(first, at), cardOfByte),
  };
}
