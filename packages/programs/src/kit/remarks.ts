import { type RngState, resumeRng, shuffle } from '@felt80/cards-shoe';

/** What is left in the bags, by the name of the bag: numbers of lines, the next one first. */
export type Bags = Readonly<Record<string, readonly number[]>>;

/** A line drawn from a bag, and what that leaves. */
export interface Drawn {
  readonly line: string;
  readonly bags: Bags;
  readonly rng: RngState;
}

/**
 * Takes the next line of a shuffled bag. All lines come once before any comes again; an empty bag is filled and shuffled anew, and
 * the line that came last is then not the first.
 */
export function drawLine(lines: readonly string[], name: string, bags: Bags, rng: RngState): Drawn {
  const bag = bags[name] ?? [];
  const stream = resumeRng(rng);
  const [at = 0, ...rest] = bag.length > 1 ? bag : refilled(lines.length, bag[0], stream);
  return { line: lines[at] ?? '', bags: { ...bags, [name]: rest }, rng: stream.state };
}

/** The line that is left, if there is one, and behind it all lines in a new order. */
function refilled(count: number, left: number | undefined, stream: ReturnType<typeof resumeRng>): readonly number[] {
  const all = shuffle([...Array(count).keys()], stream);
  if (left === undefined) return all;
  const [first = left, ...others] = all;
  return first === left && count > 1 ? [left, ...others, first] : [left, first, ...others];
}
