import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, money, standing } from './currency';

describe('the pot in another currency', () => {
  it('T21-03 is changed at one and a half dollars to the pound, half a cent to the even one', () => {
    expect([1000, 1, 2, -1000, -1, 0].map((cents) => convert({ cents, currency: 'dollars' }, 'pounds').cents)).toEqual([
      667, 1, 1, -667, -1, 0,
    ]);
    expect([1, 3, 5, -1, -3, 100].map((cents) => convert({ cents, currency: 'pounds' }, 'dollars').cents)).toEqual([2, 4, 8, -2, -4, 150]);
    expect(convert({ cents: 123, currency: 'pounds' }, 'pounds')).toEqual({ cents: 123, currency: 'pounds' });
  });

  it('T21-03 comes back with a cent more or less at most', () => {
    void fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.constantFrom('dollars', 'pounds'), (cents, currency) => {
        const other = currency === 'dollars' ? 'pounds' : 'dollars';
        const back = convert(convert({ cents, currency }, other), currency);
        expect(Math.abs(back.cents - cents)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is written with its sign in words', () => {
    expect([1250, -300, 0, 123_456].map((cents) => standing({ cents, currency: 'pounds' }))).toEqual([
      '£12.50 ahead',
      '£3 behind',
      'even',
      '£1,234.56 ahead',
    ]);
    expect(money(1_000_000, 'dollars')).toBe('$10,000');
  });
});
