import type { Key } from '@felt80/machine';
import type { Choice } from './choice';

const names: Readonly<Record<string, string>> = {
  Enter: 'ENTER',
  Escape: 'ESC',
  Up: '↑',
  Down: '↓',
  Left: '←',
  Right: '→',
  Backspace: 'BACKSPACE',
  Space: 'SPACE',
};

/** A key as screens write it: `ENTER`, `ALT-D`, `F1`, `↑`. */
export function keyName(key: Key): string {
  return names[key] ?? key.toUpperCase();
}

/** Choices that do the same as one line: the names of their keys with a stroke between, and what they do. */
export interface NamedChoice<C extends Choice<unknown>> {
  readonly keys: string;
  readonly choice: C;
}

/** The choices with keys of the same label taken together: `F1/ENTER`. */
export function namedChoices<C extends Choice<unknown>>(choices: readonly C[]): readonly NamedChoice<C>[] {
  const firsts = choices.filter(({ label }, at) => choices.findIndex((other) => other.label === label) === at);
  return firsts.map((choice) => ({
    keys: choices
      .filter(({ label }) => label === choice.label)
      .map(({ key }) => keyName(key))
      .join('/'),
    choice,
  }));
}
