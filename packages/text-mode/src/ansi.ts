import { type HighBit, readAttribute } from './attribute';
import { codePage } from './cp437';
import type { Change } from './present';
import type { Screen } from './screen';

const COLUMNS = 80;
const ESCAPE = '\u001b[';

/** What is known of a terminal: where the next character goes, and how it would look. `undefined`: not known. */
export interface Pen {
  readonly row: number | undefined;
  readonly column: number | undefined;
  readonly attribute: number | undefined;
  readonly highBit: HighBit | undefined;
  readonly cursorShown: boolean | undefined;
}

/** Of a terminal that was not written to yet nothing is known. */
export const unknownPen: Pen = { row: undefined, column: undefined, attribute: undefined, highBit: undefined, cursorShown: undefined };

/** How to write to a terminal. */
export interface AnsiOptions {
  /** Bit 7 of the attributes: bright backgrounds (SGR 100 to 107) or blink (SGR 5). That of `screen`, or `bright`. */
  readonly highBit?: HighBit;
  /** What the terminal shows once the changes are written: cells in short gaps are then written again where a jump would cost more. */
  readonly screen?: Screen;
  /** The terminal understands REP (`CSI n b`), as xterm and xterm.js do: runs of one character become shorter. */
  readonly repeat?: boolean;
}

/** A piece of ANSI text and the pen after it. */
export interface Written {
  readonly text: string;
  readonly pen: Pen;
}

const characters: readonly string[] = codePage.map((character, glyph) => (glyph === 0 ? ' ' : character));
const sizes: readonly number[] = characters.map((character) => (character < '\u0080' ? 1 : character < '\u0800' ? 2 : 3));

/** The bytes of an ANSI text on a line that speaks UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) bytes += text.charCodeAt(at) < 0x80 ? 1 : text.charCodeAt(at) < 0x800 ? 2 : 3;
  return bytes;
}

// ANSI has red and blue the other way round than the adapters: bits 0 and 2 change places.
function ansiColour(colour: number): number {
  const dark = (colour & 2) | ((colour & 1) << 2) | ((colour >> 2) & 1);
  return colour > 7 ? 60 + dark : dark;
}

/** The shortest SGR from one attribute to another; `undefined` is a pen of unknown look. */
function rendition(from: number | undefined, to: number, highBit: HighBit): string {
  if (from === to) return '';
  const wanted = readAttribute(to, highBit);
  const ink = `;${30 + ansiColour(wanted.foreground)}`;
  const paper = `;${40 + ansiColour(wanted.background)}`;
  if (from === undefined) return `${ESCAPE}${ink}${paper}${wanted.blink ? ';5' : ''}m`;
  const now = readAttribute(from, highBit);
  const isInk = now.foreground !== wanted.foreground;
  const isPaper = now.background !== wanted.background;
  // An empty first number resets everything, which is shorter than 25 when both colours follow anyway.
  if (now.blink && !wanted.blink && isInk && isPaper) return `${ESCAPE}${ink}${paper}m`;
  const blink = now.blink === wanted.blink ? '' : wanted.blink ? ';5' : ';25';
  return `${ESCAPE}${`${isInk ? ink : ''}${isPaper ? paper : ''}${blink}`.slice(1)}m`;
}

/** A way of moving the cursor: some of it before the change of look, some after. */
interface Move {
  readonly before: string;
  readonly after: string;
  readonly bytes: number;
}

function plainMove(text: string): Move {
  return { before: text, after: '', bytes: text.length };
}

function step(count: number, letter: string): string {
  return count === 0 ? '' : count === 1 ? `${ESCAPE}${letter}` : `${ESCAPE}${count}${letter}`;
}

function cheapest(moves: readonly (Move | undefined)[]): Move | undefined {
  return moves.reduce((best, move) => (move && (!best || move.bytes < best.bytes) ? move : best), undefined);
}

/** Writes the cells of a row once more from one column up to another: those of the old look, then those of the new. */
function again(screen: Screen, row: number, from: number, until: number, old: number | undefined, next: number): Move | undefined {
  const parts = ['', ''];
  let part = 0;
  let bytes = 0;
  for (let column = from; column < until; column += 1) {
    const at = 2 * (row * COLUMNS + column);
    const look = screen.memory[at + 1];
    if (part === 0 && look !== old) part = 1;
    if (part === 1 && look !== next) return undefined;
    const glyph = screen.memory[at] as number;
    parts[part] += characters[glyph] as string;
    bytes += sizes[glyph] as number;
  }
  return { before: parts[0] as string, after: parts[1] as string, bytes };
}

/** The cheapest way along a row to the right. */
function rightwards(row: number, from: number, until: number, pen: Pen, next: number, screen: Screen | undefined): Move | undefined {
  if (from > until) return undefined;
  const jump = plainMove(step(until - from, 'C'));
  return until - from > 8 || !screen ? jump : cheapest([jump, again(screen, row, from, until, pen.attribute, next)]);
}

