import { burn, countRanks, cutCardReached, factoryOrder, remaining, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { runningCount, startCount } from './count';
import { dealCoup } from './coup';
import { blankScoreCard, lastWinner, markCoup } from './score-card';
import { needsShuffle, openTableShoe, tables } from './table';

describe('shoe', () => {
  it('BAC-01 holds 416 cards, deals down to 16–30 and marks every place from 21 to 30', () => {
    const rng = seedRng('shoes');
    const marks = new Map<number, number>();
    const leftOver = new Set<number>();
    for (let shoes = 0; shoes < 400; shoes++) {
      let shoe = openTableShoe(tables.baccarat.shoe, rng);
      expect(shoe.dealt).toBe(0);
      if (shoes < 5) expect(countRanks(shoe.cards)).toEqual(Array.from({ length: 13 }, () => 32));
      const mark = remaining(shoe) - shoe.cutCard;
      marks.set(mark, (marks.get(mark) ?? 0) + 1);
      // The coups before the last twenty or so cannot meet the cut card: skip most of them.
      shoe = burn(shoe, 350);
      while (!needsShuffle(shoe)) {
        expect(remaining(shoe)).toBeGreaterThan(mark);
        shoe = dealCoup(shoe).shoe;
      }
      expect(remaining(shoe)).toBeLessThanOrEqual(mark);
      leftOver.add(remaining(shoe));
    }
    expect([...marks.keys()].toSorted()).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    // Forty of each on average; six is the standard deviation.
    for (const times of marks.values()) expect(Math.abs(times - 40)).toBeLessThan(25);
    expect(Math.min(...leftOver)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...leftOver)).toBeLessThanOrEqual(30);
  });

  it('VBA-01 cuts anywhere with at least 60 cards in either pack', () => {
    const rng = seedRng('packs');
    const cuts = Array.from({ length: 3000 }, () => openTableShoe(tables.vbacc.shoe, rng).cutCard);
    expect(Math.min(...cuts)).toBeGreaterThanOrEqual(60);
    expect(Math.min(...cuts)).toBeLessThan(63);
    expect(Math.max(...cuts)).toBeLessThanOrEqual(356);
    expect(Math.max(...cuts)).toBeGreaterThan(353);
  });

  it('VBA-01 finishes a coup from the second pack and gathers before the next', () => {
    const shoe = openTableShoe(tables.vbacc.shoe, seedRng('one left'));
    const oneLeft = burn(shoe, shoe.cutCard - 1);
    expect(needsShuffle(oneLeft)).toBe(false);
    const after = dealCoup(oneLeft).shoe;
    expect(after.dealt).toBeGreaterThan(shoe.cutCard);
    expect(needsShuffle(after)).toBe(true);
    expect(needsShuffle(burn(shoe, shoe.cutCard))).toBe(true);
    expect(cutCardReached(shoe)).toBe(false);
    expect(needsShuffle(undefined)).toBe(true);
  });

  it('BAC-72 depends on nothing but the state of the stream', () => {
    const rng = seedRng('streams');
    openTableShoe(tables.baccarat.shoe, rng);
    const second = openTableShoe(tables.baccarat.shoe, rng);
    const again = seedRng('streams');
    openTableShoe(tables.baccarat.shoe, again);
    expect(openTableShoe(tables.baccarat.shoe, again)).toEqual(second);
  });

  it.each([[{ least: 4, most: 10 }], [{ least: 30, most: 21 }], [{ least: 21, most: 416 }], [{ least: 21.5, most: 30 }]])(
    'refuses to cut at %j',
    (behindCutCard) => {
      expect(() => openTableShoe({ decks: 8, behindCutCard }, seedRng(''))).toThrow(expect.objectContaining({ code: 'badPolicy' }));
    },
  );
});

describe('count', () => {
  it('BAC-09 adds 0 for A 6 7, +1 for 2 5, +2 for 3, +3 for 4, −1 for 8 T J Q K, −2 for 9, from 14', () => {
    expect(startCount).toBe(14);
    const tags = { A: 0, 6: 0, 7: 0, 2: 1, 5: 1, 3: 2, 4: 3, 8: -1, T: -1, J: -1, Q: -1, K: -1, 9: -2 };
    for (const [rank, tag] of Object.entries(tags)) expect(runningCount([`${rank as 'A'}h`])).toBe(14 + tag);
    expect(runningCount(factoryOrder({ decks: 8 }))).toBe(14);
    expect(runningCount(['4s', '3h', '9d'], 0)).toBe(3);
    expect(runningCount([])).toBe(14);
    expect(() => runningCount(['Jo'])).toThrow(expect.objectContaining({ code: 'joker' }));
  });
});

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

  it('BAC-45 knows who won last in this shoe, ties passed over', () => {
    expect(lastWinner(blankScoreCard)).toBeUndefined();
    expect(lastWinner((['tie'] as const).reduce(markCoup, blankScoreCard))).toBeUndefined();
    expect(lastWinner((['player', 'banker', 'tie', 'tie'] as const).reduce(markCoup, blankScoreCard))).toBe('banker');
  });
});
