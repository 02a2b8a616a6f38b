import { ranks } from '@felt80/cards-shoe';
import { type Chart, chartLetters } from './chart';
import { lasVegas } from './presets/las-vegas';
import type { Action } from './round';
import { openingFaces, type Rules } from './rules';

/** Actions as numbers of three bits; 0 ends a list of wishes, where a hand stands. */
export const code = { stand: 1, hit: 2, double: 3, split: 4, surrender: 5 } as const;

/** A hand is a state: hard points as they are, soft points from here on. Tables have a row of sixteen columns a state. */
const soft = 32;
export const natural21: number = soft + 21;
const states = 64;

/** What a hand wins for its stake: a row of thirty-two points of the house for each of its own. */
export const outcomes: Int8Array = Int8Array.from({ length: 32 * 32 }, (_, at) => {
  const [mine, house] = [at >> 5, at & 31];
  if (mine > 21) return -1;
  return house > 21 ? 1 : Math.sign(mine - house);
});

/** What the rules and the chart come to, by small numbers. Columns are values of cards or upcards, ace 1 to ten 10. */
export interface BulkTables {
  /** The state after one more card. */
  readonly next: Uint8Array;
  readonly houseDraws: Uint8Array;
  /** The chart's wishes by state, packed best first. */
  readonly byTotal: Uint16Array;
  /** The same for two cards of equal value. */
  readonly byPair: Uint16Array;
  /** Whether the chart hits a hand that has been hit. */
  readonly hitsOn: Uint8Array;
  /** Which states may double on two cards. */
  readonly doubles: Uint8Array;
}

function nextStates(): Uint8Array {
  const next = new Uint8Array(states * 16);
  for (let value = 1; value <= 10; value++) {
    for (let hard = 0; hard <= 21; hard++) next[hard * 16 + value] = value === 1 && hard <= 10 ? soft + hard + 11 : hard + value;
    for (let points = 11; points <= 21; points++) {
      next[(soft + points) * 16 + value] = points + value <= 21 ? soft + points + value : points + value - 10;
    }
  }
  return next;
}

function drawingStates({ house: { standsOn, hitsSoft = 0 } }: Rules): Uint8Array {
  return Uint8Array.from({ length: states }, (_, state) => {
    const points = state % soft;
    return points < standsOn || (state >= soft && points <= hitsSoft) ? 1 : 0;
  });
}

function doublingStates({ player: { double } }: Rules): Uint8Array {
  const doubles = new Uint8Array(states);
  if (!double) return doubles;
  const [least, most] = ({ any: [4, 21], '9-11': [9, 11], '10-11': [10, 11], '11': [11, 11] } as const)[double.on];
  doubles.fill(1, least, most + 1);
  if (double.soft) doubles.fill(1, soft);
  return doubles;
}

function pack(wishes: readonly Action['type'][]): number {
  return wishes.reduce((packed, wish, at) => packed | (((code as Record<string, number>)[wish] as number) << (3 * at)), 0);
}

function wishesOf(row: string | undefined, upcard: number): readonly Action['type'][] {
  const found = chartLetters[row?.[upcard === 1 ? 9 : upcard - 2] ?? ''];
  if (!found) throw new RangeError('The chart lacks a row or a letter');
  return found;
}

type ChartTables = Pick<BulkTables, 'byTotal' | 'byPair' | 'hitsOn'>;

function chartTables(chart: Chart): ChartTables {
  const byTotal = new Uint16Array(states * 16);
  const byPair = new Uint16Array(16 * 16);
  const hitsOn = new Uint8Array(states * 16);
  for (let upcard = 1; upcard <= 10; upcard++) {
    const enter = (state: number, row: string | undefined) => {
      const wishes = wishesOf(row, upcard);
      byTotal[state * 16 + upcard] = pack(wishes);
      hitsOn[state * 16 + upcard] = wishes.find((wish) => wish === 'hit' || wish === 'stand') === 'hit' ? 1 : 0;
    };
    for (let points = 4; points <= 21; points++) enter(points, chart.hard[points]);
    for (let points = 12; points <= 21; points++) enter(soft + points, chart.soft[points]);
    for (let value = 1; value <= 10; value++) {
      const total = value === 1 ? chart.soft[12] : chart.hard[2 * value];
      const pair = chart.pairs[value === 1 ? 'A' : value === 10 ? 'T' : value];
      byPair[value * 16 + upcard] = pack([...wishesOf(pair, upcard), ...wishesOf(total, upcard)]);
    }
  }
  return { byTotal, byPair, hitsOn };
}

/** @throws {RangeError} when the chart lacks a row or says a letter that is none. */
export function bulkTables(rules: Rules, chart: Chart): BulkTables {
  return { next: nextStates(), houseDraws: drawingStates(rules), doubles: doublingStates(rules), ...chartTables(chart) };
}

/** What about some rules the bulk simulator does not play; nothing when it does. */
export function bulkProblem(rules: Rules): string | undefined {
  const [natural, another] = rules.naturals;
  const plain = natural?.is === 'limitOnTwo' && natural.equal === 'push' && natural.settles === 'atOnce' && !natural.afterSplit && !another;
  if (!plain || natural.housePays[0] !== natural.housePays[1]) return 'naturals';
  if (rules.limit !== lasVegas.limit || ranks.some((rank) => rules.values[rank].join() !== lasVegas.values[rank].join())) return 'values';
  if (openingFaces(rules, 'seats').length !== 2 || rules.opening[0]?.type !== 'bet') return 'opening';
  if (rules.player.buy || rules.player.standsOn !== undefined) return 'player';
  if (rules.house.until) return 'house';
  return rules.settling.tie === 'push' && rules.settling.bothBust === 'house' ? undefined : 'settling';
}
