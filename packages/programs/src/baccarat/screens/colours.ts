import { attribute, colourNames, type Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { drawCard } from '../../kit/card';
import { keyName } from '../../kit/key-name';
import { colourSlots } from '../ask';
import type { Session } from '../session';
import { inks } from './inks';

const samples = ['Ah', 'Ks', '9d', 'Tc', '5h', 'Qs'] as const;

/** `lightGrey` as `light grey`. */
function colourWords(colour: number): string {
  return (colourNames[colour] ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Paints the screen of the card colours: a row of backs, a row of faces, and the six colours with their keys. */
export function paintColours(screen: Screen, { options: { look } }: Session): void {
  box(screen, { row: 0, column: 0, rows: 24, columns: 80 }, 'CARD COLORS', { ink: inks.panel, title: inks.panelTitle, style: 'double' });
  box(screen, { row: 1, column: 6, rows: 14, columns: 68 }, '', { ink: inks.felt });
  samples.forEach((card, at) => {
    drawCard(screen, undefined, 2, 10 + at * 10, look);
    drawCard(screen, card, 9, 10 + at * 10, look);
  });
  screen.put(15, 6, 'Card back', inks.panelTitle);
  screen.put(15, 42, 'Card face', inks.panelTitle);
  colourSlots.forEach(({ key, label, slot }, at) => {
    const row = 16 + (at % 3);
    const column = at < 3 ? 6 : 42;
    screen.put(row, column, keyName(key), inks.panelKey);
    screen.put(row, column + 4, label, inks.panel);
    screen.put(row, column + 17, '[  ]', inks.panelDim);
    screen.put(row, column + 18, '  ', attribute(0, look[slot]));
    screen.put(row, column + 22, colourWords(look[slot]), inks.panelDim);
  });
  centre(screen, 'F1 to F6 next color, with SHIFT the one before', 20, 0, 80, inks.panelKey);
  centre(screen, 'ALT-D  Defaults          ENTER  Return', 22, 0, 80, inks.panelKey);
}
