import { describe, expect, it } from 'vitest';
import { bankerDraws, isNatural, playerDraws } from './tableau';

/** The rule as the books word it: on which of Player's third cards Banker draws. */
const drawsOn: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
  7: [],
};
const digits = Array.from({ length: 10 }, (_, digit) => digit);

describe('tableau', () => {
  it('BAC-06 banker draws by the tableau against every third card', () => {
    for (const [total, thirds] of Object.entries(drawsOn)) {
      expect(digits.filter((third) => bankerDraws(Number(total), third))).toEqual(thirds);
    }
  });

  it('BAC-05 banker draws on 0 to 5 when the player stood', () => {
    expect(digits.filter((total) => bankerDraws(total, undefined))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('BAC-04 player draws on 0 to 5 and stands on 6 and 7', () => {
    expect(digits.filter(playerDraws)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('BAC-03 8 and 9 are naturals, upon which nobody draws', () => {
    expect(digits.filter(isNatural)).toEqual([8, 9]);
    for (const total of [8, 9]) {
      expect(playerDraws(total)).toBe(false);
      expect([...digits, undefined].some((third) => bankerDraws(total, third))).toBe(false);
    }
  });

  it.each([
    ['badTotal', () => bankerDraws(10, 1)],
    ['badTotal', () => bankerDraws(-1, undefined)],
    ['badTotal', () => playerDraws(2.5)],
    ['badTotal', () => isNatural(Number.NaN)],
    ['badValue', () => bankerDraws(3, 10)],
    ['badValue', () => bankerDraws(3, 0.5)],
  ])('throws %s', (code, mistake) => {
    expect(mistake).toThrow(expect.objectContaining({ name: 'BaccaratError', code }));
  });
});
