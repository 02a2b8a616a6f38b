import { describe, expect, it } from 'vitest';
import { blankScoreCard, lastWinner, markCoup } from './score-card';

describe('score card', () => {
  it('BAC-16 numbers the wins of each side in a shoe; a tie counts for neither', () => {
    const played = ['banker', 'tie', 'banker', 'player', 'tie', 'banker'] as const;
    const card = played.reduce(markCoup, blankScoreCard);
    expect(card.marks.map((mark) => mark.outcome)).toEqual(played);
    expect(card.marks.map((mark) => mark.wins)).toEqual([1, 1, 2, 1, 2, 3]);
    expect(card.wins).toEqual({ banker: 3, player: 1, tie: 2 });
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
    expect(blankScoreCard.marks).toEqual([]);
    expect(markCoup(blankScoreCard, 'player').marks).toEqual([{ outcome: 'player', wins: 1 }]);
  });

  it('knows who won last in this shoe, ties passed over', () => {
    expect(lastWinner(blankScoreCard)).toBeUndefined();
    expect(lastWinner((['tie'] as const).reduce(markCoup, blankScoreCard))).toBeUndefined();
    expect(lastWinner((['player', 'banker', 'tie', 'tie'] as const).reduce(markCoup, blankScoreCard))).toBe('banker');
  });
});
