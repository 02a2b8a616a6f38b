import type { Area, Screen } from '@felt80/text-mode';
import type { Choice } from '../kit/choice';
import { keyName } from '../kit/key-name';

/** Inks of a legend: the key, what it does, and a key that can only say why it does nothing. */
export interface LegendInks {
  readonly key: number;
  readonly label: number;
  readonly dim: number;
}

/** A choice that is written on the screen; a `hint` one can only say why it does nothing. */
export interface Hinted<Command> extends Choice<Command> {
  readonly hint?: boolean;
}

/** The choices with their places: written from left to right in an area, line by line. What has no room is left without a place. */
export function placed<C extends Hinted<unknown>>(choices: readonly C[], { row, column, rows, columns }: Area, gap: number): readonly C[] {
  let line = row;
  let at = column;
  return choices.map((choice) => {
    const width = keyName(choice.key).length + 1 + choice.label.length;
    if (at + width > column + columns) {
      line += 1;
      at = column;
    }
    if (line >= row + rows) return choice;
    const area: Area = { row: line, column: at, rows: 1, columns: width };
    at += width + gap;
    return { ...choice, at: area };
  });
}

/** Writes choices at their places. */
export function paintLegend(screen: Screen, choices: readonly Hinted<unknown>[], inks: LegendInks): void {
  for (const { key, label, at, hint = false } of choices) {
    if (!at) continue;
    const name = keyName(key);
    screen.put(at.row, at.column, name, hint ? inks.dim : inks.key);
    screen.put(at.row, at.column + name.length + 1, label, hint ? inks.dim : inks.label);
  }
}
