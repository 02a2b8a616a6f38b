import { factoryOrder } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { cardValue, handTotal, rankValue } from './value';

describe('values', () => {
  it('BAC-02 aces count 1, tens and court cards 0, totals keep their last digit and suits never matter', () => {
    for (const card of factoryOrder({ decks: 1 })) {
      const digit = '0123456789'.indexOf(card.charAt(0));
      const value = card.startsWith('A') ? 1 : Math.max(digit, 0);
      expect(cardValue(card)).toBe(value);
      expect(rankValue(card.charAt(0) as 'A')).toBe(value);
    }
    expect(handTotal([])).toBe(0);
    expect(handTotal(['7s', '8h'])).toBe(5);
    expect(handTotal(['9c', '9d', '9h'])).toBe(7);
    expect(handTotal(['Kd', 'Th', 'As'])).toBe(1);
    expect(() => cardValue('Jo')).toThrow(expect.objectContaining({ code: 'joker' }));
  });
});
