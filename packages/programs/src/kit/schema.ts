import * as v from 'valibot';

type Whole = v.GenericSchema<unknown, number>;

/** A whole number that is kept exactly. */
export const whole: Whole = v.pipe(v.number(), v.safeInteger());
/** A whole number from 0. */
export const natural: Whole = v.pipe(whole, v.minValue(0));
/** A whole number between two others. */
export function between(least: number, most: number): Whole {
  return v.pipe(whole, v.minValue(least), v.maxValue(most));
}
