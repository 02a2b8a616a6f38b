import type { Extent } from './core';
import type { CellFont } from './font';

/** Room for rounding errors of the browser's box sizes. */
const SLACK = 1e-6;

/** Device pixels for one dot. */
export interface DotScale {
  readonly x: number;
  readonly y: number;
}

/** Asked at every resize and change of the device pixel ratio. */
export type ScaleRule = (devicePixelRatio: number) => DotScale;

/** A picture in dots, its border (in dots, on each side) included when it is drawn. */
export interface Layout {
  readonly font: CellFont;
  readonly columns: number;
  readonly rows: number;
  readonly border?: { readonly x: number; readonly y: number } | undefined;
}

const dotsAcross = ({ font, columns, border }: Layout): number => font.width * columns + 2 * (border?.x ?? 0);
const dotsDown = ({ font, rows, border }: Layout): number => font.height * rows + 2 * (border?.y ?? 0);

/** How tall a dot is when the ratio must be a whole number: CGA dots become 1:2, all others square. */
const wholeTallness = (font: CellFont): number => Math.max(1, Math.floor(font.tallness));

/**
 * The whole number of device pixels for each dot that fits the box (CSS pixels), at least one: every dot is a rectangle of equal
 * size with hard edges.
 */
export function pixelExact(box: Extent, layout: Layout): ScaleRule {
  const tallness = wholeTallness(layout.font);
  return (ratio) => {
    const across = (box.width * ratio) / dotsAcross(layout);
    const down = (box.height * ratio) / (dotsDown(layout) * tallness);
    const x = Math.max(1, Math.floor(Math.min(across, down) + SLACK));
    return { x, y: x * tallness };
  };
}

/**
 * The largest picture in the box (CSS pixels). Its dots are as tall as the box has room for: from the whole-number shape in a wide
 * box to the shape on the tube of their time in a tall one. Without its border the picture ends on whole device pixels; the renderer
 * enlarges by whole numbers first and lets the browser do the rest linearly, so edges stay sharp.
 */
export function asLargeAsFits(box: Extent, layout: Layout): ScaleRule {
  const { font, columns, rows } = layout;
  const onPixels = (scale: number, dots: number): number => Math.max(1, Math.floor(scale * dots + SLACK)) / dots;
  return (ratio) => {
    const across = (box.width * ratio) / dotsAcross(layout);
    const down = (box.height * ratio) / dotsDown(layout);
    const x = Math.min(across, down / wholeTallness(font));
    return { x: onPixels(x, font.width * columns), y: onPixels(Math.min(down, x * font.tallness), font.height * rows) };
  };
}
