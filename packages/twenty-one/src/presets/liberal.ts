import type { Rules } from '../rules';
import { lasVegas } from './las-vegas';

/** One deck, doubles after a split and late surrender: the kindest table of the school. */
export const liberal: Rules = {
  ...lasVegas,
  deck: { decks: 1 },
  player: { ...lasVegas.player, double: { on: 'any', soft: true, afterSplit: true }, surrender: 'late' },
};
