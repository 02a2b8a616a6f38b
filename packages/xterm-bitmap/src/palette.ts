/** The sixteen CGA colours as 0xRRGGBB in ANSI order (SGR 30 to 37, then 90 to 97). Brown is AA5500. */
export const cgaColours: readonly number[] = [
  0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa, 0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff,
  0xff55ff, 0x55ffff, 0xffffff,
];

/** The ANSI number of a CGA colour, 0 to 15, and the other way round: red and blue change places. */
export function ansiColour(cga: number): number {
  return (cga & 0b1010) | ((cga & 1) << 2) | ((cga >> 2) & 1);
}

/** A colour 0xRRGGBB as one word of an ImageData buffer (bytes R, G, B, A in memory). */
export function pixel(rgb: number): number {
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | ((rgb >> 16) & 0xff)) >>> 0;
}

/** Half way between two pixels: what SGR 2 (dim) shows. */
export function mixed(a: number, b: number): number {
  return ((((a & 0xfefefe) >>> 1) + ((b & 0xfefefe) >>> 1)) | 0xff000000) >>> 0;
}

/** xterm's 256 colours as pixels: sixteen of our own, the 6×6×6 cube, 24 greys. */
export function pixels256(sixteen: readonly number[]): Uint32Array {
  const level = (step: number): number => (step === 0 ? 0 : 55 + 40 * step);
  return Uint32Array.from({ length: 256 }, (_, i) => {
    if (i < 16) return pixel(sixteen[i] ?? 0);
    if (i >= 232) return pixel((8 + 10 * (i - 232)) * 0x010101);
    const cube = i - 16;
    return pixel((level(Math.floor(cube / 36)) << 16) | (level(Math.floor(cube / 6) % 6) << 8) | level(cube % 6));
  });
}
