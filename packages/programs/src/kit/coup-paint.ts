import type { Outcome, Side } from '@felt80/baccarat';
import { attribute, type Screen } from '@felt80/text-mode';
import { centre, shadow } from './box';
import { type CardLook, cardSize, drawCard } from './card';
import type { HandShown } from './coup';
import { placeNames, results } from './coup-words';
import type { Place } from './film';

/** Where the hands lie: the row of the cards (their labels stand one above, the result below), the first columns, and the cloth. */
export interface HandsLayout {
  readonly row: number;
  readonly columns: Readonly<Record<Side, number>>;
  readonly felt: number;
}

/** The colours of the three places of a bet. */
export const sideInks: Readonly<Record<Outcome, number>> = { player: attribute(15, 1), tie: attribute(15, 5), banker: attribute(15, 4) };

const paper = attribute(0, 7);

/** Columns from one card of a hand to the next. */
export const cardStep: number = cardSize.columns + 1;

/** Where a card of a hand lies, counted from 0. */
export function cardPlace({ row, columns }: HandsLayout, side: Side, at: number): Place {
  return { row, column: columns[side] + at * cardStep };
}

function paintLabel(screen: Screen, { row, columns, felt }: HandsLayout, side: Side, hand: HandShown | null): void {
  const column = columns[side];
  screen.put(row - 1, column, ` ${placeNames[side].toUpperCase()} `, sideInks[side]);
  const cards = hand?.[side] ?? [];
  if (hand === null || cards.length === 0) return;
  const total = hand[`${side}Total`];
  screen.put(row - 1, column + 12, ` ${total} `, paper);
  const natural = hand.natural && hand.outcome !== null && cards.length === 2 && total >= 8;
  if (natural) screen.put(row - 1, column + 16, 'NATURAL', attribute(0, felt));
}

function paintCards(screen: Screen, layout: HandsLayout, side: Side, hand: HandShown | null, look: CardLook): void {
  const cards = hand?.[side] ?? [];
  for (const at of [0, 1])
    if (cards[at] === undefined) screen.frame({ ...cardPlace(layout, side, at), ...cardSize }, 'single', attribute(0, layout.felt));
  cards.forEach((card, at) => {
    const { row, column } = cardPlace(layout, side, at);
    drawCard(screen, card, row, column, look);
    shadow(screen, { row, column, ...cardSize }, layout.felt);
  });
}

/** Paints both hands and the word for the result; without a look the cards are left out. */
export function paintHands(screen: Screen, layout: HandsLayout, hand: HandShown | null, look?: CardLook): void {
  for (const side of ['player', 'banker'] as const) {
    paintLabel(screen, layout, side, hand);
    if (look) paintCards(screen, layout, side, hand, look);
  }
  if (!hand?.outcome) return;
  const { row, columns } = layout;
  const span = columns.banker + 3 * cardStep - 1 - columns.player;
  const ink = attribute(14, sideInks[hand.outcome] >> 4);
  centre(screen, `   ${results[hand.outcome]}   `, row + cardSize.rows + 1, columns.player, span, ink);
}
