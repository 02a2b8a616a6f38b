import type { Card } from '@felt80/cards-shoe';
import { type Action, cardsOf, type Hand } from './round';
import { total, valuesOf } from './total';
import type { SeatView } from './view';

/**
 * A strategy that looks at totals only. A row is ten letters for the upcards 2 to 9, ten, ace. `hard` and `soft` go by points
 * (`'16'`), `pairs` by the rank that is paired (`'8'`, `'T'` for all tens, `'A'`).
 *
 * `H` hit, `S` stand, `D` double or else hit, `d` double or else stand, `R` surrender or else hit, `r` surrender or else stand; in pairs also
 * `P` split, `p` surrender or else split, `-` play the total.
 */
export interface Chart {
  readonly hard: Readonly<Record<string, string>>;
  readonly soft: Readonly<Record<string, string>>;
  readonly pairs: Readonly<Record<string, string>>;
}

/** What a chart can say, best first. */
export const chartLetters: Readonly<Record<string, readonly Action['type'][]>> = {
  H: ['hit'],
  S: ['stand'],
  D: ['double', 'hit'],
  d: ['double', 'stand'],
  R: ['surrender', 'hit'],
  r: ['surrender', 'stand'],
  P: ['split'],
  p: ['surrender', 'split'],
  '-': [],
};

/** The rank that stands for a card in a chart: all tens are `'T'`. */
export function chartRank(card: Card): string {
  return 'JQK'.includes(card[0] ?? '') ? 'T' : (card[0] ?? '');
}

const columns = '23456789TA';

/**
 * What a chart plays for a seat that has the turn; insurance is declined. It goes down the letter to what is offered, from a pair's letter
 * to that of its total, and stands when nothing else is left.
 *
 * @throws {RangeError} when the chart has no such row or letter, or the view no hand to play.
 */
export function chartPlay(chart: Chart, { rules, own, hand, houseUp, offers }: SeatView): Action['type'] {
  const [upcard] = houseUp;
  const [first, second, third] = own[hand]?.cards ?? [];
  if (!upcard || !first || offers.length === 0) throw new RangeError('There is no hand to play');
  const offered = (type: Action['type']) => offers.some((offer) => offer.type === type);
  const column = columns.indexOf(chartRank(upcard));
  const paired = second && !third && valuesOf(rules, first.card).join() === valuesOf(rules, second.card).join();
  const { points, soft } = total(rules, cardsOf(own[hand] as Hand));
  const byTotal = wishesOf((soft ? chart.soft : chart.hard)[points], column);
  const wishes = paired ? [...wishesOf(chart.pairs[chartRank(first.card)], column), ...byTotal] : byTotal;
  if (offered('decline')) return wishes[0] === 'surrender' && offered('surrender') ? 'surrender' : 'decline';
  return wishes.find(offered) ?? 'stand';
}

function wishesOf(row: string | undefined, column: number): readonly Action['type'][] {
  const wishes = chartLetters[row?.[column] ?? ''];
  if (!wishes) throw new RangeError(`The chart says ${row?.[column] ?? 'nothing'} there`);
  return wishes;
}