function prefixed(prefix: string, move: Move | undefined): Move | undefined {
  return move && { ...move, before: prefix + move.before, bytes: prefix.length + move.bytes };
}

/** The cheapest way of the cursor to a cell. A line feed always follows a return, since a terminal may add one to it. */
function moveTo(row: number, column: number, pen: Pen, next: number, screen: Screen | undefined): Move {
  const line = row === 0 ? '' : `${row + 1}`;
  const absolute = plainMove(`${ESCAPE}${line}${column === 0 ? '' : `;${column + 1}`}H`);
  if (pen.row === undefined) return absolute;
  const down = row - pen.row;
  const moves: (Move | undefined)[] = [absolute];
  const fromLeft = rightwards(row, 0, column, pen, next, screen);
  if (down >= 0) moves.push(prefixed(down === 0 ? '\r' : '\r\n'.repeat(down), fromLeft));
  const vertical =
    down === 0 ? '' : cheapest([plainMove(step(Math.abs(down), down > 0 ? 'B' : 'A')), plainMove(`${ESCAPE}${line}d`)])?.before;
  if (down !== 0) moves.push(prefixed(`\r${vertical}`, fromLeft));
  if (pen.column !== undefined) {
    moves.push(prefixed(vertical ?? '', rightwards(row, pen.column, column, pen, next, screen)));
    const left = pen.column - column;
    if (left > 0) moves.push(plainMove(vertical + '\b'.repeat(left)), plainMove(vertical + step(left, 'D')));
  }
  if (down === 0) moves.push(plainMove(`${ESCAPE}${column === 0 ? '' : column + 1}G`));
  return cheapest(moves) ?? absolute;
}

/**
 * The smallest ANSI text (UTF-8 bytes) that writes the changed cells in their order, and the pen after it. It uses cursor moves,
 * returns with line feeds, and SGR with the sixteen colours (30–37, 90–97, 40–47, 100–107, 5, 25), never bold. It works in
 * any terminal of at least 25 × 80, whether it wraps or not. Glyphs 00 and FF are sent as a space and a no-break space.
 */
export function encode(changes: readonly Change[], pen: Pen = unknownPen, options: AnsiOptions = {}): Written {
  const { screen, highBit = screen?.highBit ?? 'bright', repeat = false } = options;
  let { row, column } = pen;
  let attribute = pen.highBit === highBit ? pen.attribute : undefined;
  let text = '';
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index] as Change;
    const atRow = Math.floor(change.cell / COLUMNS);
    const atColumn = change.cell % COLUMNS;
    const look = rendition(attribute, change.attribute, highBit);
    if (row === atRow && column === atColumn) text += look;
    else {
      const move = moveTo(atRow, atColumn, { ...pen, row, column, attribute }, change.attribute, screen);
      text += move.before + look + move.after;
    }
    const written = characters[change.glyph] as string;
    text += written;
    let count = 1;
    if (repeat) {
      count = runLength(changes, index);
      const short = `${ESCAPE}${count - 1}b`;
      const isShorter = short.length < (count - 1) * (sizes[change.glyph] as number);
      text += isShorter ? short : written.repeat(count - 1);
      index += count - 1;
    }
    attribute = change.attribute;
    row = atRow;
    // Beyond the last column terminals differ: the next move must be absolute or begin with a return.
    column = atColumn + count < COLUMNS ? atColumn + count : undefined;
  }
  return { text, pen: { ...pen, row, column, attribute, highBit } };
}

/** How many changes from one on are neighbours in a row with the same glyph and attribute. */
function runLength(changes: readonly Change[], start: number): number {
  const first = changes[start] as Change;
  let end = start + 1;
  for (; end < changes.length; end += 1) {
    const { cell, glyph, attribute } = changes[end] as Change;
    if (cell !== first.cell + end - start || cell % COLUMNS === 0 || glyph !== first.glyph || attribute !== first.attribute) break;
  }
  return end - start;
}

/** The ANSI text that puts the terminal's cursor where the screen has it, or hides it, and the pen after it. */
export function encodeCursor(cursor: Screen['cursor'], pen: Pen = unknownPen): Written {
  const isMoved = cursor.visible && (pen.row !== cursor.row || pen.column !== cursor.column);
  const move = isMoved ? moveTo(cursor.row, cursor.column, pen, 0, undefined).before : '';
  const show = cursor.visible === pen.cursorShown ? '' : `${ESCAPE}?25${cursor.visible ? 'h' : 'l'}`;
  const place = cursor.visible ? { row: cursor.row, column: cursor.column } : {};
  return { text: move + show, pen: { ...pen, ...place, cursorShown: cursor.visible } };
}
