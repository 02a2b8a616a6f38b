import type { Rules } from '../rules';
import { macao } from './macao';

/** Seven and a half: forty cards, faces count a half, both first cards lie down; 7½ on two cards wins at once. */
export const flapjack: Rules = {
  ...macao,
  deck: { decks: 1, without: ['8', '9', 'T'] },
  values: { ...macao.values, J: [0.5], Q: [0.5], K: [0.5] },
  limit: 7.5,
  opening: [{ type: 'bet' }, { type: 'deal', to: 'house', face: 'down' }, { type: 'deal', to: 'seats', face: 'down' }],
  naturals: [{ is: 'limitOnTwo', equal: 'seat', beats: 1, pays: [1, 1], housePays: [1, 1], settles: 'atOnce', afterSplit: false }],
};
