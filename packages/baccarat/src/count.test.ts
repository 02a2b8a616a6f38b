import { factoryOrder } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { runningCount, startCount } from './count';

describe('count', () => {
  it('BAC-09 adds 0 for A 6 7, +1 for 2 5, +2 for 3, +3 for 4, −1 for 8 T J Q K, −2 for 9, from 14', () => {
    expect(startCount).toBe(14);
    const tags = { A: 0, 6: 0, 7: 0, 2: 1, 5: 1, 3: 2, 4: 3, 8: -1, T: -1, J: -1, Q: -1, K: -1, 9: -2 };
    for (const [rank, tag] of Object.entries(tags)) expect(runningCount([`${rank as 'A'}h`])).toBe(14 + tag);
    expect(runningCount(factoryOrder({ decks: 8 }))).toBe(14);
    expect(runningCount(['4s', '3h', '9d'], 0)).toBe(3);
    expect(runningCount([])).toBe(14);
    expect(() => runningCount(['Jo'])).toThrow(expect.objectContaining({ code: 'joker' }));
  });
});
