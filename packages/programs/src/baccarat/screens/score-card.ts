import type { Outcome } from '@felt80/baccarat';
import type { Area, Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import type { Options } from '../options';
import type { Sitting } from '../sitting';
import { inks } from './inks';

const area: Area = { row: 0, column: 0, rows: 24, columns: 17 };
const firstLine = 3;
/** Hands that the card has room for; a longer card shows its end. */
export const cardLines = 18;

/** What stands in a column for a hand: an X, or the number of that side's wins so far. */
function markOf(marks: readonly Outcome[], at: number, style: Options['marks']): string {
  if (style === 'crosses') return 'X';
  return String(marks.slice(0, at + 1).filter((mark) => mark === marks[at]).length);
}

function rule(screen: Screen, row: number, cross: string): void {
  screen.put(row, 0, `╟────${cross}────${cross}─────╢`, inks.paper);
}

/** Paints the score card: a line a hand, a tie as a line through both columns, and below it who won how often in this shoe. */
export function paintScoreCard(screen: Screen, { marks }: Sitting, style: Options['marks']): void {
  box(screen, area, 'SCORE CARD', { ink: inks.paper, style: 'double' });
  screen.put(1, 1, ' No.│PLYR│BNKR ', inks.paper);
  rule(screen, 2, '┼');
  const from = Math.max(0, marks.length - cardLines);
  for (let line = 0; line < cardLines; line += 1) {
    const at = from + line;
    const mark = marks[at];
    const number = mark ? String(at + 1).padStart(3) : '   ';
    const cells = mark === 'tie' ? '────┼─────' : columns(mark, mark ? markOf(marks, at, style) : '');
    screen.put(firstLine + line, 1, `${number} ${mark === 'tie' ? '┼' : '│'}${cells}`, inks.paper);
  }
  rule(screen, 21, '┴');
  const wins = (outcome: Outcome): string => String(marks.filter((mark) => mark === outcome).length);
  screen.put(22, 1, ` T${wins('tie').padStart(2)} P${wins('player').padStart(3)} B${wins('banker').padStart(3)}`, inks.paper);
}

function columns(mark: Outcome | undefined, text: string): string {
  const player = mark === 'player' ? text : '';
  const banker = mark === 'banker' ? text : '';
  return `${player.padStart(2).padEnd(4)}│${banker.padStart(3).padEnd(5)}`;
}
