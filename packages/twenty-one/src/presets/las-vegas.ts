import type { Rank } from '@felt80/cards-shoe';
import type { OpeningStep, Rules } from '../rules';

const values: Readonly<Record<Rank, readonly number[]>> = {
  A: [1, 11],
  '2': [2],
  '3': [3],
  '4': [4],
  '5': [5],
  '6': [6],
  '7': [7],
  '8': [8],
  '9': [9],
  T: [10],
  J: [10],
  Q: [10],
  K: [10],
};

/** A casino's deal: seats, upcard, seats, hole card. */
function casinoDeal(face: 'up' | 'down'): readonly OpeningStep[] {
  return [
    { type: 'bet' },
    { type: 'deal', to: 'seats', face },
    { type: 'deal', to: 'house', face: 'up' },
    { type: 'deal', to: 'seats', face },
    { type: 'deal', to: 'house', face: 'down' },
  ];
}

export const faceUpDeal: readonly OpeningStep[] = casinoDeal('up');
export const faceDownDeal: readonly OpeningStep[] = casinoDeal('down');

/** The Strip about 1987: four decks, the house stands on every 17, no double after a split, no surrender. The base of the casino tables. */
export const lasVegas: Rules = {
  deck: { decks: 4 },
  values,
  limit: 21,
  opening: faceUpDeal,
  naturals: [{ is: 'limitOnTwo', equal: 'push', beats: 1, pays: [3, 2], housePays: [1, 1], settles: 'atOnce', afterSplit: false }],
  player: {
    double: { on: 'any', soft: true, afterSplit: false },
    split: { by: 'value', hands: 4, deals: 'atOnce', aces: { hands: 2, oneCard: true } },
    insurance: 'upToHalf',
    doubleCard: 'up',
    stakes: 'bank',
  },
  house: { standsOn: 17, holeCard: 'peek' },
  settling: { tie: 'push', bothBust: 'house' },
  penetration: { dealt: [3, 4], dealtOfOneDeck: [3, 5], cardsPerHand: 6 },
};
