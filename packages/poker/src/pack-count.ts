import type { Rank } from '@felt80/cards-shoe';
import { wildPlace } from './card-number';
import { keys, slotOf, slots, sumOf } from './code-table';
import { PokerError } from './misuse';
import { type RankingName, tableOf } from './ranking';

/** The most jokers that a pack may hold. */
export const mostJokers = 52;

/** Throws unless `jokers` is a whole number from 0 to 52. */
export function demandJokers(jokers: number): void {
  if (!Number.isInteger(jokers) || jokers < 0 || jokers > mostJokers) {
    throw new PokerError('badJokers', `jokers must be a whole number from 0 to ${mostJokers}, not ${jokers}`);
  }
}

/** In how many ways `chosen` of `from` things can be chosen; exact below 2⁵³. */
export function ways(from: number, chosen: number): number {
  let result = chosen > from ? 0 : 1;
  for (let at = 0; at < chosen; at++) result = (result * (from - at)) / (at + 1);
  return result;
}

/**
 * How many of all five-card hands from 52 cards and some jokers have each order: 7,475 exact numbers. Every joker is a card of its own.
 *
 * @throws {PokerError} `badJokers`, `badWild`
 */
export function countHands(ranking: RankingName, jokers: number, wild?: Rank): Float64Array {
  demandJokers(jokers);
  const { displacements, orders, decidingBySize } = tableOf(ranking);
  const skipped = wild === undefined ? -1 : wildPlace(wild);
  const wilds = jokers + (wild === undefined ? 0 : 4);
  const counts = new Float64Array((decidingBySize[5] as Int32Array).length);
  const add = (slot: number, hands: number): void => {
    const order = orders[slot] as number;
    counts[order] = (counts[order] as number) + hands;
  };
  const extend = (place: number, size: number, keySum: number, natural: number, different: boolean): void => {
    if (place === 13 || size === 5) {
      const slot = slotOf(displacements, sumOf(keySum, 0));
      const hands = ways(wilds, 5 - size);
      const oneSuit = different ? (size === 0 ? 1 : 4) : 0;
      add(slot, hands * (natural - oneSuit));
      if (oneSuit > 0) add(slot + slots, hands * oneSuit);
      return;
    }
    const most = place === skipped ? 0 : Math.min(4, 5 - size);
    for (let count = 0; count <= most; count++) {
      extend(place + 1, size + count, keySum + count * (keys[place] as number), natural * ways(4, count), different && count < 2);
    }
  };
  extend(0, 0, 0, 1, true);
  return counts;
}
