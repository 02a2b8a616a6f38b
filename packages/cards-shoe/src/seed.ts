/** Four unsigned 32-bit words, not all 0: the whole state of a generator, fit for a save. */
export type RngState = readonly [number, number, number, number];

/** Four different numbers (digits of pi), because equal ones leave three equal words after a text of one or two letters. */
const start: RngState = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

function avalanche(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * MurmurHash3_x86_128 (Austin Appleby, public domain) of the text's UTF-16 code units, low byte first.
 * A short last block is filled up with zeros, which that hash does not mix in. The published form takes four equal seeds.
 */
export function hash128(text: string, seeds: RngState): RngState {
  let [h1, h2, h3, h4] = seeds;
  const units = text.length;
  // Behind the end charCodeAt is NaN, which the bitwise operators take for 0.
  const word = (at: number): number => text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
  const k1 = (at: number): number => Math.imul(rotate(Math.imul(word(at), 0x239b961b), 15), 0xab0e9789);
  const k2 = (at: number): number => Math.imul(rotate(Math.imul(word(at + 2), 0xab0e9789), 16), 0x38b34ae5);
  const k3 = (at: number): number => Math.imul(rotate(Math.imul(word(at + 4), 0x38b34ae5), 17), 0xa1e38b93);
  const k4 = (at: number): number => Math.imul(rotate(Math.imul(word(at + 6), 0xa1e38b93), 18), 0x239b961b);
  const tail = units - (units % 8);
  for (let at = 0; at < tail; at += 8) {
    h1 = (Math.imul((rotate(h1 ^ k1(at), 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 = (Math.imul((rotate(h2 ^ k2(at), 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 = (Math.imul((rotate(h3 ^ k3(at), 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 = (Math.imul((rotate(h4 ^ k4(at), 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }
  const bytes = 2 * units;
  h1 ^= k1(tail) ^ bytes;
  h2 ^= k2(tail) ^ bytes;
  h3 ^= k3(tail) ^ bytes;
  h4 ^= k4(tail) ^ bytes;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = avalanche((h2 + h1) | 0);
  h3 = avalanche((h3 + h1) | 0);
  h4 = avalanche((h4 + h1) | 0);
  h1 = (avalanche(h1) + h2 + h3 + h4) | 0;
  return [h1 >>> 0, (h2 + h1) >>> 0, (h3 + h1) >>> 0, (h4 + h1) >>> 0];
}

/** The generator's first state for a seed of any length. The generator could never leave the state of four zeros, which one seed in 2¹²⁸ gives. */
export function stateOfSeed(seed: string): RngState {
  const state = hash128(seed, start);
  return state.some((word) => word !== 0) ? state : start;
}
