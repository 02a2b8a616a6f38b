import { palettes } from '@felt80/text-mode';
import { expect, it } from 'vitest';
import { ansiColour, mixed, pixel, pixels256 } from './palette';

it('MAC-03 ANSI numbers exchange red and blue, and back', () => {
  expect(Array.from({ length: 16 }, (_, colour) => ansiColour(colour))).toEqual([0, 4, 2, 6, 1, 5, 3, 7, 8, 12, 10, 14, 9, 13, 11, 15]);
  for (let colour = 0; colour < 16; colour++) expect(ansiColour(ansiColour(colour))).toBe(colour);
});

it('MAC-03 brown is AA5500 where SGR 33 looks for it', () => {
  const colours = pixels256(palettes.exact);
  expect(colours[3]).toBe(pixel(0xaa5500));
  expect(colours[1]).toBe(pixel(0xaa0000));
  expect([colours[16], colours[231], colours[232], colours[208]]).toEqual([0x000000, 0xffffff, 0x080808, 0xff8700].map(pixel));
});

it('a pixel has its bytes in the order R, G, B, A', () => {
  expect([...new Uint8Array(Uint32Array.of(pixel(0x123456)).buffer)]).toEqual([0x12, 0x34, 0x56, 0xff]);
  expect(mixed(pixel(0xaaaaaa), pixel(0))).toBe(pixel(0x555555));
});
