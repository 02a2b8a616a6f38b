import { BLINK, type Cells, cursorOf, hasCursor, STRIKE, UNDERLINE } from './cells';
import type { CellFont } from './font';

/** One flake of CGA snow: one of the eight scan lines of a cell, in a wrong glyph and wrong colours. */
export interface Flake {
  readonly row: number;
  readonly column: number;
  /** 0 to 7. */
  readonly scan: number;
  readonly glyph: number;
  /** CGA attribute; its blink bit is ignored. */
  readonly attribute: number;
}

/** Which of the things that blink are shown at the moment. */
export interface Phase {
  readonly text: boolean;
  readonly cursor: boolean;
}

const SPACE = 32;
const BAR_DOTS = 2;
const UNDERLINE_CURSOR_DOTS = 2;

/** The picture, one word a dot, with the means to write cells and flakes into it. Knows no canvas. */
export class Dots {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly font: CellFont,
    readonly cells: Cells,
    readonly words: Uint32Array,
  ) {
    this.width = font.width * cells.columns;
    this.height = font.height * cells.rows;
  }

  paintCell(column: number, row: number, phase: Phase): void {
    const { font, cells, words, width: stride } = this;
    const { width, height, rows } = font;
    const cell = row * cells.columns + column;
    const key = cells.keys[cell] as number;
    // Signed, they stay machine words.
    const foreground = (cells.foregrounds[cell] as number) | 0;
    const background = (cells.backgrounds[cell] as number) | 0;
    const either = foreground ^ background;
    const glyph = (key & BLINK && !phase.text ? SPACE : key & 0xff) * height;
    const underline = key & UNDERLINE ? height - 2 : -1;
    const strike = key & STRIKE ? height >> 1 : -1;
    let start = row * height * stride + column * width;
    for (let line = 0; line < height; line++, start += stride) {
      const bits = line === underline || line === strike ? -1 : (rows[glyph + line] as number);
      // Without a branch: which dots are lit cannot be guessed.
      for (let dot = 0; dot < width; dot++) words[start + dot] = background ^ (either & -((bits >> (width - 1 - dot)) & 1));
    }
    if (phase.cursor && hasCursor(key)) this.paintCursor(column, row, key, foreground >>> 0, background >>> 0);
  }

  private paintCursor(column: number, row: number, key: number, foreground: number, background: number): void {
    const { words, width: stride } = this;
    const { width, height } = this.font;
    const shape = cursorOf(key);
    const covers = (line: number, dot: number): boolean => {
      if (shape === 'block') return true;
      if (shape === 'underline') return line >= height - UNDERLINE_CURSOR_DOTS;
      if (shape === 'bar') return dot < BAR_DOTS;
      return line === 0 || line === height - 1 || dot === 0 || dot === width - 1;
    };
    for (let line = 0; line < height; line++) {
      const start = (row * height + line) * stride + column * width;
      for (let dot = 0; dot < width; dot++) {
        if (!covers(line, dot)) continue;
        const under = words[start + dot];
        words[start + dot] = shape === 'block' && under === foreground ? background : foreground;
      }
    }
  }

  /** Paints over the clean picture; on taller cells one scan line covers as many dot rows as it has room for. */
  paintFlake({ row, column, scan, glyph }: Flake, foreground: number, background: number): void {
    const { words, width: stride } = this;
    const { width, height, rows } = this.font;
    const end = ((scan + 1) * height) >> 3;
    for (let line = (scan * height) >> 3; line < end; line++) {
      const bits = rows[glyph * height + line] as number;
      const start = (row * height + line) * stride + column * width;
      for (let dot = 0, mask = 1 << (width - 1); dot < width; dot++, mask >>= 1) words[start + dot] = bits & mask ? foreground : background;
    }
  }
}
