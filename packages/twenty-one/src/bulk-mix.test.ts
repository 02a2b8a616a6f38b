import { seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { pileOf } from './bulk-mix';

describe('a pile dealt in random order', () => {
  it('deals every card once, also in parts', () => {
    for (const size of [1, 2, 7, 52, 313]) {
      const cards = Uint8Array.from({ length: size }, (_, at) => at % 251);
      const pile = pileOf(cards, seedRng(`${size}`));
      for (let time = 0; time < 50; time++) {
        const order = new Uint8Array(size + 1);
        pile.gather();
        const reached = Math.min(size, pile.dealInto(order, 0, Math.floor(size / 3)));
        expect(reached - Math.floor(size / 3)).toBeLessThanOrEqual(1);
        pile.dealInto(order, reached, size);
        expect(order.slice(0, size).toSorted()).toEqual(cards.toSorted());
      }
    }
  });

  it('gives all 24 orders of four cards the same chance', () => {
    const pile = pileOf(Uint8Array.of(1, 2, 3, 4), seedRng('four'));
    const counts = new Map<string, number>();
    const times = 24_000;
    for (let time = 0; time < times; time++) {
      const order = new Uint8Array(5);
      pile.gather();
      pile.dealInto(order, 0, 4);
      const key = order.slice(0, 4).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = times / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    // One in ten thousand for 23 degrees of freedom; the seed is fixed.
    expect(chiSquare).toBeLessThan(55);
  });
});
