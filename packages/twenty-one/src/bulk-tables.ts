import { ranks } from '@felt80/cards-shoe';
import { type Chart, chartLetters } from './chart';
import { lasVegas } from './presets/las-vegas';
import type { Action } from './round';
import { openingFaces, type Rules } from './rules';

/** Actions as numbers of three bits; 0 is the end of a list of wishes, where a hand stands. */
export const code: Readonly<Record<'stand' | 'hit' | 'double' | 'split' | 'surrender', number>> = {
  stand: 1,
  hit: 2,
  double: 3,
  split: 4,
  surrender: 5,
};

/** Rows of the tables: hard totals to 21, then soft ones. */
export const softRow = 22;
/** Columns of the tables: upcards by value, ace 1 to ten 10. */
export const columns = 11;

function pack(wishes: readonly Action['type'][]): number {
  return wishes.reduce((packed, wish, at) => packed | (((code as Record<string, number>)[wish] as number) << (3 * at)), 0);
}

function wishes(row: string | undefined, upcard: number): readonly Action['type'][] {
  const found = chartLetters[row?.[upcard === 1 ? 9 : upcard - 2] ?? ''];
  if (!found) throw new RangeError('The chart lacks a row or a letter');
  return found;
}

/** A chart as packed wishes: by total, and by the value that is paired. */
export function packChart({ hard, soft, pairs }: Chart): { readonly byTotal: Uint16Array; readonly byPair: Uint16Array } {
  const byTotal = new Uint16Array(2 * softRow * columns);
  const byPair = new Uint16Array(columns * columns);
  for (let upcard = 1; upcard <= 10; upcard++) {
    for (let points = 4; points <= 21; points++) {
      byTotal[points * columns + upcard] = pack(wishes(hard[points], upcard));
      if (points >= 12) byTotal[(softRow + points) * columns + upcard] = pack(wishes(soft[points], upcard));
    }
    for (let value = 1; value <= 10; value++) {
      const total = value === 1 ? wishes(soft[12], upcard) : wishes(hard[2 * value], upcard);
      const pair = wishes(pairs[value === 1 ? 'A' : value === 10 ? 'T' : value], upcard);
      byPair[value * columns + upcard] = pack([...pair, ...total]);
    }
  }
  return { byTotal, byPair };
}

/** Which rows may double as first plays, by the rules. */
export function doubleRows({ player: { double } }: Rules): Uint8Array {
  const rows = new Uint8Array(2 * softRow);
  if (!double) return rows;
  const [least, most] = { any: [4, 21], '9-11': [9, 11], '10-11': [10, 11], '11': [11, 11] }[double.on] as [number, number];
  rows.fill(1, least, most + 1);
  if (double.soft) rows.fill(1, softRow);
  return rows;
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
