import { seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { type Bags, drawLine } from './remarks';

function drawn(lines: readonly string[], count: number, seed: string): readonly string[] {
  let bags: Bags = {};
  let rng = seedRng(seed).state;
  return Array.from({ length: count }, () => {
    const next = drawLine(lines, 'bag', bags, rng);
    ({ bags, rng } = next);
    return next.line;
  });
}

describe('a bag of lines', () => {
  const lines = ['a', 'b', 'c', 'd'];

  it('gives every line once before any comes again, and none twice running', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const said = drawn(lines, 40, seed);
      for (let at = 0; at < 40; at += 4) expect(said.slice(at, at + 4).toSorted()).toEqual(lines);
      for (let at = 1; at < 40; at += 1) expect(said[at]).not.toBe(said[at - 1]);
    }
  });

  it('comes in another order each time', () => {
    const said = drawn(lines, 400, 'order');
    const orders = new Set(Array.from({ length: 100 }, (_, at) => said.slice(4 * at, 4 * at + 4).join('')));
    expect(orders.size).toBeGreaterThan(12);
  });

  it('does with one line what can be done', () => {
    expect(drawn(['only'], 3, 'x')).toEqual(['only', 'only', 'only']);
  });

  it('keeps bags apart', () => {
    const first = drawLine(lines, 'one', {}, seedRng('x').state);
    const second = drawLine(lines, 'two', first.bags, first.rng);
    expect(second.bags.one).toEqual(first.bags.one);
    expect(Object.keys(second.bags)).toEqual(['one', 'two']);
  });
});
