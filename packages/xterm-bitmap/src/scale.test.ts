import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adapterFont } from './font';
import { asLargeAsFits, type Layout, pixelExact } from './scale';

const adapters = ['vga', 'ega', 'cga', 'mono'] as const;
const layoutOf = (adapter: (typeof adapters)[number], border?: Layout['border']): Layout => ({
  font: adapterFont(adapter),
  columns: 80,
  rows: 25,
  border,
});

describe('pixel-exact', () => {
  it.each([
    ['vga', 1440, 810, 1, [2, 2]],
    ['vga', 1439, 810, 1, [1, 1]],
    ['vga', 1000, 600, 1.5, [2, 2]],
    ['vga', 300, 200, 1, [1, 1]],
    ['vga', 300, 200, 3, [1, 1]],
    ['cga', 1300, 810, 1, [2, 4]],
    ['mono', 1500, 800, 1, [2, 2]],
  ] as const)('MAC-12 %s in %i × %i at a ratio of %f has %j pixels a dot', (adapter, width, height, ratio, [x, y]) => {
    expect(pixelExact({ width, height }, layoutOf(adapter))(ratio)).toEqual({ x, y });
  });

  it('MAC-04 leaves room for the border', () => {
    expect(pixelExact({ width: 1440, height: 900 }, layoutOf('vga', { x: 36, y: 24 }))(1)).toEqual({ x: 1, y: 1 });
  });
});

describe('as large as fits', () => {
  it('MAC-12 touches the box, stays inside, ends on device pixels, and keeps its dots between the whole shape and the tube', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...adapters),
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 200, max: 3000 }),
        fc.constantFrom(1, 1.1, 1.25, 1.5, 2, 3),
        (adapter, width, height, ratio) => {
          const layout = layoutOf(adapter);
          const { x, y } = asLargeAsFits({ width, height }, layout)(ratio);
          const device = { width: x * layout.font.width * 80, height: y * layout.font.height * 25 };
          expect(device.width).toBeCloseTo(Math.round(device.width), 6);
          expect(device.height).toBeCloseTo(Math.round(device.height), 6);
          expect(device.width).toBeLessThanOrEqual(width * ratio + 1e-6);
          expect(device.height).toBeLessThanOrEqual(height * ratio + 1e-6);
          const isTouching = device.width > width * ratio - 1.01 || device.height > height * ratio - 1.01;
          expect(isTouching).toBe(true);
          const tallness = y / x;
          expect(tallness).toBeGreaterThan(Math.floor(layout.font.tallness) * 0.98);
          expect(tallness).toBeLessThan(layout.font.tallness * 1.02);
        },
      ),
      { numRuns: 500 },
    );
  });
});
