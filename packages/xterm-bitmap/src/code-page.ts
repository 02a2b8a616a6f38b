import { toGlyph } from '@felt80/text-mode';

/** Code points that look like one of the page but are none: bullets, dashes, quotes, heavy lines, arrow heads. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map([
  ['●', '•'],
  ['–', '-'],
  ['−', '-'],
  ['—', '─'],
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['×', 'x'],
  ['┃', '│'],
  ['━', '─'],
  ['▶', '►'],
  ['◀', '◄'],
  ['⬛', '■'],
  ['◆', '♦'],
]);
const QUESTION_MARK = 0x3f;
const CACHE_LIMIT = 4096;
const answers = new Map<number, number>();

function search(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const base = String.fromCodePoint(character.normalize('NFKD').codePointAt(0) as number);
  return toGlyph(character) ?? toGlyph(LOOKS_LIKE.get(character) ?? base) ?? QUESTION_MARK;
}

/**
 * The glyph, 0 to 255, for a Unicode code point. Outside code page 437: a glyph of the same shape, else the base letter of its
 * decomposition, else the question mark.
 */
export function glyphOf(codePoint: number): number {
  if (codePoint > 31 && codePoint < 127) return codePoint;
  const known = answers.get(codePoint);
  if (known !== undefined) return known;
  const glyph = search(codePoint);
  if (answers.size < CACHE_LIMIT) answers.set(codePoint, glyph);
  return glyph;
}
