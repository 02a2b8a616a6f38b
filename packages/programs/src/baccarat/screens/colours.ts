import { type Area, attribute, colourNames, type Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { captionRow, paintCaptions } from '../../kit/caption';
import { drawCard } from '../../kit/card';
import type { KeyArea, Spot } from '../../kit/choice';
import { keyName } from '../../kit/key-name';
import { colourSlots } from '../choices';
import type { Command, Session } from '../session';
import { inks } from './inks';

const samples = ['Ah', 'Ks', '9d', 'Tc', '5h', 'Qs'] as const;

/** `lightGrey` as `light grey`. */
function colourWords(colour: number): string {
  return (colourNames[colour] ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const slotAreas: readonly Area[] = colourSlots.map((_, at) => ({ row: 16 + (at % 3), column: at < 3 ? 6 : 42, rows: 1, columns: 34 }));

const captions = captionRow(22, 10, [
  ['Alt-D', 'ALT-D  Defaults'],
  ['Enter', 'ENTER  Return'],
]);

/** Where the keys can be clicked. */
export const colourAreas: readonly KeyArea[] = [...colourSlots.map(({ key }, at) => ({ key, at: slotAreas[at] as Area })), ...captions];

/** Where the right button takes the colour before. */
export const colourSpots: readonly Spot<Command>[] = colourSlots.map(({ slot }, at) => ({
  at: slotAreas[at] as Area,
  command: { type: 'colour', slot, by: -1 },
}));

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
    const { row, column } = slotAreas[at] as Area;
    screen.put(row, column, keyName(key), inks.panelKey);
    screen.put(row, column + 4, label, inks.panel);
    screen.put(row, column + 17, '[  ]', inks.panelDim);
    screen.put(row, column + 18, '  ', attribute(0, look[slot]));
    screen.put(row, column + 22, colourWords(look[slot]), inks.panelDim);
  });
  centre(screen, 'F1 to F6 next color, with SHIFT the one before', 20, 0, 80, inks.panelKey);
  paintCaptions(screen, captions, inks.panelKey);
}
