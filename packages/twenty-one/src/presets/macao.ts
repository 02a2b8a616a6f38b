import type { NaturalRule, Rules } from '../rules';
import { tommysBlackjack } from './tommys-blackjack';

function firstCard(points: number, times: number, equal: NaturalRule['equal']): NaturalRule {
  return {
    is: { firstCard: points },
    equal,
    beats: points,
    pays: [times, 1],
    housePays: [times, 1],
    settles: 'atOnce',
    afterSplit: false,
  };
}

/** Nine: one card each, both up; 7, 8 and 9 are paid once, twice and three times at once, either way. */
export const macao: Rules = {
  ...tommysBlackjack,
  values: { ...tommysBlackjack.values, A: [1], T: [0], J: [0], Q: [0], K: [0] },
  limit: 9,
  opening: [{ type: 'bet' }, { type: 'deal', to: 'house', face: 'up' }, { type: 'deal', to: 'seats', face: 'up' }],
  naturals: [
    firstCard(9, 3, 'push'),
    firstCard(8, 2, 'goOn'),
    firstCard(7, 1, 'goOn'),
    { is: 'limit', equal: 'seat', beats: 1, pays: [1, 1], housePays: [1, 1], settles: 'atOnce', afterSplit: false },
  ],
  player: { double: { on: 'any', soft: true, afterSplit: false }, doubleCard: 'up', stakes: 'credit' },
  house: { standsOn: 7, holeCard: 'none' },
};
