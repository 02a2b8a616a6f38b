import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './png';

/** Glyph and attribute. */
export type Cell = readonly [number, number];

/** The cells of the adapters, told once more and independently of the sources. */
const cells = {
  vga: { width: 9, height: 16 },
  ega: { width: 8, height: 14 },
  cga: { width: 8, height: 8 },
  mono: { width: 9, height: 14 },
} as const;
export type Adapter = keyof typeof cells;
export const adapters = Object.keys(cells) as Adapter[];

/** CGA colours by number. */
export const colours = [
  0x000000, 0x0000aa, 0x00aa00, 0x00aaaa, 0xaa0000, 0xaa00aa, 0xaa5500, 0xaaaaaa, 0x555555, 0x5555ff, 0x55ff55, 0x55ffff, 0xff5555,
  0xff55ff, 0xffff55, 0xffffff,
] as const;

const tables = new Map<number, Buffer[]>();
function glyphs(height: number): Buffer[] {
  const known = tables.get(height);
  if (known) return known;
  const text = readFileSync(join(import.meta.dirname, `../fonts/pc-8x${height}.hex`), 'utf8');
  const rows = text
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line.slice(3), 'hex'));
  tables.set(height, rows);
  return rows;
}

/** Whether a dot of a glyph is lit on this adapter. */
export function isLit(adapter: Adapter, glyph: number, x: number, y: number): boolean {
  const { height } = cells[adapter];
  if (x === 8 && (glyph < 0xc0 || glyph > 0xdf)) return false;
  return ((((glyphs(height)[glyph] as Buffer)[y] as number) >> (7 - Math.min(x, 7))) & 1) === 1;
}

export function sizeOf(adapter: Adapter): { readonly width: number; readonly height: number } {
  return { width: cells[adapter].width * 80, height: cells[adapter].height * 25 };
}

/** The picture in dots of up to 2000 cells; what is left over is black. `bright`: sixteen backgrounds instead of blink. */
export function pictureOf(adapter: Adapter, shown: readonly Cell[], bright: boolean): Picture {
  const { width, height } = sizeOf(adapter);
  const cell = cells[adapter];
  const pixels = new Uint32Array(width * height);
  for (const [i, [glyph, attribute]] of shown.entries()) {
    const foreground = colours[attribute & 15] as number;
    const background = colours[(attribute >> 4) & (bright ? 15 : 7)] as number;
    const left = (i % 80) * cell.width;
    const top = Math.floor(i / 80) * cell.height;
    for (let y = 0; y < cell.height; y++)
      for (let x = 0; x < cell.width; x++) {
        pixels[(top + y) * width + left + x] = isLit(adapter, glyph, x, y) ? foreground : background;
      }
  }
  return { width, height, pixels };
}

/** How many pixels of a screenshot differ from the picture enlarged by whole numbers and put at `left`, `top`. */
export function wrongPixels(shot: Picture, picture: Picture, [kx, ky]: readonly [number, number], [left, top] = [0, 0]): number {
  let wrong = 0;
  for (let y = 0; y < picture.height * ky; y++)
    for (let x = 0; x < picture.width * kx; x++) {
      const is = shot.pixels[(top + y) * shot.width + left + x];
      const should = picture.pixels[Math.floor(y / ky) * picture.width + Math.floor(x / kx)];
      if (is !== should) wrong++;
    }
  return wrong;
}
