import { TextModeError } from './problem';

// One character for each of the 256 codes, sixteen a line. Code 00 has no shape: it is written as the symbol for null.
const CODES =
  '␀☺☻♥♦♣♠•◘○◙♂♀♪♫☼' +
  '►◄↕‼¶§▬↨↑↓→←∟↔▲▼' +
  ' !"#$%&\'()*+,-./' +
  '0123456789:;<=>?' +
  '@ABCDEFGHIJKLMNO' +
  'PQRSTUVWXYZ[\\]^_' +
  '`abcdefghijklmno' +
  'pqrstuvwxyz{|}~⌂' +
  'ÇüéâäàåçêëèïîìÄÅ' +
  'ÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
  'áíóúñÑªº¿⌐¬½¼¡«»' +
  '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧' +
  '╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσ\u00b5τΦΘ\u03a9δ∞φε∩' +
  '≡±≥≤⌠⌡÷≈°\u2219\u00b7√ⁿ²■\u00a0';

// Code points that share a shape with one of the 256: small beta, small mu, sum, ohm, empty set, element of.
const SAME_SHAPE: readonly (readonly [alias: string, character: string])[] = [
  ['\u03b2', '\u00df'],
  ['\u03bc', '\u00b5'],
  ['\u2211', '\u03a3'],
  ['\u2126', '\u03a9'],
  ['\u2205', '\u03c6'],
  ['\u2208', '\u03b5'],
];

/**
 * Code page 437 as text: the character of each of the 256 glyphs, all different, all of one UTF-16 unit. Glyph 00, which
 * has no shape, is `␀` (U+2400); glyph FF, which looks like a space, is the no-break space (U+00A0).
 */
export const codePage: readonly string[] = [...CODES];

const glyphs: ReadonlyMap<string, number> = new Map([
  ...codePage.map((character, glyph) => [character, glyph] as const),
  ...SAME_SHAPE.map(([alias, character]) => [alias, codePage.indexOf(character)] as const),
]);

/** The character of a glyph 0 to 255. Throws `TextModeError('notAGlyph')` for other numbers. */
export function toUnicode(glyph: number): string {
  const character = codePage[glyph];
  if (character === undefined) throw new TextModeError('notAGlyph', `${glyph} is no glyph: 0 to 255 are`);
  return character;
}

/** The glyph of one character, or `undefined` when code page 437 does not have it (control characters never are in it). */
export function toGlyph(character: string): number | undefined {
  return glyphs.get(character);
}

/**
 * The glyphs of a text. Throws `TextModeError`: `controlCharacter` for ESC and the other control characters, which are
 * commands and not pictures, `notInCodePage` for a character that the code page lacks.
 */
export function toGlyphs(text: string): number[] {
  const found: number[] = [];
  for (const character of text) {
    const glyph = glyphs.get(character);
    if (glyph === undefined) throw noGlyph(character);
    found.push(glyph);
  }
  return found;
}

function noGlyph(character: string): TextModeError {
  const code = character.codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return new TextModeError('controlCharacter', `${name} is a control character`);
  return new TextModeError('notInCodePage', `${name} (${character}) is not in code page 437`);
}

/** True for the glyphs without a lit pixel: 00, space and FF. */
export function isBlank(glyph: number): boolean {
  return glyph === 0 || glyph === 0x20 || glyph === 0xff;
}
