import { type Card, factoryOrder, type Rng, shuffleInPlace } from '@felt80/cards-shoe';
import { type Bets, noBets, settle, totalCents } from './bets';
import { countTag, startCount } from './count';
import { type Outcome, outcomeOf, outcomes, type Side } from './coup';
import { BaccaratError } from './misuse';
import { drawCut, type TableRules } from './table';
import { bankerDraws, isNatural, playerDraws } from './tableau';
import { cardValue } from './value';

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

/** A table that deals many coups at a call. It holds a shoe: keep one for each stream. */
export interface Simulation {
  /**
   * Deals so many more coups, with the same bets on every one or with a bettor; nothing is bet when left out. Table limits are not asked.
   *
   * @throws {BaccaratError} `badCoups`, `badStake`
   */
  run(coups: number, bets?: Bets | Bettor): void;
  totals(): Totals;
  /** The cards of the last coup in the order in which they were dealt. */
  lastCards(): readonly Card[];
}

const pack: readonly Card[] = factoryOrder({ decks: 1 });
const valueOf: Uint8Array = Uint8Array.from(pack, cardValue);
const tagOf: Int8Array = Int8Array.from(pack, countTag);

/** The tableau, ten entries a total; `stood` is the row of a Player who stood, after the ten by Player's third card. */
const digits: readonly number[] = Array.from({ length: 10 }, (_, digit) => digit);
const natural: Uint8Array = Uint8Array.from(digits, (total) => Number(isNatural(total)));
const playerTakes: Uint8Array = Uint8Array.from(digits, (total) => Number(playerDraws(total)));
const bankerTakes: Uint8Array = Uint8Array.from(
  [...digits, undefined].flatMap((third) => digits.map((total) => Number(bankerDraws(total, third)))),
);
const stood = 10;
const outcomeAt: Uint8Array = Uint8Array.from(
  digits.flatMap((player) => digits.map((banker) => outcomes.indexOf(outcomeOf(player, banker)))),
);

function isBettor(bets: Bets | Bettor): bets is Bettor {
  return 'stake' in bets;
}

/**
 * Opens a table for bulk play. It deals the cards that `openTableShoe` and `dealCoup` deal from the same stream, card for card.
 *
 * @throws {BaccaratError} `badPolicy`; `CardsError` `badDecks`.
 */
export function openSimulation({ rng, table }: { readonly rng: Rng; readonly table: TableRules }): Simulation {
  const { shoe: policy, paytable } = table;
  const fresh = Uint8Array.from(factoryOrder({ decks: policy.decks }), (card) => pack.indexOf(card));
  const cards = fresh.slice();
  const tallies = new Float64Array(outcomes.length);
  const stakes: Stakes = { ...noBets };
  const sight: { -readonly [Field in keyof Sight]: Sight[Field] } = { coupsInShoe: 0, lastWinner: undefined, count: startCount };
  let [at, first, cutCard] = [0, 0, 0];
  let [shoes, naturals, stakedCents, netCents, commissionCents] = [0, 0, 0, 0, 0];

  function shuffleIfNeeded(): void {
    if (at < cutCard) return;
    cards.set(fresh);
    shuffleInPlace(cards, rng);
    cutCard = cards.length - drawCut(policy, cards.length, rng);
    at = 0;
    shoes++;
    sight.coupsInShoe = 0;
    sight.lastWinner = undefined;
    sight.count = startCount;
  }

  function points(place: number): number {
    return valueOf[cards[place] as number] as number;
  }

  function deal(): number {
    let next = at;
    first = next;
    let player = (points(next) + points(next + 2)) % 10;
    let banker = (points(next + 1) + points(next + 3)) % 10;
    next += 4;
    if (natural[player] || natural[banker]) {
      naturals++;
    } else {
      let third = stood;
      if (playerTakes[player]) {
        third = points(next++);
        player = (player + third) % 10;
      }
      if (bankerTakes[10 * third + banker]) banker = (banker + points(next++)) % 10;
    }
    at = next;
    const outcome = outcomeAt[10 * player + banker] as number;
    tallies[outcome] = (tallies[outcome] as number) + 1;
    return outcome;
  }

  function runFlat(coups: number, bets: Bets): void {
    const before = tallies.slice();
    for (let coup = 0; coup < coups; coup++) {
      shuffleIfNeeded();
      deal();
      sight.coupsInShoe++;
    }
    for (const [place, outcome] of outcomes.entries()) {
      const times = (tallies[place] as number) - (before[place] as number);
      const paid = settle(outcome, bets, paytable);
      netCents += times * paid.netCents;
      commissionCents += times * paid.commissionCents;
    }
    stakedCents += coups * totalCents(bets);
  }

  function runBettor(coups: number, bettor: Bettor): void {
    for (let coup = 0; coup < coups; coup++) {
      shuffleIfNeeded();
      stakes.bankerCents = 0;
      stakes.playerCents = 0;
      stakes.tieCents = 0;
      bettor.stake(stakes, sight);
      const outcome = outcomes[deal()] as Outcome;
      const paid = settle(outcome, stakes, paytable);
      stakedCents += totalCents(stakes);
      netCents += paid.netCents;
      commissionCents += paid.commissionCents;
      sight.coupsInShoe++;
      if (outcome !== 'tie') sight.lastWinner = outcome;
      for (let place = first; place < at; place++) sight.count += tagOf[cards[place] as number] as number;
      bettor.decided?.(outcome, paid.netCents, stakes);
    }
  }

  return {
    run(coups, bets = noBets): void {
      if (!Number.isSafeInteger(coups) || coups < 0) throw new BaccaratError('badCoups', `no number of coups: ${coups}`);
      if (isBettor(bets)) runBettor(coups, bets);
      else runFlat(coups, bets);
    },
    totals: (): Totals => ({
      coups: tallies.reduce((sum, count) => sum + count, 0),
      shoes,
      outcomes: Object.fromEntries(outcomes.map((outcome, place) => [outcome, tallies[place]])) as Record<Outcome, number>,
      naturals,
      stakedCents,
      netCents,
      commissionCents,
    }),
    lastCards: (): readonly Card[] => Array.from(cards.subarray(first, at), (kind) => pack[kind] as Card),
  };
}
