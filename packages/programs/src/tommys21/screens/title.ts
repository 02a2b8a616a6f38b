import { attribute, type Screen } from '@felt80/text-mode';
import type { HandCard } from '@felt80/twenty-one';
import { centre } from '../../kit/box';
import type { Session } from '../session';
import { words } from '../words';
import { lookOf, paintCards } from './cards';
import { inks } from './inks';
import { paintPortrait } from './portrait';
import { paintNotices } from './questions';

/** The name of the program in squares. */
export const lettering: readonly string[] = [
  '▀█▀ █   █ █▀▀ █▄  █ ▀█▀ █ █    ▄▀▀▄ █▄  █ █▀▀',
  ' █  █ ▄ █ █▀  █ ▀▄█  █  ▀▄▀ ▀▀ █  █ █ ▀▄█ █▀ ',
  ' ▀   ▀ ▀  ▀▀▀ ▀   ▀  ▀   ▀      ▀▀  ▀   ▀ ▀▀▀',
];

/** The two cards of the start-up show, which make twenty-one. */
export const showCards: readonly HandCard[] = [
  { card: 'Ks', face: 'up' },
  { card: 'Ah', face: 'up' },
];

export const showPlace = { row: 9, column: 6 };

/** The start: the name, the dealer, whose work it follows, and what is to be known. */
export function paintTitle(screen: Screen, session: Session, shownCards: number): void {
  const { settings, notices } = session;
  lettering.forEach((line, at) => {
    screen.put(2 + at, 17, line, at === 0 ? attribute(14, 0) : attribute(settings.mono ? 15 : 12, 0));
  });
  centre(screen, 'Blackjack   Seven and One-Half   Nine   Pontoon', 6, 0, 80, inks.bright);
  paintCards(screen, showCards.slice(0, shownCards), showPlace, false, lookOf(settings));
  screen.frame({ row: 8, column: 40, rows: 13, columns: 35 }, 'double', inks.panel);
  paintPortrait(screen, { drink: { glass: 1, quarters: 4, stage: 1 }, mood: 'pleased', sipping: false, mono: settings.mono }, 9, 41);
  screen.put(15, 8, 'ENTER', inks.key);
  screen.put(15, 14, 'sit down', inks.bright);
  paintNotices(screen, notices, { row: 16, column: 2, rows: 5, columns: 36 });
  words.credits.forEach((line, at) => {
    centre(screen, line, 21 + at, 0, 80, inks.text);
  });
}
