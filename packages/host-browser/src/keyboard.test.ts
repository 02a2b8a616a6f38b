import { namedKeys } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { keyOfStroke, type Stroke } from './keyboard';

const none: Stroke = { key: '', code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false, keyCode: 0 };
const stroke = (parts: Partial<Stroke>): string | undefined => keyOfStroke({ ...none, ...parts });

describe('names of keys', () => {
  it('MAC-06 F1 to F10, the arrows, Enter, Escape and Backspace have their names', () => {
    const browser: Readonly<Record<string, string>> = {
      Up: 'ArrowUp',
      Down: 'ArrowDown',
      Left: 'ArrowLeft',
      Right: 'ArrowRight',
      Space: ' ',
    };
    for (const key of namedKeys.filter((name) => !name.includes('-'))) expect(stroke({ key: browser[key] ?? key })).toBe(key);
    for (let n = 1; n <= 6; n++) expect(stroke({ key: `F${n}`, shiftKey: true })).toBe(`Shift-F${n}`);
    expect(stroke({ key: 'F7', shiftKey: true })).toBe('F7');
  });

  it('MAC-06 with Alt the place of the letter counts, whatever a Mac makes of it', () => {
    expect(stroke({ key: 'd', code: 'KeyD', altKey: true })).toBe('Alt-D');
    expect(stroke({ key: '∂', code: 'KeyD', altKey: true })).toBe('Alt-D');
    expect(stroke({ key: 'Dead', code: 'KeyN', altKey: true })).toBe('Alt-N');
    expect(stroke({ key: 'ArrowLeft', code: 'ArrowLeft', altKey: true })).toBeUndefined();
    expect(stroke({ key: 'F4', code: 'F4', altKey: true })).toBeUndefined();
  });

  it.each([
    ['Tab', { key: 'Tab' }],
    ['Shift+Tab', { key: 'Tab', shiftKey: true }],
    ['F11', { key: 'F11' }],
    ['F12', { key: 'F12' }],
    ['Ctrl+C', { key: 'c', ctrlKey: true }],
    ['Meta+R', { key: 'r', metaKey: true }],
    ['AltGr+Q', { key: '@', altKey: true, ctrlKey: true, getModifierState: (name: string) => name === 'AltGraph' }],
    ['AltGr+E', { key: '€', getModifierState: (name: string) => name === 'AltGraph' }],
    ['a composed character', { key: 'か', isComposing: true }],
    ['a key of an input method', { key: 'a', keyCode: 229 }],
    ['a dead key', { key: 'Dead', code: 'Quote' }],
    ['Shift', { key: 'Shift', shiftKey: true }],
    ['a character outside the code page', { key: '漢' }],
  ] as const)('MAC-06 %s is not the machine’s', (_, parts) => {
    expect(stroke(parts)).toBeUndefined();
  });

  it('characters are themselves', () => {
    expect(['a', 'A', '7', '?', 'é', ' '].map((key) => stroke({ key }))).toEqual(['a', 'A', '7', '?', 'é', 'Space']);
  });
});
