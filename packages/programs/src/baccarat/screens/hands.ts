import type { Side } from '@felt80/baccarat';
import type { Screen } from '@felt80/text-mode';
import { type CardLook, cardSize } from '../../kit/card';
import type { HandShown } from '../../kit/coup';
import { cardPlace, type HandsLayout, paintHands as paintCards, sideInks } from '../../kit/coup-paint';
import { felt } from './inks';

/** Where the hands lie. */
export const handsLayout: HandsLayout = { row: 6, columns: { player: 20, banker: 48 }, felt };

/** A total in figures three rows high, for hands whose cards are not shown. */
const figures: readonly (readonly [string, string, string])[] = [
  ['█▀█', '█ █', '▀▀▀'],
  ['▀█ ', ' █ ', '▀▀▀'],
  ['▀▀█', '█▀▀', '▀▀▀'],
  ['▀▀█', ' ▀█', '▀▀▀'],
  ['█ █', '▀▀█', '  ▀'],
  ['█▀▀', '▀▀█', '▀▀▀'],
  ['█▀▀', '█▀█', '▀▀▀'],
  ['▀▀█', '  █', '  ▀'],
  ['█▀█', '█▀█', '▀▀▀'],
  ['█▀█', '▀▀█', '▀▀▀'],
];

function paintTotal(screen: Screen, side: Side, hand: HandShown | null): void {
  if (hand === null || hand[side].length === 0) return;
  const { row, column } = cardPlace(handsLayout, side, 1);
  screen.fill({ row, column, ...cardSize }, ' ', sideInks[side]);
  figures[hand[`${side}Total`]]?.forEach((line, at) => {
    screen.put(row + 1 + at, column + 2, line, sideInks[side]);
  });
}

/** Paints both hands, as cards or as totals only, and the word for the result. */
export function paintHands(screen: Screen, hand: HandShown | null, look: CardLook, cardsShown: boolean): void {
  paintCards(screen, handsLayout, hand, cardsShown ? look : undefined);
  if (!cardsShown) for (const side of ['player', 'banker'] as const) paintTotal(screen, side, hand);
}
