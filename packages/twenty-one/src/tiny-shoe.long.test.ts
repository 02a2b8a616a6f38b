import { expect, it } from 'vitest';
import { switches } from '../test/switches';
import { compareSums } from '../test/tiny-shoes';

const shoes = ['55AA6A5', 'TJTJTJ6', '222T22T5', '888888888TT6', 'AA88TT6', 'AAAA69T5'];

it.each(Object.entries(switches))(
  'ACA-02 ACA-05 ACA-06 ACA-07 ACA-08 on 3,400 orders the engine’s mean is the naive one: %s',
  (_, rules) => {
    expect(shoes.flatMap((shoe) => compareSums(rules, shoe))).toEqual([]);
  },
);
