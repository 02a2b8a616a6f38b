import { demandWhole } from './misuse';
import type { Rng } from './rng';

/**
 * The items in a random order, every order equally likely: Fisher–Yates from the last place down to the second, one `below` a place. The list
 * given is left as it is.
 */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const mixed = items.slice();
  for (let last = mixed.length - 1; last > 0; last--) {
    const chosen = rng.below(last + 1);
    const item = mixed[last] as T;
    mixed[last] = mixed[chosen] as T;
    mixed[chosen] = item;
  }
  return mixed;
}

/**
 * One riffle by the Gilbert–Shannon–Reeds model: every card of the mixed pile comes from the upper or the lower part by the toss of a fair coin,
 * and both parts keep their order; so the size of the upper part is binomial and every interleaving of given parts is equally likely.
 * About seven riffles mix 52 cards; one leaves at most two rising runs of the old order.
 */
export function riffle<T>(items: readonly T[], rng: Rng): T[] {
  const fromUpper = items.map(() => rng.below(2) === 0);
  let upper = 0;
  let lower = fromUpper.filter((isUpper) => isUpper).length;
  return fromUpper.map((isUpper) => items[isUpper ? upper++ : lower++] as T);
}

/**
 * Lifts `depth` items off the top and lays them below the rest.
 *
 * @throws {CardsError} `badDepth` unless a whole number from 0 to the length.
 */
export function cutAt<T>(items: readonly T[], depth: number): T[] {
  demandWhole(depth, 0, items.length, 'badDepth', 'the depth of the cut');
  return [...items.slice(depth), ...items.slice(0, depth)];
}
