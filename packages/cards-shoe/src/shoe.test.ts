import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRanks, placeOf } from './composition';
import { factoryOrder } from './deck';
import { burn, checkShoe, composition, cutCardReached, draw, openShoe, remaining } from './shoe';

const six = ['As', 'Kh', 'Jo', '7c', '7d', 'Ts'] as const;

describe('shoe', () => {
  it('deals from the top and never changes an older shoe', () => {
    const full = openShoe(six, 4);
    const [first, second] = draw(full);
    expect(first).toEqual(['As']);
    expect(remaining(second)).toBe(5);
    const [three, rest] = draw(second, 3);
    expect(three).toEqual(['Kh', 'Jo', '7c']);
    expect(remaining(rest)).toBe(2);
    expect(draw(full)[0]).toEqual(['As']);
    expect(draw(burn(full, 4), 2)[0]).toEqual(['7d', 'Ts']);
    expect(remaining(burn(full, 6))).toBe(0);
  });

  it('meets the cut card once the cards before it are out', () => {
    const shoe = openShoe(six, 3);
    expect([0, 1, 2, 3, 4, 6].map((count) => cutCardReached(burn(shoe, count)))).toEqual([false, false, false, true, true, true]);
    expect(cutCardReached(openShoe(six, 0))).toBe(true);
  });

  it('counts the ranks that are left, without jokers', () => {
    expect(composition(openShoe(six, 6))).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 1]);
    expect(composition(burn(openShoe(six, 6), 4))).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]);
    expect(countRanks([])).toEqual(Array.from({ length: 13 }, () => 0));
    expect(placeOf('A')).toBe(0);
    expect(placeOf('K')).toBe(12);
  });

  it('conserves the cards whatever is drawn and burnt, through JSON at every step', () => {
    const cards = factoryOrder({ decks: 1, jokers: 2 });
    void fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 9 })), { maxLength: 12 }), (steps) => {
        let shoe = openShoe(cards, 40);
        const out = [];
        for (const [burns, wanted] of steps) {
          const count = Math.min(wanted, remaining(shoe));
          const [drawn, rest] = draw(shoe, count);
          out.push(...drawn);
          const next = burns ? burn(shoe, count) : rest;
          expect(next).toEqual(rest);
          const checked = checkShoe(JSON.parse(JSON.stringify(next)));
          expect(checked).toEqual({ status: 'valid', shoe: next });
          shoe = next;
        }
        expect([...out, ...draw(shoe, remaining(shoe))[0]]).toEqual(cards);
      }),
    );
  });

  it.each([
    ['badCutCard', () => openShoe(six, 7)],
    ['badCutCard', () => openShoe(six, -1)],
    ['badCutCard', () => openShoe(six, 0.5)],
    ['badCards', () => openShoe(['As', '1s'] as never, 0)],
    ['shoeEmpty', () => draw(openShoe(six, 6), 7)],
    ['shoeEmpty', () => burn(burn(openShoe(six, 6), 6), 1)],
    ['badCount', () => draw(openShoe(six, 6), -1)],
    ['badCount', () => burn(openShoe(six, 6), 1.5)],
  ])('throws %s', (code, mistake) => {
    expect(mistake).toThrow(expect.objectContaining({ name: 'CardsError', code }));
  });

  it.each([
    ['notAShoe', null],
    ['notAShoe', 'shoe'],
    ['badCards', {}],
    ['badCards', { cards: ['As', 'xx'], dealt: 0, cutCard: 0 }],
    ['badDealt', { cards: ['As'], dealt: 2, cutCard: 0 }],
    ['badDealt', { cards: ['As'], cutCard: 0 }],
    ['badCutCard', { cards: ['As'], dealt: 1, cutCard: '1' }],
  ])('finds a loaded shoe invalid: %s', (problem, data) => {
    expect(checkShoe(data)).toEqual({ status: 'invalid', problem });
  });
});
