import { describe, expect, it } from 'vitest';
import { stacksOf } from './chips';

describe('chips', () => {
  it('stand for the stake, and never more than eight of a kind for the dearest hand', () => {
    for (const dollars of [1, 4, 5, 30, 99, 100, 499, 500, 1000, 4000]) {
      const stacks = stacksOf(100 * dollars);
      expect(stacks.reduce((sum, [worth, count]) => sum + worth * count, 0)).toBe(dollars);
      expect(Math.max(...stacks.map(([, count]) => count))).toBeLessThanOrEqual(8);
    }
    expect(stacksOf(100 * 500)).toEqual([[100, 5]]);
    expect(stacksOf(100)).toEqual([[1, 1]]);
    expect(stacksOf(100 * 631)).toEqual([
      [500, 1],
      [100, 1],
      [25, 1],
      [5, 1],
      [1, 1],
    ]);
  });
});
