import type { Rng } from '@felt80/cards-shoe';

/** Mixes the places from `from` up to `to` of the first `size`: each gets a card drawn from all that lie at or behind it. */
export type Mix = (order: Uint8Array, size: number, from: number, to: number) => void;

/**
 * A stream of its own for bulk shuffles, seeded by four words of `rng`: xoshiro128** as in cards-shoe, a draw for each half of a word.
 * A draw is the upper half of sixteen random bits times the bound; the lower half tells the few that would favour small results.
 * Orders have fewer than 65,536 cards.
 */
export function mixer(rng: Rng): Mix {
  const words = Int32Array.from({ length: 4 }, () => rng.next32());
  // All zero is the one state that the generator cannot leave.
  words[0] = (words[0] as number) | 1;
  return (order, size, from, to) => {
    let a = words[0] as number;
    let b = words[1] as number;
    let c = words[2] as number;
    let d = words[3] as number;
    let spare = 0;
    let halves = 0;
    for (let place = from; place < to; place++) {
      const bound = size - place;
      for (;;) {
        if (halves === 0) {
          const fives = Math.imul(b, 5);
          spare = Math.imul((fives << 7) | (fives >>> 25), 9);
          const turned = d ^ b;
          const crossed = b ^ c ^ a;
          c ^= a ^ (b << 9);
          a ^= turned;
          b = crossed;
          d = (turned << 11) | (turned >>> 21);
          halves = 2;
        }
        const product = Math.imul(spare & 0xffff, bound);
        spare >>>= 16;
        halves--;
        const low = product & 0xffff;
        if (low < bound && low < 0x10000 % bound) continue;
        const chosen = place + (product >>> 16);
        const byte = order[place] as number;
        order[place] = order[chosen] as number;
        order[chosen] = byte;
        break;
      }
    }
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = d;
  };
}
