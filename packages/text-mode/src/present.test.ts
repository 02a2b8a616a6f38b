import fc from 'fast-check';
import { expect, it } from 'vitest';
import { present, Screen } from './index';

it('lists exactly the changed cells, row by row, and leaves what was shown equal to what was wanted', () => {
  const anyWrite = fc.record({ cell: fc.nat(1999), glyph: fc.nat(255), attribute: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(anyWrite, { maxLength: 300 }), (writes) => {
      const [shown, wanted, applied] = [new Screen(), new Screen(), new Screen()];
      for (const { cell, glyph, attribute } of writes) wanted.memory.set([glyph, attribute], 2 * cell);
      const before = wanted.memory.slice();
      let last = -1;
      for (const { cell, glyph, attribute } of present(shown, wanted)) {
        const isIdle = applied.memory[2 * cell] === glyph && applied.memory[2 * cell + 1] === attribute;
        if (cell <= last || isIdle) throw new Error(`cell ${cell} after ${last}`);
        applied.memory.set([glyph, attribute], 2 * cell);
        last = cell;
      }
      for (const memory of [applied.memory, shown.memory, wanted.memory]) expect(Buffer.compare(memory, before)).toBe(0);
      expect(present(shown, wanted)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it('tells a change of the glyph alone, of the attribute alone, and carries border and cursor over', () => {
  const [shown, wanted] = [new Screen(), new Screen()];
  wanted.put(0, 5, 'a');
  wanted.put(24, 79, ' ', 0x70);
  wanted.border = 3;
  wanted.cursor.visible = true;
  expect(present(shown, wanted)).toEqual([
    { cell: 5, glyph: 0x61, attribute: 0x07 },
    { cell: 1999, glyph: 0x20, attribute: 0x70 },
  ]);
  expect([shown.border, shown.cursor.visible]).toEqual([3, true]);
});

it('a change of what bit 7 does changes the cells that have it, and no others', () => {
  const [shown, wanted] = [new Screen(), new Screen()];
  for (const screen of [shown, wanted]) screen.put(3, 4, 'x', 0xf4);
  wanted.highBit = 'blink';
  expect(present(shown, wanted)).toEqual([{ cell: 244, glyph: 0x78, attribute: 0xf4 }]);
  expect([shown.highBit, present(shown, wanted)]).toEqual(['blink', []]);
});
