import { type BulkTables, code, natural21, outcomes } from './bulk-tables';

/** What of a table its plain rounds need: those without a split, under rules that let the house peek and a hand take any number of cards. */
export interface PlainSetup {
  readonly tables: BulkTables;
  /** Where the seat's and the house's two cards lie among the first four. */
  readonly seat0: number;
  readonly seat1: number;
  readonly house0: number;
  readonly house1: number;
  readonly betCents: number;
  readonly naturalCents: number;
  readonly halfCents: number;
  /** What the chart does first with two cards by value. */
  firstPlay(one: number, other: number, upcard: number): number;
}

/** Where a run of rounds ended, how many of them are left, and what the others came to. */
export interface PlainRun {
  readonly at: number;
  readonly left: number;
  readonly netCents: number;
  readonly squares: number;
}

/** A code behind those of the actions, for a natural. */
const natural = 6;
/** Where parts of the memory begin; openings are in front. */
const holes = 16 * 256;
const nets = holes + 256;
const doubledNets = nets + 32 * 32;
const firstRow = doubledNets + 32 * 32;
const size = 32_768;
/** Flags in rows: the seat's hand is bust; a hand takes still more cards. */
const bust = 1;
const more = 2;

/**
 * All tables in one array, since JavaScript looks up in every round where an array lies. An entry tells the place of the row to look in next.
 *
 * - Openings, by the seat's two cards and the upcard: the seat's row, and 1 if the hand takes a card; less than 0 for what has no row.
 * - From `holes` on, by upcard and hole card: the house's row; less than 0 for a natural.
 * - A seat's row, by the next card, taken or not: its row of nets, maybe with `bust`; or, with `more`, its row after this card.
 * - A house's row, by the next two cards: 16 times the points and 4 times the number of cards taken; or, with `more`, its row after these two.
 * - A row of nets, by the house's points: what the hand wins in bets.
 */
export function plainMemory({ tables: { next, houseDraws, hitsOn }, firstPlay }: PlainSetup): Int16Array {
  const memory = new Int16Array(size);
  const rows = new Map<number, number>();
  let end = firstRow;
  const after = (state: number, value: number) => next[state * 16 + value] as number;

  /** The place of a row, which is filled when it is asked for first. */
  function rowOf(key: number, width: number, fill: (row: number) => void): number {
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = end;
    end += width;
    rows.set(key, row);
    fill(row);
    return row;
  }

  function houseRow(state: number): number {
    return rowOf(state, 256, (row) => {
      for (let one = 1; one <= 10; one++) {
        for (let other = 1; other <= 10; other++) {
          let then = state;
          let taken = 0;
          for (const value of [one, other]) {
            if (houseDraws[then] !== 1) break;
            then = after(then, value);
            taken++;
          }
          memory[row + one * 16 + other] = houseDraws[then] === 1 ? houseRow(then) | more : ((then & 31) << 4) | (taken << 2);
        }
      }
    });
  }

  function seatRow(key: number, entry: (value: number) => number): number {
    return rowOf(key, 16, (row) => {
      for (let value = 1; value <= 10; value++) memory[row + value] = entry(value);
    });
  }

  function netsOf(state: number, table: number): number {
    const points = state & 31;
    return (table + points * 32) | (points > 21 ? bust : 0);
  }

  function hitRow(state: number, upcard: number): number {
    return seatRow((2 + upcard) * 64 + state, (value) => {
      const then = after(state, value);
      return hitsOn[then * 16 + upcard] === 1 ? hitRow(then, upcard) | more : netsOf(then, nets);
    });
  }

  function opening(one: number, other: number, upcard: number): number {
    const state = after(after(0, one), other);
    const play = state === natural21 ? natural : firstPlay(one, other, upcard);
    if (play === code.stand) return seatRow(64 + state, () => netsOf(state, nets));
    if (play === code.double) return seatRow(2 * 64 + state, (value) => netsOf(after(state, value), doubledNets)) | 1;
    return play === code.hit ? hitRow(state, upcard) | 1 : -play;
  }

  for (const [at, net] of outcomes.entries()) {
    memory[nets + at] = net;
    memory[doubledNets + at] = 2 * net;
  }
  // The house's rows are first: the places of 256 entries have to be multiples of it, those of 16 are anyway.
  for (let at = 0x11; at <= 0xaa; at++) {
    const state = after(after(0, at >> 4), at & 15);
    memory[holes + at] = state === natural21 ? -natural : houseRow(state);
  }
  for (let one = 1; one <= 10; one++) {
    for (let other = 1; other <= 10; other++) {
      for (let upcard = 1; upcard <= 10; upcard++) memory[(one * 16 + other) * 16 + upcard] = opening(one, other, upcard);
    }
  }
  return memory;
}

/**
 * Plays rounds from the place `at` on. Ends with `rounds` played, with more than `mostDealt` cards dealt, or before a round that splits or goes
 * beyond the cards that are `mixed`.
 */
export function playPlain(
  { seat0, seat1, house0, house1, betCents, naturalCents, halfCents }: PlainSetup,
  memory: Int16Array,
  order: Uint8Array,
  at: number,
  rounds: number,
  mostDealt: number,
  mixed: number,
): PlainRun {
  let here = at | 0;
  let left = rounds | 0;
  let netCents = 0;
  let squares = 0;
  let bets = 0;
  let betSquares = 0;
  // No call in this loop, and tables instead of branches: which way a hand goes cannot be guessed. `| 0` keeps numbers in machine words.
  while (left > 0 && here <= mostDealt) {
    const one = (order[(here + seat0) | 0] as number) & 15;
    const other = (order[(here + seat1) | 0] as number) & 15;
    const upcard = (order[(here + house0) | 0] as number) & 15;
    const hole = (order[(here + house1) | 0] as number) & 15;
    const opening = memory[one * 256 + other * 16 + upcard] as number;
    let row = memory[holes + upcard * 16 + hole] as number;
    let card = (here + 4) | 0;
    if ((opening | row) < 0) {
      if (opening === -code.split || card > mixed) break;
      let net = 0;
      if (opening === -natural) net = row < 0 ? 0 : naturalCents;
      else net = row < 0 ? -betCents : -halfCents;
      netCents += net;
      squares += net * net;
    } else {
      let hand = memory[(opening & -16) + ((order[card] as number) & 15)] as number;
      card = (card + (opening & 1)) | 0;
      let house = memory[row + ((order[card] as number) & 15) * 16 + ((order[(card + 1) | 0] as number) & 15)] as number;
      // In a sixth of the rounds a hand takes still more cards.
      if (((hand | house) & more) !== 0) {
        for (; (hand & more) !== 0; card = (card + 1) | 0) hand = memory[(hand & -16) + ((order[card] as number) & 15)] as number;
        for (;;) {
          house = memory[row + ((order[card] as number) & 15) * 16 + ((order[(card + 1) | 0] as number) & 15)] as number;
          if ((house & more) === 0 || (hand & bust) !== 0) break;
          row = house & -256;
          card = (card + 2) | 0;
        }
      }
      // Against a bust hand the house takes no card, and its points do not count.
      card = (card + ((house >> 2) & 3 & ((hand & bust) - 1))) | 0;
      if (card > mixed) break;
      const net = memory[(hand & -32) + ((house >> 4) & 31)] as number;
      bets = (bets + net) | 0;
      betSquares = (betSquares + net * net) | 0;
    }
    left = (left - 1) | 0;
    here = card;
  }
  return { at: here, left, netCents: netCents + bets * betCents, squares: squares + betSquares * betCents * betCents };
}
