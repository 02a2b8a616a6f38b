import type { Area } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { cardArea, potArea, rows, slotOf, speechArea, stockArea, tableArea, widowArea } from './layout';

/** Whether all of the area is shown in one piece, on the large part or beside it. */
function isWhole(area: Area, shown: Parameters<typeof tableArea>[0]): boolean {
  const { beside = [], ...large } = tableArea(shown);
  return [large, ...beside].some(
    ({ row, column, rows, columns }) =>
      area.row >= row && area.column >= column && area.row + area.rows <= row + rows && area.column + area.columns <= column + columns,
  );
}

describe('the table on a small display', () => {
  const plain = { hasWidow: false, speaks: false, isFolded: false, hasStatus: false };

  it.each([2, 3, 4, 5, 6, 7])('MAC-13 every one of %i hands is seen whole, with its name, its chips and what it did', (hands) => {
    for (let hand = 0; hand < hands; hand += 1) {
      const { column, columns } = slotOf(hands, hand);
      // The longest that is written there, in the middle of the place: `raises 100`.
      const words = { column: column + Math.floor((columns - 10) / 2), columns: 10, rows: 1 };
      for (const row of [rows.names, rows.chips, rows.deeds]) expect(isWhole({ row, ...words }, { ...plain, hands }), `${hand}`).toBe(true);
      for (let card = 0; card < 5; card += 1) expect(isWhole(cardArea(hands, hand, card), { ...plain, hands })).toBe(true);
    }
    expect(tableArea({ ...plain, hands }).columns).toBeLessThanOrEqual(66);
    expect(tableArea({ ...plain, hands }).columns).toBeGreaterThanOrEqual(50);
  });

  it('MAC-13 the pot, the deck, the game and the line of the prompt are seen; a widow, a speaker and a status when they are there', () => {
    const shown = { ...plain, hands: 7 };
    expect(isWhole(potArea(false), shown)).toBe(true);
    expect(isWhole(stockArea, shown)).toBe(true);
    expect(isWhole({ row: rows.bar, column: 0, rows: 1, columns: 80 }, shown)).toBe(true);
    expect(isWhole({ row: rows.prompt, column: 0, rows: 1, columns: 46 }, shown)).toBe(true);
    expect(isWhole(widowArea, { ...shown, hasWidow: true })).toBe(true);
    expect(isWhole(speechArea, { ...shown, speaks: true })).toBe(true);
    expect(isWhole({ row: rows.prompt, column: 46, rows: 1, columns: 34 }, { ...shown, isFolded: true })).toBe(true);
    const status = { row: rows.status, column: 0, rows: 1, columns: 80 };
    expect(isWhole(status, { ...shown, hasStatus: true })).toBe(true);
    for (const empty of [speechArea, status]) expect(isWhole(empty, shown)).toBe(false);
  });
});
