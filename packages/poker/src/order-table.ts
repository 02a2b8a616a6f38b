import { displacementsFor, keys, slotOf, slots, sumOf } from './code-table';
import { decidingEnd, decidingOf, type FoursBy } from './made-hand';

/** Every hand of one to five cards under one ranking. */
export interface OrderTable {
  readonly displacements: Uint16Array;
  /** A hand's order at its slot; one-suited hands lie {@link slots} higher. */
  readonly orders: Uint16Array;
  /** By number of cards: the deciding numbers in ascending order, so that an order is a place. */
  readonly decidingBySize: readonly Int32Array[];
}

/** All hands of one to five cards by their sums; a hand that can be of one suit is there twice. */
interface Catalogue {
  readonly sums: Int32Array;
  /** Size and deciding number in one: size · {@link decidingEnd} + number. */
  readonly sized: Float64Array;
  readonly oneSuit: Uint8Array;
}

/** 11,627 multisets of ranks and wild cards, and 2,380 of them in one suit. */
const catalogueSize = 11627 + 2380;

function catalogue(foursBy: FoursBy): Catalogue {
  const sums = new Int32Array(catalogueSize);
  const sized = new Float64Array(catalogueSize);
  const oneSuit = new Uint8Array(catalogueSize);
  const ranks: number[] = [];
  let count = 0;
  const enter = (wilds: number, keySum: number, inOneSuit: boolean): void => {
    const size = ranks.length + wilds;
    sums[count] = sumOf(keySum, 5 - size);
    sized[count] = size * decidingEnd + decidingOf(ranks, wilds, inOneSuit, foursBy);
    oneSuit[count++] = inOneSuit ? 1 : 0;
  };
  const walk = (keySum: number, highest: number, run: number, different: boolean): void => {
    const most = 5 - ranks.length;
    for (let wilds = ranks.length === 0 ? 1 : 0; wilds <= most; wilds++) enter(wilds, keySum, false);
    if (different) enter(most, keySum, true);
    if (most === 0) return;
    for (let rank = run === 4 ? highest - 1 : highest; rank >= 2; rank--) {
      const again = ranks.length > 0 && rank === highest;
      ranks.push(rank);
      walk(keySum + (keys[rank - 2] as number), rank, again ? run + 1 : 1, different && !again);
      ranks.pop();
    }
  };
  walk(0, 14, 0, true);
  return { sums, sized, oneSuit };
}

let displacementsOfAll: Uint16Array | undefined;

/** Works out what every multiset makes and numbers the results from the lowest, each number of cards for itself. */
export function orderTable(foursBy: FoursBy): OrderTable {
  const { sums, sized, oneSuit } = catalogue(foursBy);
  displacementsOfAll ??= displacementsFor(sums);
  const displacements = displacementsOfAll;
  const ascending = sized.map((number, at) => number * catalogueSize + at).sort();
  const orders = new Uint16Array(2 * slots);
  const decidingBySize: number[][] = [[], [], [], [], [], []];
  let previous = -1;
  for (const entry of ascending) {
    const at = entry % catalogueSize;
    const number = sized[at] as number;
    const numbers = decidingBySize[Math.floor(number / decidingEnd)] as number[];
    if (number !== previous) numbers.push(number % decidingEnd);
    orders[slotOf(displacements, sums[at] as number) + (oneSuit[at] === 1 ? slots : 0)] = numbers.length - 1;
    previous = number;
  }
  return { displacements, orders, decidingBySize: decidingBySize.map((numbers) => Int32Array.from(numbers)) };
}
