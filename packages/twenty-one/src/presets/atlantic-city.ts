import type { Rules } from '../rules';
import { lasVegas } from './las-vegas';

/** Atlantic City about 1987: six decks, doubles after a split, one split only. */
export const atlanticCity: Rules = {
  ...lasVegas,
  deck: { decks: 6 },
  player: {
    ...lasVegas.player,
    double: { on: 'any', soft: true, afterSplit: true },
    split: { by: 'value', hands: 2, deals: 'atOnce', aces: { hands: 2, oneCard: true } },
  },
};
