import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blinking, codePage, present, Screen, toGlyph, toUnicode } from './index';

it('quick', () => {
  expect(codePage.length).toBe(256);
  expect(new Set(codePage).size).toBe(256);
  for (let g = 0; g < 256; g++) expect(toGlyph(toUnicode(g))).toBe(g);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4000, maxLength: 4000 }), (memory) => {
      const s = new Screen();
      s.memory.set(memory);
      s.border = 5;
      s.cursor.row = 3;
      s.cursor.visible = true;
      const t = Screen.fromText(s.toText());
      expect(t).toEqual(s);
      const shown = new Screen();
      present(shown, s);
      expect(shown).toEqual(s);
    }),
    { numRuns: 30 },
  );
  blinking(7);
});
