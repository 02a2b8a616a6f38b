/** A selection in buffer coordinates, `[column, absolute row]`, its end exclusive. */
export interface Selection {
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  /** A rectangle rather than running text. */
  readonly rectangle: boolean;
}

const nothing: readonly [number, number] = [0, 0];

/** The selected columns of a buffer row: from, and up to but not including. */
export function selectedColumns(selection: Selection | undefined, row: number, columns: number): readonly [number, number] {
  if (!selection) return nothing;
  const { start, end, rectangle } = selection;
  if (row < start[1] || row > end[1]) return nothing;
  if (rectangle) return [Math.min(start[0], end[0]), Math.max(start[0], end[0])];
  return [row === start[1] ? start[0] : 0, row === end[1] ? end[0] : columns];
}
