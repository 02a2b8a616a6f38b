/**
 * A key by name. Keys that write a character are that character (`'a'`, `'A'`, `'7'`, `'+'`), except the space bar, which is `'Space'`.
 * Tab has no name: it always leaves the terminal, no program ever sees it.
 */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Up'
  | 'Down'
  | 'Left'
  | 'Right'
  | 'Backspace'
  | 'Space'
  | `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `Shift-F${1 | 2 | 3 | 4 | 5 | 6}`
  | `Alt-${string}`
  | (string & {});

const editing: readonly Key[] = ['Enter', 'Escape', 'Up', 'Down', 'Left', 'Right', 'Backspace', 'Space'];
const paging: readonly Key[] = ['Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete'];
const functions: readonly Key[] = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10'];
const shifted: readonly Key[] = ['Shift-F1', 'Shift-F2', 'Shift-F3', 'Shift-F4', 'Shift-F5', 'Shift-F6'];
const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const characters: readonly Key[] = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));

/** All keys that have a name of more than one character. */
export const namedKeys: readonly Key[] = [...editing, ...paging, ...functions, ...shifted, ...letters.map((letter) => `Alt-${letter}`)];

/** Every key that a host can send: the named ones and those of the printable ASCII characters. */
export const everyKey: readonly Key[] = [...namedKeys, ...characters];

/** The key that writes a character: the space bar for a blank, otherwise the character itself. */
export function keyOf(character: string): Key {
  return character === ' ' ? 'Space' : character;
}

/** The one character that a key writes, or `undefined` for keys that write none. */
export function textOf(key: Key): string | undefined {
  if (key === 'Space') return ' ';
  return [...key].length === 1 ? key : undefined;
}

/** Whether two names mean the same key of the keyboard: letters are the same with and without Shift. */
export function sameKey(one: Key, other: Key): boolean {
  return one === other || (/^[a-z]$/i.test(one) && one.toLowerCase() === other.toLowerCase());
}
