/**
 * What is wrong with a state, and in which part of it: it has not the form of this system's states (`notOfThisSystem`, at `state`), a
 * number in it is `notWhole` or one that no play with these settings leads to (`outOfReach`), or the numbers of a cancellation are none
 * (`seriesEmpty`) or more than a million (`seriesTooLong`).
 */
export interface StateProblem {
  readonly problem: 'notOfThisSystem' | 'notWhole' | 'outOfReach' | 'seriesEmpty' | 'seriesTooLong';
  readonly at: 'state' | 'series' | 'call' | 'unit' | 'step' | 'riding';
}

export const notOfThisSystem: StateProblem = { problem: 'notOfThisSystem', at: 'state' };

/** What is wrong with a number. */
export function misfit(number: unknown, isReached: (number: number) => boolean): 'notWhole' | 'outOfReach' | undefined {
  // Twice a stake may be more than a safe integer.
  if (!Number.isInteger(number)) return 'notWhole';
  return isReached(number as number) ? undefined : 'outOfReach';
}

/** Checks a record that has these fields and no other, each a whole number that play can lead to. */
export function checkFields<Field extends Exclude<StateProblem['at'], 'state' | 'series'>>(
  state: unknown,
  isReached: Readonly<Record<Field, (number: number) => boolean>>,
): StateProblem | undefined {
  if (typeof state !== 'object' || state === null) return notOfThisSystem;
  const fields = Object.keys(isReached) as Field[];
  if (Object.keys(state).length !== fields.length || !fields.every((field) => Object.hasOwn(state, field))) return notOfThisSystem;
  for (const at of fields) {
    const problem = misfit((state as Readonly<Record<Field, unknown>>)[at], isReached[at]);
    if (problem) return { problem, at };
  }
  return undefined;
}
