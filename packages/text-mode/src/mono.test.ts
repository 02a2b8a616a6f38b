import { expect, it } from 'vitest';
import { monoAttribute } from './index';

function table(highBit?: 'blink'): string[] {
  return Array.from({ length: 16 }, (_, background) =>
    Array.from({ length: 16 }, (_, foreground) =>
      monoAttribute(16 * background + foreground, highBit)
        .toString(16)
        .padStart(2, '0'),
    ).join(' '),
  );
}

it('MAC-03 all 256 attributes have one fixed attribute each on a monochrome adapter', () => {
  expect(table('blink')).toMatchInlineSnapshot(`
    [
      "00 07 07 07 07 07 07 07 0f 0f 0f 0f 0f 0f 0f 0f",
      "70 00 70 70 70 70 70 70 0f 0f 0f 0f 0f 0f 0f 0f",
      "70 70 00 70 70 70 70 70 0f 0f 0f 0f 0f 0f 0f 0f",
      "70 70 70 00 70 70 70 70 0f 0f 0f 0f 0f 0f 0f 0f",
      "70 70 70 70 00 70 70 70 0f 0f 0f 0f 0f 0f 0f 0f",
      "70 70 70 70 70 00 70 70 0f 0f 0f 0f 0f 0f 0f 0f",
      "70 70 70 70 70 70 00 70 0f 0f 0f 0f 0f 0f 0f 0f",
      "70 70 70 70 70 70 70 00 70 70 70 70 70 70 70 70",
      "00 87 87 87 87 87 87 87 8f 8f 8f 8f 8f 8f 8f 8f",
      "f0 00 f0 f0 f0 f0 f0 f0 8f 8f 8f 8f 8f 8f 8f 8f",
      "f0 f0 00 f0 f0 f0 f0 f0 8f 8f 8f 8f 8f 8f 8f 8f",
      "f0 f0 f0 00 f0 f0 f0 f0 8f 8f 8f 8f 8f 8f 8f 8f",
      "f0 f0 f0 f0 00 f0 f0 f0 8f 8f 8f 8f 8f 8f 8f 8f",
      "f0 f0 f0 f0 f0 00 f0 f0 8f 8f 8f 8f 8f 8f 8f 8f",
      "f0 f0 f0 f0 f0 f0 00 f0 8f 8f 8f 8f 8f 8f 8f 8f",
      "f0 f0 f0 f0 f0 f0 f0 00 f0 f0 f0 f0 f0 f0 f0 f0",
    ]
  `);
});

it('MAC-03 with 16 backgrounds, the bright ones are reverse and nothing blinks', () => {
  const rows = table();
  expect(rows.slice(0, 8)).toEqual(table('blink').slice(0, 8));
  for (let background = 8; background < 16; background += 1)
    expect(rows[background]).toBe(Array.from({ length: 16 }, (_, colour) => (colour === background ? '00' : '70')).join(' '));
});

it('only gives attributes that a monochrome adapter has, and refuses what is none', () => {
  const known = ['00', '07', '0f', '70', '87', '8f', 'f0'];
  expect([...new Set(table('blink').join(' ').split(' '))].sort()).toEqual(known);
  expect(() => monoAttribute(256)).toThrow('attribute');
});
