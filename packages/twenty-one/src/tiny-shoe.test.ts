import { describe, expect, it } from 'vitest';
import { naiveFlapjack, naiveMacao, naivePontoon } from '../test/naive-parlour';
import { switches } from '../test/switches';
import { compareParlour, compareSums } from '../test/tiny-shoes';
import { presets } from './index';

/** 315 orders a switch and strategy here; tiny-shoe.long.test.ts goes through 3,400 more. */
const shoes = ['AA6TTT', 'TJTJ6T', '22T22T5', 'AAAAAAAT6A'];

describe('all orders of tiny shoes', () => {
  it.each(Object.entries(switches))('ACA-02 ACA-05 ACA-06 ACA-07 ACA-08 the engine’s mean is the naive one: %s', (_, rules) => {
    expect(shoes.flatMap((shoe) => compareSums(rules, shoe))).toEqual([]);
  });

  it('T21-31 T21-32 T21-33 the engine’s mean is the naive one: seven and a half', () => {
    expect(['7K7K4A', 'KJ7722', '5KK5A7A', 'KKKKKKAK77'].flatMap((shoe) => compareParlour(presets.flapjack, shoe, naiveFlapjack))).toEqual(
      [],
    );
  });

  it('T21-41 T21-42 T21-43 the engine’s mean is the naive one: Macao', () => {
    expect(['998877', '9T5422', 'AAT8855', 'TTTTTTTT45'].flatMap((shoe) => compareParlour(presets.macao, shoe, naiveMacao))).toEqual([]);
  });

  it('T21-52 T21-53 T21-55 T21-56 T21-57 the engine’s mean is the naive one: pontoon', () => {
    expect(
      ['AATT55', '777TT7', '22222A22', '8TT8A6', 'AAAAAT33'].flatMap((shoe) => compareParlour(presets.pontoon, shoe, naivePontoon)),
    ).toEqual([]);
  });
});
