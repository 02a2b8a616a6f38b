import { describe, expect, it } from 'vitest';
import { setLimit } from '../../test/table';
import { type GameName, games } from '../games';
import { computerPlayer } from './computer-player';
import { type Entrant, entrant, match } from './match';
import { mindOf, type SkillLevel } from './mind';
import { alwaysCall, anything } from './plain-players';

const level = (of: SkillLevel): Entrant => entrant({ start: (rng) => mindOf(of, rng), decide: computerPlayer.decide });
const rules = { game: 'draw', betting: setLimit, jokers: 0, seed: 'match', hands: 100 } as const;

describe('a match', () => {
  it('POK-34 between equal players who never differ ends level, and the same seed gives the same result', () => {
    expect(match(rules, entrant(alwaysCall), entrant(alwaysCall))).toEqual({ perHundred: 0, bound: 0 });
    expect(match(rules, level(3), entrant(anything))).toEqual(match(rules, level(3), entrant(anything)));
  });

  it('POK-34 shows that a master beats a beginner, and a beginner one who does anything, in every game with decisions', () => {
    for (const game of Object.keys(games) as GameName[]) {
      if (game === 'coldHands') continue;
      expect(match({ ...rules, game, hands: 160 }, level(4), level(0)).perHundred).toBeGreaterThan(0);
      expect(match({ ...rules, game, hands: 80 }, level(0), entrant(anything)).perHundred).toBeGreaterThan(0);
    }
  });
});
