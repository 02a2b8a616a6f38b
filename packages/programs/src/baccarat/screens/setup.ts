import type { Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { backPatch, facePatch } from '../../kit/card';
import { paintField } from '../../kit/field';
import type { Place } from '../../kit/film';
import { slowest } from '../options';
import type { Session } from '../session';
import { setupRows } from '../setup';
import { inks } from './inks';

function paintPage(screen: Screen, title: string): void {
  box(screen, { row: 0, column: 0, rows: 24, columns: 80 }, title, { ink: inks.panel, title: inks.panelTitle, style: 'double' });
}

/** Paints the setup menu: fourteen options in two columns. */
export function paintSetup(screen: Screen, { place, options, adapter }: Session): void {
  paintPage(screen, 'SETUP MENU');
  setupRows.forEach(({ key, label, value, command }, at) => {
    const row = 3 + (at % 7) * 2;
    const column = at < 7 ? 4 : 43;
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
    centre(screen, 'ENTER accepts    ESC leaves it as it is', 21, 0, 80, inks.panelDim);
  } else centre(screen, 'ENTER  Returns to game', 19, 0, 80, inks.panelKey);
}

/** The way of the card that is shown for a speed. */
export const previewFlight: { readonly from: Place; readonly to: Place } = { from: { row: 13, column: 64 }, to: { row: 13, column: 9 } };

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
  centre(screen, '←  faster      →  slower      ENTER  preview      F10  done', 9, 0, 80, inks.panelKey);
  box(screen, { row: 12, column: 7, rows: 7, columns: 66 }, '', { ink: inks.dark });
  screen.paste(facePatch('9h', look), previewFlight.to.row, previewFlight.to.column);
  screen.paste(backPatch(look), previewFlight.from.row, previewFlight.from.column);
  centre(screen, speed === 0 ? 'cards are there at once' : `${(speed / 50).toFixed(2)} seconds a card`, 15, 7, 66, inks.darkDim);
}
