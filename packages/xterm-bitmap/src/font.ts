import { type Adapter, adapters } from '@felt80/text-mode';
import { glyphs8, glyphs14, glyphs16 } from './glyphs.generated';

/** A cell font: 256 glyphs of one size, in code page 437 order. */
export interface CellFont {
  /** Dots across, 8 or 9. */
  readonly width: 8 | 9;
  /** Dots down. */
  readonly height: number;
  /** 256 × `height` entries, `width` bits each, the leftmost dot in the highest bit. */
  readonly rows: Uint16Array;
  /** Height of a dot for a width of 1 on the tube of its time; 1 is square. */
  readonly tallness: number;
}

/**
 * A font from 8-dot glyph bytes, one byte a dot row, most significant bit at the left. With 9 dots the ninth is blank, except
 * for codes C0 to DF, which repeat the eighth so that frames join.
 *
 * @throws RangeError when there are not 256 × `height` bytes.
 */
export function cellFont(bytes: Uint8Array, height: number, width: 8 | 9, tallness = 1): CellFont {
  if (bytes.length !== 256 * height) throw new RangeError(`a font of ${height} rows needs ${256 * height} bytes, got ${bytes.length}`);
  const joins = (code: number): boolean => code >= 0xc0 && code <= 0xdf;
  const rows = Uint16Array.from(bytes, (byte, i) => {
    if (width === 8) return byte;
    return (byte << 1) | (joins(Math.floor(i / height)) ? byte & 1 : 0);
  });
  return { width, height, rows, tallness };
}

const tables: Readonly<Record<8 | 14 | 16, string>> = { 8: glyphs8, 14: glyphs14, 16: glyphs16 };
const made = new Map<Adapter, CellFont>();

/** The font of an adapter: VGA 9×16, EGA 8×14, CGA 8×8, mono (MDA) 9×14. Made on first use and kept. */
export function adapterFont(adapter: Adapter): CellFont {
  const known = made.get(adapter);
  if (known) return known;
  const { cellWidth, cellHeight, dotShape } = adapters[adapter];
  const bytes = Uint8Array.from(atob(tables[cellHeight]), (c) => c.charCodeAt(0));
  const font = cellFont(bytes, cellHeight, cellWidth, 1 / dotShape);
  made.set(adapter, font);
  return font;
}
