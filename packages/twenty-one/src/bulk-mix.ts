import type { Rng } from '@felt80/cards-shoe';

/** A pile that is dealt in random order. Fewer than 65,536 cards. */
export interface Pile {
  /** Takes all cards back. */
  gather(): void;
  /**
   * Writes the next cards, each drawn from all that are left, to the places from `from` up to `to`, and gives the place behind the last:
   * cards come in pairs, so it may be one more. An order has room for that one behind the last card of the pile.
   */
  dealInto(order: Uint8Array, from: number, to: number): number;
}

/**
 * Draws by a stream of its own, seeded by four words of `rng`: xoshiro128** as in cards-shoe, a draw for each half of a word.
 * A draw is the upper half of sixteen random bits times the bound; the lower half tells the few that would favour small results.
 * Taking from a pile beside the order is faster than exchanging in the order itself, where loads would wait for stores.
 */
export function pileOf(cards: Uint8Array, rng: Rng): Pile {
  const left = new Uint8Array(cards.length);
  const words = Int32Array.from({ length: 4 }, () => rng.next32());
  // All zero is the one state that the generator cannot leave.
  words[0] = (words[0] as number) | 1;
  let count = 0;
  return {
    gather(): void {
      left.set(cards);
      count = cards.length;
    },
    dealInto(order, from, to): number {
      let a = words[0] as number;
      let b = words[1] as number;
      let c = words[2] as number;
      let d = words[3] as number;
      let bound = count;
      let place = from;
      while (place < to) {
        const fives = Math.imul(b, 5);
        const word = Math.imul((fives << 7) | (fives >>> 25), 9);
        const turned = d ^ b;
        const crossed = b ^ c ^ a;
        c ^= a ^ (b << 9);
        a ^= turned;
        b = crossed;
        d = (turned << 11) | (turned >>> 21);
        // Twice the same, for the two halves: in a loop of its own it would be a third slower.
        let product = Math.imul(word & 0xffff, bound);
        let low = product & 0xffff;
        if (low >= bound || low >= 0x10000 % bound) {
          order[place++] = left[product >>> 16] as number;
          left[product >>> 16] = left[--bound] as number;
        }
        product = Math.imul(word >>> 16, bound);
        low = product & 0xffff;
        if (low >= bound || low >= 0x10000 % bound) {
          order[place++] = left[product >>> 16] as number;
          left[product >>> 16] = left[--bound] as number;
        }
      }
      count = bound;
      words[0] = a;
      words[1] = b;
      words[2] = c;
      words[3] = d;
      return place;
    },
  };
}
