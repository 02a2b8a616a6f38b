import type { Rules } from '../rules';
import { faceDownDeal, lasVegas } from './las-vegas';

/** Downtown Las Vegas about 1987: one deck dealt face down, the house hits soft 17. */
export const downtown: Rules = {
  ...lasVegas,
  deck: { decks: 1 },
  opening: faceDownDeal,
  player: { ...lasVegas.player, doubleCard: 'down' },
  house: { ...lasVegas.house, hitsSoft: 17 },
};
