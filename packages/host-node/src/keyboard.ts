import { type InputEvent, type Key, keyOf } from '@felt80/machine';

/** What came over the line: something for the program, or Ctrl-C. */
export type Stroke =
  | Omit<Extract<InputEvent, { type: 'key' }>, 'repeat'>
  | Extract<InputEvent, { type: 'click' }>
  | { readonly type: 'off' };

/** What was understood, and the beginning of a sequence whose rest has not come yet. */
export interface Decoded {
  readonly strokes: readonly Stroke[];
  readonly rest: string;
}

const ESC = '\u001b';
const CTRL_C = '\u0003';

const controls: Readonly<Record<string, Key>> = { '\r': 'Enter', '\n': 'Enter', '\u007f': 'Backspace', '\b': 'Backspace' };

/** By the last letter of `ESC [ … X` and `ESC O X`. */
const byLetter: Readonly<Record<string, Key>> = {
  A: 'Up',
  B: 'Down',
  C: 'Right',
  D: 'Left',
  F: 'End',
  H: 'Home',
  M: 'Enter',
  P: 'F1',
  Q: 'F2',
  R: 'F3',
  S: 'F4',
};

/** By the letter of the Linux console's `ESC [ [ X`, which Node sends on Windows too. */
const byConsoleLetter: Readonly<Record<string, Key>> = { A: 'F1', B: 'F2', C: 'F3', D: 'F4', E: 'F5' };

/** By the number of `ESC [ N ~`. */
const byNumber: Readonly<Record<string, Key>> = {
  1: 'Home',
  2: 'Insert',
  3: 'Delete',
  4: 'End',
  5: 'PageUp',
  6: 'PageDown',
  7: 'Home',
  8: 'End',
  11: 'F1',
  12: 'F2',
  13: 'F3',
  14: 'F4',
  15: 'F5',
  17: 'F6',
  18: 'F7',
  19: 'F8',
  20: 'F9',
  21: 'F10',
};

const sixShifted = (numbers: readonly number[]): Readonly<Record<string, Key>> =>
  Object.fromEntries(numbers.map((number, index) => [number, `Shift-F${index + 1}`]));

/** Shift with F1 to F6 where it comes as a number of its own: in the Linux console, and from Node on Windows. */
const shiftedByNumber = sixShifted([25, 26, 28, 29, 31, 32]);
const shiftedByNumberOnWindows = sixShifted([23, 24, 25, 26, 28, 29]);

/** What Option with a letter writes on an American Mac keyboard; its dead keys E, I, N, U are left out. */
const macOption = new Map([...'å∫ç∂ƒ©˙∆˚¬µøπœ®ß†√∑≈¥Ω'].map((character, index) => [character, `Alt-${'ABCDFGHJKLMOPQRSTVWXYZ'[index]}`]));

const SHIFT = '2';
const HOLDING = [
  [4, 'Shift'],
  [8, 'Alt'],
  [16, 'Ctrl'],
] as const;

function withShift(key: Key | undefined): Key | undefined {
  if (key === undefined || !key.startsWith('F')) return key;
  return /^F[1-6]$/.test(key) ? `Shift-${key}` : undefined;
}

function click(button: number, column: number, row: number): Stroke | undefined {
  const which = button & ~28;
  if ((which !== 0 && which !== 2) || row > 25 || column > 80) return undefined;
  const held = HOLDING.filter(([bit]) => button & bit).map(([, name]) => name);
  return { type: 'click', row: row - 1, column: column - 1, button: which === 0 ? 'left' : 'right', held };
}

/** The key of a whole sequence without its ESC. */
function sequenceKey(sequence: string, platform: NodeJS.Platform): Key | undefined {
  const [, console] = /^\[\[(.)$/.exec(sequence) ?? [];
  if (console) return byConsoleLetter[console];
  const [, letter] = /^[[O]([A-Z])$/.exec(sequence) ?? [];
  if (letter) return byLetter[letter];
  const [, number] = /^\[(\d+)~$/.exec(sequence) ?? [];
  if (number) return byNumber[number] ?? (platform === 'win32' ? shiftedByNumberOnWindows : shiftedByNumber)[number];
  const [, modifier, modified] = /^(?:\[1;|O)(\d)([A-Z])$/.exec(sequence) ?? [];
  if (modifier === SHIFT && modified) return withShift(byLetter[modified]);
  const [, shifted] = /^\[(\d+);2~$/.exec(sequence) ?? [];
  if (shifted) return withShift(byNumber[shifted]);
  const [, alt] = /^([A-Za-z])$/.exec(sequence) ?? [];
  return alt && `Alt-${alt.toUpperCase()}`;
}

/** The length of the sequence at the start of a text that follows an ESC; 0: its rest has not come yet. */
function sequenceLength(text: string): number {
  if (text[0] === 'O') return /^O\d?[A-Za-z]/.exec(text)?.[0].length ?? (/^O\d?$/.test(text) ? 0 : 1);
  if (text[0] !== '[') return [...text].slice(0, 1).join('').length;
  const whole = /^\[(?:\[[A-E]|[0-?]*[ -/]*[@-Z\\-~])/.exec(text);
  return whole?.[0].length ?? (/^\[(?:\[|[0-?]*[ -/]*)$/.test(text) ? 0 : 1);
}

/**
 * Makes keys of what a terminal sends. A lone ESC may be the Esc key or begin a sequence: it is kept as the rest until more comes, or
 * until the caller has waited long enough and says so with `isAll`. Sequences of keys without a name, Tab, and characters outside
 * ASCII are passed over.
 */
export function decodeStrokes(text: string, isAll: boolean, platform: NodeJS.Platform = process.platform): Decoded {
  const strokes: Stroke[] = [];
  const key = (key: Key | undefined): void => {
    if (key !== undefined) strokes.push({ type: 'key', key });
  };
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (character !== ESC) {
      at += 1;
      if (character === CTRL_C) strokes.push({ type: 'off' });
      else if (character >= ' ' && character <= '~') key(keyOf(character));
      else key(controls[character] ?? (platform === 'darwin' ? macOption.get(character) : undefined));
      continue;
    }
    const after = text.slice(at + 1);
    const length = after[0] === ESC ? -1 : sequenceLength(after);
    if (length === 0 && !isAll) break;
    // All there is: the Esc key, Alt with a capital O, or a sequence that was never finished.
    const sequence = length === 0 ? after : after.slice(0, Math.max(0, length));
    at += 1 + sequence.length;
    const [, button, column, row, edge] = /^\[<(\d+);(\d+);(\d+)([Mm])$/.exec(sequence) ?? [];
    if (sequence === '') key('Escape');
    else if (edge === 'M') strokes.push(...[click(Number(button), Number(column), Number(row)) ?? []].flat());
    else if (edge === undefined) key(sequenceKey(sequence, platform));
  }
  return { strokes, rest: text.slice(at) };
}
