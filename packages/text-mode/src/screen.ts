import { checkedAttribute, type HighBit, plain } from './attribute';
import { codePage, isBlank, toGlyphs } from './cp437';
import { type FrameStyle, frames } from './frame';
import { readGolden, writeGolden } from './golden';
import { TextModeError } from './problem';

const COLUMNS = 80;
const ROWS = 25;
const CELLS = COLUMNS * ROWS;

/** A rectangle of cells; rows and columns count from 0. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Cells taken from a screen: where they were, and two bytes for each, row by row. */
export interface Patch {
  readonly area: Area;
  readonly memory: Uint8Array;
}

/** All 2000 cells. */
export const wholeScreen: Area = { row: 0, column: 0, rows: ROWS, columns: COLUMNS };

/** The glyphs as people read them: blank ones are spaces. */
const legible: readonly string[] = codePage.map((character, glyph) => (isBlank(glyph) ? ' ' : character));

function outside(what: string): TextModeError {
  return new TextModeError('outside', `${what} is not on a screen of 25 rows and 80 columns`);
}

function isWithin(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}

function checkPlace(row: number, column: number): void {
  if (!isWithin(row, ROWS) || !isWithin(column, COLUMNS)) throw outside(`row ${row}, column ${column}`);
}

function checkArea({ row, column, rows, columns }: Area): void {
  checkPlace(row, column);
  if (!isWithin(rows - 1, ROWS - row) || !isWithin(columns - 1, COLUMNS - column))
    throw outside(`${rows} × ${columns} cells at row ${row}, column ${column}`);
}

/**
 * Video memory of a text screen: 25 rows of 80 cells, two bytes a cell (glyph of code page 437, attribute). It begins
 * empty: spaces, light grey on black, cursor hidden at the top left, black border.
 *
 * A place or an area outside the screen throws `TextModeError('outside')`; text that runs over the right edge is cut there
 * and never wraps; {@link Screen.paste} cuts on all sides, so that a moving patch may leave the screen.
 */
export class Screen {
  readonly columns: 80 = COLUMNS;
  readonly rows: 25 = ROWS;
  /** 4000 bytes: glyph and attribute of cell `row * 80 + column` at twice that index. */
  readonly memory: Uint8Array = new Uint8Array(2 * CELLS);
  /** Overscan colour, 0 to 15. */
  border = 0;
  /** What bit 7 of the attributes does on this screen: a bright background, or blink. */
  highBit: HighBit = 'bright';
  readonly cursor: { row: number; column: number; visible: boolean } = { row: 0, column: 0, visible: false };

  constructor() {
    this.fill(wholeScreen, ' ');
  }

  /**
   * Writes a text from a place to the right. Throws for a place outside, for control characters (ESC too), for characters
   * that code page 437 lacks, and for an attribute that is none; nothing is written then.
   */
  put(row: number, column: number, text: string, attribute: number = plain): void {
    checkPlace(row, column);
    checkedAttribute(attribute);
    const glyphs = toGlyphs(text).slice(0, COLUMNS - column);
    glyphs.forEach((glyph, index) => {
      this.#set(row, column + index, glyph, attribute);
    });
  }

  /** Fills an area with one character. Throws as {@link Screen.put} does, and when `glyph` is not exactly one character. */
  fill(area: Area, glyph: string, attribute: number = plain): void {
    checkArea(area);
    checkedAttribute(attribute);
    const [code, ...more] = toGlyphs(glyph);
    if (code === undefined || more.length > 0) throw new TextModeError('notAGlyph', `'${glyph}' is not one character`);
    for (let column = area.column; column < area.column + area.columns; column += 1) this.#set(area.row, column, code, attribute);
    const first = 2 * (area.row * COLUMNS + area.column);
    for (let row = 1; row < area.rows; row += 1) this.memory.copyWithin(first + 2 * COLUMNS * row, first, first + 2 * area.columns);
  }

  /** Draws a frame along the inner edge of an area of at least 2 × 2 cells; what is inside stays. */
  frame(area: Area, style: FrameStyle, attribute: number = plain): void {
    checkArea(area);
    checkedAttribute(attribute);
    if (area.rows < 2 || area.columns < 2) throw outside('a frame of less than 2 × 2 cells');
    const lines = frames[style];
    const bottom = area.row + area.rows - 1;
    const right = area.column + area.columns - 1;
    for (let column = area.column + 1; column < right; column += 1)
      for (const row of [area.row, bottom]) this.#set(row, column, lines.across, attribute);
    for (let row = area.row + 1; row < bottom; row += 1)
      for (const column of [area.column, right]) this.#set(row, column, lines.down, attribute);
    this.#set(area.row, area.column, lines.topLeft, attribute);
    this.#set(area.row, right, lines.topRight, attribute);
    this.#set(bottom, right, lines.bottomRight, attribute);
    this.#set(bottom, area.column, lines.bottomLeft, attribute);
  }

  /** Takes the cells of an area; later changes of the screen do not reach them. */
  copy(area: Area): Patch {
    checkArea(area);
    const memory = new Uint8Array(2 * area.rows * area.columns);
    for (let row = 0; row < area.rows; row += 1) {
      const from = 2 * ((area.row + row) * COLUMNS + area.column);
      memory.set(this.memory.subarray(from, from + 2 * area.columns), 2 * row * area.columns);
    }
    return { area, memory };
  }

  /** Puts cells back, their top left corner at the given place, which may lie outside: only what is on the screen is drawn. */
  paste(patch: Patch, row: number, column: number): void {
    if (!Number.isInteger(row) || !Number.isInteger(column)) throw outside(`row ${row}, column ${column}`);
    const { rows, columns } = patch.area;
    const first = Math.max(0, -column);
    const last = Math.min(columns, COLUMNS - column);
    if (first >= last) return;
    for (let line = Math.max(0, -row); line < Math.min(rows, ROWS - row); line += 1)
      this.memory.set(
        patch.memory.subarray(2 * (line * columns + first), 2 * (line * columns + last)),
        2 * ((row + line) * COLUMNS + column + first),
      );
  }

  /** Makes this screen equal to another: cells, border, high bit, cursor. */
  become(other: Screen): void {
    this.memory.set(other.memory);
    this.border = other.border;
    this.highBit = other.highBit;
    Object.assign(this.cursor, other.cursor);
  }

  /** One row as people read it: 80 characters, all blank glyphs as spaces. */
  rowText(row: number): string {
    checkPlace(row, 0);
    let text = '';
    for (let cell = row * COLUMNS; cell < (row + 1) * COLUMNS; cell += 1) text += legible[this.memory[2 * cell] ?? 0];
    return text;
  }

  /** The whole screen as a golden text, without loss: {@link Screen.fromText} reads it back. */
  toText(): string {
    return writeGolden(this);
  }

  /** The screen of a golden text. Throws `TextModeError('notAScreenText')` naming the line. */
  static fromText(text: string): Screen {
    const picture = readGolden(text);
    const screen = new Screen();
    screen.memory.set(picture.memory);
    screen.border = picture.border;
    screen.highBit = picture.highBit;
    Object.assign(screen.cursor, picture.cursor);
    return screen;
  }

  #set(row: number, column: number, glyph: number, attribute: number): void {
    const at = 2 * (row * COLUMNS + column);
    this.memory[at] = glyph;
    this.memory[at + 1] = attribute;
  }
}
