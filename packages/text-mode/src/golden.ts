import type { HighBit } from './attribute';
import { codePage, toGlyph } from './cp437';
import { TextModeError } from './problem';

const COLUMNS = 80;
const ROWS = 25;
const EDGE = `+${'-'.repeat(COLUMNS)}+`;
const PLANES = ['text', 'ink', 'paper'] as const;

/** A screen as plain facts: glyph and attribute of each cell in turn, the border, what bit 7 does, the cursor. */
export interface Picture {
  readonly memory: Uint8Array;
  readonly border: number;
  readonly highBit: HighBit;
  readonly cursor: { readonly row: number; readonly column: number; readonly visible: boolean };
}

function plane(write: (cell: number) => string): string {
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `|${Array.from({ length: COLUMNS }, (_, column) => write(row * COLUMNS + column)).join('')}|`,
  );
  return [EDGE, ...rows, EDGE].join('\n');
}

/**
 * A screen as a text file: a head line with border, cursor and `blink` where bit 7 means that, 25 legible rows, then the attributes in two planes of one
 * hexadecimal digit a cell, `ink` (foreground) and `paper` (background; 8 to f: bit 7 set). Nothing is lost:
 * {@link readGolden} gives the same picture back.
 */
export function writeGolden(picture: Picture): string {
  const { memory, border, highBit, cursor } = picture;
  const byte = (index: number): number => memory[index] ?? 0;
  const planes = {
    text: plane((cell) => codePage[byte(2 * cell)] ?? ''),
    ink: plane((cell) => (byte(2 * cell + 1) & 15).toString(16)),
    paper: plane((cell) => (byte(2 * cell + 1) >> 4).toString(16)),
  };
  const head = `border ${border}, cursor ${cursor.row} ${cursor.column} ${cursor.visible ? 'on' : 'off'}${highBit === 'blink' ? ', blink' : ''}`;
  return `${[head, ...PLANES.flatMap((name) => [name, planes[name]])].join('\n')}\n`;
}

function bad(line: number, why: string): TextModeError {
  return new TextModeError('notAScreenText', `line ${line + 1} of the screen text: ${why}`);
}

/** Reads what {@link writeGolden} wrote (line ends may be CR LF). Throws `TextModeError('notAScreenText')` with the line. */
export function readGolden(text: string): Picture {
  const lines = text.split(/\r?\n/);
  const head = /^border (\d|1[0-5]), cursor (\d|1\d|2[0-4]) (\d|[1-7]\d) (on|off)(, blink)?$/.exec(lines[0] ?? '');
  if (!head) throw bad(0, 'expected border and cursor');
  const memory = new Uint8Array(2 * COLUMNS * ROWS);
  let line = 1;
  const expect = (wanted: string): void => {
    if (lines[line] !== wanted) throw bad(line, `expected ${wanted}`);
    line += 1;
  };
  for (const name of PLANES) {
    expect(name);
    expect(EDGE);
    for (let row = 0; row < ROWS; row += 1) {
      const characters = lines[line] ?? '';
      if (characters.length !== COLUMNS + 2 || characters[0] !== '|' || characters.at(-1) !== '|')
        throw bad(line, 'expected 80 characters between bars');
      for (let column = 0; column < COLUMNS; column += 1) {
        const character = characters[column + 1] ?? '';
        const at = 2 * (row * COLUMNS + column) + (name === 'text' ? 0 : 1);
        const value = name === 'text' ? toGlyph(character) : /^[0-9a-f]$/.test(character) ? Number.parseInt(character, 16) : undefined;
        if (value === undefined) throw bad(line, `column ${column} has no place in the plane ${name}`);
        memory[at] = (memory[at] ?? 0) | (name === 'paper' ? value << 4 : value);
      }
      line += 1;
    }
    expect(EDGE);
  }
  if (lines.slice(line).some((rest) => rest !== '')) throw bad(line, 'expected the end');
  const highBit = head[5] ? 'blink' : 'bright';
  return { memory, border: Number(head[1]), highBit, cursor: { row: Number(head[2]), column: Number(head[3]), visible: head[4] === 'on' } };
}
