import { describe, expect, it } from 'vitest';
import { amount, dollars, grouped, signed } from './money';

describe('money', () => {
  it('is grouped and has two places', () => {
    expect([0, 999, 1000, 200_000, 1_234_567].map(grouped)).toEqual(['0', '999', '1,000', '200,000', '1,234,567']);
    expect([0, 5, 100, 123_456, -14_750].map(amount)).toEqual(['0.00', '0.05', '1.00', '1,234.56', '147.50']);
  });

  it('stands in a sentence without empty cents, in a column with its sign', () => {
    expect([500, 2375, 100_000].map(dollars)).toEqual(['$5', '$23.75', '$1,000']);
    expect(signed(2000, 12)).toBe('+ $    20.00');
    expect(signed(-2000, 12)).toBe('- $    20.00');
    expect(signed(0, 12)).toBe('  $     0.00');
  });
});
