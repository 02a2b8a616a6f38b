import type { Outcome } from '@felt80/baccarat';
import type { Area, Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import type { Options } from '../options';
import type { Sitting } from '../sitting';

const area: Area = { row: 0, column: 0, rows: 24, columns: 17 };
const firstLine = 3;
/** Hands that the card has room for; a longer card shows its end. */
export const cardLines = 18;

function rule(screen: Screen, row: number, cross: string, ink: number): void {
  screen.put(row, 0, `╟────${cross}────${cross}─────╢`, ink);
}

/** Paints the score card: a line a hand, a tie as a line through both columns, and below it who won how often in this shoe. */
export function paintScoreCard(screen: Screen, { card }: Sitting, style: Options['marks'], ink: number): void {
  box(screen, area, 'SCORE CARD', { ink, style: 'double' });
  screen.put(1, 1, ' No.│PLYR│BNKR ', ink);
  rule(screen, 2, '┼', ink);
  const { marks, wins } = card;
  const from = Math.max(0, marks.length - cardLines);
  for (let line = 0; line < cardLines; line += 1) {
    const at = from + line;
    const mark = marks[at];
    const number = mark ? String(at + 1).padStart(3) : '   ';
    const text = style === 'crosses' ? 'X' : String(mark?.wins);
    const ties = mark?.outcome === 'tie';
    screen.put(firstLine + line, 1, `${number} ${ties ? '┼────┼─────' : `│${columns(mark?.outcome, text)}`}`, ink);
  }
  rule(screen, 21, '┴', ink);
  const won = ` T${String(wins.tie).padStart(2)} P${String(wins.player).padStart(3)} B${String(wins.banker).padStart(4)}`;
  screen.put(22, 1, won, ink);
}

function columns(mark: Outcome | undefined, text: string): string {
  const player = mark === 'player' ? text : '';
  const banker = mark === 'banker' ? text : '';
  return `${player.padStart(2).padEnd(4)}│${banker.padStart(3).padEnd(5)}`;
}
