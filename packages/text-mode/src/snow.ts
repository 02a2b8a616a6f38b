import type { Change } from './present';

/** One horizontal dot of the 80-column picture: 14.318181 million a second. All times here are whole dots since power-on. */
export const dotsPerSecond = 14_318_181;
const DOTS_PER_LINE = 912;
const VISIBLE_DOTS = 640;
const LINES_PER_FRAME = 262;
const VISIBLE_LINES = 200;
const COLUMNS = 80;

/** Dots of one picture, the invisible ones counted: 59.923 pictures a second. */
export const dotsPerFrame: number = DOTS_PER_LINE * LINES_PER_FRAME;

/** The dots that have passed after so many milliseconds. */
export function dotsAt(ms: number): number {
  return Math.floor((ms * dotsPerSecond) / 1000);
}

/**
 * How a program writes to video memory, by the dots that one byte takes on a 4.77 MHz 8088: copying words (REP MOVSW, 12.2
 * µs each) or filling with one word (REP STOSW, 8.1 µs).
 */
export const pace: { readonly copy: number; readonly fill: number } = { copy: 87, fill: 58 };

/** A cell that shows garbage for one picture in one scan line. */
export interface Flake {
  /** The picture, counted from power-on, in which it is seen. */
  readonly frame: number;
  readonly row: number;
  /** Always even: the adapter answers the processor only at every second character. */
  readonly column: number;
  /** Line of the glyph, 0 to 7; in cells of 16 lines it covers the lines `2 * scan` and `2 * scan + 1`. */
  readonly scan: number;
  readonly glyph: number;
  readonly attribute: number;
}

/**
 * Writes cells while the beam runs on: each cell is two bytes, and a byte that meets the visible picture leaves a flake, the old
 * byte there as the glyph, the byte on the bus as the attribute. `memory` is the adapter's (4000 bytes) and is changed.
 * A pure function of the writes and the time: no chance in it.
 */
export function writeThroughBeam(
  memory: Uint8Array,
  changes: readonly Change[],
  fromDots: number,
  dotsPerByte: number = pace.copy,
): { readonly flakes: readonly Flake[]; readonly untilDots: number } {
  const flakes: Flake[] = [];
  let now = fromDots;
  const write = (address: number, byte: number): void => {
    const inFrame = now % dotsPerFrame;
    const line = Math.floor(inFrame / DOTS_PER_LINE);
    const dot = inFrame % DOTS_PER_LINE;
    if (line < VISIBLE_LINES && dot < VISIBLE_DOTS)
      flakes.push({
        frame: Math.floor(now / dotsPerFrame),
        row: line >> 3,
        column: (dot >> 3) & ~1,
        scan: line & 7,
        glyph: memory[address] ?? 0,
        attribute: byte,
      });
    memory[address] = byte;
    now += dotsPerByte;
  };
  for (const { cell, glyph, attribute } of changes) {
    write(2 * cell, glyph);
    write(2 * cell + 1, attribute);
  }
  return { flakes, untilDots: now };
}

/**
 * Snow removal: cells written in a picture. 200: one in each horizontal retrace of the visible lines. 450: also a burst of 250
 * below the picture.
 */
export type CellsPerFrame = 200 | 450;

const BURST_START = VISIBLE_LINES * DOTS_PER_LINE;
const BURST_DOTS = 2 * pace.copy;

function slotsUntil(dots: number, perFrame: CellsPerFrame): number {
  const inFrame = dots % dotsPerFrame;
  const inLines = Math.min(VISIBLE_LINES, Math.floor((inFrame - VISIBLE_DOTS) / DOTS_PER_LINE) + 1);
  const inBurst = Math.max(0, Math.min(perFrame - VISIBLE_LINES, Math.floor((inFrame - BURST_START) / BURST_DOTS)));
  return Math.floor(dots / dotsPerFrame) * perFrame + inLines + inBurst;
}

/**
 * Snow removal: of the cells that wait, those whose retrace came after `fromDots` and not after `untilDots`, in their order, and
 * the rest. Nothing is lost and nothing flakes.
 */
export function writeInRetrace(
  waiting: readonly Change[],
  fromDots: number,
  untilDots: number,
  perFrame: CellsPerFrame = 200,
): { readonly written: readonly Change[]; readonly waiting: readonly Change[] } {
  const count = slotsUntil(untilDots, perFrame) - slotsUntil(fromDots, perFrame);
  return { written: waiting.slice(0, count), waiting: waiting.slice(count) };
}

/** The time at which so many waiting cells are all written by {@link writeInRetrace}, when none were written after `fromDots`. */
export function retraceDone(cells: number, fromDots: number, perFrame: CellsPerFrame = 200): number {
  if (cells <= 0) return fromDots;
  const last = slotsUntil(fromDots, perFrame) + cells - 1;
  const slot = last % perFrame;
  const inFrame = slot < VISIBLE_LINES ? slot * DOTS_PER_LINE + VISIBLE_DOTS : BURST_START + (slot - VISIBLE_LINES + 1) * BURST_DOTS;
  return Math.floor(last / perFrame) * dotsPerFrame + inFrame;
}

const MOST_CELLS_FLASHING = 60;
const TOO_MANY_CELLS = 400;

/**
 * The flakes of one picture for a screen that can show whole cells only: the last flake of each cell, at most 60 cells, none at
 * all when more than a fifth of the screen would flash.
 */
export function flakesAsCells(flakes: readonly Flake[], frame: number): readonly Change[] {
  const cells = new Map<number, Change>();
  for (const flake of flakes) {
    const cell = flake.row * COLUMNS + flake.column;
    if (flake.frame === frame) cells.set(cell, { cell, glyph: flake.glyph, attribute: flake.attribute });
  }
  return cells.size > TOO_MANY_CELLS ? [] : [...cells.values()].slice(0, MOST_CELLS_FLASHING);
}
