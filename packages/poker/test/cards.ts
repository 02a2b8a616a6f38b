import { type Card, factoryOrder, type Rank, type Rng, ranks, shuffle } from '@felt80/cards-shoe';

/** `'As Kd Jo'` as cards. */
export const hand = (text: string): readonly Card[] => text.split(' ') as Card[];

/** Random cards of one pack with jokers, never more than `mostWild` wild ones. */
export function randomHand(rng: Rng, size: number, jokers: number, mostWild: number, wild?: Rank): readonly Card[] {
  const cards = shuffle(factoryOrder({ decks: 1, jokers }), rng);
  const isWild = (card: Card): boolean => card === 'Jo' || card[0] === wild;
  let left = mostWild;
  return cards.filter((card) => !isWild(card) || left-- > 0).slice(0, size);
}

export const randomRank = (rng: Rng): Rank => ranks[rng.below(13)] as Rank;
