import { describe, expect, it } from 'vitest';
import { setLimit } from '../../test/table';
import type { GameName } from '../games';
import { computerPlayer } from './computer-player';
import { type Entrant, entrant, type MatchResult, match } from './match';
import { mindOf, type SkillLevel } from './mind';
import { alwaysCall, alwaysRaise, anything, goodHandsOnly } from './plain-players';

const level = (of: SkillLevel): Entrant => entrant({ start: (rng) => mindOf(of, rng), decide: computerPlayer.decide });
const levels: readonly SkillLevel[] = [0, 1, 2, 3, 4];

function result(game: GameName, hands: number, first: Entrant, second: Entrant): MatchResult {
  return match({ game, betting: setLimit, jokers: 0, seed: 'long ladder', hands }, first, second);
}

const won = (...of: Parameters<typeof result>): number => result(...of).perHundred;

describe('the ladder', () => {
  it.each(['draw', 'fiveCardStud', 'spit', 'wildWidow', 'shotgun'] as const)('POK-34 in %s every level beats the one below', (game) => {
    for (const of of [1, 2, 3, 4] as const) expect(won(game, 5000, level(of), level((of - 1) as SkillLevel))).toBeGreaterThan(0);
  });

  it('POK-34 in Draw every level beats always-call by 150 chips in 100 hands and anything by 300', () => {
    for (const of of levels) {
      expect(won('draw', 2000, level(of), entrant(alwaysCall))).toBeGreaterThan(150);
      expect(won('draw', 2000, level(of), entrant(anything))).toBeGreaterThan(300);
    }
  });

  it.each(['draw', 'fiveCardStud', 'spit', 'wildWidow', 'shotgun'] as const)(
    'POK-34 in %s always-raise and good hands only do not beat the top two levels',
    (game) => {
      for (const of of [3, 4] as const) {
        expect(won(game, 4000, level(of), entrant(alwaysRaise))).toBeGreaterThan(0);
        const { perHundred, bound } = result(game, 8000, level(of), entrant(goodHandsOnly));
        expect(perHundred + bound / 2).toBeGreaterThan(0);
      }
    },
  );
});
