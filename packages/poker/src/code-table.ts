import { jokerNumber, noCardNumber } from './card-number';

/*
 * How a hand of five card numbers becomes a place in a table. Every card has a code: seven low bits with its suit one-hot (a wild card has all
 * four suits, no card none), above them a key of its rank. A sum of five codes, suits shifted out, names the multiset of keys; the AND of the
 * suits tells a flush. The sums are folded into 16,384 slots by a displacement a row (first fit, largest row first).
 */

/** Keys of the deuce to the ace and of no card; a wild card's key is 0. Found by search: all 11,628 sums of five of these fifteen differ. */
export const keys: readonly number[] = [
  581745, 701480, 340894, 678382, 650761, 552149, 520492, 298508, 358539, 708546, 271110, 292106, 54444, 500322,
];

const noCardKey = keys[13] as number;
const suitBits = 7;
const columns = 1024;

/** Slots without a flush; as many for one-suited hands lie above them. */
export const slots = 16384;

const columnOf = (sum: number): number => (sum >> 7) & 1023;
const rowOf = (sum: number): number => sum >> 17;

/** The slot of a sum of five codes before a flush is looked at. */
export function slotOf(displacements: Uint16Array, sum: number): number {
  // Written out in figures: bundlers turn constants into variables, which cost a sixth of the speed here.
  return ((sum >> 7) & 1023) + (displacements[sum >> 17] as number);
}

/** The bits of a code that name its suits: if the AND of five codes has one, the hand is of one suit. */
export const suitMask = 15;

/** The sum of five codes without their suits, from the sum of the keys of the natural cards; the others are wild or missing. */
export function sumOf(keySum: number, missing: number): number {
  return (keySum + missing * noCardKey) << suitBits;
}

const wildCode = suitMask;

/** A code for every card number, with one rank wild or none (−1). */
export function codesWith(wildPlace: number): Int32Array {
  const codes = new Int32Array(64);
  for (let number = 0; number < jokerNumber; number++) {
    codes[number] = number >> 2 === wildPlace ? wildCode : ((keys[number >> 2] as number) << suitBits) | (1 << (number & 3));
  }
  codes[jokerNumber] = wildCode;
  codes[noCardNumber] = noCardKey << suitBits;
  return codes;
}

/** Where every row of sums begins so that no two sums share a slot. Places are tried in an irregular order, because neighbours are taken alike. */
export function displacementsFor(sums: Int32Array): Uint16Array {
  const ascending = Int32Array.from(new Set(sums)).sort();
  const rows: { readonly row: number; readonly from: number; readonly to: number }[] = [];
  for (let from = 0, to = 0; from < ascending.length; from = to) {
    const row = rowOf(ascending[from] as number);
    while (to < ascending.length && rowOf(ascending[to] as number) === row) to++;
    rows.push({ row, from, to });
  }
  rows.sort((a, b) => b.to - b.from - (a.to - a.from));
  const displacements = new Uint16Array(rowOf(ascending.at(-1) as number) + 1);
  const taken = new Uint8Array(slots);
  const places = slots - columns + 1;
  for (const { row, from, to } of rows) {
    const filled = ascending.subarray(from, to).map(columnOf);
    let place = 0;
    while (collides(taken, filled, place)) place = (place + 5003) % places;
    for (const column of filled) taken[column + place] = 1;
    displacements[row] = place;
  }
  return displacements;
}

function collides(taken: Uint8Array, filled: Int32Array, place: number): boolean {
  for (let at = 0; at < filled.length; at++) if (taken[(filled[at] as number) + place] === 1) return true;
  return false;
}
