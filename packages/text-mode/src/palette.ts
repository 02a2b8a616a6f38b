import { type HighBit, readAttribute } from './attribute';

/** Sixteen colours as `0xRRGGBB`, by colour number. */
export type Palette = readonly number[];

/** The names of the colour palettes: the exact colours of CGA, EGA and VGA, and an IBM 5153 monitor as measured. */
export type PaletteName = 'exact' | 'ibm5153';

/** Colour palettes. The monitor makes colour 6 brown: dark yellow with less green. */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  exact: [
    0x000000, 0x0000aa, 0x00aa00, 0x00aaaa, 0xaa0000, 0xaa00aa, 0xaa5500, 0xaaaaaa, 0x555555, 0x5555ff, 0x55ff55, 0x55ffff, 0xff5555,
    0xff55ff, 0xffff55, 0xffffff,
  ],
  ibm5153: [
    0x000000, 0x0000c4, 0x00c400, 0x00c4c4, 0xc40000, 0xc400c4, 0xc47e00, 0xc4c4c4, 0x4e4e4e, 0x4e4edc, 0x4edc4e, 0x4ef3f3, 0xdc4e4e,
    0xf34ef3, 0xf3f34e, 0xffffff,
  ],
};

/** The phosphors of a monochrome tube. */
export type Phosphor = 'green' | 'amber' | 'white';

function phosphor(normal: number, bright: number): Palette {
  return Array.from({ length: 16 }, (_, colour) => (colour % 8 === 0 ? 0x000000 : colour < 8 ? normal : bright));
}

/** Palettes of one phosphor each: black, normal for the colours 1 to 7, bright for 9 to 15. For {@link monoAttribute}s. */
export const phosphors: Readonly<Record<Phosphor, Palette>> = {
  green: phosphor(0x09cc50, 0x6cffa0),
  amber: phosphor(0xffb000, 0xffdc8c),
  white: phosphor(0xdddddd, 0xffffff),
};

/** A colour in CSS: `#aa5500`. */
export function cssColour(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}

function luminance(rgb: number): number {
  const linear = (shift: number): number => {
    const share = ((rgb >> shift) & 0xff) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

/**
 * The contrast of an attribute's two colours by WCAG 2: 1 (the same) to 21 (black and white). Text wants 4.5. A blinking
 * cell counts while its character is to be seen.
 */
export function contrast(attribute: number, palette: Palette = palettes.exact, highBit: HighBit = 'bright'): number {
  const { foreground, background } = readAttribute(attribute, highBit);
  const [a, b] = [luminance(palette[foreground] ?? 0), luminance(palette[background] ?? 0)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
