import type { Key } from '@felt80/machine';
import type { Screen } from '@felt80/text-mode';
import type { KeyArea } from './choice';

/** What a screen says about a key, and where; a click there means the key. */
export interface Caption extends KeyArea {
  readonly text: string;
}

/** Captions in a row, `gap` cells from one to the next, from a column on, or in the middle of the screen. */
export function captionRow(row: number, gap: number, texts: readonly (readonly [Key, string])[], left?: number): readonly Caption[] {
  const columns = texts.reduce((sum, [, text]) => sum + text.length + gap, -gap);
  let column = left ?? Math.floor((80 - columns) / 2);
  return texts.map(([key, text]) => {
    const caption: Caption = { key, text, at: { row, column, rows: 1, columns: text.length } };
    column += text.length + gap;
    return caption;
  });
}

/** Writes captions to their places. */
export function paintCaptions(screen: Screen, captions: readonly Caption[], ink: number): void {
  for (const { text, at } of captions) screen.put(at.row, at.column, text, ink);
}
