import { type Composition, ranks } from '@felt80/cards-shoe';
import type { Paytable } from './bets';
import { type Outcome, outcomeOf, outcomes } from './coup';
import { BaccaratError } from './misuse';
import { bankerDraws, isNatural, playerDraws } from './tableau';
import { rankValue } from './value';

/** Ordered draws of six cards by the outcome that they bring, whether or not the coup takes all six. */
export interface Ways {
  readonly banker: bigint;
  readonly player: bigint;
  readonly tie: bigint;
  readonly total: bigint;
}

/** Up to here the ordered draws of three cards are exact in a double, up to the other one those of six. */
const mostCards = 208_063;
const mostCardsInDoubles = 457;

const outcomePlace: readonly (readonly number[])[] = digits((player) => digits((banker) => outcomes.indexOf(outcomeOf(player, banker))));
const naturals: readonly boolean[] = digits(isNatural);
const playerTakes: readonly boolean[] = digits(playerDraws);
/** By Banker's total and the value of Player's third card; the eleventh column is for a Player who stood. */
const bankerTakes: readonly (readonly boolean[])[] = digits((total) => [
  ...digits((third) => bankerDraws(total, third)),
  bankerDraws(total, undefined),
]);
const stood = 10;

function digits<T>(of: (digit: number) => T): readonly T[] {
  return Array.from({ length: 10 }, (_, digit) => of(digit));
}

/** The 55 unordered pairs of card values. */
const pairs: readonly { readonly low: number; readonly high: number; readonly total: number }[] = digits((high) =>
  Array.from({ length: high + 1 }, (_, low) => ({ low, high, total: (low + high) % 10 })),
).flat();

function countByValue(left: Composition): Float64Array {
  if (left.length !== ranks.length) throw new BaccaratError('notThirteenCounts', `a composition has 13 counts, not ${left.length}`);
  const counts = new Float64Array(10);
  let cards = 0;
  for (const [place, rank] of ranks.entries()) {
    const count = left[place];
    if (typeof count !== 'number' || !Number.isInteger(count))
      throw new BaccaratError('fractionalCount', `no whole number of ${rank}: ${count}`, rank);
    if (count < 0) throw new BaccaratError('negativeCount', `a negative number of ${rank}: ${count}`, rank);
    counts[rankValue(rank)] = (counts[rankValue(rank)] as number) + count;
    cards += count;
  }
  if (cards < 6) throw new BaccaratError('tooFewCards', `a coup may need six cards, ${cards} are left`);
  if (cards > mostCards) throw new BaccaratError('tooManyCards', `${cards} cards are more than ${mostCards}`);
  return counts;
}

/** Ordered ways to draw a pair of these values. */
function pairWays(counts: Float64Array, low: number, high: number): number {
  const ways = counts[low] as number;
  return low === high ? ways * (ways - 1) : 2 * ways * (counts[high] as number);
}

/** One row for each final hand of Player: 55 of two cards, and ten third cards for most of them. */
const mostHands = 605;

/** Ordered ways to get Player's hand, then nine of Banker's against it: by outcome, for coups that end with four, five and six cards. */
const rowLength = 10;

/** The bench of one calculation. */
interface Work {
  /** Cards left by value, less the cards of the hand at hand. */
  readonly counts: Float64Array;
  /** Ordered ways to draw Banker's two cards from them, by total. */
  readonly bankerPairs: Float64Array;
  readonly rows: Float64Array;
  hands: number;
}

function openHand(work: Work, ways: number): void {
  work.rows[rowLength * work.hands++] = ways;
  work.bankerPairs.fill(0);
  for (const { low, high, total } of pairs) {
    work.bankerPairs[total] = (work.bankerPairs[total] as number) + pairWays(work.counts, low, high);
  }
}

function add({ rows, hands }: Work, cards: number, player: number, banker: number, ways: number): void {
  const place = rowLength * (hands - 1) + 1 + 3 * (cards - 4) + ((outcomePlace[player] as readonly number[])[banker] as number);
  rows[place] = (rows[place] as number) + ways;
}

