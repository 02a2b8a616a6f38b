import { type Card, type Rank, ranks } from './card';

/** Cards left per rank, ace first, 13 counts. Jokers are not in it. */
export type Composition = readonly number[];

const places: Readonly<Record<Rank, number>> = {
  A: 0,
  '2': 1,
  '3': 2,
  '4': 3,
  '5': 4,
  '6': 5,
  '7': 6,
  '8': 7,
  '9': 8,
  T: 9,
  J: 10,
  Q: 11,
  K: 12,
};

/** The place of a rank in a {@link Composition}: ace 0, king 12. */
export function placeOf(rank: Rank): number {
  return places[rank];
}

/** How many of the cards have each rank, ace first. Jokers are passed over. */
export function countRanks(cards: readonly Card[]): Composition {
  const counts = ranks.map(() => 0);
  for (const card of cards) {
    if (card === 'Jo') continue;
    const place = places[card[0] as Rank];
    counts[place] = (counts[place] as number) + 1;
  }
  return counts;
}
