import { attribute, contrast, phosphors } from '@felt80/text-mode';
import { expect, it } from 'vitest';
import { inHaste, linesOf, powerOn, press, sitDown } from './test-player';

const NORMAL = 0x07;
const BRIGHT = 0x0f;
const REVERSE = 0x70;

it('MAC-02 MAC-03 on a monochrome adapter the cloth is black, and cards and what is chosen stand out', async () => {
  const pilot = await sitDown({ adapter: 'mono' }, ...inHaste, 'F1');
  const inkOf = (text: string, row = linesOf(pilot).findIndex((line) => line.includes(text))): number =>
    pilot.screen.memory[2 * (row * 80 + (linesOf(pilot)[row] ?? '').indexOf(text)) + 1] ?? -1;
  const attributes = (): number[] => [...pilot.screen.memory.filter((_, at) => at % 2 === 1)];
  expect(['SCORE CARD', 'Winnings', 'ALT-D', 'F3', 'PLAYER', 'Player '].map((text) => inkOf(text))).toEqual([
    NORMAL,
    NORMAL,
    NORMAL,
    BRIGHT,
    BRIGHT,
    REVERSE,
  ]);
  expect(inkOf('┌─────┐', 6)).toBe(REVERSE);
  expect(attributes().filter((ink) => ink === REVERSE).length).toBeLessThan(500);
  expect(pilot.screen.border).toBe(0);
  for (const keys of [['Alt-H'], ['Escape', 'F3'], ['Enter', 'F5', 'F8'], ['Escape', 'Enter', 'F8']] as const) {
    await press(pilot, ...keys);
    const seen = new Set(attributes());
    expect([...seen].filter((ink) => ![0, NORMAL, BRIGHT, REVERSE].includes(ink))).toEqual([]);
    // Nothing that can be read is hidden.
    linesOf(pilot).forEach((line, row) => {
      for (const [column, character] of [...line].entries())
        if (/[A-Za-z0-9]/.test(character))
          expect(
            contrast(pilot.screen.memory[2 * (row * 80 + column) + 1] ?? 0, phosphors.green),
            `${line.trim()}: ${character}`,
          ).toBeGreaterThan(4.5);
    });
  }
});

it('MAC-03 on a colour adapter the cloth keeps its colour', async () => {
  const pilot = powerOn({ adapter: 'cga' });
  await pilot.listen();
  expect([pilot.screen.border, pilot.screen.memory[1]]).toEqual([2, attribute('black', 'green')]);
});
