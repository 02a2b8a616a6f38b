import type { Card, Rank } from '@felt80/cards-shoe';
import { cardNumber, jokerNumber, noCardNumber, wildPlace } from './card-number';
import { codesWith, slotOf, slots, suitMask } from './code-table';
import { decided, deciding, type FoursBy } from './made-hand';
import { PokerError } from './misuse';
import { type OrderTable, orderTable } from './order-table';
import { type Strength, strengthOf } from './strength';

/** A way to rank hands. */
export interface Ranking {
  /**
   * The best hand that one to five cards make; jokers and the cards of the rank `wild` stand for any card. Fewer than five cards make no straight
   * and no flush; a lone joker is an ace.
   *
   * @throws {PokerError} `noCards`, `tooManyCards`, `notACard`, `cardTwice` or `badWild`
   */
  readonly evaluate: (cards: readonly Card[], wild?: Rank) => Strength;
  /** Positive if `a` is better, negative if `b` is, 0 for a tie. Hands of different sizes can be compared. */
  readonly compare: (a: Strength, b: Strength) => number;
}

/** `standard`: the rules of poker. `parlor`: the scores of 1987, where the spare card of a four of a kind comes before the four. */
export type RankingName = 'standard' | 'parlor';

const foursBy: Readonly<Record<RankingName, FoursBy>> = { standard: 'rank', parlor: 'spare' };

interface Prepared extends OrderTable {
  /** By number of cards and order, made when first asked for. */
  readonly strengths: readonly Strength[][];
}

const prepared = new Map<RankingName, Prepared>();

/** The tables of a ranking; they are made once, when first needed. */
export function tableOf(name: RankingName): Prepared {
  let table = prepared.get(name);
  if (!table) {
    table = { ...orderTable(foursBy[name]), strengths: [[], [], [], [], [], []] };
    prepared.set(name, table);
  }
  return table;
}

const codeTables = new Map<number, Int32Array>();

/** A code for every card number, the cards of the rank `wild` being wild. */
export function codesFor(wild: Rank | undefined): Int32Array {
  const place = wild === undefined ? -1 : wildPlace(wild);
  let codes = codeTables.get(place);
  if (!codes) {
    codes = codesWith(place);
    codeTables.set(place, codes);
  }
  return codes;
}

/** The card numbers of one to five cards that can be in one hand. */
export function handNumbers(cards: readonly Card[]): readonly number[] {
  if (cards.length === 0) throw new PokerError('noCards', 'a hand has at least one card');
  if (cards.length > 5) throw new PokerError('tooManyCards', `a hand has at most five cards, not ${cards.length}`);
  const numbers = cards.map(cardNumber);
  const twice = numbers.findIndex((number, at) => number !== jokerNumber && numbers.indexOf(number) !== at);
  if (twice >= 0) throw new PokerError('cardTwice', `${cards[twice]} is there twice`);
  return numbers;
}

function strengthIn(name: RankingName, size: number, order: number): Strength {
  const { decidingBySize, strengths } = tableOf(name);
  const known = strengths[size] as Strength[];
  const strength = known[order];
  if (strength) return strength;
  const number = decidingBySize[size]?.[order];
  if (number === undefined) throw new PokerError('badArrays', `${order} is no order of ${size} cards`);
  const { category, ranks } = decided(number, foursBy[name]);
  const made = strengthOf(category, ranks, order);
  known[order] = made;
  return made;
}

function evaluate(name: RankingName, cards: readonly Card[], wild: Rank | undefined): Strength {
  const numbers = handNumbers(cards);
  const codes = codesFor(wild);
  const { displacements, orders } = tableOf(name);
  let sum = 0;
  let and = -1;
  for (let at = 0; at < 5; at++) {
    const code = codes[numbers[at] ?? noCardNumber] as number;
    sum += code;
    and &= code;
  }
  const order = orders[slotOf(displacements, sum) + ((and & suitMask) === 0 ? 0 : slots)] as number;
  return strengthIn(name, numbers.length, order);
}

function ranking(name: RankingName): Ranking {
  return {
    evaluate: (cards, wild) => evaluate(name, cards, wild),
    compare: (a, b) => deciding(a, foursBy[name]) - deciding(b, foursBy[name]),
  };
}

/** The rules of poker: of two fours of a kind the higher four wins. */
export const standard: Ranking = ranking('standard');

/** The scores of 1987: the score decides, then the spare cards, last the rank of a four of a kind. */
export const parlor: Ranking = ranking('parlor');

/** Both rankings by name. */
export const rankings: Readonly<Record<RankingName, Ranking>> = { standard, parlor };

/**
 * The manual's score of one to five cards under its own ranking: `parlor.evaluate(cards, wild).score`.
 *
 * @throws {PokerError} as {@link Ranking.evaluate}
 */
export function parlorScore(cards: readonly Card[], wild?: Rank): number {
  return parlor.evaluate(cards, wild).score;
}

/**
 * The strength of a five-card order, the result of {@link evaluateMany}.
 *
 * @param order a whole number from 0 to 7474
 * @throws {PokerError} `badArrays`
 */
export function strengthAt(name: RankingName, order: number): Strength {
  return strengthIn(name, 5, order);
}
