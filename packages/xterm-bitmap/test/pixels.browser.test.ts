import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Seat, type Served, serveLaboratory, sitDown } from './browser';
import { type Adapter, adapters, type Cell, pictureOf, wrongPixels } from './expected';
import { readPng } from './png';

/** All glyphs in all attributes, 2000 cells a screen. */
const everyCell: readonly Cell[] = Array.from({ length: 65_536 }, (_, i) => [i & 255, i >> 8] as const);
const screens = Array.from({ length: 33 }, (_, i) => everyCell.slice(2000 * i, 2000 * (i + 1)));
/** Each glyph and each attribute at least once. */
const sample: readonly Cell[] = Array.from({ length: 2000 }, (_, i) => [i & 255, (i * 7) & 255] as const);

let served: Served;
beforeAll(async () => {
  served = await serveLaboratory();
});
afterAll(() => served.close());

describe.each([1, 1.5, 2])('at a true device pixel ratio of %s', (ratio) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await sitDown(served.url, ratio);
  });
  afterEach(() => seat.page.evaluate(() => laboratory.close()));
  afterAll(() => seat.browser.close());

  async function wrong(cells: readonly Cell[], adapter: Adapter, scale: readonly [number, number], at = [0, 0] as [number, number]) {
    await seat.page.evaluate(([shown]) => laboratory.show(shown, true), [cells] as const);
    const picture = pictureOf(adapter, cells, true);
    const width = Math.ceil((picture.width * scale[0] + at[0]) / ratio);
    const height = Math.ceil((picture.height * scale[1] + at[1]) / ratio);
    const shot = await seat.page.screenshot({ clip: { x: 0, y: 0, width, height } });
    return wrongPixels(readPng(shot), picture, scale, at);
  }

  it(`MAC-12 MAC-01 MAC-03 draws all glyphs in all attributes pixel for pixel, ratio ${ratio}`, async () => {
    expect(await seat.page.evaluate(() => devicePixelRatio)).toBe(ratio);
    const box = { width: 720, height: 400 };
    await seat.page.evaluate(([it]) => void laboratory.open({ adapter: 'vga', scale: { pixel: [it.width, it.height] } }), [box] as const);
    const k = Math.floor(ratio);
    for (const cells of screens) expect(await wrong(cells, 'vga', [k, k])).toBe(0);
  });

  it.each(adapters)(`MAC-12 MAC-02 draws the cells of %s at one and two pixels a dot, ratio ${ratio}`, async (adapter) => {
    const tall = adapter === 'cga' ? 2 : 1;
    for (const k of [1, 2]) {
      await seat.page.evaluate(([name, x, y]) => void laboratory.open({ adapter: name, scale: [x, y] }), [adapter, k, k * tall] as const);
      expect(await wrong(sample, adapter, [k, k * tall])).toBe(0);
      await seat.page.evaluate(() => laboratory.close());
    }
  });

  it(`MAC-04 MAC-12 draws the border around an exact picture, ratio ${ratio}`, async () => {
    const border = { colour: 0xaa5500, x: 24, y: 20 };
    await seat.page.evaluate(([it]) => void laboratory.open({ adapter: 'vga', scale: [1, 1], border: it }), [border] as const);
    expect(await wrong(sample, 'vga', [1, 1], [24, 20])).toBe(0);
    const shot = readPng(await seat.page.screenshot());
    const corner = Array.from({ length: 20 }, (_, y) => [...shot.pixels.subarray(y * shot.width, y * shot.width + 24)]).flat();
    expect(new Set(corner)).toEqual(new Set([0xaa5500]));
    expect(shot.pixels[10 * shot.width + 767]).toBe(0xaa5500);
    expect(shot.pixels[10 * shot.width + 768]).toBe(0);
    expect(shot.pixels[439 * shot.width + 10]).toBe(0xaa5500);
    expect(shot.pixels[440 * shot.width + 10]).toBe(0);
  });
});
