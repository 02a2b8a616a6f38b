import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CellsPerFrame,
  type Change,
  dotsAt,
  dotsPerFrame,
  type Flake,
  flakesAsCells,
  pace,
  present,
  retraceDone,
  Screen,
  slideApart,
  wholeScreen,
  writeInRetrace,
  writeThroughBeam,
} from './index';

const cells = (count: number): Change[] =>
  Array.from({ length: count }, (_, index) => ({ cell: index % 2000, glyph: index & 255, attribute: (index >> 3) & 255 }));
const byFrame = (flakes: readonly Flake[]): number[] => [0, 1].map((frame) => flakes.filter((flake) => flake.frame === frame).length);
const snow = (count: number, from: number, dotsPerByte?: number) => writeThroughBeam(new Screen().memory, cells(count), from, dotsPerByte);

it('MAC-05 a full repaint makes the flakes that the beam model gives, to the last one', () => {
  const copied = snow(2000, 0);
  expect(copied.flakes).toHaveLength(2361);
  expect(byFrame(copied.flakes)).toEqual([1477, 884]);
  expect(new Set(copied.flakes.map((flake) => flake.column)).size).toBe(40);
  expect(copied.untilDots).toBe(348_000);
  const filled = snow(2000, 0, pace.fill);
  expect(byFrame(filled.flakes)).toEqual([2207, 0]);
  expect(snow(47, 0).flakes).toHaveLength(68);
  expect(snow(47, 200_000).flakes).toEqual([]);
  expect(snow(2000, 0)).toEqual(copied);
});

it('MAC-05 a flake is where the beam is, in one line of an even column, and only while it draws', () => {
  const first = (from: number): Flake | undefined => writeThroughBeam(new Screen().memory, cells(1), from).flakes[0];
  expect(first(0)).toEqual({ frame: 0, row: 0, column: 0, scan: 0, glyph: 0x20, attribute: 0 });
  expect([8, 16, 24, 639].map((from) => first(from)?.column)).toEqual([0, 2, 2, 78]);
  for (const hidden of [640, 780, 200 * 912, 261 * 912]) expect(first(hidden), `${hidden}`).toBeUndefined();
  expect(first(9 * 912 + 100)).toMatchObject({ row: 1, scan: 1, column: 12 });
  expect(first(5 * dotsPerFrame + 199 * 912)).toMatchObject({ frame: 5, row: 24, scan: 7 });
  for (const flake of snow(2000, 12_345).flakes) expect(flake.column % 2).toBe(0);
});

it('MAC-05 a flake has the old byte as its glyph and the written byte as its attribute', () => {
  const screen = new Screen();
  screen.put(0, 0, 'A', 0x1e);
  const { flakes } = writeThroughBeam(screen.memory, [{ cell: 0, glyph: 0x42, attribute: 0x4f }], 0);
  expect(flakes.map(({ glyph, attribute }) => [glyph, attribute])).toEqual([
    [0x41, 0x42],
    [0x1e, 0x4f],
  ]);
  expect([...screen.memory.subarray(0, 2)]).toEqual([0x42, 0x4f]);
});

it('MAC-05 snow and its removal both end with the cells that were wanted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4000, maxLength: 4000 }), fc.nat(10_000_000), (memory, from) => {
      const wanted = new Screen();
      wanted.memory.set(memory);
      const changes = present(new Screen(), wanted);
      const [snowed, removed] = [new Screen(), new Screen()];
      writeThroughBeam(snowed.memory, changes, from);
      expect(snowed.memory).toEqual(wanted.memory);
      const { written, waiting } = writeInRetrace(changes, from, retraceDone(changes.length, from));
      for (const { cell, glyph, attribute } of written) removed.memory.set([glyph, attribute], 2 * cell);
      expect([waiting, removed.memory]).toEqual([[], wanted.memory]);
    }),
    { numRuns: 40 },
  );
});

