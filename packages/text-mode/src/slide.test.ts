import { expect, it } from 'vitest';
import { Screen, slideApart, wholeScreen } from './index';

function filled(glyph: string, attribute: number, border: number): Screen {
  const screen = new Screen();
  screen.fill(wholeScreen, glyph, attribute);
  screen.border = border;
  return screen;
}

function lettered(attribute: number): Screen {
  const screen = new Screen();
  const row = Array.from({ length: 80 }, (_, column) => String.fromCharCode(40 + column)).join('');
  for (let line = 0; line < 25; line += 1) screen.put(line, 0, row, attribute);
  return screen;
}

it('the old screen splits in the middle and slides apart over the next one', () => {
  const [old, next] = [lettered(0x1f), filled('░', 0x02, 4)];
  const row = old.rowText(0);
  for (const [step, moved] of [
    [1, 4],
    [5, 20],
    [9, 36],
  ] as const) {
    const between = slideApart(old, next, step, 10);
    for (let line = 0; line < 25; line += 1)
      expect(between.rowText(line)).toBe(row.slice(moved, 40) + '░'.repeat(2 * moved) + row.slice(40, 80 - moved));
    expect(between.memory[2 * (40 - moved) + 1]).toBe(0x02);
    expect(between.memory[1]).toBe(0x1f);
    expect(between.border).toBe(0);
  }
});

it('begins as the old screen and ends as the next one, border and cursor too', () => {
  const [old, next] = [filled('a', 0x07, 1), filled('b', 0x70, 2)];
  next.cursor.visible = true;
  expect(slideApart(old, next, 0, 20)).toEqual(old);
  expect(slideApart(old, next, 20, 20)).toEqual(next);
  expect(slideApart(old, next, 25, 20)).toEqual(next);
  expect(slideApart(old, next, -1, 20)).toEqual(old);
  expect(slideApart(old, next, 0, 0)).toEqual(next);
  expect(old).toEqual(filled('a', 0x07, 1));
});
