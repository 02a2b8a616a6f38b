import { expect, it } from 'vitest';
import { attribute, blinking, colourNames, colours, plain, readAttribute, TextModeError } from './index';

it('MAC-01 makes and reads all 256 attributes: 8 backgrounds and blink, or 16 backgrounds', () => {
  for (let foreground = 0; foreground < 16; foreground += 1)
    for (let background = 0; background < 16; background += 1) {
      const made = attribute(foreground, background);
      expect(made).toBe(16 * background + foreground);
      expect(readAttribute(made)).toEqual({ foreground, background, blink: false });
      expect(readAttribute(made, 'blink')).toEqual({ foreground, background: background & 7, blink: background > 7 });
    }
});

it('names the sixteen colours', () => {
  expect(colourNames).toHaveLength(16);
  expect([colours.black, colours.blue, colours.red, colours.brown, colours.lightGrey, colours.yellow, colours.white]).toEqual([
    0, 1, 4, 6, 7, 14, 15,
  ]);
  expect(attribute('yellow', 'blue')).toBe(0x1e);
  expect(attribute('lightGrey')).toBe(plain);
  expect(blinking(0x1e)).toBe(0x9e);
  expect(blinking(0x9e)).toBe(0x9e);
});

it('refuses what is no colour and no attribute', () => {
  for (const colour of [-1, 16, 2.5, Number.NaN]) {
    expect(() => attribute(colour)).toThrow(TextModeError);
    expect(() => attribute(7, colour)).toThrow(TextModeError);
  }
  expect(() => attribute('pink' as 'red')).toThrow(TextModeError);
  for (const wrong of [-1, 256, 0.5, Number.NaN]) {
    expect(() => readAttribute(wrong)).toThrow(TextModeError);
    expect(() => blinking(wrong)).toThrow(TextModeError);
  }
});
