import { everyKey, textOf } from '@felt80/machine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeStrokes } from './keyboard';

const ESC = '\u001b';

const keys = (text: string, isAll = true, platform: NodeJS.Platform = 'linux'): readonly string[] =>
  decodeStrokes(text, isAll, platform).strokes.map((stroke) => (stroke.type === 'key' ? stroke.key : stroke.type));

it('MAC-10 knows F1 to F10 in all the forms that terminals send', () => {
  const forms: Readonly<Record<string, readonly string[]>> = {
    F1: ['OP', '[11~', '[[A'],
    F2: ['OQ', '[12~', '[[B'],
    F3: ['OR', '[13~', '[[C'],
    F4: ['OS', '[14~', '[[D'],
    F5: ['[15~', '[[E'],
    F6: ['[17~'],
    F7: ['[18~'],
    F8: ['[19~'],
    F9: ['[20~'],
    F10: ['[21~'],
    'Shift-F1': ['[1;2P', 'O2P', '[11;2~', '[25~'],
    'Shift-F2': ['[1;2Q', '[26~'],
    'Shift-F3': ['[1;2R', '[28~'],
    'Shift-F4': ['[1;2S', '[29~'],
    'Shift-F5': ['[15;2~', '[31~'],
    'Shift-F6': ['[17;2~', '[32~'],
  };
  for (const [key, sequences] of Object.entries(forms))
    for (const sequence of sequences) expect(keys(ESC + sequence, false), sequence).toEqual([key]);
  expect([23, 24, 25, 26, 28, 29].flatMap((number) => keys(`${ESC}[${number}~`, true, 'win32'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Shift-F${number}`),
  );
});

it('MAC-10 knows arrows and the editing keys, plain, in application mode and with Shift', () => {
  const forms: Readonly<Record<string, readonly string[]>> = {
    Up: ['[A', 'OA', '[1;2A'],
    Down: ['[B', 'OB'],
    Right: ['[C', 'OC'],
    Left: ['[D', 'OD'],
    Home: ['[H', 'OH', '[1~', '[7~'],
    End: ['[F', 'OF', '[4~', '[8~'],
    Insert: ['[2~'],
    Delete: ['[3~'],
    PageUp: ['[5~'],
    PageDown: ['[6~'],
    Enter: ['OM'],
  };
  for (const [key, sequences] of Object.entries(forms))
    for (const sequence of sequences) expect(keys(ESC + sequence, false), sequence).toEqual([key]);
});

it('MAC-10 takes Alt with a letter, also as Option on a Mac', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    expect(keys(ESC + letter)).toEqual([`Alt-${letter.toUpperCase()}`]);
    expect(keys(ESC + letter.toUpperCase())).toEqual([`Alt-${letter.toUpperCase()}`]);
  }
  expect(keys('˙∂ç', true, 'darwin')).toEqual(['Alt-H', 'Alt-D', 'Alt-C']);
  expect(keys('˙∂ç', true, 'linux')).toEqual([]);
});

it('MAC-10 keeps a lone ESC until it is known to be the key', () => {
  expect(decodeStrokes(ESC, false)).toEqual({ strokes: [], rest: ESC });
  expect(keys(ESC)).toEqual(['Escape']);
  expect(decodeStrokes(`a${ESC}[`, false)).toEqual({ strokes: [{ type: 'key', key: 'a' }], rest: `${ESC}[` });
  expect(keys(`${ESC}${ESC}`)).toEqual(['Escape', 'Escape']);
  expect(keys(`${ESC}${ESC}[A`)).toEqual(['Escape', 'Up']);
  expect(keys(`${ESC}O`)).toEqual(['Alt-O']);
  expect(keys(`${ESC}[1;`)).toEqual([]);
});

it('gives every key that writes a character, control keys, and Ctrl-C as power-off', () => {
  const written = everyKey.map(textOf).filter((text) => text !== undefined);
  expect(keys(written.join(''))).toEqual(everyKey.filter((key) => textOf(key) !== undefined));
  expect(keys('\r\n\u007f\b')).toEqual(['Enter', 'Enter', 'Backspace', 'Backspace']);
  expect(keys('a\u0003b')).toEqual(['a', 'off', 'b']);
});

it('passes over Tab, control characters, foreign characters and unknown sequences', () => {
  for (const text of [
    '\t',
    '\u0000\u0001\u001a',
    'é🂡',
    `${ESC}[Z`,
    `${ESC}[23~`,
    `${ESC}[24~`,
    `${ESC}[99~`,
    `${ESC}[1;5A`,
    `${ESC}[15;5~`,
  ]) {
    expect(keys(text), JSON.stringify(text)).toEqual([]);
    expect(keys(`${text}x`), JSON.stringify(text)).toEqual(['x']);
  }
});

it('reads clicks with their button, place and held keys, and no releases, wheels or places outside', () => {
  const clicks = (text: string) => decodeStrokes(text, false).strokes;
  expect(clicks(`${ESC}[<0;1;1M${ESC}[<0;1;1m`)).toEqual([{ type: 'click', row: 0, column: 0, button: 'left', held: [] }]);
  expect(clicks(`${ESC}[<2;80;25M`)).toEqual([{ type: 'click', row: 24, column: 79, button: 'right', held: [] }]);
  expect(clicks(`${ESC}[<28;41;13M`)).toEqual([{ type: 'click', row: 12, column: 40, button: 'left', held: ['Shift', 'Alt', 'Ctrl'] }]);
  for (const none of ['<1;1;1M', '<64;1;1M', '<65;1;1M', '<35;1;1M', '<0;81;1M', '<0;1;26M'])
    expect(clicks(`${ESC}[${none}`), none).toEqual([]);
});

it('gives the same keys however the line cuts its bytes, and never waits for ever', () => {
  const pieces = [...'aZ7 \r', ESC, `${ESC}[A`, `${ESC}OP`, `${ESC}[21~`, `${ESC}x`, `${ESC}[<0;5;5M`, `${ESC}[[C`, `${ESC}[1;2R`];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), fc.array(fc.nat(60), { maxLength: 8 }), (typed, cuts) => {
      const text = typed.join('');
      const whole = decodeStrokes(text, true);
      const parts: unknown[] = [];
      let rest = '';
      let from = 0;
      for (const until of [...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b)) {
        const decoded = decodeStrokes(rest + text.slice(from, until), false);
        parts.push(...decoded.strokes);
        rest = decoded.rest;
        from = until;
      }
      parts.push(...decodeStrokes(rest, true).strokes);
      expect(parts).toEqual(whole.strokes);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => decodeStrokes(text, true).rest === ''));
});
