import { systems } from '@felt80/betting-systems';
import type { Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { type Caption, captionRow, paintCaptions } from '../../kit/caption';
import type { KeyArea } from '../../kit/choice';
import { placeNames } from '../../kit/coup-words';
import { paintField } from '../../kit/field';
import { grouped } from '../../kit/money';
import type { Asking, Session } from '../session';
import { questionOf, systemIds } from '../systems';
import { inks } from './inks';

const head = ' Select   Edit     System                 Min.    Max.    Restart   Bets    ';
const under = '                                           Bet     Bet     on Max    On     ';

const menuCaptions = captionRow(20, 7, [
  ['Alt-C', 'ALT-C  Clear'],
  ['Enter', 'ENTER  Return to game'],
]);

function keyCaptions(asking: Asking): readonly Caption[] {
  const texts = (questionOf(asking).keys ?? []).map(({ key, label }) => [key, `${key} ${label}`] as const);
  return captionRow(19, 4, texts, 6);
}

function askingCaptions({ field }: Asking): readonly Caption[] {
  const texts = [
    ['Enter', `ENTER ${field ? 'alone ' : ''}leaves the value`],
    ['Escape', 'ESC leaves the whole system as it was'],
  ] as const;
  return captionRow(20, 4, texts, 6);
}

/** Where the keys can be clicked: in the list the edit key edits, everything else of a line selects. */
export function systemsAreas({ place }: Session): readonly KeyArea[] {
  if (place.screen === 'systems' && place.asking) return [...keyCaptions(place.asking), ...askingCaptions(place.asking)];
  const lines = systemIds.map((_, at) => ({ row: 5 + at, rows: 1 }));
  return [
    ...lines.map((line, at) => ({ key: `F${at + 1}`, at: { ...line, column: 11, columns: 5 } })),
    ...lines.map((line, at) => ({ key: String(at + 1), at: { ...line, column: 2, columns: 76 } })),
    ...menuCaptions,
  ];
}

function paintAsking(screen: Screen, asking: Asking): void {
  const { words: label, shown } = questionOf(asking);
  box(screen, { row: 16, column: 4, rows: 6, columns: 72 }, systems[asking.system].name, { ink: inks.dark, title: inks.darkKey });
  screen.put(17, 6, `${label}?`, inks.dark);
  const value = shown(asking.answers);
  screen.put(18, 6, `now ${value}`.slice(0, 68), inks.darkDim);
  if (asking.field) paintField(screen, asking.field, 19, 6, 68, inks.darkKey);
  paintCaptions(screen, keyCaptions(asking), inks.darkKey);
  paintCaptions(screen, askingCaptions(asking), inks.darkDim);
}

/** Paints the nine betting systems as a table, and the question that is open below it. */
export function paintSystems(screen: Screen, { place, options }: Session): void {
  box(screen, { row: 0, column: 0, rows: 24, columns: 80 }, 'BETTING SYSTEMS', {
    ink: inks.panel,
    title: inks.panelTitle,
    style: 'double',
  });
  screen.put(2, 2, head, inks.panelTitle);
  screen.put(3, 2, under, inks.panelTitle);
  screen.put(4, 2, '─'.repeat(76), inks.panelDim);
  systemIds.forEach((id, at) => {
    const { min, max, restartOnMax, on } = options.systems[id];
    const { name, needs } = systems[id];
    const chosen = options.system === id;
    const cells = [
      `  ${chosen ? '►' : ' '} ${at + 1}`.padEnd(10),
      `F${at + 1}`.padEnd(9),
      name.padEnd(22),
      grouped(min).padStart(4).padEnd(8),
      grouped(max).padStart(4).padEnd(9),
      (restartOnMax ? 'Yes' : 'No').padEnd(10),
      (needs.includes('lastWinner') ? 'N/A' : placeNames[on]).padEnd(8),
    ];
    screen.put(5 + at, 2, cells.join(''), chosen ? inks.chosen : inks.panel);
  });
  if (place.screen === 'systems' && place.asking) paintAsking(screen, place.asking);
  else {
    centre(screen, '1 to 9  Select     F1 to F9  Edit and select', 18, 0, 80, inks.panelKey);
    paintCaptions(screen, menuCaptions, inks.panelKey);
  }
}
