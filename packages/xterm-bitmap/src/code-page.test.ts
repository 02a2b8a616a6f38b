import { codePage } from '@felt80/text-mode';
import { expect, it } from 'vitest';
import { glyphOf } from './code-page';

it('MAC-01 every character of the code page has its own glyph', () => {
  expect(codePage.map((character) => glyphOf(character.codePointAt(0) ?? 0))).toEqual(Array.from({ length: 256 }, (_, i) => i));
});

it.each([
  ['“', 0x22],
  ['–', 0x2d],
  ['━', 0xc4],
  ['╭', 0xda],
  ['┓', 0xbf],
  ['╋', 0xc5],
  ['▇', 0xdb],
  ['✓', 0xfb],
  ['Ω', 0xea],
  ['Á', 0x41],
  ['ｋ', 0x6b],
  ['漢', 0x3f],
  ['😀', 0x3f],
])('%s is shown by what looks alike, or by a question mark', (character, glyph) => {
  const codePoint = character.codePointAt(0) ?? 0;
  expect([glyphOf(codePoint), glyphOf(codePoint)]).toEqual([glyph, glyph]);
});

it('MAC-01 all lines and blocks of Unicode are shown by some of the page', () => {
  const lines = Array.from({ length: 0x25a0 - 0x2500 }, (_, i) => 0x2500 + i);
  expect(lines.filter((codePoint) => glyphOf(codePoint) === 0x3f)).toEqual([]);
});
