import { toGlyph } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { characterNames, lines } from './remarks';
import { speechArea } from './screens/layout';
import { wrapped } from './screens/table';

const all = characterNames.flatMap((name) => Object.entries(lines[name]).map(([occasion, of]) => ({ name, occasion, of })));

describe('the remarks', () => {
  it.each(characterNames)('POK-35 %s has three lines or more for each of sixteen occasions', (name) => {
    expect(Object.keys(lines[name])).toHaveLength(16);
    for (const of of Object.values(lines[name])) expect(of.length).toBeGreaterThanOrEqual(3);
  });

  it('POK-35 are all different, fit into the box and can be shown', () => {
    const texts = all.flatMap(({ of }) => of);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(wrapped(text, speechArea.columns - 4).length, text).toBeLessThanOrEqual(3);
      expect(
        [...text].every((character) => toGlyph(character) !== undefined),
        text,
      ).toBe(true);
      expect(text, text).toMatch(/^[A-Z].*[.?!]$/);
    }
  });

  it('POK-35 name no card, no hand and no skill', () => {
    const telling =
      /\b(ace|king|queen|jack|deuce|joker|pair|flush|straight|full house|trips|bluff|good cards|bad cards|skill|level|expert|fold)\w*\b/i;
    for (const { of } of all) for (const text of of) expect(text).not.toMatch(telling);
  });
});
