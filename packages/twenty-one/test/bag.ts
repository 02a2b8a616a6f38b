import type { Rank } from '@felt80/cards-shoe';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Some ranks to draw from, one after the other in every possible way. */
export interface Bag {
  /** Goes on with every rank that is left, or with none from an empty bag, and adds up. */
  draw(then: (rank: Rank | undefined) => number): number;
  /** A net, as often as there are orders of what is left. */
  end(net: number): number;
  left(): number;
}

export function openBag(ranks: readonly Rank[]): Bag {
  const bag = new Map<Rank, number>();
  for (const rank of ranks) bag.set(rank, (bag.get(rank) ?? 0) + 1);
  const left = () => [...bag.values()].reduce((sum, each) => sum + each, 0);
  const orders = () => [...bag.values()].reduce((ways, each) => ways / factorial(each), factorial(left()));
  const end = (net: number) => net * orders();
  function draw(then: (rank: Rank | undefined) => number): number {
    if (left() === 0) return then(undefined);
    let sum = 0;
    for (const [rank, number] of bag) {
      if (number === 0) continue;
      bag.set(rank, number - 1);
      sum += then(rank);
      bag.set(rank, number);
    }
    return sum;
  }
  return { draw, end, left };
}
