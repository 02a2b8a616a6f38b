import { expect, it } from 'vitest';
import { keyCap } from './key-bar';
import { strokes } from './typing';

it.each([
  ['', 'ab', ['a', 'b']],
  ['ab', 'a', ['Backspace']],
  ['the', 'they ', ['y', 'Space']],
  ['teh', 'the', ['Backspace', 'Backspace', 'h', 'e']],
  ['same', 'same', []],
] as const)('MAC-13 from %j to %j a phone’s keyboard makes the keys %j', (before, after, keys) => {
  expect(strokes(before, after)).toEqual(keys);
});

it.each([
  ['F1', 'F1'],
  ['Alt-D', 'Alt D'],
  ['Shift-F3', 'Shift F3'],
  ['b', 'B'],
  ['Up', '↑'],
  ['Escape', 'Esc'],
  ['-', '-'],
])('MAC-13 the key %s has the cap %s', (key, cap) => {
  expect(keyCap(key)).toBe(cap);
});
