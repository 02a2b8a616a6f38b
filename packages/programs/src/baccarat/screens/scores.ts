import { systems } from '@felt80/betting-systems';
import type { Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import { type Caption, captionRow, paintCaptions } from '../../kit/caption';
import type { KeyArea } from '../../kit/choice';
import { type Field, paintField } from '../../kit/field';
import { grouped, signed } from '../../kit/money';
import { longestName, mostScores, rankFor, type Score } from '../scores';
import type { Session } from '../session';
import type { Better, Statistics } from '../statistics';
import { systemIds } from '../systems';
import { inks } from './inks';

const leave = ['Enter', 'ENTER  Return to game'] as const;
const captions: Readonly<Record<'scores' | 'statistics' | 'name', readonly Caption[]>> = {
  scores: captionRow(21, 8, [['F8', 'F8  Statistics'], leave]),
  statistics: captionRow(21, 8, [['F8', 'F8  High Scores'], leave]),
  name: captionRow(21, 4, [
    ['Enter', 'ENTER keeps the score'],
    ['Escape', 'ESC leaves without a name'],
  ]),
};

/** Where the keys can be clicked. */
export function scoresAreas({ place }: Session): readonly KeyArea[] {
  return captions[place.screen === 'scores' ? place.page : 'name'];
}

function paintPage(screen: Screen, title: string): void {
  box(screen, { row: 0, column: 0, rows: 24, columns: 80 }, title, { ink: inks.panel, title: inks.panelTitle, style: 'double' });
}

function paintScore(screen: Screen, at: number, score: Score, ink: number): void {
  const cells = [
    String(at + 1)
      .padStart(5)
      .padEnd(8),
    score.name.padEnd(longestName + 3),
    signed(score.winningsCents, 16).padEnd(19),
    grouped(score.hands).padStart(9).padEnd(13),
    score.date,
  ];
  screen.put(4 + at, 2, cells.join(''), ink);
}

/** Paints the high scores; with a name being typed it stands in its place in the list. */
export function paintScores(screen: Screen, { scores, sitting }: Session, name?: Field): void {
  paintPage(screen, 'HIGH SCORES');
  screen.put(2, 2, ' Rank   Name                      Winnings              Hands    Date       ', inks.panelTitle);
  screen.put(3, 2, '─'.repeat(76), inks.panelDim);
  const rank = name && rankFor(scores, sitting.winningsCents);
  const mine: Score = { name: '', winningsCents: sitting.winningsCents, hands: sitting.hands, date: '' };
  const list = rank === undefined ? scores : scores.toSpliced(rank, 0, mine).slice(0, mostScores);
  for (let at = 0; at < mostScores; at += 1) {
    const score = list[at];
    if (score) paintScore(screen, at, score, at === rank ? inks.chosen : inks.panel);
    else screen.put(4 + at, 2, `${String(at + 1).padStart(5)}   ${'·'.repeat(3)}`, inks.panelDim);
  }
  if (name && rank !== undefined) {
    paintField(screen, name, 4 + rank, 10, longestName + 1, inks.darkKey);
  }
  paintCaptions(screen, name ? captions.name : captions.scores, inks.panelKey);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(2)}%`;
}

function paintTotals(screen: Screen, sum: Statistics): void {
  const lines: readonly (readonly [string, string, string])[] = [
    ['Hands', grouped(sum.hands), ''],
    ['Banker wins', grouped(sum.wins.banker), share(sum.wins.banker, sum.hands)],
    ['Player wins', grouped(sum.wins.player), share(sum.wins.player, sum.hands)],
    ['Ties', grouped(sum.wins.tie), share(sum.wins.tie, sum.hands)],
    ['Naturals', grouped(sum.naturals), share(sum.naturals, sum.hands)],
  ];
  lines.forEach(([label, number, part], at) => {
    screen.put(2 + at, 4, `${label.padEnd(16)}${number.padStart(12)}${part.padStart(10)}`, inks.panel);
  });
  screen.put(2, 46, `Biggest win   ${signed(sum.biggestWinCents, 13)}`, inks.panel);
  screen.put(3, 46, `Biggest loss  ${signed(-sum.biggestLossCents, 13)}`, inks.panel);
}

/** Paints the statistics of all sittings. */
export function paintStatistics(screen: Screen, { statistics }: Session): void {
  paintPage(screen, 'STATISTICS');
  paintTotals(screen, statistics);
  screen.put(8, 4, 'Bets placed by            Hands            Result', inks.panelTitle);
  screen.put(9, 2, '─'.repeat(76), inks.panelDim);
  const betters: readonly (readonly [Better, string])[] = [
    ['byHand', 'Yourself'],
    ...systemIds.map((id) => [id, systems[id].name] as const),
  ];
  betters.forEach(([better, name], at) => {
    const { hands, netCents } = statistics.byBetter[better];
    const line = `${name.padEnd(22)}${grouped(hands).padStart(9)}    ${signed(netCents, 15)}`;
    screen.put(10 + at, 4, line, hands > 0 ? inks.panel : inks.panelDim);
  });
  paintCaptions(screen, captions.statistics, inks.panelKey);
}
