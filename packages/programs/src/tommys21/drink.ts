/** How sober the dealer is: 1 quite, 5 hardly. */
export type Stage = 1 | 2 | 3 | 4 | 5;

/** The dealer's glass. */
export interface Drink {
  /** Which martini it is, from 1. */
  readonly glass: number;
  /** Quarters left in it: 4 is full. */
  readonly quarters: number;
  readonly stage: Stage;
}

/** Hands from one sip to the next. */
export const handsASip = 2;
const levels = 5;

/** The glass after this many hands: a sip every other hand, then a new one. Each martini takes its dealer a stage further, up to the fifth. */
export function drinkAfter(hands: number): Drink {
  const sips = Math.floor(hands / handsASip);
  const glass = 1 + Math.floor(sips / levels);
  return { glass, quarters: levels - 1 - (sips % levels), stage: Math.min(5, glass) as Stage };
}
