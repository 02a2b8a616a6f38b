import { expect, it } from 'vitest';
import { codePage, isBlank, TextModeError, toGlyph, toGlyphs, toUnicode } from './index';

it('MAC-01 has 256 different characters, one for each glyph, and every one comes back', () => {
  expect(new Set(codePage).size).toBe(256);
  for (let glyph = 0; glyph < 256; glyph += 1) expect(toGlyph(toUnicode(glyph))).toBe(glyph);
  for (let glyph = 0x20; glyph < 0x7f; glyph += 1) expect(toUnicode(glyph)).toBe(String.fromCharCode(glyph));
});

it('MAC-01 agrees with the published table of code points', () => {
  // Code points of 01-1F, 7F and 80-FF as published for IBM code page 437.
  const published =
    '263a 263b 2665 2666 2663 2660 2022 25d8 25cb 25d9 2642 2640 266a 266b 263c 25ba 25c4 2195 203c b6 a7 25ac 21a8 2191 2193 2192 2190 221f 2194 25b2 25bc ' +
    '2302 c7 fc e9 e2 e4 e0 e5 e7 ea eb e8 ef ee ec c4 c5 c9 e6 c6 f4 f6 f2 fb f9 ff d6 dc a2 a3 a5 20a7 192 e1 ed f3 fa f1 d1 aa ba bf 2310 ac bd bc a1 ab bb ' +
    '2591 2592 2593 2502 2524 2561 2562 2556 2555 2563 2551 2557 255d 255c 255b 2510 2514 2534 252c 251c 2500 253c 255e 255f 255a 2554 2569 2566 2560 2550 256c 2567 ' +
    '2568 2564 2565 2559 2558 2552 2553 256b 256a 2518 250c 2588 2584 258c 2590 2580 3b1 df 393 3c0 3a3 3c3 b5 3c4 3a6 398 3a9 3b4 221e 3c6 3b5 2229 ' +
    '2261 b1 2265 2264 2320 2321 f7 2248 b0 2219 b7 221a 207f b2 25a0 a0';
  const glyphs = [...Array.from({ length: 31 }, (_, index) => index + 1), ...Array.from({ length: 129 }, (_, index) => index + 0x7f)];
  expect(glyphs.map((glyph) => toUnicode(glyph).codePointAt(0)?.toString(16)).join(' ')).toBe(published);
});

it('has the suits in the order of the code page: heart, diamond, club, spade', () => {
  expect(toGlyphs('♥♦♣♠')).toEqual([3, 4, 5, 6]);
});

it('takes the code points that share a shape with a glyph', () => {
  expect(toGlyphs('\u03b2\u03bc\u2211\u2126\u2205\u2208')).toEqual([0xe1, 0xe6, 0xe4, 0xea, 0xed, 0xee]);
});

it('refuses control characters, characters without a glyph, and numbers that are no glyph', () => {
  const code = (action: () => unknown): string => {
    try {
      action();
    } catch (error) {
      if (error instanceof TextModeError) return `${error.code}: ${error.message}`;
    }
    return 'nothing';
  };
  expect(code(() => toGlyphs('a\u001b[2J'))).toBe('controlCharacter: U+001B is a control character');
  for (const control of ['\u0000', '\n', '\u007f', '\u009b']) expect(code(() => toGlyphs(control))).toContain('controlCharacter');
  expect(code(() => toGlyphs('price: 5 €'))).toBe('notInCodePage: U+20AC (€) is not in code page 437');
  expect(code(() => toGlyphs('🂡'))).toContain('notInCodePage: U+1F0A1');
  for (const number of [-1, 256, 1.5, Number.NaN]) expect(code(() => toUnicode(number))).toContain('notAGlyph');
  expect(toGlyph('€')).toBeUndefined();
  expect(toGlyph('\u001b')).toBeUndefined();
});

it('knows the three glyphs without a lit pixel', () => {
  expect(Array.from({ length: 256 }, (_, glyph) => glyph).filter(isBlank)).toEqual([0x00, 0x20, 0xff]);
});
