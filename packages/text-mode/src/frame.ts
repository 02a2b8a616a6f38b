/** The lines of a frame: one thin line or two. */
export type FrameStyle = 'single' | 'double';

/** The glyphs of a frame: corners from the top left clockwise, and the two lines. */
export interface FrameGlyphs {
  readonly topLeft: number;
  readonly topRight: number;
  readonly bottomRight: number;
  readonly bottomLeft: number;
  readonly across: number;
  readonly down: number;
}

/** The six glyphs of each style. */
export const frames: Readonly<Record<FrameStyle, FrameGlyphs>> = {
  single: { topLeft: 0xda, topRight: 0xbf, bottomRight: 0xd9, bottomLeft: 0xc0, across: 0xc4, down: 0xb3 },
  double: { topLeft: 0xc9, topRight: 0xbb, bottomRight: 0xbc, bottomLeft: 0xc8, across: 0xcd, down: 0xba },
};
