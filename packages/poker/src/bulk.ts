import type { Rank } from '@felt80/cards-shoe';
import { noCardNumber } from './card-number';
import { slotOf } from './code-table';
import { PokerError } from './misuse';
import { codesFor, type RankingName, tableOf } from './ranking';

/** What the loops need. */
interface Tables {
  readonly codes: Int32Array;
  readonly displacements: Uint16Array;
  readonly orders: Uint16Array;
}

/** The order of five codes. Figures instead of the names in code-table for the reason given there. */
function orderOfCodes(displacements: Uint16Array, orders: Uint16Array, a: number, b: number, c: number, d: number, e: number): number {
  const slot = slotOf(displacements, (((((((a + b) | 0) + c) | 0) + d) | 0) + e) | 0);
  return ((a & b & c & d & e & 15) === 0 ? orders[slot] : orders[slot + 16384]) as number;
}

/** Four hands are five words; reading words instead of bytes saves a third of the time. False if a byte is no card number. */
function evaluateWords(tables: Tables, words: Int32Array, result: Uint16Array): boolean {
  const { codes, displacements, orders } = tables;
  const hands = result.length & ~3;
  // A byte above 53 has its top bit set, or gets it by adding 74.
  const seventyFour = 0x4a4a4a4a;
  const topBits = 0x80808080;
  let bits = 0;
  for (let hand = 0, at = 0; hand < hands; hand = (hand + 4) | 0, at = (at + 5) | 0) {
    const v = words[at] as number;
    const w = words[(at + 1) | 0] as number;
    const x = words[(at + 2) | 0] as number;
    const y = words[(at + 3) | 0] as number;
    const z = words[(at + 4) | 0] as number;
    bits |= v | w | x | y | z | (v + seventyFour) | (w + seventyFour) | (x + seventyFour) | (y + seventyFour) | (z + seventyFour);
    let a = codes[v & 63] as number;
    let b = codes[(v >> 8) & 63] as number;
    let c = codes[(v >> 16) & 63] as number;
    let d = codes[v >>> 24] as number;
    let e = codes[w & 63] as number;
    result[hand] = orderOfCodes(displacements, orders, a, b, c, d, e);
    a = codes[(w >> 8) & 63] as number;
    b = codes[(w >> 16) & 63] as number;
    c = codes[w >>> 24] as number;
    d = codes[x & 63] as number;
    e = codes[(x >> 8) & 63] as number;
    result[(hand + 1) | 0] = orderOfCodes(displacements, orders, a, b, c, d, e);
    a = codes[(x >> 16) & 63] as number;
    b = codes[x >>> 24] as number;
    c = codes[y & 63] as number;
    d = codes[(y >> 8) & 63] as number;
    e = codes[(y >> 16) & 63] as number;
    result[(hand + 2) | 0] = orderOfCodes(displacements, orders, a, b, c, d, e);
    a = codes[y >>> 24] as number;
    b = codes[z & 63] as number;
    c = codes[(z >> 8) & 63] as number;
    d = codes[(z >> 16) & 63] as number;
    e = codes[z >>> 24] as number;
    result[(hand + 3) | 0] = orderOfCodes(displacements, orders, a, b, c, d, e);
  }
  return (bits & topBits) === 0;
}

function evaluateBytes(tables: Tables, cards: Uint8Array, result: Uint16Array, from: number): boolean {
  const { codes, displacements, orders } = tables;
  const code = (at: number): number => codes[cards[at] as number] as number;
  for (let hand = from; hand < result.length; hand++) {
    const at = 5 * hand;
    result[hand] = orderOfCodes(displacements, orders, code(at), code(at + 1), code(at + 2), code(at + 3), code(at + 4));
  }
  return cards.subarray(5 * from).every((card) => card <= noCardNumber);
}

const lowestByteFirst = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/**
 * Evaluates many five-card hands: {@link cardNumber}s in, {@link Strength.order}s out. Shorter hands are filled up with 53.
 * That a natural card occurs twice in a hand is not noticed. After an error the orders mean nothing.
 *
 * @param cards five card numbers a hand
 * @param orders one place a hand
 * @throws {PokerError} `badArrays` if the lengths do not fit, `notACard` for a number above 53, `badWild`
 */
export function evaluateMany(ranking: RankingName, cards: Uint8Array, orders: Uint16Array, wild?: Rank): void {
  const hands = orders.length;
  if (cards.length !== 5 * hands) throw new PokerError('badArrays', `${hands} hands have ${5 * hands} cards, not ${cards.length}`);
  const tables = { codes: codesFor(wild), displacements: tableOf(ranking).displacements, orders: tableOf(ranking).orders };
  const aligned = cards.byteOffset % 4 === 0 ? cards : cards.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
  const whole = lowestByteFirst ? hands & ~3 : 0;
  const fit = evaluateWords(tables, words, orders.subarray(0, whole));
  if (!evaluateBytes(tables, aligned, orders, whole) || !fit) throw new PokerError('notACard', `card numbers end at ${noCardNumber}`);
}
