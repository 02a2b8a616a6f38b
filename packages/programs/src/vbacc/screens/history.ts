import type { Outcome } from '@felt80/baccarat';
import { attribute, type Screen } from '@felt80/text-mode';
import { box, centre, shadow } from '../../kit/box';
import { type Entry, type History, latestLines } from '../history';
import { felt, historyArea } from '../layout';
import { inks } from './inks';

const { row: top, column: left } = historyArea;
const columnsOf: Readonly<Record<Outcome, number>> = { player: left + 3, tie: left + 7, banker: left + 11 };
const heads: Readonly<Record<Outcome, { readonly text: string; readonly ink: number }>> = {
  player: { text: 'P', ink: attribute(11, 0) },
  tie: { text: 'T', ink: attribute(13, 0) },
  banker: { text: 'B', ink: attribute(12, 0) },
};

function totals({ outcome, playerTotal, bankerTotal }: Entry): readonly (readonly [Outcome, number])[] {
  return outcome === 'tie'
    ? [['tie', playerTotal]]
    : [
        ['player', playerTotal],
        ['banker', bankerTotal],
      ];
}

/** Paints the panel: the latest coups with the newest at the bottom, the winner's total in white, and the sums of the older ones. */
export function paintHistory(screen: Screen, { latest, older }: History): void {
  box(screen, historyArea, 'HISTORY', { ink: inks.dark, title: inks.darkTitle, style: 'double' });
  shadow(screen, historyArea, felt);
  for (const on of ['player', 'tie', 'banker'] as const) {
    const { text, ink } = heads[on];
    screen.put(top + 1, columnsOf[on], text, ink);
    const sum = String(older[on]);
    screen.put(top + 8, columnsOf[on] + 1 - sum.length, sum, heads[on].ink);
  }
  for (let line = 0; line < latestLines; line += 1) {
    const row = top + 2 + line;
    const entry = latest[line];
    if (entry === undefined) {
      for (const on of ['player', 'tie', 'banker'] as const) screen.put(row, columnsOf[on], '∙', inks.darkLine);
      continue;
    }
    if (line === latest.length - 1) screen.put(row, left + 1, '►', inks.darkMark);
    for (const [on, total] of totals(entry)) {
      screen.put(row, columnsOf[on], String(total), on === entry.outcome ? inks.dark : inks.darkDim);
    }
  }
  centre(screen, ' earlier ', top + historyArea.rows - 1, left, historyArea.columns, inks.darkDim);
  screen.put(top + 7, left, `╟${'─'.repeat(historyArea.columns - 2)}╢`, inks.dark);
}
