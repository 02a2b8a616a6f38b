import type { Region } from '@felt80/machine';
import type { Area } from '@felt80/text-mode';

/** Rows of the screen from the top. */
export const rows = {
  bar: 0,
  names: 1,
  cards: 2,
  chips: 13,
  deeds: 14,
  score: 15,
  spare: 16,
  middle: 17,
  prompt: 22,
  status: 23,
} as const;

/** A card as it lies in a hand: seven cells wide and three high; each one covers the lowest row of the one before. */
export const strip: { readonly rows: number; readonly columns: number } = { rows: 3, columns: 7 };

/** Where the line of the prompt begins. */
export const promptColumn = 2;

const margin = 1;
const room = 78;

/** The columns of one of `hands` places, from the left. */
export function slotOf(hands: number, hand: number): { readonly column: number; readonly columns: number } {
  const columns = Math.floor(room / hands);
  return { column: margin + Math.floor((room - columns * hands) / 2) + columns * hand, columns };
}

/** Where a card of a hand lies. */
export function cardArea(hands: number, hand: number, card: number): Area {
  const { column, columns } = slotOf(hands, hand);
  return { row: rows.cards + card * (strip.rows - 1), column: column + Math.floor((columns - strip.columns) / 2), ...strip };
}

/** What of a card can be seen and clicked: the next one covers its lowest row. */
export function clickArea(hands: number, hand: number, card: number): Area {
  return { ...cardArea(hands, hand, card), rows: strip.rows - 1 };
}

/** Where the rest of the deck lies. */
export const stockArea: Area = { row: rows.middle, column: 1, ...strip };
/** The card in the centre. */
export const widowArea: Area = { row: rows.middle, column: 37, rows: 5, columns: 7 };
/** The pot, with a widow beside it and without. */
export const potArea = (hasWidow: boolean): Area => ({ row: rows.middle, column: 10, rows: 5, columns: hasWidow ? 26 : 34 });
/** Where somebody speaks. */
export const speechArea: Area = { row: rows.middle, column: 46, rows: 5, columns: 33 };
/** The first column that a small display does not show: the line of the prompt breaks there. */
export const foldColumn = 46;

/** What to look at on a small display when it is your turn: your hand and the pot; below, what you can do. */
export const turnArea: Region = {
  row: 0,
  column: 0,
  rows: rows.prompt,
  columns: foldColumn,
  beside: [
    { row: rows.prompt, column: 0, rows: 1, columns: foldColumn },
    { row: rows.prompt, column: foldColumn, rows: 1, columns: 80 - foldColumn },
  ],
};
