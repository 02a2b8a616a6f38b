import { seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { mix, mixingState } from './bulk-mix';

describe('an order mixed from a place on', () => {
  it('holds every card once, mixed in parts or again', () => {
    for (const size of [1, 2, 7, 52, 313]) {
      const cards = Uint8Array.from({ length: size }, (_, at) => at % 251);
      const order = new Uint8Array(size + 1);
      order.set(cards);
      const words = mixingState(seedRng(`${size}`));
      for (let time = 0; time < 50; time++) {
        const third = Math.floor(size / 3);
        const reached = Math.min(size, mix(order, size, words, 0, third));
        expect(reached - third).toBeLessThanOrEqual(1);
        const front = order.slice(0, reached);
        mix(order, size, words, reached, size);
        expect(order.slice(0, reached)).toEqual(front);
        expect(order.slice(0, size).toSorted()).toEqual(cards.toSorted());
        expect(order[size]).toBe(0);
      }
    }
  });

  // Limits are the points that chance exceeds once in ten thousand times; the seeds are fixed.
  it.each([
    ['from the same order', true],
    ['from the order before', false],
  ])('gives all 24 orders of four cards the same chance: %s', (_, again) => {
    const words = mixingState(seedRng('four'));
    const order = new Uint8Array(5);
    const counts = new Map<string, number>();
    const times = 24_000;
    order.set([1, 2, 3, 4]);
    for (let time = 0; time < times; time++) {
      if (again) order.set([1, 2, 3, 4]);
      mix(order, 4, words, 0, 4);
      const key = order.slice(0, 4).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = times / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    expect(chiSquare).toBeLessThan(55);
  });

  it.each([0, 1])('favours no card where the draws do not go up evenly: place %i', (place) => {
    // Of 65,536 draws for 49,152 cards, each third card would get two.
    const size = 49_152 + place;
    const thirds = Uint8Array.from({ length: size }, (_, at) => at % 3);
    const words = mixingState(seedRng('thirds'));
    const order = new Uint8Array(size + 1);
    const counts = [0, 0, 0];
    const times = 3_000;
    for (let time = 0; time < times; time++) {
      order.set(thirds);
      mix(order, size, words, 0, 2);
      (counts[order[place] as number] as number)++;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - times / 3) ** 2 / (times / 3), 0);
    expect(chiSquare).toBeLessThan(18.5);
  });
});
