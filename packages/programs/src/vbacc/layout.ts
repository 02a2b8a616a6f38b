import type { Outcome } from '@felt80/baccarat';
import type { Region } from '@felt80/machine';
import type { Area } from '@felt80/text-mode';
import type { HandsLayout } from '../kit/coup-paint';
import type { Place } from '../kit/film';

/** The colours of the cloth and of pages. */
export const felt = 2;
export const page = 1;
/** Both are black on a monochrome display. */
export const grounds: readonly number[] = [felt, page];

/** Where the hands lie. */
export const handsLayout: HandsLayout = { row: 3, columns: { player: 2, banker: 38 }, felt };

/** The shoe with its two packs, between the hands. */
export const shoeArea: Area = { row: 2, column: 27, rows: 6, columns: 9 };

/** Where a card leaves the shoe. */
export const shoeMouth: Place = { row: 3, column: 28 };

/** Where the packs are shuffled: on the Player's side, left of the shoe. */
export const shufflePlace: Place = { row: 4, column: 5 };

/** Where chips go that the house takes, and where the house pays from. */
export const housePlace: Place = { row: 0, column: 30 };

/** Where chips go that come back to the bank. */
export const bankPlace: Place = { row: 0, column: 64 };

/** The three fields. */
export const fieldAreas: Readonly<Record<Outcome, Area>> = {
  player: { row: 11, column: 2, rows: 8, columns: 19 },
  tie: { row: 11, column: 22, rows: 8, columns: 19 },
  banker: { row: 11, column: 42, rows: 8, columns: 19 },
};

const buttonRow = { row: 20, rows: 3 };

/** The buttons below the fields. */
export const buttonAreas: Readonly<Record<'deal' | 'rebet' | 'clear' | 'rules' | 'leave', Area>> = {
  deal: { ...buttonRow, column: 2, columns: 12 },
  rebet: { ...buttonRow, column: 15, columns: 10 },
  clear: { ...buttonRow, column: 26, columns: 14 },
  rules: { ...buttonRow, column: 41, columns: 9 },
  leave: { ...buttonRow, column: 51, columns: 10 },
};

/** The panel of the latest coups. */
export const historyArea: Area = { row: 2, column: 63, rows: 10, columns: 15 };

/** Where a kind of chip lies in the rack at the lower right, counted from 0. */
export function chipArea(at: number): Area {
  return { row: 13 + 3 * Math.floor(at / 2), column: 62 + 9 * (at % 2), rows: 3, columns: 8 };
}

/** The offer of a new bank, and its buttons. */
export const offerArea: Area = { row: 10, column: 8, rows: 9, columns: 47 };
export const offerButtons: Readonly<Record<'newBank' | 'leave', Area>> = {
  newBank: { row: 14, column: 12, rows: 3, columns: 20 },
  leave: { row: 14, column: 36, rows: 3, columns: 14 },
};

/** The part of the table to look at on a small display: hands, fields and buttons; beside it the money and the rack, a row of chips. */
export const tableArea: Region = {
  ...{ row: 1, column: 0, rows: 23, columns: 62 },
  beside: [{ row: 0, column: 28, rows: 1, columns: 52 }, ...[0, 2, 4].map((at) => ({ ...chipArea(at), columns: 17 }))],
};
