import { describe, expect, it } from 'vitest';
import { hash128, stateOfSeed } from './seed';

const published = 0x9747b28c;

describe('seed', () => {
  it.each([
    ['', [0xf7bed5a1, 0x5b576a1c, 0x5b576a1c, 0x5b576a1c]],
    ['a', [0x2511c556, 0xa5d9f9a3, 0xa5d9f9a3, 0xa5d9f9a3]],
    ['ab', [0x2058770d, 0xfe409cdf, 0xfe409cdf, 0xfe409cdf]],
    ['felt80/cards', [0x900a666f, 0xb6768464, 0xdcc55df6, 0x1c9f4fa7]],
    ['0123456', [0xac3d1efe, 0xb7204839, 0x59626d9a, 0x91fbdd47]],
    ['01234567', [0x3c0acf88, 0x09dd9526, 0x8c8f4631, 0xde0b72d6]],
    ['012345678', [0x6e53e3dd, 0x0900fccb, 0xd24841ba, 0x350e7acb]],
    ['🃏♠ naïve', [0x8de88cfc, 0xa89bae0e, 0xe6f46ffc, 0xf3e5566d]],
    [`${'x'.repeat(1000)}y`, [0x0534557d, 0x5cce12c6, 0x293b1bce, 0x9993897e]],
  ])('hashes %j as the C implementation of MurmurHash3_x86_128 does', (text, words) => {
    expect(hash128(text, [published, published, published, published])).toEqual(words);
  });

  it('gives every seed a state of its own, with four different words', () => {
    const seeds = ['', 'a', 'b', 'ab', 'ba', '\ud800', '\u0000', '\u0000\u0000', 'x'.repeat(100_000), 'x'.repeat(100_001)];
    for (let i = 0; i < 2000; i++) seeds.push(String(i), `${i}/cards`);
    const states = seeds.map(stateOfSeed);
    expect(new Set(states.map(String)).size).toBe(seeds.length);
    for (const state of states) expect(new Set(state).size).toBe(4);
  });

  it('spreads one changed letter over all 128 bits', () => {
    const pairs = 500;
    const differences = Array.from({ length: pairs }, (_, i) => {
      const other = stateOfSeed(`shon ${i}`);
      return stateOfSeed(`shoe ${i}`).map((word, at) => word ^ Number(other[at]));
    });
    const flips = Array.from(
      { length: 128 },
      (_, bit) => differences.filter((words) => (Number(words[bit >> 5]) >>> (bit & 31)) & 1).length,
    );
    // Half of the pairs, give or take five standard deviations of a fair coin.
    for (const count of flips) expect(Math.abs(count - pairs / 2)).toBeLessThan((5 * Math.sqrt(pairs)) / 2);
  });
});
