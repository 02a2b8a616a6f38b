import { type Card, rankOf } from '@felt80/cards-shoe';
import type { Rules } from './rules';

/** What a card may count, least first. */
export function valuesOf(rules: Rules, card: Card): readonly number[] {
  const rank = rankOf(card);
  if (rank === undefined) throw new RangeError('A joker has no value in these games');
  return rules.values[rank];
}

/**
 * The points of some cards: the most that does not exceed the limit, or the least if all do. `soft` means that a card
 * counts more than its least value, so that one more card cannot bust the hand by that much.
 *
 * @throws {RangeError} for a joker.
 */
export function total(rules: Rules, cards: readonly Card[]): { readonly points: number; readonly soft: boolean } {
  let least = 0;
  let raises: readonly number[] | undefined;
  for (const card of cards) {
    const values = valuesOf(rules, card);
    const low = values[0] ?? 0;
    least += low;
    if (values.length > 1) raises = (raises ?? [0]).flatMap((raise) => values.map((value) => raise + value - low));
  }
  const room = rules.limit - least;
  let best = 0;
  for (const raise of raises ?? []) if (raise <= room && raise > best) best = raise;
  return { points: least + best, soft: best > 0 };
}

/** Whether some cards exceed the limit whatever they count. */
export function isBust(rules: Rules, cards: readonly Card[]): boolean {
  return total(rules, cards).points > rules.limit;
}
