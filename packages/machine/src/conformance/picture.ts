import { present, Screen } from '@felt80/text-mode';
import { check } from './check';

/**
 * Law of the film: what is shown equals what painting the state on a blank screen gives, in every cell, in the border and in the meaning of bit 7. Throws
 * with the first differing row of both.
 */
export function checkPainted(shown: Screen, paint: (blank: Screen) => void): void {
  const painted = new Screen();
  paint(painted);
  check(shown.border === painted.border, `the border is ${shown.border}, painting the state gives ${painted.border}`);
  check(shown.highBit === painted.highBit, `bit 7 means ${shown.highBit}, painting the state gives ${painted.highBit}`);
  const rows = Array.from({ length: shown.rows }, (_, row) => painted.rowText(row));
  const [first, ...more] = present(painted, shown);
  if (first === undefined) return;
  const row = Math.floor(first.cell / shown.columns);
  throw new Error(
    `${more.length + 1} cells differ, the first in row ${row}, column ${first.cell % shown.columns}:\n` +
      `shown   |${shown.rowText(row)}|\npainted |${rows[row]}|`,
  );
}
