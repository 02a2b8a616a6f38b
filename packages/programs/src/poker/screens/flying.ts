import { attribute, type Patch, Screen } from '@felt80/text-mode';
import { becomeMono } from '../../kit/display';
import { paintStrip } from './hand';
import { cloth } from './inks';
import { strip } from './layout';

function patchOf(paint: (screen: Screen) => void, rows: number, columns: number, colour: boolean): Patch {
  const screen = new Screen();
  paint(screen);
  if (!colour) becomeMono(screen, [cloth]);
  return screen.copy({ row: 0, column: 0, rows, columns });
}

/** A card that is on its way, its back up. */
export function stripBack(colour: boolean): Patch {
  return patchOf((screen) => paintStrip(screen, 0, 0, 'Jo', 'back', false), strip.rows, strip.columns, colour);
}

/** Chips on their way. */
export function chipPatch(colour: boolean): Patch {
  return patchOf((screen) => screen.put(0, 0, '◘', attribute(14, cloth)), 1, 1, colour);
}
