import type { Rules } from '../rules';
import { lasVegas } from './las-vegas';

/** A parlour game on credit: the house deals to itself first, six cards end a hand, pairs of equal rank split once. */
export const tommysBlackjack: Rules = {
  ...lasVegas,
  deck: { decks: 1 },
  cardLimit: { cards: 6 },
  opening: [
    { type: 'bet' },
    { type: 'deal', to: 'house', face: 'up' },
    { type: 'deal', to: 'house', face: 'down' },
    { type: 'deal', to: 'seats', face: 'up' },
    { type: 'deal', to: 'seats', face: 'up' },
  ],
  player: {
    ...lasVegas.player,
    split: { by: 'rank', hands: 2, deals: 'atOnce', aces: { hands: 2, oneCard: true } },
    insurance: 'exactlyHalf',
    stakes: 'credit',
  },
};
