import { readFileSync, writeFileSync } from 'node:fs';
import opentype from 'opentype.js';
import wawoff2 from 'wawoff2';

/**
 * Turns the 8×16 table into an outline font of 9×16 dots, each lit run of a row a rectangle, for the renderers that xterm.js comes
 * with: written as base64, since a page with a strict policy may use bytes that it has, but fetch no data address.
 */
const DOT = 128;
const ROWS = 16;
const COLUMNS = 9;
const BASELINE = 12;
const table = readFileSync(new URL('../fonts/pc-8x16.hex', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const { codePage } = await import('@felt80/text-mode');

function isLit(bits, code, column) {
  if (column < 8) return ((bits >> (7 - column)) & 1) === 1;
  return code >= 0xc0 && code <= 0xdf && (bits & 1) === 1;
}

function outline(code, rows) {
  const path = new opentype.Path();
  rows.forEach((bits, row) => {
    for (let column = 0; column < COLUMNS; column++) {
      if (!isLit(bits, code, column)) continue;
      const from = column;
      while (column + 1 < COLUMNS && isLit(bits, code, column + 1)) column++;
      const [left, right] = [from * DOT, (column + 1) * DOT];
      const [top, bottom] = [(BASELINE - row) * DOT, (BASELINE - row - 1) * DOT];
      path.moveTo(left, bottom);
      path.lineTo(left, top);
      path.lineTo(right, top);
      path.lineTo(right, bottom);
      path.close();
    }
  });
  return path;
}

const glyphs = table.map((line, code) => {
  const rows = [...Buffer.from(line.slice(3), 'hex')];
  return new opentype.Glyph({
    name: code === 0 ? '.notdef' : `cp437_${code.toString(16).padStart(2, '0')}`,
    unicode: codePage[code].codePointAt(0),
    advanceWidth: COLUMNS * DOT,
    path: outline(code, rows),
  });
});
const font = new opentype.Font({
  familyName: 'Cells 9x16',
  styleName: 'Regular',
  unitsPerEm: ROWS * DOT,
  ascender: BASELINE * DOT,
  descender: (BASELINE - ROWS) * DOT,
  glyphs,
});
const woff2 = Buffer.from(await wawoff2.compress(Buffer.from(font.toArrayBuffer())));
const target = new URL('../src/woff2.generated.ts', import.meta.url);
const note = '// Made by scripts/woff2.mjs from fonts/pc-8x16.hex: a WOFF2 of 9×16 dots, base64.\n';
writeFileSync(target, `${note}export const woff2: string =\n  '${woff2.toString('base64')}';\n`);
console.log(`${woff2.length} bytes`);
