import type { Rng } from '@felt80/cards-shoe';

/** The state of a mixing stream of its own, seeded by four words of `rng`: xoshiro128** as in cards-shoe. */
export function mixingState(rng: Rng): Int32Array {
  const words = Int32Array.from({ length: 4 }, () => rng.next32());
  // All zero is the one state that the generator cannot leave.
  words[0] = (words[0] as number) | 1;
  return words;
}

/**
 * Mixes an order of `size` cards, fewer than 65,536, from one place up to another: each place gets one of the cards from there to the end of the
 * order, all alike. Gives the place behind the last: cards come in pairs, so it may be one more, and the order has room for one more card.
 *
 * Each half of a word is a draw: the upper half of its product with the bound, while the lower half tells the few that would favour small
 * results; both are drawn anew then. `| 0` keeps numbers in machine words. There is no second array, since JavaScript looks up in every turn
 * where an array lies.
 */
export function mix(order: Uint8Array, size: number, words: Int32Array, from: number, to: number): number {
  const end = to | 0;
  let a = words[0] as number;
  let b = words[1] as number;
  let c = words[2] as number;
  let d = words[3] as number;
  let place = from | 0;
  let bound = (size - place) | 0;
  while (place < end) {
    const fives = Math.imul(b, 5);
    const word = Math.imul((fives << 7) | (fives >>> 25), 9);
    const turned = d ^ b;
    const crossed = b ^ c ^ a;
    c ^= a ^ (b << 9);
    a ^= turned;
    b = crossed;
    d = (turned << 11) | (turned >>> 21);
    const one = Math.imul(word & 0xffff, bound);
    const other = Math.imul(word >>> 16, (bound - 1) | 0);
    const low = one & 0xffff;
    const otherLow = other & 0xffff;
    // Few are below the bound, and only those are divided.
    if ((low < bound || otherLow < bound) && (low < 0x10000 % bound || otherLow < 0x10000 % (bound - 1))) continue;
    // Twice the same: a function for it would cost a tenth.
    const chosen = (place + (one >>> 16)) | 0;
    const card = order[chosen] as number;
    order[chosen] = order[place] as number;
    order[place] = card;
    place = (place + 1) | 0;
    const nextChosen = (place + (other >>> 16)) | 0;
    const nextCard = order[nextChosen] as number;
    order[nextChosen] = order[place] as number;
    order[place] = nextCard;
    place = (place + 1) | 0;
    bound = (bound - 2) | 0;
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
  return place;
}
