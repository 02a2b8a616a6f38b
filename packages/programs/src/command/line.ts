import { toGlyph } from '@felt80/text-mode';

/** A command line being typed: the cursor stands before the character at `cursor`. */
export interface Line {
  readonly text: string;
  readonly cursor: number;
}

/** The most characters of a command line, as in DOS. */
export const lineLength = 127;

export const emptyLine: Line = { text: '', cursor: 0 };

/** The line of a text, the cursor behind it. */
export function lineOf(text: string): Line {
  return { text, cursor: text.length };
}

/** With a character at the cursor; the same line when it is full or the character cannot be shown. */
export function insert(line: Line, character: string): Line {
  if (line.text.length >= lineLength || toGlyph(character) === undefined) return line;
  const { text, cursor } = line;
  return { text: text.slice(0, cursor) + character + text.slice(cursor), cursor: cursor + 1 };
}

function cut(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1);
}

function moved(line: Line, cursor: number): Line {
  return { ...line, cursor: Math.max(0, Math.min(line.text.length, cursor)) };
}

/** What the keys of the line do that need no place in the legend. */
export const edits: Readonly<Record<string, (line: Line) => Line>> = {
  Backspace: (line) => (line.cursor === 0 ? line : { text: cut(line.text, line.cursor - 1), cursor: line.cursor - 1 }),
  Delete: (line) => ({ ...line, text: cut(line.text, line.cursor) }),
  Left: (line) => moved(line, line.cursor - 1),
  Right: (line) => moved(line, line.cursor + 1),
  Home: (line) => moved(line, 0),
  End: (line) => moved(line, line.text.length),
};

/** The rest of an earlier line behind what is typed, as F3 gives it. */
export function completed(line: Line, template: string): Line {
  return lineOf(line.text + template.slice(line.text.length));
}
