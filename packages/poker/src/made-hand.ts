import { type Category, categories, placeOf } from './strength';

/** What cards make: the category, the ranks of the combination and then the spare cards. */
export interface MadeHand {
  readonly category: Category;
  readonly ranks: readonly number[];
}

/** What decides first between two fours of a kind: their own ranks, or their spare cards. */
export type FoursBy = 'rank' | 'spare';

/*
 * A deciding number is greater for the better hand and equal for a tie: the category's place, then five ranks in the order in which they decide,
 * as hexadecimal digits, 0 for none.
 */

/** Every deciding number is smaller. */
export const decidingEnd: number = categories.length << 20;

/** The deciding number of up to two leading ranks (0 for none) and the other ranks. */
function packed(place: number, first: number, second: number, ranks: readonly number[]): number {
  let number = place;
  let room = 5;
  if (first > 0) {
    number = (number << 4) | first;
    room--;
  }
  if (second > 0) {
    number = (number << 4) | second;
    room--;
  }
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] as number;
    if (rank === first || rank === second) continue;
    number = (number << 4) | rank;
    room--;
  }
  return number << (4 * room);
}

const four = placeOf('four');

/** The deciding number of a four of a kind whose spare card, 0 if it has none, decides first. */
function packedSpareFirst(spare: number, rank: number): number {
  return (four << 20) | (spare << 16) | (rank << 12);
}

/** The deciding number of a hand. */
export function deciding({ category, ranks }: MadeHand, foursBy: FoursBy): number {
  const [first = 0, second = 0] = ranks;
  if (category === 'four' && foursBy === 'spare') return packedSpareFirst(second, first);
  return packed(placeOf(category), 0, 0, ranks);
}

/** The hand of a deciding number. */
export function decided(number: number, foursBy: FoursBy): MadeHand {
  const category = categories[number >> 20] as Category;
  const digits = [16, 12, 8, 4, 0].map((shift) => (number >> shift) & 15);
  const ranks = category === 'four' && foursBy === 'spare' ? [digits[1] ?? 0, digits[0] ?? 0] : digits;
  return { category, ranks: ranks.filter((rank) => rank > 0) };
}

const ace = 14;

/** The highest straight that holds all of these different ranks, by its top rank; 0 if none does. */
function straightTop(naturals: readonly number[]): number {
  const highest = naturals[0] ?? ace;
  const lowest = naturals.at(-1) ?? ace;
  if (highest - lowest < 5) return Math.min(lowest + 4, ace);
  const belowAce = naturals[1] ?? lowest;
  return highest === ace && belowAce <= 5 ? 5 : 0;
}

/** A flush's ranks: every wild card is the highest rank that the flush lacks. */
function flushRanks(naturals: readonly number[], wilds: number): readonly number[] {
  const ranks: number[] = [];
  let left = wilds;
  for (let rank = ace; ranks.length < naturals.length + wilds; rank--) {
    if (naturals.includes(rank)) ranks.push(rank);
    else if (left-- > 0) ranks.push(rank);
  }
  return ranks;
}

/**
 * The deciding number of the best hand that one to five cards make, where a wild card is whatever makes it best. Straights and flushes need five cards.
 *
 * @param naturals the ranks of the cards that are not wild, highest first
 * @param oneSuit whether they are all of one suit
 */
export function decidingOf(naturals: readonly number[], wilds: number, oneSuit: boolean, foursBy: FoursBy): number {
  const size = naturals.length;
  const five = size + wilds === 5;
  let rank = ace;
  let count = 0;
  let secondRank = 0;
  let secondCount = 0;
  for (let from = 0, to = 0; from < size; from = to) {
    const next = naturals[from] as number;
    while (to < size && naturals[to] === next) to++;
    const alike = to - from;
    if (alike > count) {
      secondRank = rank;
      secondCount = count;
      rank = next;
      count = alike;
    } else if (alike > secondCount) {
      secondRank = next;
      secondCount = alike;
    }
  }
  const alike = count + wilds;
  const different = count <= 1;
  const top = five && different ? straightTop(naturals) : 0;
  if (alike >= 5) return packed(placeOf('fiveOfAKind'), rank, 0, []);
  if (top > 0 && oneSuit) return packed(placeOf('straightFlush'), top, 0, []);
  if (alike === 4) {
    if (foursBy === 'rank') return packed(four, rank, 0, naturals);
    // Three wild cards make four of either other card.
    const [spare, of] = different ? [naturals[0], naturals[1]] : [naturals.find((other) => other !== rank), rank];
    return size + wilds === 4 ? packedSpareFirst(0, rank) : packedSpareFirst(spare ?? 0, of ?? rank);
  }
  if (five && alike === 3 && secondCount === 2) return packed(placeOf('fullHouse'), rank, secondRank, []);
  if (five && different && oneSuit) return packed(placeOf('flush'), 0, 0, flushRanks(naturals, wilds));
  if (top > 0) return packed(placeOf('straight'), top, 0, []);
  if (alike === 3) return packed(placeOf('three'), rank, 0, naturals);
  if (secondCount === 2) return packed(placeOf('twoPairs'), rank, secondRank, naturals);
  if (alike === 2) return packed(placeOf('pair'), rank, 0, naturals);
  return packed(placeOf('bust'), 0, 0, size > 0 ? naturals : [ace]);
}
