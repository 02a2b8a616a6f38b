import { expect, it } from 'vitest';
import { everyKey, keyOf, namedKeys, sameKey, textOf } from './key';

it('names each key once and none of them Tab', () => {
  expect(new Set(everyKey).size).toBe(everyKey.length);
  expect(everyKey.length).toBe(namedKeys.length + 94);
  expect(everyKey.filter((key) => key.includes('Tab'))).toEqual([]);
  expect(everyKey).toEqual(expect.arrayContaining(['F10', 'Shift-F6', 'Alt-D', 'PageDown', 'a', 'Z', '~', '!']));
});

it('turns characters into keys and back', () => {
  for (const character of ' azAZ09.*?é') expect(textOf(keyOf(character))).toBe(character);
  expect(keyOf(' ')).toBe('Space');
  for (const key of namedKeys) expect(textOf(key)).toBe(key === 'Space' ? ' ' : undefined);
});

it('takes letters as the same key with and without Shift, and nothing else', () => {
  expect(sameKey('b', 'B')).toBe(true);
  expect(sameKey('F1', 'F1')).toBe(true);
  expect(sameKey('F1', 'f1')).toBe(false);
  expect(sameKey('b', 'P')).toBe(false);
  expect(sameKey('Alt-D', 'D')).toBe(false);
});
