import { toGlyph } from '@felt80/text-mode';

/** A character of the page, then those outside of it that look like it: lines of other weights, blocks, arrows, quotes, dashes. */
const looksLike: readonly string[] = [
  '─━┄┅┈┉╌╍╴╶╸╺╼╾—―',
  '│┃┆┇┊┋╎╏╵╷╹╻╽╿▏▎▕',
  '┌┍┎┏╭',
  '┐┑┒┓╮',
  '└┕┖┗╰',
  '┘┙┚┛╯',
  '├┝┞┟┠┡┢┣',
  '┤┥┦┧┨┩┪┫',
  '┬┭┮┯┰┱┲┳',
  '┴┵┶┷┸┹┺┻',
  '┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋',
  '/╱',
  '\\╲',
  'x×╳✕✖✗✘',
  '_▁',
  '▄▂▃▅▖▗',
  '▀▔▘▝',
  '█▆▇▉▊▙▛▜▟',
  '▌▋▍',
  '▒▚▞',
  '→⇒➔➜➤⟶',
  '←⇐⟵',
  '↑⇑',
  '↓⇓',
  '↔⇔',
  '↕⇕',
  '►▶▷▸',
  '◄◀◁◂',
  '▲△▴',
  '▼▽▾',
  '•●◦⚫',
  '■□▪▫◼◻⬛⬜',
  '♦◆◇',
  '√✓✔',
  '*★☆',
  "'‘’‚‛′",
  '"“”„‟″',
  '-‐‑‒–−',
];
const alike: ReadonlyMap<string, string> = new Map(
  looksLike.flatMap(([shown = '', ...others]) => others.map((other) => [other, shown] as const)),
);
const QUESTION_MARK = 0x3f;
const CACHE_LIMIT = 4096;
const answers = new Map<number, number>();

function search(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const base = String.fromCodePoint(character.normalize('NFKD').codePointAt(0) as number);
  return toGlyph(character) ?? toGlyph(alike.get(character) ?? base) ?? QUESTION_MARK;
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
