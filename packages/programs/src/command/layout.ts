/** Where the start screen has its list: the row of the first program, and the columns of each row. */
export const list: { readonly row: number; readonly column: number; readonly columns: number } = { row: 9, column: 4, columns: 72 };

/** Which row of the list a cell belongs to, counted from 0; rows above and below the list count too. `undefined`: beside it. */
export function rowAt(row: number, column: number): number | undefined {
  return column >= list.column && column < list.column + list.columns ? row - list.row : undefined;
}