it('MAC-05 with snow removal no more than 200 cells a picture are written, in their order, and none is lost', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<CellsPerFrame>(200, 450),
      fc.nat(3 * dotsPerFrame),
      fc.array(fc.tuple(fc.nat(900), fc.nat(dotsPerFrame)), { minLength: 1, maxLength: 12 }),
      (perFrame, start, turns) => {
        const all: Change[] = [];
        const written: Change[] = [];
        let waiting: readonly Change[] = [];
        let now = start;
        let inFrame = 0;
        for (const [arriving, dots] of [...turns, [0, 60 * dotsPerFrame] as const]) {
          const fresh = cells(arriving);
          all.push(...fresh);
          waiting = [...waiting, ...fresh];
          for (const until = now + dots; now < until; ) {
            const next = Math.min(until, (Math.floor(now / dotsPerFrame) + 1) * dotsPerFrame);
            const turn = writeInRetrace(waiting, now, next, perFrame);
            inFrame = now % dotsPerFrame === 0 ? turn.written.length : inFrame + turn.written.length;
            expect(inFrame).toBeLessThanOrEqual(perFrame);
            written.push(...turn.written);
            waiting = turn.waiting;
            now = next;
          }
        }
        expect(waiting).toEqual([]);
        expect(written).toEqual(all);
      },
    ),
    { numRuns: 100 },
  );
});

it('MAC-05 writes one waiting cell in each retrace: after the line, not before', () => {
  expect(writeInRetrace(cells(9), 0, 639).written).toHaveLength(0);
  expect(writeInRetrace(cells(9), 0, 640).written).toHaveLength(1);
  expect(writeInRetrace(cells(9), 640, 640 + 911).written).toHaveLength(0);
  expect(writeInRetrace(cells(9), 640, 640 + 912).written).toEqual(cells(1));
  expect(writeInRetrace(cells(900), 0, dotsPerFrame - 1).written).toHaveLength(200);
  expect(writeInRetrace(cells(900), 0, dotsPerFrame - 1, 450).written).toHaveLength(450);
  expect(writeInRetrace(cells(9), 200 * 912, dotsPerFrame).written).toHaveLength(0);
});

it('knows when the waiting cells will be written', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(3 * dotsPerFrame), fc.constantFrom<CellsPerFrame>(200, 450), (count, from, perFrame) => {
      const done = retraceDone(count + 1, from, perFrame);
      expect(writeInRetrace(cells(count + 1), from, done, perFrame).waiting).toEqual([]);
      expect(writeInRetrace(cells(count + 1), from, done - 1, perFrame).waiting).toHaveLength(1);
    }),
  );
  expect(retraceDone(0, 77)).toBe(77);
});

it('MAC-05 a sliding screen takes 3.3 s with snow removal and half a second without', () => {
  const [old, next] = [new Screen(), new Screen()];
  old.fill(wholeScreen, 'a', 0x1f);
  next.fill(wholeScreen, 'b', 0x2f);
  const [shown, memory] = [new Screen(), new Screen().memory];
  let [removal, through] = [0, 0];
  for (let step = 0; step < 20; step += 1) {
    removal = retraceDone(2000, removal);
    through = writeThroughBeam(memory, cells(2000), through).untilDots;
  }
  expect(removal / dotsAt(1000)).toBeCloseTo(3.33, 1);
  expect(through / dotsAt(1000)).toBeCloseTo(0.49, 1);
  present(shown, old);
  const half = present(shown, slideApart(old, next, 10, 20));
  expect(half).toHaveLength(25 * 40);
});

it('shows flakes as whole cells where single lines cannot be shown, within limits', () => {
  const flake = (column: number, glyph: number, frame = 0, row = 0): Flake => ({ frame, row, column, scan: 0, glyph, attribute: 7 });
  expect(flakesAsCells([flake(2, 65), flake(4, 66), flake(2, 67), flake(6, 68, 1)], 0)).toEqual([
    { cell: 2, glyph: 67, attribute: 7 },
    { cell: 4, glyph: 66, attribute: 7 },
  ]);
  const many = (count: number): Flake[] =>
    Array.from({ length: count }, (_, index) => flake(2 * (index % 40), 65, 0, Math.floor(index / 40)));
  expect(flakesAsCells(many(400), 0)).toHaveLength(60);
  expect(flakesAsCells(many(401), 0)).toEqual([]);
});

it('counts dots by the clock of the adapter', () => {
  expect([dotsAt(0), dotsAt(1000), dotsPerFrame]).toEqual([0, 14_318_181, 238_944]);
  expect(dotsAt(1000) / dotsPerFrame).toBeCloseTo(59.923, 3);
});