/** Banker's play on each total below a natural; `third` is the value of Player's third card or `stood`. */
function bankerPlays(work: Work, player: number, third: number): void {
  const { counts, bankerPairs } = work;
  const cards = third === stood ? 4 : 5;
  for (let total = 0; total < 8; total++) {
    const ways = bankerPairs[total] as number;
    if (!(bankerTakes[total] as readonly boolean[])[third]) {
      add(work, cards, player, total, ways);
      continue;
    }
    for (let card = 0; card < 10; card++) {
      const partner = (total - card + 10) % 10;
      const count = counts[card] as number;
      // Every pair with this card in it leaves one card less of the value to draw; a pair of two leaves two less.
      const spent = 2 * count * ((counts[partner] as number) - (partner === card ? 1 : 0));
      add(work, cards + 1, player, (total + card) % 10, ways * count - spent);
    }
  }
}

function put({ counts }: Work, value: number, by: number): void {
  counts[value] = (counts[value] as number) + by;
}

/** Writes a row for every final hand of Player that can come about. */
function playerHands(counts: Float64Array): Work {
  const work: Work = { counts, bankerPairs: new Float64Array(10), rows: new Float64Array(rowLength * mostHands), hands: 0 };
  for (const { low, high, total } of pairs) {
    const ways = pairWays(counts, low, high);
    if (ways <= 0) continue;
    put(work, low, -1);
    put(work, high, -1);
    openHand(work, ways);
    for (let banker = 0; banker < 10; banker++) {
      if (naturals[total] || naturals[banker]) add(work, 4, total, banker, work.bankerPairs[banker] as number);
    }
    if (!naturals[total] && !playerTakes[total]) bankerPlays(work, total, stood);
    for (let third = 0; third < 10 && playerTakes[total]; third++) {
      const count = counts[third] as number;
      if (count === 0) continue;
      put(work, third, -1);
      openHand(work, ways * count);
      bankerPlays(work, (total + third) % 10, third);
      put(work, third, 1);
    }
    put(work, low, 1);
    put(work, high, 1);
  }
  return work;
}

/** The sum over Player's hands of their ways times Banker's in one column, exact whatever the size. */
function waysIn({ rows, hands }: Work, column: number, inDoubles: boolean): bigint {
  let small = 0;
  let large = 0n;
  for (let row = 0; row < rowLength * hands; row += rowLength) {
    const player = rows[row] as number;
    const banker = rows[row + column] as number;
    if (inDoubles) small += player * banker;
    else large += BigInt(player) * BigInt(banker);
  }
  return inDoubles ? BigInt(small) : large;
}

/**
 * Exact counts for the next coup from a shoe of this composition: ordered draws of six cards by outcome.
 *
 * @throws {BaccaratError} `notThirteenCounts`, `fractionalCount` or `negativeCount` (with the rank), `tooFewCards` (under six), `tooManyCards`
 * (over 208,063).
 */
export function countWays(left: Composition): Ways {
  const counts = countByValue(left);
  const cards = counts.reduce((sum, count) => sum + count, 0);
  const work = playerHands(counts);
  const [fifth, sixth] = [BigInt(cards - 4), BigInt(cards - 5)];
  // A coup of four or five cards has as many ways as there are orders for the next two or one that lie unused.
  const [banker, player, tie] = [0, 1, 2].map((place) => {
    const [four, five, six] = [1, 4, 7].map((first) => waysIn(work, first + place, cards <= mostCardsInDoubles));
    return (four as bigint) * fifth * sixth + (five as bigint) * sixth + (six as bigint);
  }) as [bigint, bigint, bigint];
  return { banker, player, tie, total: banker + player + tie };
}

/**
 * Chances of the next coup and the expected win of each bet per unit staked, exact up to the last digits of a double. The commission counts as
 * its rate; a least commission depends on the stake and is left out.
 *
 * @throws {BaccaratError} as {@link countWays}
 */
export function odds(
  left: Composition,
  paytable: Paytable,
): Readonly<Record<Outcome, { readonly probability: number; readonly expectedValue: number }>> {
  const ways = countWays(left);
  const total = Number(ways.total);
  const [banker, player, tie] = [Number(ways.banker) / total, Number(ways.player) / total, Number(ways.tie) / total];
  return {
    banker: { probability: banker, expectedValue: banker * (1 - paytable.commission.perMille / 1000) - player },
    player: { probability: player, expectedValue: player - banker },
    tie: { probability: tie, expectedValue: tie * paytable.tiePays - (banker + player) },
  };
}
