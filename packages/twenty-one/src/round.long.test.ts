import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playChecked } from '../test/invariants';
import { anyRules } from '../test/random-rules';
import { apply } from './index';

it('T21-02 T21-06 ACA-10 20,000 rounds of 5,000 legal rule tables keep every law', () => {
  fc.assert(
    fc.property(
      anyRules,
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 7 }),
      fc.string(),
      (rules, seats, seed) => {
        for (const { first, last, actions } of playChecked(rules, { leastCents: 3, mostCents: 1001, stepCents: 7 }, seats, seed, 4)) {
          expect(actions.reduce((round, action) => apply(round, action).round, first)).toEqual(last);
        }
      },
    ),
    { numRuns: 5_000 },
  );
});
