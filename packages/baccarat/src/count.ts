import { type Card, type Rank, rankOf } from '@felt80/cards-shoe';
import { BaccaratError } from './misuse';

/** What each rank adds to the running count: positive where its leaving the shoe helps Banker. A whole pack adds up to 0. */
const tags: Readonly<Record<Rank, number>> = {
  A: 0,
  '2': 1,
  '3': 2,
  '4': 3,
  '5': 1,
  '6': 0,
  '7': 0,
  '8': -1,
  '9': -2,
  T: -1,
  J: -1,
  Q: -1,
  K: -1,
};

/** The count of a new shoe, unless the player sets another. */
export const startCount = 14;

/**
 * What a card adds to the running count.
 *
 * @throws {BaccaratError} `joker`
 */
export function countTag(card: Card): number {
  const rank = rankOf(card);
  if (rank === undefined) throw new BaccaratError('joker', 'baccarat has no jokers');
  return tags[rank];
}

/** The running count after these cards. */
export function runningCount(cards: readonly Card[], start: number = startCount): number {
  return cards.reduce((count, card) => count + countTag(card), start);
}
