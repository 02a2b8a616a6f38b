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
/** Where the line of the prompt breaks on a small display. */
export const foldColumn = 46;

/** What a small display has to show beside the hands. */
export interface Shown {
  readonly hands: number;
  readonly hasWidow: boolean;
  readonly speaks: boolean;
  /** Whether the line of the prompt goes on behind the fold. */
  readonly isFolded: boolean;
  /** Whether the status tells something else than what was said last. */
  readonly hasStatus: boolean;
}

/** The last column from which the others are shown: a narrower piece would be too large for the display. */
const widestFrom = 27;

/** What to look at on a small display: the others' hands; below them yours, the pot, who speaks, what you can do, the game. */
export function tableArea({ hands, hasWidow, speaks, isFolded, hasStatus }: Shown): Region {
  const column = Math.min(slotOf(hands, 1).column, widestFrom);
  const last = slotOf(hands, hands - 1);
  const own = cardArea(hands, 0, 0).column - 2;
  return {
    ...{ row: rows.names, column, rows: rows.spare - rows.names, columns: last.column + last.columns - column },
    beside: [
      { row: rows.names, column: own, rows: rows.score - rows.names, columns: 11 },
      potArea(hasWidow),
      ...(hasWidow ? [{ row: rows.spare, column: widowArea.column - 2, rows: 6, columns: 11 }] : []),
      ...(speaks ? [speechArea] : []),
      { row: rows.score, column: own, rows: 2, columns: 16 },
      { row: stockArea.row, column: 0, rows: 4, columns: 10 },
      { row: rows.prompt, column: 0, rows: 1, columns: foldColumn },
      ...(isFolded ? [{ row: rows.prompt, column: foldColumn, rows: 1, columns: 80 - foldColumn }] : []),
      { row: rows.bar, column: 0, rows: 1, columns: 80 },
      ...(hasStatus ? [{ row: rows.status, column: 0, rows: 1, columns: 80 }] : []),
    ],
  };
}
