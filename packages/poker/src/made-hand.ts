import { type Category, categories, placeOf } from './strength';

/** What cards make: the category, the ranks of the combination and then the spare cards. */
export interface MadeHand {
  readonly category: Category;
  readonly ranks: readonly number[];
}

/** What decides first between two fours of a kind: their own ranks, or their spare cards. */
export type FoursBy = 'rank' | 'spare';

const digit = 16;

/** Every {@link deciding} number is smaller. */
export const decidingEnd: number = categories.length * digit ** 5;

/** Ranks in the order in which they decide; its own inverse. */
function decisive({ category, ranks }: MadeHand, foursBy: FoursBy): readonly number[] {
  return category === 'four' && foursBy === 'spare' ? [ranks[1] ?? 0, ranks[0] ?? 0] : ranks;
}

/** A number that is greater for the better hand and equal for a tie: the category, then five ranks as hexadecimal digits, 0 for none. */
export function deciding(hand: MadeHand, foursBy: FoursBy): number {
  const ranks = decisive(hand, foursBy);
  let number = placeOf(hand.category);
  for (let at = 0; at < 5; at++) number = number * digit + (ranks[at] ?? 0);
  return number;
}

/** The hand of a {@link deciding} number. */
export function decided(number: number, foursBy: FoursBy): MadeHand {
  const digits: number[] = [];
  let rest = number;
  for (let at = 0; at < 5; at++) {
    digits.unshift(rest % digit);
    rest = Math.floor(rest / digit);
  }
  const category = categories[rest] as Category;
  const ranks = category === 'four' ? digits.slice(0, 2) : digits.filter((rank) => rank > 0);
  return { category, ranks: decisive({ category, ranks }, foursBy).filter((rank) => rank > 0) };
}

interface Group {
  readonly rank: number;
  readonly count: number;
}

/** The two largest groups of equal ranks; of equally large ones the higher first. */
function largestGroups(naturals: readonly number[]): readonly [largest: Group, second: Group] {
  let largest: Group = { rank: 0, count: 0 };
  let second = largest;
  for (let from = 0, to = 0; from < naturals.length; from = to) {
    const rank = naturals[from] as number;
    while (naturals[to] === rank) to++;
    const group = { rank, count: to - from };
    if (group.count > largest.count) {
      second = largest;
      largest = group;
    } else if (group.count > second.count) second = group;
  }
  return [largest, second];
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
  const lacked: number[] = [];
  for (let rank = ace; lacked.length < wilds; rank--) if (!naturals.includes(rank)) lacked.push(rank);
  return [...naturals, ...lacked].sort((a, b) => b - a);
}

/** The rank of a combination once, then the other ranks. */
function groupedFirst(ranks: readonly number[], rank: number): readonly number[] {
  const first = [rank];
  for (const other of ranks) if (other !== rank) first.push(other);
  return first;
}

/**
 * The best hand that one to five cards make, where a wild card is whatever makes it best. Straights and flushes need five cards.
 *
 * @param naturals the ranks of the cards that are not wild, highest first
 * @param oneSuit whether they are all of one suit
 */
export function madeHand(naturals: readonly number[], wilds: number, oneSuit: boolean, foursBy: FoursBy): MadeHand {
  const [largest, second] = largestGroups(naturals);
  const rank = largest.rank || ace;
  const alike = largest.count + wilds;
  const five = naturals.length + wilds === 5;
  const different = largest.count <= 1;
  const top = five && different ? straightTop(naturals) : 0;
  if (alike >= 5) return { category: 'fiveOfAKind', ranks: [rank] };
  if (top > 0 && oneSuit) return { category: 'straightFlush', ranks: [top] };
  // Three wild cards make four of either other card.
  if (alike === 4)
    return { category: 'four', ranks: foursBy === 'spare' && different ? naturals.toReversed() : groupedFirst(naturals, rank) };
  if (five && alike === 3 && second.count === 2) return { category: 'fullHouse', ranks: [rank, second.rank] };
  if (five && different && oneSuit) return { category: 'flush', ranks: flushRanks(naturals, wilds) };
  if (top > 0) return { category: 'straight', ranks: [top] };
  if (alike === 3) return { category: 'three', ranks: groupedFirst(naturals, rank) };
  if (second.count === 2) return { category: 'twoPairs', ranks: groupedFirst(groupedFirst(naturals, second.rank), rank) };
  if (alike === 2) return { category: 'pair', ranks: groupedFirst(naturals, rank) };
  return { category: 'bust', ranks: naturals.length > 0 ? naturals : [ace] };
}
