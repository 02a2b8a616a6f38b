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

/** xterm's 256 colours as pixels: the sixteen of a palette in CGA order, the 6×6×6 cube, 24 greys. */
export function pixels256(palette: readonly number[]): Uint32Array {
  const level = (step: number): number => (step === 0 ? 0 : 55 + 40 * step);
  return Uint32Array.from({ length: 256 }, (_, i) => {
    if (i < 16) return pixel(palette[ansiColour(i)] ?? 0);
    if (i >= 232) return pixel((8 + 10 * (i - 232)) * 0x010101);
    const cube = i - 16;
    return pixel((level(Math.floor(cube / 36)) << 16) | (level(Math.floor(cube / 6) % 6) << 8) | level(cube % 6));
  });
}
