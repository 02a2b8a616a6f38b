import type { Extent, SlotRenderer } from './core';

/** The layout that the dimensions speak of; a live view, so that the core may keep the object. */
export interface LaidOut {
  readonly columns: number;
  readonly rows: number;
  /** Device pixels of a cell. */
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly devicePixelRatio: number;
  /** How much a CSS transform around the terminal enlarges it while a mouse event is handled, otherwise 1. */
  readonly transform: { readonly x: number; readonly y: number };
}

type Dimensions = SlotRenderer['dimensions'];

/** xterm's dimensions of a renderer as getters over the layout in force. */
export function liveDimensions(layout: LaidOut): Dimensions {
  const extent = (width: () => number, height: () => number): Extent => ({
    get width() {
      return width();
    },
    get height() {
      return height();
    },
  });
  const cell = extent(
    () => layout.cellWidth,
    () => layout.cellHeight,
  );
  const canvas = extent(
    () => layout.cellWidth * layout.columns,
    () => layout.cellHeight * layout.rows,
  );
  const css = (device: Extent): Extent =>
    extent(
      () => (device.width / layout.devicePixelRatio) * layout.transform.x,
      () => (device.height / layout.devicePixelRatio) * layout.transform.y,
    );
  const char = {
    get width() {
      return cell.width;
    },
    get height() {
      return cell.height;
    },
    left: 0,
    top: 0,
  };
  return { css: { canvas: css(canvas), cell: css(cell) }, device: { canvas, cell, char } };
}
