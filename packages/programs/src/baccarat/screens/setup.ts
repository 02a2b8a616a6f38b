import type { Area, Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { type Caption, captionRow, paintCaptions } from '../../kit/caption';
import { backPatch, facePatch } from '../../kit/card';
import type { KeyArea } from '../../kit/choice';
import { paintField } from '../../kit/field';
import type { Place } from '../../kit/film';
import { slowest } from '../options';
import type { Session } from '../session';
import { setupRows } from '../setup';
import { inks } from './inks';

function paintPage(screen: Screen, title: string): void {
  box(screen, { row: 0, column: 0, rows: 24, columns: 80 }, title, { ink: inks.panel, title: inks.panelTitle, style: 'double' });
}

const rowAreas: readonly Area[] = setupRows.map((_, at) => ({ row: 3 + (at % 7) * 2, column: at < 7 ? 4 : 43, rows: 1, columns: 33 }));
const menuCaptions = captionRow(19, 0, [['Enter', 'ENTER  Returns to game']]);
const fieldCaptions = captionRow(21, 4, [
  ['Enter', 'ENTER accepts'],
  ['Escape', 'ESC leaves it as it is'],
]);

/** Where the keys can be clicked. */
export function setupAreas({ place }: Session): readonly KeyArea[] {
  if (place.screen === 'setup' && place.field) return fieldCaptions;
  return [...setupRows.map(({ key }, at) => ({ key, at: rowAreas[at] as Area })), ...menuCaptions];
}

/** Paints the setup menu: fourteen options in two columns. */
export function paintSetup(screen: Screen, { place, options, adapter }: Session): void {
  paintPage(screen, 'SETUP MENU');
  setupRows.forEach(({ key, label, value, command }, at) => {
    const { row, column } = rowAreas[at] as Area;
    const shown = value(options);
    const name = command.type === 'toggle' && command.option === 'snowRemoval' && adapter !== 'cga' ? `${label} (CGA only)` : label;
    screen.put(row, column, key, inks.panelKey);
    screen.put(row, column + 3, name, inks.panel);
    if (shown) screen.put(row, column + 4 + name.length, '.'.repeat(28 - name.length - shown.length), inks.panelDim);
    screen.put(row, column + 33 - shown.length, shown, inks.panelTitle);
  });
  if (place.screen === 'setup' && place.field) {
    box(screen, { row: 18, column: 14, rows: 3, columns: 52 }, '', { ink: inks.dark });
    screen.put(19, 17, `${place.field.label}:`, inks.dark);
    paintField(screen, place.field, 19, 48, 10, inks.darkKey);
    paintCaptions(screen, fieldCaptions, inks.panelDim);
  } else paintCaptions(screen, menuCaptions, inks.panelKey);
}

/** The way of the card that is shown for a speed. */
export const previewFlight: { readonly from: Place; readonly to: Place } = { from: { row: 13, column: 64 }, to: { row: 13, column: 9 } };

/** The keys of the card movement speed, and where they can be clicked. */
export const speedCaptions: readonly Caption[] = captionRow(9, 6, [
  ['Left', '←  faster'],
  ['Right', '→  slower'],
  ['Enter', 'ENTER  preview'],
  ['F10', 'F10  done'],
]);

/** Paints the screen of the card movement speed. */
export function paintSpeed(screen: Screen, { options }: Session): void {
  const { speed, look } = options;
  paintPage(screen, 'CARD MOVEMENT SPEED');
  centre(screen, `${speed}`.padStart(2), 3, 0, 80, inks.panelTitle);
  const bar = 60;
  const at = Math.round((speed / slowest) * (bar - 1));
  screen.put(5, 10, '─'.repeat(bar), inks.panelDim);
  screen.put(5, 10 + at, '█', inks.panelTitle);
  screen.put(6, 10, 'fast', inks.panelDim);
  screen.put(6, 66, 'slow', inks.panelDim);
  paintCaptions(screen, speedCaptions, inks.panelKey);
  box(screen, { row: 12, column: 7, rows: 7, columns: 66 }, '', { ink: inks.dark });
  screen.paste(facePatch('9h', look), previewFlight.to.row, previewFlight.to.column);
  screen.paste(backPatch(look), previewFlight.from.row, previewFlight.from.column);
  centre(screen, speed === 0 ? 'cards are there at once' : `${(speed / 50).toFixed(2)} seconds a card`, 15, 7, 66, inks.darkDim);
}
