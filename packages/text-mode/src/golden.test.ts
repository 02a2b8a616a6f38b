import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Screen, TextModeError } from './index';

it('MAC-01 a screen goes to text and back without loss, and the text too', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 4000, maxLength: 4000 }),
      fc.nat(15),
      fc.constantFrom<'bright' | 'blink'>('bright', 'blink'),
      fc.record({ row: fc.nat(24), column: fc.nat(79), visible: fc.boolean() }),
      (memory, border, highBit, cursor) => {
        const screen = new Screen();
        screen.memory.set(memory);
        screen.border = border;
        screen.highBit = highBit;
        Object.assign(screen.cursor, cursor);
        const text = screen.toText();
        const again = Screen.fromText(text);
        expect(again).toEqual(screen);
        expect(again.toText()).toBe(text);
        expect(Screen.fromText(text.replaceAll('\n', '\r\n'))).toEqual(screen);
      },
    ),
    { numRuns: 30 },
  );
});

it('keeps all 256 glyphs and all 256 attributes', () => {
  const screen = new Screen();
  for (let value = 0; value < 256; value += 1) screen.memory.set([value, 255 - value], 2 * value);
  expect(Screen.fromText(screen.toText()).memory).toEqual(screen.memory);
});

it('is legible: 25 rows of text first, then the colours of ink and paper under the same places', () => {
  const screen = new Screen();
  screen.put(1, 2, 'BACCARAT ♥', 0x1e);
  screen.border = 1;
  const lines = screen.toText().split('\n');
  expect(lines[0]).toBe('border 1, cursor 0 0 off');
  expect(lines.filter((line) => /^[a-z]+$/.test(line))).toEqual(['text', 'ink', 'paper']);
  expect([lines[4], lines[32], lines[60]]).toEqual([
    `|  BACCARAT ♥${' '.repeat(68)}|`,
    `|77eeeeeeeeee${'7'.repeat(68)}|`,
    `|001111111111${'0'.repeat(68)}|`,
  ]);
  expect(lines).toHaveLength(86);
});

it('refuses a text that is no screen and names the line', () => {
  const good = new Screen().toText();
  const change = (line: number, to: string | undefined): string =>
    good
      .split('\n')
      .flatMap((old, index) => (index === line - 1 ? (to === undefined ? [] : [to]) : [old]))
      .join('\n');
  const cases: readonly [string, string][] = [
    ['', 'line 1 '],
    ['border 16, cursor 0 0 off', 'line 1 '],
    [change(1, 'border 0, cursor 25 0 off'), 'line 1 '],
    [change(1, 'border 0, cursor 0 80 off'), 'line 1 '],
    [change(1, 'border 0, cursor 0 0 off, bright'), 'line 1 '],
    [change(2, 'words'), 'line 2 '],
    [change(3, '+--+'), 'line 3 '],
    [change(4, `|${' '.repeat(79)}|`), 'line 4 '],
    [change(4, `|${' '.repeat(79)}€|`), 'line 4 '],
    [change(4, `|${' '.repeat(79)}\u001b|`), 'line 4 '],
    [change(5, undefined), 'line 28 '],
    [change(32, `|${'7'.repeat(79)}g|`), 'line 32 '],
    [change(60, `x${'0'.repeat(80)}|`), 'line 60 '],
    [`${good}more`, 'line 86 '],
    [good.split('\n').slice(0, 40).join('\n'), 'line 41 '],
  ];
  for (const [text, line] of cases) {
    let message = '';
    try {
      Screen.fromText(text);
    } catch (error) {
      if (error instanceof TextModeError && error.code === 'notAScreenText') message = error.message;
    }
    expect(message, text.slice(0, 200)).toContain(line);
  }
});
