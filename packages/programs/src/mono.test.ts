import { type Pilot, type Program, powerOnHeadless } from '@felt80/machine';
import { contrast, phosphors } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { promptOver } from './command/program';
import { vbacc } from './vbacc/program';

const HIDDEN = 0x00;
const NORMAL = 0x07;
const BRIGHT = 0x0f;
const REVERSE = 0x70;

const inks = ({ screen }: Pilot): number[] => [...screen.memory.filter((_, at) => at % 2 === 1)];
const inkOf = ({ screen }: Pilot, text: string): number | undefined => {
  const rows = Array.from({ length: 25 }, (_, row) => screen.rowText(row));
  const row = rows.findIndex((line) => line.includes(text));
  return screen.memory[2 * (row * 80 + (rows[row] ?? '').indexOf(text)) + 1];
};

const start: Program = promptOver(catalogue);

describe.each([
  ['the start screen', start, [], { BACCARAT: REVERSE, POKER: BRIGHT, 'Four card': NORMAL, Choose: BRIGHT }],
  [
    'VBACC',
    vbacc,
    ['4', 'p', 'Enter', 'Escape'],
    { 'VIRTUAL BACCARAT': BRIGHT, 'R Rebet': REVERSE, 'ENTER Deal': NORMAL, 'or click': NORMAL },
  ],
  ['VBACC’s page of rules', vbacc, ['h'], { 'THE GAME': BRIGHT }],
] as const)('%s on a monochrome adapter', (_, program, keys, expected) => {
  it('MAC-02 MAC-03 is black, with the four attributes, and what counts stands out', async () => {
    const pilot = powerOnHeadless(program, { adapter: 'mono', seed: 'a' });
    await pilot.listen();
    await pilot.press(...keys);
    await pilot.listen();
    expect([...new Set(inks(pilot))].filter((ink) => ![HIDDEN, NORMAL, BRIGHT, REVERSE].includes(ink))).toEqual([]);
    expect(inks(pilot).filter((ink) => ink === REVERSE).length).toBeLessThan(700);
    expect(pilot.screen.border).toBe(0);
    expect(Object.keys(expected).map((text) => [text, inkOf(pilot, text)])).toEqual(Object.entries(expected));
    const hidden = inks(pilot).filter(
      (ink, at) =>
        /[\p{L}\p{N}]/u.test(pilot.screen.rowText(Math.floor(at / 80))[at % 80] ?? '') && contrast(ink, phosphors.green, 'blink') < 4.5,
    );
    expect(hidden).toEqual([]);
  });
});
