/** From the lowest to the highest. */
export type Category =
  | 'bust'
  | 'pair'
  | 'twoPairs'
  | 'three'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'four'
  | 'straightFlush'
  | 'fiveOfAKind';

/** How good a hand is. Ranks are numbers: ace 14, king 13, … deuce 2; 5 is the top of the ace-low straight. */
export interface Strength {
  readonly category: Category;
  /** The number of the manual of 1987: 21300 for four nines with a king, which counts the king. */
  readonly score: number;
  /** The spare cards, highest first, that are compared between equal scores; of a flush the four below its highest. */
  readonly tieBreak: readonly number[];
  /** The ranks of the combination, then the spare cards: `[9, 13]` for four nines with a king. A spare card that is missing counts 0. */
  readonly ranks: readonly number[];
  /** A dense number among hands of as many cards, 0 the lowest: 0 to 7474 with five. Greater is better, equal is a tie. */
  readonly order: number;
}

interface Row {
  readonly category: Category;
  /** The score is `base` plus every rank times its weight. */
  readonly base: number;
  readonly weights: readonly number[];
  /** How many ranks belong to the combination; the others are spare cards. */
  readonly made: number;
}

const rows: readonly Row[] = [
  { category: 'bust', base: 0, weights: [], made: 0 },
  { category: 'pair', base: 0, weights: [100], made: 1 },
  { category: 'twoPairs', base: 2000, weights: [100, 1], made: 2 },
  { category: 'three', base: 7000, weights: [100], made: 1 },
  { category: 'straight', base: 9000, weights: [1], made: 1 },
  { category: 'flush', base: 10000, weights: [1], made: 1 },
  { category: 'fullHouse', base: 15000, weights: [100, 1], made: 2 },
  { category: 'four', base: 20000, weights: [0, 100], made: 1 },
  { category: 'straightFlush', base: 25000, weights: [1], made: 1 },
  { category: 'fiveOfAKind', base: 30000, weights: [100], made: 1 },
];

/** The ten categories from the lowest to the highest. */
export const categories: readonly Category[] = rows.map((row) => row.category);

const places: ReadonlyMap<Category, number> = new Map(categories.map((category, place) => [category, place]));

/** A category's place in {@link categories}. */
export function placeOf(category: Category): number {
  return places.get(category) as number;
}

/** The strength of ranks in their category; `order` is their place among all such. */
export function strengthOf(category: Category, ranks: readonly number[], order: number): Strength {
  const { base, weights, made } = rows[placeOf(category)] as Row;
  const score = weights.reduce((sum, weight, at) => sum + weight * (ranks[at] ?? 0), base);
  return Object.freeze({ category, score, tieBreak: Object.freeze(ranks.slice(made)), ranks: Object.freeze(ranks.slice()), order });
}
