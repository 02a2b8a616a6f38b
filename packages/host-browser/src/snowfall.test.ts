import { type Change, dotsPerFrame, dotsPerSecond } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { Snowfall } from './snowfall';

const frameMs = (dotsPerFrame * 1000) / dotsPerSecond;
const changes: readonly Change[] = Array.from({ length: 2000 }, (_, cell) => ({ cell, glyph: 65, attribute: 7 }));

describe('without snow removal', () => {
  it('MAC-05 writes appear at once, in order, and flake where the beam is, for one picture each', () => {
    const snow = new Snowfall();
    expect(snow.write(changes, 0, false)).toEqual(changes);
    const first = snow.takeFlakes(0) ?? [];
    expect(first).toHaveLength(1_477);
    expect(snow.takeFlakes(1)).toBeUndefined();
    expect(snow.takeFlakes(frameMs + 1)).toHaveLength(884);
    expect(snow.takeFlakes(2 * frameMs + 1)).toEqual([]);
    expect([snow.hasFlakes, snow.doneMs]).toEqual([false, 0]);
  });

  it('MAC-05 what is written below the picture does not flake', () => {
    const snow = new Snowfall();
    snow.write(changes.slice(0, 40), (210 * 912 * 1000) / dotsPerSecond, false);
    expect(snow.hasFlakes).toBe(false);
  });

  it('MAC-05 while nobody looks, flakes do not pile up', () => {
    const snow = new Snowfall();
    for (let second = 0; second < 60; second++) snow.write(changes, 1000 * second, false);
    expect(snow.takeFlakes(59_000 + 2 * frameMs)?.length).toBeLessThanOrEqual(2_500);
  });

  it('MAC-05 the old byte is the glyph of the flake, the byte on the bus its attribute', () => {
    const snow = new Snowfall();
    snow.write([{ cell: 0, glyph: 0x41, attribute: 0x1e }], 0, false);
    expect(snow.takeFlakes(0)).toMatchObject([
      { row: 0, column: 0, scan: 0, glyph: 0x20, attribute: 0x41 },
      { glyph: 0x07, attribute: 0x1e },
    ]);
  });
});

describe('with snow removal', () => {
  it('MAC-05 at most 200 cells a picture appear, in order, all of them in the end, and none flakes', () => {
    const snow = new Snowfall();
    const appeared = [...snow.write(changes, 0, true)];
    expect(snow.doneMs / frameMs).toBeCloseTo(9.76, 1);
    let frames = 0;
    for (let ms = frameMs; snow.isWaiting; ms += frameMs, frames++) {
      const now = snow.drain(ms);
      expect(now.length).toBeLessThanOrEqual(200);
      appeared.push(...now);
    }
    expect(frames).toBe(10);
    expect(appeared).toEqual(changes);
    expect([snow.hasFlakes, snow.doneMs]).toEqual([false, 0]);
  });

  it('MAC-05 writes that come while others wait stand behind them', () => {
    const snow = new Snowfall();
    snow.write(changes.slice(0, 300), 0, true);
    const before = snow.doneMs;
    const appeared = [...snow.write(changes.slice(300, 400), frameMs / 2, true)];
    expect(snow.doneMs).toBeGreaterThan(before);
    for (let ms = frameMs; snow.isWaiting; ms += frameMs) appeared.push(...snow.drain(ms));
    expect(appeared).toEqual(changes.slice(0, 400));
  });

  it('MAC-05 turned off, what still waits appears before what is new', () => {
    const snow = new Snowfall();
    snow.write(changes.slice(0, 300), 0, true);
    expect(snow.write(changes.slice(300, 310), 1, false).map(({ cell }) => cell)).toEqual(Array.from({ length: 310 }, (_, i) => i));
    expect(snow.isWaiting).toBe(false);
  });
});
