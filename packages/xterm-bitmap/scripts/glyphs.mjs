import { readFileSync, writeFileSync } from 'node:fs';

/** Turns the hex tables of fonts/ into one base64 string a size: 256 glyphs, one byte a dot row. */
const folder = new URL('../fonts/', import.meta.url);
const target = new URL('../src/glyphs.generated.ts', import.meta.url);

function table(height) {
  const bytes = readFileSync(new URL(`pc-8x${height}.hex`, folder), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line, code) => {
      const [label, rows] = line.split(' ');
      if (Number.parseInt(label, 16) !== code || rows.length !== 2 * height) throw new Error(`pc-8x${height}.hex: bad line ${code}`);
      return [...Buffer.from(rows, 'hex')];
    });
  if (bytes.length !== 256 * height) throw new Error(`pc-8x${height}.hex: ${bytes.length} bytes`);
  return Buffer.from(bytes).toString('base64');
}

const lines = [16, 14, 8].map((height) => `export const glyphs${height}: string =\n  '${table(height)}';\n`);
writeFileSync(target, `// Made by scripts/glyphs.mjs from fonts/*.hex: 256 glyphs, one byte a dot row, base64.\n${lines.join('')}`);
