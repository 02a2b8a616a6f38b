import type { Card, Rank } from '@felt80/cards-shoe';
import { jokerNumber } from './card-number';
import { slotOf, slots, suitMask } from './code-table';
import { PokerError } from './misuse';
import { countHands, demandJokers, ways } from './pack-count';
import { codesFor, handNumbers, type RankingName, tableOf } from './ranking';

/** What is known and wanted when cards are exchanged. */
export interface DrawSetting {
  /** Jokers in the pack, 0 to 52; none when left out. */
  readonly jokers?: number;
  /** A rank whose cards are wild. */
  readonly wild?: Rank;
  /** A card that every hand shares and nobody can exchange. */
  readonly widow?: Card;
  /** The most cards that may be exchanged; all of them when left out. */
  readonly most?: number;
  readonly ranking?: RankingName;
  /** What an order is worth, 7,475 numbers; when left out the chance to beat a random hand of the same pack, a tie counting half. */
  readonly worth?: Float64Array;
}

/** One way to exchange cards. */
export interface Discard {
  /** Places in the hand, ascending. */
  readonly which: readonly number[];
  /** The mean worth over all cards that can come. */
  readonly worth: number;
}

/**
 * The chance of each order to beat a random five-card hand of a pack, a tie counting half: 7,475 numbers from 0 to 1.
 *
 * @throws {PokerError} `badJokers`, `badWild`
 */
export function beatingChances(ranking: RankingName, jokers: number, wild?: Rank): Float64Array {
  const counts = countHands(ranking, jokers, wild);
  const total = ways(52 + jokers, 5);
  let below = 0;
  return counts.map((count) => {
    const chance = (below + count / 2) / total;
    below += count;
    return chance;
  });
}

interface Drawing {
  readonly codes: Int32Array;
  readonly displacements: Uint16Array;
  readonly orders: Uint16Array;
  readonly worth: Float64Array;
}

/** The sum of the worth of all hands that `left` more cards complete, taken from `codes` at `from` and later. */
function completed(drawing: Drawing, from: number, left: number, sum: number, and: number): number {
  const { codes, displacements, orders, worth } = drawing;
  const oneSuit = slots;
  if (left === 0) return worth[orders[slotOf(displacements, sum) + ((and & suitMask) === 0 ? 0 : oneSuit)] as number] as number;
  let total = 0;
  if (left > 1) {
    const last = codes.length - left;
    for (let at = from; at <= last; at++) {
      const code = codes[at] as number;
      total += completed(drawing, at + 1, left - 1, sum + code, and & code);
    }
    return total;
  }
  const suits = and & suitMask;
  for (let at = from; at < codes.length; at++) {
    const code = codes[at] as number;
    const slot = slotOf(displacements, (sum + code) | 0);
    total += worth[((suits & code) === 0 ? orders[slot] : orders[slot + oneSuit]) as number] as number;
  }
  return total;
}

/**
 * Every permitted exchange with its exact mean worth, the best first; of equals the one that exchanges fewer cards.
 * With five cards and nothing forbidden these are all 32 ways over 2.6 million draws.
 *
 * @param cards five cards, or four beside a widow
 * @throws {PokerError} `noCards`, `tooManyCards`, `wrongCount`, `notACard`, `cardTwice`, `badWild`, `badJokers`, `tooManyJokers`, `badArrays`
 */
export function discards(cards: readonly Card[], setting: DrawSetting = {}): readonly Discard[] {
  const most = setting.most ?? cards.length;
  return valuedDiscards(
    cards,
    setting,
    subsets(cards.length).filter((which) => which.length <= most),
  );
}

/** The candidates with their exact mean worth, the best first. */
export function valuedDiscards(
  cards: readonly Card[],
  setting: DrawSetting,
  candidates: readonly (readonly number[])[],
): readonly Discard[] {
  const { jokers = 0, wild, widow, ranking = 'standard' } = setting;
  const seen = handNumbers(widow === undefined ? cards : [...cards, widow]);
  if (seen.length !== 5) throw new PokerError('wrongCount', `cards and widow are five, not ${seen.length}`);
  demandJokers(jokers);
  const seenJokers = seen.filter((number) => number === jokerNumber).length;
  if (seenJokers > jokers) throw new PokerError('tooManyJokers', `${seenJokers} jokers from a pack with ${jokers}`);
  const worth = setting.worth ?? beatingChances(ranking, jokers, wild);
  const { displacements, orders, decidingBySize } = tableOf(ranking);
  if (worth.length !== decidingBySize[5]?.length)
    throw new PokerError('badArrays', `worth has a number for every order, not ${worth.length}`);
  const codes = codesFor(wild);
  const wildCode = codes[jokerNumber] as number;
  const unseen = Array.from({ length: jokerNumber }, (_, number) => number).filter((number) => !seen.includes(number));
  const natural = Int32Array.from(unseen, (number) => codes[number] as number).filter((code) => code !== wildCode);
  const wilds = unseen.length - natural.length + jokers - seenJokers;
  const drawing: Drawing = { codes: natural, displacements, orders, worth };

  const worthOf = (which: readonly number[]): number => {
    const kept = seen.filter((_, place) => !which.includes(place)).map((number) => codes[number] as number);
    const sum = kept.reduce((so, code) => so + code, 0);
    const and = kept.reduce((so, code) => so & code, -1);
    let total = 0;
    // Wild cards are all alike: only their number matters.
    for (let drawn = 0; drawn <= Math.min(wilds, which.length); drawn++) {
      const withWilds = completed(drawing, 0, which.length - drawn, sum + drawn * wildCode, drawn > 0 ? and & wildCode : and);
      total += ways(wilds, drawn) * withWilds;
    }
    return total / ways(natural.length + wilds, which.length);
  };

  return candidates.map((which) => ({ which, worth: worthOf(which) })).sort((a, b) => b.worth - a.worth || a.which.length - b.which.length);
}

/** All sets of places in a hand. */
export function subsets(size: number): readonly (readonly number[])[] {
  const places = Array.from({ length: size }, (_, place) => place);
  return Array.from({ length: 1 << size }, (_, bits) => places.filter((place) => (bits & (1 << place)) !== 0));
}

/**
 * The best exchange of cards: the first of {@link discards}.
 *
 * @throws {PokerError} as {@link discards}
 */
export function bestDiscard(cards: readonly Card[], setting: DrawSetting = {}): Discard {
  return discards(cards, setting)[0] as Discard;
}
