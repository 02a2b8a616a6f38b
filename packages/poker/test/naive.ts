import type { Card } from '@felt80/cards-shoe';

/** A second opinion for the tests: plain rules of poker, every wild card tried as each of the 52 cards. Shares nothing with the package. */
export interface Verdict {
  readonly category: number;
  readonly score: number;
  readonly spare: readonly number[];
  /** What decides, the most important first. */
  readonly key: readonly number[];
}

const names = ' A23456789TJQKA';
const pack = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
const rankValue = (card: string): number => names.lastIndexOf(card[0] as string);

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const better = (a: Verdict, b: Verdict): number => Math.sign(compareKeys(a.key, b.key));

/** A flush needs five different ranks, so that a wild card never repeats a card of the flush. */
function natural(cards: readonly string[], parlor: boolean): Verdict {
  const values = cards.map(rankValue).sort((a, b) => b - a);
  const tally = [...new Set(values)].map((value) => ({ value, times: values.filter((other) => other === value).length }));
  tally.sort((a, b) => b.times - a.times || b.value - a.value);
  const shape = tally.map(({ times }) => times).join('');
  const sorted = tally.map(({ value }) => value);
  const five = cards.length === 5;
  const flush = five && shape === '11111' && cards.every((card) => card[1] === cards[0]?.[1]);
  const wheel = values.join() === '14,5,4,3,2';
  const straight = five && shape === '11111' && (wheel || (values[0] as number) - (values[4] as number) === 4);
  const high = wheel ? 5 : (values[0] as number);
  const [first = 0, second = 0] = sorted;
  const verdict = (category: number, score: number, spare: readonly number[], ranks: readonly number[]): Verdict => ({
    category,
    score,
    spare,
    key: parlor ? [score, ...spare, ...(category === 7 ? [first] : [])] : [category, ...ranks],
  });
  if (shape === '5') return verdict(9, 30000 + 100 * first, [], [first]);
  if (flush && straight) return verdict(8, 25000 + high, [], [high]);
  if (shape.startsWith('4')) return verdict(7, 20000 + 100 * second, sorted.slice(1), sorted);
  if (shape === '32') return verdict(6, 15000 + 100 * first + second, [], sorted);
  if (flush) return verdict(5, 10000 + first, values.slice(1), values);
  if (straight) return verdict(4, 9000 + high, [], [high]);
  if (shape.startsWith('3')) return verdict(3, 7000 + 100 * first, sorted.slice(1), sorted);
  if (shape.startsWith('22')) return verdict(2, 2000 + 100 * first + second, sorted.slice(2), sorted);
  if (shape.startsWith('2')) return verdict(1, 100 * first, sorted.slice(1), sorted);
  return verdict(0, 0, values, values);
}

export function naive(cards: readonly Card[], parlor: boolean, wild?: string): Verdict {
  const isWild = (card: string): boolean => card === 'Jo' || card[0] === wild;
  const fixed = cards.filter((card) => !isWild(card));
  const wilds = cards.length - fixed.length;
  let best: Verdict | undefined;
  const attempt = (chosen: readonly string[], from: number): void => {
    if (chosen.length === cards.length) {
      const verdict = natural(chosen, parlor);
      if (!best || better(verdict, best) > 0) best = verdict;
      return;
    }
    for (let at = from; at < pack.length; at++) attempt([...chosen, pack[at] as string], at);
  };
  attempt(fixed, wilds > 0 ? 0 : pack.length);
  return best as Verdict;
}
