import { burn, countRanks, cutCardReached, remaining, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { dealCoup } from './coup';
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
