import { odds } from '@felt80/baccarat';
import type { Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { nextComposition, places } from '../../kit/coup';
import { placeNames } from '../../kit/coup-words';
import type { Session } from '../session';
import { rules, shuffleIsDue } from '../sitting';
import { inks } from './inks';

const left: readonly string[] = [
  'THE GAME',
  'Bet on the hand that will be nearer to',
  'nine, or on a tie. An ace is 1, two to',
  'nine count as shown, ten and court',
  'cards 0. Only the last figure counts:',
  '8 and 9 make 17, which is 7.',
  '8 or 9 in two cards is a natural and',
  'ends the coup. Otherwise the Player',
  'draws a third card on 0 to 5, and the',
  'Banker does so too when the Player',
  'stood. When the Player drew, the',
  'Banker follows the table at the right.',
  '',
  'THE KEYS',
  '1 to 5, or a click, chooses a chip.',
  'P T B, or a click, puts it on a field.',
  'SPACE held and click, right click, or',
  'BACKSPACE takes the top chip back.',
  'ENTER deals. R bets as before. C clears.',
];

const right: readonly string[] = [
  'THE BANKER DRAWS',
  'on     to a third card of',
  '0 1 2  any',
  '3      any but 8',
  '4      2 to 7',
  '5      4 to 7',
  '6      6 or 7',
  '7      none',
  '',
  'PAYMENTS',
  'Player   1:1',
  'Banker   0.95:1, to the cent',
  'Tie      8:1; other bets return',
  '',
];

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`.padStart(8);
}

function paintColumn(screen: Screen, lines: readonly string[], column: number): void {
  lines.forEach((line, at) => {
    screen.put(2 + at, column, line, line !== '' && line === line.toUpperCase() ? inks.pageTitle : inks.page);
  });
}

/** Paints the rules, and what they mean for the next coup: its odds from all cards that have not been seen, those of both packs. */
export function paintRules(screen: Screen, { sitting }: Session): void {
  box(screen, { row: 0, column: 0, rows: 24, columns: 80 }, 'RULES OF VIRTUAL BACCARAT', {
    ink: inks.page,
    title: inks.pageTitle,
    style: 'double',
  });
  paintColumn(screen, left, 3);
  paintColumn(screen, right, 45);
  const chances = odds(nextComposition(rules.shoe, sitting.shoe), rules.paytable);
  const head = 2 + right.length;
  screen.put(head, 45, shuffleIsDue(sitting) ? 'NEXT COUP, FROM EIGHT FULL DECKS' : 'NEXT COUP, FROM ALL UNSEEN CARDS', inks.pageTitle);
  screen.put(head + 1, 45, '           comes    you gain', inks.pageDim);
  places.forEach((on, at) => {
    const { probability, expectedValue } = chances[on];
    screen.put(head + 2 + at, 45, `${placeNames[on].padEnd(8)}${percent(probability)}  ${percent(expectedValue)}`, inks.page);
  });
  centre(screen, 'ENTER, ESC, H or a click: back to the table', 22, 0, 80, inks.pageKey);
}
