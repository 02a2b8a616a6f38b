import { describe, expect, it } from 'vitest';
import { adapterFont, cellFont } from './font';

describe('cell fonts', () => {
  it.each([
    ['vga', 9, 16],
    ['ega', 8, 14],
    ['cga', 8, 8],
    ['mono', 9, 14],
  ] as const)('MAC-02 the cells of %s are %i dots across and %i down', (adapter, width, height) => {
    const font = adapterFont(adapter);
    expect([font.width, font.height, font.rows.length]).toEqual([width, height, 256 * height]);
    expect(adapterFont(adapter)).toBe(font);
  });

  it('MAC-12 a ninth dot repeats the eighth for codes C0 to DF and is blank for all others', () => {
    const solid = cellFont(new Uint8Array(256 * 8).fill(0xff), 8, 9);
    for (let code = 0; code < 256; code++) expect(solid.rows[8 * code]).toBe(code >= 0xc0 && code <= 0xdf ? 0x1ff : 0x1fe);
    const empty = cellFont(new Uint8Array(256 * 8).fill(0xfe), 8, 9);
    expect(new Set(empty.rows)).toEqual(new Set([0x1fc]));
  });

  it('the dots of CGA are the tallest', () => {
    expect(adapterFont('cga').tallness).toBeCloseTo(2.4);
    expect(adapterFont('vga').tallness).toBeCloseTo(1.35);
  });

  it('refuses a table of another size', () => {
    expect(() => cellFont(new Uint8Array(255 * 8), 8, 8)).toThrow(RangeError);
  });
});
