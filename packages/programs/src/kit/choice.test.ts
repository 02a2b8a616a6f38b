import { describe, expect, it } from 'vitest';
import { legendOf, meaning, type Question } from './choice';
import { keyName, namedChoices } from './key-name';

const question: Question<string> = {
  choices: [
    { key: 'F1', label: 'Deal', command: 'deal', at: { row: 2, column: 3, rows: 2, columns: 4 } },
    { key: 'Enter', label: 'Deal', command: 'deal' },
    { key: 'B', label: 'Banker', command: 'banker' },
    { key: 'Up', label: 'More', command: 'more', repeats: true },
    { key: 'F3', label: 'Setup', command: 'setup', enabled: false },
  ],
};

function press(key: string, repeat = false): string | undefined {
  return meaning(question, { type: 'key', key, repeat });
}

describe('a question', () => {
  it('takes exactly the keys of its legend that are enabled, letters in either case', () => {
    expect(['F1', 'Enter', 'B', 'b', 'Up'].map((key) => press(key))).toEqual(['deal', 'deal', 'banker', 'banker', 'more']);
    expect(['F3', 'F2', 'x', 'Escape'].map((key) => press(key))).toEqual([undefined, undefined, undefined, undefined]);
    expect(legendOf(question.choices).map(({ key, enabled }) => [key, enabled])).toEqual([
      ['F1', true],
      ['Enter', true],
      ['B', true],
      ['Up', true],
      ['F3', false],
    ]);
  });

  it('hears a key that repeats only where it may', () => {
    expect(press('F1', true)).toBeUndefined();
    expect(press('Up', true)).toBe('more');
  });

  it('hears clicks of the left button in the place of a choice', () => {
    const click = (row: number, column: number, button: 'left' | 'right' = 'left'): string | undefined =>
      meaning(question, { type: 'click', row, column, button, held: [] });
    expect([click(2, 3), click(3, 6)]).toEqual(['deal', 'deal']);
    expect([click(1, 3), click(4, 3), click(2, 7), click(2, 3, 'right')]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('hears a click in an area as its key, the first one that does something', () => {
    const at = { row: 5, column: 0, rows: 1, columns: 9 };
    const areas = [
      { key: 'F3', at },
      { key: 'B', at },
      { key: 'Up', at },
      { key: 'Up', at: { ...at, row: 2 } },
    ];
    const click = (row: number, column: number, button: 'left' | 'right' = 'left'): string | undefined =>
      meaning({ ...question, areas }, { type: 'click', row, column, button, held: [] });
    expect([click(5, 0), click(5, 8), click(2, 0), click(2, 3)]).toEqual(['banker', 'banker', 'more', 'deal']);
    expect([click(5, 9), click(6, 0), click(5, 0, 'right')]).toEqual([undefined, undefined, undefined]);
  });

  it('hears a click of the right button, or with Space held, in its spots, and no other click there twice', () => {
    const at = { row: 2, column: 3, rows: 1, columns: 1 };
    const spotted: Question<string> = { ...question, spots: [{ at, command: 'take' }] };
    const click = (row: number, button: 'left' | 'right', held: readonly string[] = []): string | undefined =>
      meaning(spotted, { type: 'click', row, column: 3, button, held });
    expect([click(2, 'left'), click(2, 'right'), click(2, 'left', ['Space'])]).toEqual(['deal', 'take', 'take']);
    expect([click(2, 'left', ['Shift']), click(3, 'right'), click(3, 'left', ['Space'])]).toEqual(['deal', undefined, 'deal']);
  });

  it('gives characters to its field, but not the keys of its choices', () => {
    const typing: Question<string> = { ...question, typed: (character) => `typed ${character}` };
    expect(meaning(typing, { type: 'key', key: 'x', repeat: true })).toBe('typed x');
    expect(meaning(typing, { type: 'key', key: 'Space', repeat: false })).toBe('typed  ');
    expect(meaning(typing, { type: 'key', key: 'B', repeat: false })).toBe('banker');
    expect(meaning(typing, { type: 'key', key: 'F9', repeat: false })).toBeUndefined();
  });

  it('is written with keys of the same label taken together', () => {
    expect(namedChoices(question.choices).map(({ keys, choice }) => `${keys} ${choice.label}`)).toEqual([
      'F1/ENTER Deal',
      'B Banker',
      '↑ More',
      'F3 Setup',
    ]);
    expect(['Alt-D', 'Escape', 'b'].map(keyName)).toEqual(['ALT-D', 'ESC', 'B']);
  });
});
