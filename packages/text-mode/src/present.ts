import type { Screen } from './screen';

/** One cell written: `cell` is `row * 80 + column`. */
export interface Change {
  readonly cell: number;
  readonly glyph: number;
  readonly attribute: number;
}

/**
 * The one choke point of the picture: turns `shown` into `wanted` and lists the changed cells in the order in which they
 * are written (row by row, left to right). Afterwards `shown` equals `wanted`, border and cursor too; `wanted` is only
 * read. When the two differ in their high bit, every cell that has it counts as changed. Encoder, renderer, snow and
 * statistics all live on this list.
 */
export function present(shown: Screen, wanted: Screen): readonly Change[] {
  const changes: Change[] = [];
  const before = shown.memory;
  const after = wanted.memory;
  const isOtherwise = shown.highBit !== wanted.highBit;
  for (let at = 0; at < after.length; at += 2) {
    const glyph = after[at] as number;
    const attribute = after[at + 1] as number;
    if (glyph !== before[at] || attribute !== before[at + 1] || (isOtherwise && attribute > 0x7f))
      changes.push({ cell: at / 2, glyph, attribute });
  }
  shown.become(wanted);
  return changes;
}
