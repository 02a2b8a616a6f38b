import { describe, expect, it } from 'vitest';
import { switches } from '../test/switches';
import { compareSums } from '../test/tiny-shoes';

/** 1,000 orders a switch and strategy here; tiny-shoe.long.test.ts goes through 70,000. */
const shoes = ['AA6TTT', 'TJTJTJ6', '55AA6A5', '222T22T5', 'AAAAAAAAT6AA', '8888888TT6'];

describe('all orders of tiny shoes', () => {
  it.each(Object.entries(switches))('ACA-02 ACA-05 ACA-06 ACA-07 ACA-08 the engine’s mean is the naive one: %s', (_, rules) => {
    expect(shoes.flatMap((shoe) => compareSums(rules, shoe))).toEqual([]);
  });
});
