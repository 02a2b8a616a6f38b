import type { Rank } from '@felt80/cards-shoe';
import { slotOf, slots, suitMask } from './code-table';
import { PokerError } from './misuse';
import { codesFor, type RankingName, tableOf } from './ranking';

/**
 * Evaluates many five-card hands: {@link cardNumber}s in, {@link Strength.order}s out. Shorter hands are filled up with 53.
 * That a natural card occurs twice in a hand is not noticed.
 *
 * @param cards five card numbers a hand
 * @param orders one place a hand
 * @throws {PokerError} `badArrays` if the lengths do not fit, `notACard` for a number above 53, `badWild`
 */
export function evaluateMany(ranking: RankingName, cards: Uint8Array, orders: Uint16Array, wild?: Rank): void {
  const hands = orders.length;
  if (cards.length !== 5 * hands) throw new PokerError('badArrays', `${hands} hands have ${5 * hands} cards, not ${cards.length}`);
  const codes = codesFor(wild);
  const { displacements, orders: table } = tableOf(ranking);
  // Local, because bundlers turn a module's constants into variables that would be fetched for every hand.
  const [mask, above] = [suitMask, slots];
  for (let hand = 0, at = 0; hand < hands; hand++, at += 5) {
    const a = codes[cards[at] as number] as number;
    const b = codes[cards[at + 1] as number] as number;
    const c = codes[cards[at + 2] as number] as number;
    const d = codes[cards[at + 3] as number] as number;
    const e = codes[cards[at + 4] as number] as number;
    const slot = slotOf(displacements, (((((((a + b) | 0) + c) | 0) + d) | 0) + e) | 0);
    orders[hand] = ((a & b & c & d & e & mask) === 0 ? table[slot] : table[slot + above]) as number;
  }
}
