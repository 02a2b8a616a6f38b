import { displacementsFor, keys, slotOf, slots, sumOf } from './code-table';
import { deciding, decidingEnd, type FoursBy, madeHand } from './made-hand';

/** Every hand of one to five cards under one ranking. */
export interface OrderTable {
  readonly displacements: Uint16Array;
  /** A hand's order at its slot; one-suited hands lie {@link slots} higher. */
  readonly orders: Uint16Array;
  /** By number of cards: the deciding numbers in ascending order, so that an order is a place. */
  readonly decidingBySize: readonly Int32Array[];
}

interface Multiset {
  /** Ranks of the natural cards, highest first. */
  readonly ranks: readonly number[];
  readonly wilds: number;
  readonly sum: number;
}

/** All ways to have one to five cards, by ranks and number of wild cards. */
function multisets(): readonly Multiset[] {
  const all: Multiset[] = [];
  const extend = (ranks: readonly number[], keySum: number): void => {
    const size = ranks.length;
    for (let wilds = size === 0 ? 1 : 0; size + wilds <= 5; wilds++) all.push({ ranks, wilds, sum: sumOf(keySum, 5 - size - wilds) });
    if (size === 5) return;
    const lowest = ranks[size - 1] ?? 14;
    const fourAlready = size === 4 && ranks[0] === lowest;
    for (let rank = fourAlready ? lowest - 1 : lowest; rank >= 2; rank--) extend([...ranks, rank], keySum + (keys[rank - 2] as number));
  };
  extend([], 0);
  return all;
}

let layout: { readonly all: readonly Multiset[]; readonly displacements: Uint16Array } | undefined;

/** What both rankings share. */
function sharedLayout(): NonNullable<typeof layout> {
  if (!layout) {
    const all = multisets();
    layout = { all, displacements: displacementsFor(all.map(({ sum }) => sum)) };
  }
  return layout;
}

/** Works out what every multiset makes and numbers the results from the lowest, each number of cards for itself. */
export function orderTable(foursBy: FoursBy): OrderTable {
  const { all, displacements } = sharedLayout();
  const found = new Float64Array(2 * all.length);
  let count = 0;
  for (const { ranks, wilds, sum } of all) {
    const size = ranks.length + wilds;
    const slot = slotOf(displacements, sum);
    const note = (oneSuit: boolean): void => {
      const number = deciding(madeHand(ranks, wilds, oneSuit, foursBy), foursBy);
      found[count++] = (size * decidingEnd + number) * 2 * slots + slot + (oneSuit ? slots : 0);
    };
    note(false);
    if (size === 5 && different(ranks)) note(true);
  }
  const orders = new Uint16Array(2 * slots);
  const decidingBySize: number[][] = [[], [], [], [], [], []];
  let previous = -1;
  for (const entry of found.subarray(0, count).sort()) {
    const sized = Math.floor(entry / (2 * slots));
    const numbers = decidingBySize[Math.floor(sized / decidingEnd)] as number[];
    if (sized !== previous) numbers.push(sized % decidingEnd);
    orders[entry % (2 * slots)] = numbers.length - 1;
    previous = sized;
  }
  return { displacements, orders, decidingBySize: decidingBySize.map((numbers) => Int32Array.from(numbers)) };
}

function different(ranks: readonly number[]): boolean {
  for (let at = 1; at < ranks.length; at++) if (ranks[at] === ranks[at - 1]) return false;
  return true;
}
