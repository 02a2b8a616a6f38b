import { expect, it } from 'vitest';
import { attribute, colours, contrast, cssColour, palettes, phosphors } from './index';

it('MAC-03 the colours are those of CGA to the last bit, brown with less green', () => {
  expect(palettes.exact.map(cssColour).join(' ')).toBe(
    '#000000 #0000aa #00aa00 #00aaaa #aa0000 #aa00aa #aa5500 #aaaaaa #555555 #5555ff #55ff55 #55ffff #ff5555 #ff55ff #ffff55 #ffffff',
  );
  for (let colour = 0; colour < 16; colour += 1) {
    if (colour === colours.brown) continue;
    const part = (bit: number): number => (colour & bit ? 0xaa : 0) + (colour & 8 ? 0x55 : 0);
    expect(palettes.exact[colour]).toBe((part(4) << 16) | (part(2) << 8) | part(1));
  }
  expect(cssColour(palettes.exact[colours.brown] as number)).toBe('#aa5500');
  expect(palettes.ibm5153.map(cssColour).join(' ')).toBe(
    '#000000 #0000c4 #00c400 #00c4c4 #c40000 #c400c4 #c47e00 #c4c4c4 #4e4e4e #4e4edc #4edc4e #4ef3f3 #dc4e4e #f34ef3 #f3f34e #ffffff',
  );
});

it('MAC-03 a phosphor has one colour: black, normal, bright', () => {
  const normals = { green: '#09cc50', amber: '#ffb000', white: '#dddddd' };
  for (const [name, normal] of Object.entries(normals)) {
    const palette = phosphors[name as keyof typeof normals];
    expect([palette.slice(1, 8).map(cssColour), palette[0], palette[8]]).toEqual([Array(7).fill(normal), 0, 0]);
    expect(new Set(palette.slice(9)).size).toBe(1);
    expect(contrast(0x0f, palette)).toBeGreaterThan(contrast(0x07, palette));
  }
});

it.each([
  [0, 7, 9.0],
  [7, 1, 5.7],
  [0, 2, 6.7],
  [4, 7, 3.3],
  [4, 2, 2.5],
  [1, 0, 1.6],
  [6, 0, 4.0],
  [4, 15, 7.8],
  [14, 1, 12.5],
  [15, 2, 3.1],
  [12, 15, 3.1],
  [4, 0, 2.7],
  [8, 0, 2.8],
  [15, 0, 21],
  [9, 9, 1],
])('the contrast of colour %i on %i is %d', (foreground, background, ratio) => {
  expect(contrast(attribute(foreground, background))).toBeCloseTo(ratio, 1);
});

it('reckons contrast with the palette and the meaning of bit 7 that are in use', () => {
  expect(contrast(0x07, phosphors.green)).toBeCloseTo(9.8, 1);
  expect(contrast(0x87, palettes.exact, 'blink')).toBe(contrast(0x07));
  expect(contrast(0x87)).toBeCloseTo(contrast(0x07) / contrast(0x08), 6);
});
