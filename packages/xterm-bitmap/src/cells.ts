/** Bits of a cell's key above its glyph (0 to 255). */
export const BLINK = 0x100;
export const UNDERLINE = 0x200;
export const STRIKE = 0x400;
const CURSOR_SHIFT = 11;

/** Cursor shapes in the order of their code in a cell's key. */
const cursorShapes = ['none', 'block', 'underline', 'bar', 'outline'] as const;
export type CursorShape = (typeof cursorShapes)[number];

/** The key bits of a cursor of this shape. */
export function cursorBits(shape: CursorShape): number {
  return cursorShapes.indexOf(shape) << CURSOR_SHIFT;
}
/** The cursor that a key carries. */
export function cursorOf(key: number): CursorShape {
  return cursorShapes[key >> CURSOR_SHIFT] ?? 'none';
}

/** What is shown in each cell: key (glyph and bits), foreground and background pixel. A foreground of 0 means never painted. */
export class Cells {
  readonly keys: Uint32Array;
  readonly foregrounds: Uint32Array;
  readonly backgrounds: Uint32Array;
  /** How many cells change by themselves: blinking text and the cursor. */
  moving = 0;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.keys = new Uint32Array(columns * rows);
    this.foregrounds = new Uint32Array(columns * rows);
    this.backgrounds = new Uint32Array(columns * rows);
  }

  /** Takes a cell over; false when it was the same already. */
  set(cell: number, key: number, foreground: number, background: number): boolean {
    if (key === this.keys[cell] && foreground === this.foregrounds[cell] && background === this.backgrounds[cell]) return false;
    this.moving += Number(moves(key)) - Number(moves(this.keys[cell] as number));
    this.keys[cell] = key;
    this.foregrounds[cell] = foreground;
    this.backgrounds[cell] = background;
    return true;
  }

  /** Forgets everything, so that each cell counts as changed. */
  forget(): void {
    this.keys.fill(0);
    this.foregrounds.fill(0);
    this.moving = 0;
  }
}

/** Whether a cursor stands in the cell. */
export function hasCursor(key: number): boolean {
  return key >> CURSOR_SHIFT !== 0;
}

function moves(key: number): boolean {
  return (key & BLINK) !== 0 || hasCursor(key);
}
