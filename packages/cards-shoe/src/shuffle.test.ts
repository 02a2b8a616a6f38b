import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factoryOrder } from './deck';
import { seedRng } from './rng';
import { cutAt, riffle, shuffle } from './shuffle';

const seeds = fc.string({ maxLength: 20 });

/** How many runs of the old order (0, 1, 2 …) it takes to write the new one. */
function risingRuns(order: readonly number[]): number {
  const places = order.map((_, value) => order.indexOf(value));
  return 1 + places.filter((place, value) => value > 0 && place < Number(places[value - 1])).length;
}

function frequencies(times: number, make: () => readonly number[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const key = make().join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('shuffle', () => {
  it.each([
    ['', 'Th Qd 5c 8s 4h Jh As 9d 3c Ac'],
    ['0', '2h 7c 6d 7s Th Ks 5c Kd 6s 2s'],
    ['felt', '3d 5s 6c Qd 4s 6h Ts Jc 4c Ks'],
    ['felt/cards', '3d 3s 3d 2h Jd 2s 3s 7d Kh 6d'],
    ['1990', 'Qd 6h Ts 5c Qd Ac Qs Jc 6d 8d'],
    ['BACCARAT', 'Js 9h 4d 6d 3d 9d 3c Ac 5c 2h'],
    ['The quick brown fox jumps over the lazy dog', '9h 8c 7c 4s 6s 9h 8d 4c Ah 6d'],
    ['♠♥♦♣', '9h Js 4c 5c Th Kd 8s 9s 2c Ah'],
    ['x'.repeat(10_000), '9c Ts 6d Jh 4c 3s 9s 7d 6h 9d'],
    ['felt80/lots', 'Kc 3c As Th 4c 9s 6s 9s 3h Qc'],
  ])('BAC-72 deals the same first cards of eight decks for ever: %.20j', (seed, cards) => {
    expect(
      shuffle(factoryOrder({ decks: 8 }), seedRng(seed))
        .slice(0, 10)
        .join(' '),
    ).toBe(cards);
  });

  it('BAC-72 keeps the items, leaves the list alone and repeats itself', () => {
    void fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), seeds, (items, seed) => {
        const before = [...items];
        const mixed = shuffle(items, seedRng(seed));
        expect(items).toEqual(before);
        expect(mixed.toSorted()).toEqual(items.toSorted());
        expect(shuffle(items, seedRng(seed))).toEqual(mixed);
      }),
    );
  });

  it('makes every order of four equally often', () => {
    const rng = seedRng('orders');
    const counts = frequencies(24_000, () => shuffle([0, 1, 2, 3], rng));
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 99.9 % point of 23 degrees of freedom; the seed is fixed.
    expect(chiSquare).toBeLessThan(49.73);
  });

  it('orders bytes in place as it orders lists', () => {
    void fc.assert(
      fc.property(fc.uint8Array({ maxLength: 420 }), seeds, (bytes, seed) => {
        const [list, fast, slow] = [Array.from(bytes), seedRng(seed), seedRng(seed)];
        fast.shuffleBytes(bytes);
        expect(Array.from(bytes)).toEqual(shuffle(list, slow));
        expect(fast.state).toEqual(slow.state);
      }),
    );
  });

  it('orders a million bytes in place as a list, numbers drawn again included', () => {
    const bytes = Uint8Array.from({ length: 1_000_000 }, (_, place) => place % 251);
    const [list, fast, slow] = [Array.from(bytes), seedRng('million'), seedRng('million')];
    fast.shuffleBytes(bytes);
    expect(Buffer.from(bytes).equals(Buffer.from(shuffle(list, slow)))).toBe(true);
    expect(fast.state).toEqual(slow.state);
    const counted = seedRng('million');
    for (let draws = 1; draws < bytes.length; draws++) counted.next32();
    expect(fast.state).not.toEqual(counted.state);
  });
});

describe('riffle', () => {
  it('follows the model of Gilbert, Shannon and Reeds', () => {
    const rng = seedRng('riffles');
    const times = 32_000;
    const counts = frequencies(times, () => riffle([0, 1, 2, 3], rng));
    // Of sixteen coin tosses five leave four cards as they were; each of the eleven orders of two rising runs comes from one.
    expect(counts.size).toBe(12);
    let chiSquare = 0;
    for (const [order, count] of counts) {
      const expected = (times * (order === '0123' ? 5 : 1)) / 16;
      chiSquare += (count - expected) ** 2 / expected;
    }
    // 99.9 % point of 11 degrees of freedom.
    expect(chiSquare).toBeLessThan(31.26);
  });

  it('leaves at most two rising runs after one riffle, 2ⁿ after n', () => {
    void fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 4 }), seeds, (length, times, seed) => {
        const rng = seedRng(seed);
        let order: readonly number[] = Array.from({ length }, (_, place) => place);
        for (let i = 0; i < times; i++) order = riffle(order, rng);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length }, (_, place) => place));
        expect(risingRuns(order)).toBeLessThanOrEqual(2 ** times);
      }),
    );
  });

  it('shows the old order of a new pack after one riffle and not after eight', () => {
    const rng = seedRng('new pack');
    const once = riffle(
      Array.from({ length: 52 }, (_, place) => place),
      rng,
    );
    expect(risingRuns(once)).toBe(2);
    let mixed: readonly number[] = once;
    for (let i = 1; i < 8; i++) mixed = riffle(mixed, rng);
    // A random order of 52 has 26.5 runs on average, with a standard deviation of 2.1.
    expect(risingRuns(mixed)).toBeGreaterThan(17);
  });
});

describe('cut', () => {
  it('lays the top below the rest and can be undone', () => {
    expect(cutAt(['As', '2s', '3s', '4s', '5s'], 2)).toEqual(['3s', '4s', '5s', 'As', '2s']);
    expect(cutAt([1, 2, 3], 0)).toEqual([1, 2, 3]);
    expect(cutAt([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(cutAt(cutAt([1, 2, 3, 4], 3), 1)).toEqual([1, 2, 3, 4]);
  });

  it.each([-1, 4, 1.5, Number.NaN])('refuses the depth %s', (depth) => {
    expect(() => cutAt([1, 2, 3], depth)).toThrow(expect.objectContaining({ code: 'badDepth' }));
  });
});
