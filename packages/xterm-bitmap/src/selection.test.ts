import { expect, it } from 'vitest';
import { selectedColumns } from './selection';

const running = { start: [5, 1], end: [3, 3], rectangle: false } as const;
const rectangle = { start: [9, 1], end: [3, 2], rectangle: true } as const;

it.each([
  [undefined, 1, [0, 0]],
  [running, 0, [0, 0]],
  [running, 1, [5, 80]],
  [running, 2, [0, 80]],
  [running, 3, [0, 3]],
  [running, 4, [0, 0]],
  [rectangle, 1, [3, 9]],
  [rectangle, 2, [3, 9]],
] as const)('of %j row %i has the columns %j', (selection, row, columns) => {
  expect(selectedColumns(selection, row, 80)).toEqual(columns);
});
