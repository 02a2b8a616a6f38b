import { type Card, type Rank, rankOf } from '@felt80/cards-shoe';
import { BaccaratError } from './misuse';

const values: Readonly<Record<Rank, number>> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 0,
  J: 0,
  Q: 0,
  K: 0,
};

/** Points of a rank: the ace 1, 2 to 9 their face, ten and court cards 0. */
export function rankValue(rank: Rank): number {
  return values[rank];
}

/**
 * Points of a card, 0 to 9.
 *
 * @throws {BaccaratError} `joker`: the game has none.
 */
export function cardValue(card: Card): number {
  const rank = rankOf(card);
  if (rank === undefined) throw new BaccaratError('joker', 'baccarat has no jokers');
  return values[rank];
}

/** The total of a hand, 0 to 9: the last digit of the sum. */
export function handTotal(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardValue(card), 0) % 10;
}
