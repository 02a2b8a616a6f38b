import type { Side } from '@felt80/baccarat';
import type { Card } from '@felt80/cards-shoe';
import { attribute, type Screen } from '@felt80/text-mode';
import { centre, shadow } from '../../kit/box';
import { type CardLook, cardSize, drawCard } from '../../kit/card';
import type { Place } from '../../kit/film';
import type { HandShown } from '../sitting';
import { placeNames, words } from '../words';
import { felt, inks, sideInks } from './inks';

const labelRow = 5;
const cardRow = 6;
const columnsOf: Readonly<Record<Side, number>> = { player: 20, banker: 48 };
const step = cardSize.columns + 1;

/** Where a card of a hand lies, counted from 0. */
export function cardPlace(side: Side, at: number): Place {
  return { row: cardRow, column: columnsOf[side] + at * step };
}

function paintPlace(screen: Screen, side: Side, at: number): void {
  const { row, column } = cardPlace(side, at);
  screen.frame({ row, column, ...cardSize }, 'single', inks.felt);
}

function paintCards(screen: Screen, side: Side, cards: readonly Card[], look: CardLook): void {
  for (const at of [0, 1]) if (cards[at] === undefined) paintPlace(screen, side, at);
  cards.forEach((card, at) => {
    const { row, column } = cardPlace(side, at);
    drawCard(screen, card, row, column, look);
    shadow(screen, { row, column, ...cardSize }, felt);
  });
}

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

function paintTotal(screen: Screen, side: Side, total: number): void {
  const column = columnsOf[side] + step;
  screen.fill({ row: cardRow, column, ...cardSize }, ' ', sideInks[side]);
  figures[total]?.forEach((line, row) => {
    screen.put(cardRow + 1 + row, column + 2, line, sideInks[side]);
  });
}

function paintSide(screen: Screen, side: Side, hand: HandShown | null, look: CardLook, cardsShown: boolean): void {
  const column = columnsOf[side];
  const total = side === 'player' ? hand?.playerTotal : hand?.bankerTotal;
  const cards = (side === 'player' ? hand?.player : hand?.banker) ?? [];
  screen.put(labelRow, column, ` ${placeNames[side].toUpperCase()} `, sideInks[side]);
  if (cards.length > 0 && total !== undefined) {
    screen.put(labelRow, column + 12, ` ${total} `, inks.paper);
    if (hand?.natural && hand.outcome !== null && cards.length === 2 && total >= 8) screen.put(labelRow, column + 16, 'NATURAL', inks.felt);
  }
  if (cardsShown) paintCards(screen, side, cards, look);
  else if (total !== undefined && cards.length > 0) paintTotal(screen, side, total);
}

/** Paints both hands and the word for the result. */
export function paintHands(screen: Screen, hand: HandShown | null, look: CardLook, cardsShown: boolean): void {
  paintSide(screen, 'player', hand, look, cardsShown);
  paintSide(screen, 'banker', hand, look, cardsShown);
  if (!hand?.outcome) return;
  const ink = hand.outcome === 'tie' ? attribute(14, 5) : attribute(14, sideInks[hand.outcome] >> 4);
  centre(screen, `   ${words.results[hand.outcome]}   `, 12, 20, 51, ink);
}
