import type { Rules } from '../rules';
import { tommysBlackjack } from './tommys-blackjack';

const strong = { equal: 'house', pays: [2, 1], housePays: [2, 1], settles: 'atEnd', afterSplit: true } as const;

/** British twenty-one: the bet after the first card, buy or twist, five-card tricks; the house wins ties and plays until it wins. */
export const pontoon: Rules = {
  ...tommysBlackjack,
  cardLimit: { cards: 5 },
  opening: [
    { type: 'deal', to: 'house', face: 'up' },
    { type: 'deal', to: 'seats', face: 'down' },
    { type: 'bet' },
    { type: 'deal', to: 'seats', face: 'down' },
  ],
  naturals: [
    { ...strong, is: 'threeSevens', beats: 3, pays: [3, 1] },
    { ...strong, is: 'fiveCards', beats: 2 },
    { ...strong, is: 'limitOnTwo', beats: 1 },
  ],
  player: {
    split: { by: 'rank', hands: 2, deals: 'atOnce', aces: { hands: 2, oneCard: false } },
    standsOn: 16,
    buy: { leastCents: 100, most: 'currentBet', afterHit: false },
    doubleCard: 'up',
    stakes: 'credit',
  },
  house: { standsOn: 16, holeCard: 'none', until: 'beatsBestSeat' },
  settling: { tie: 'house', bothBust: 'withdrawn' },
  penetration: { dealt: [0, 1], dealtOfOneDeck: [0, 1], cardsPerHand: 6 },
};
