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
});
