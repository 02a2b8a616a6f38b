import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playChecked } from '../test/invariants';
import { anyRules } from '../test/random-rules';
import { apply, presets } from './index';

const limits = { leastCents: 100, mostCents: 50_000, stepCents: 100 };
const oddLimits = { leastCents: 3, mostCents: 1001, stepCents: 7 };
const banks = fc.array(fc.option(fc.integer({ min: 0, max: 100_000 })), { minLength: 1, maxLength: 7 }).filter((all) => all.some(Boolean));

/** 240 rounds here; round.long.test.ts plays 20,000. */
describe('any legal rule table', () => {
  it('T21-02 T21-06 ACA-10 conserves cards and cents, offers what it allows, is saved and replayed exactly', () => {
    fc.assert(
      fc.property(anyRules, banks, fc.constantFrom(limits, oddLimits), fc.string(), (rules, seats, bounds, seed) => {
        for (const { first, last, actions } of playChecked(rules, bounds, seats, seed, 4)) {
          expect(actions.reduce((round, action) => apply(round, action).round, first)).toEqual(last);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.entries(presets))('T21-01 ACA-01 %s plays on', (name, rules) => {
    for (let run = 0; run < 4; run++) playChecked(rules, limits, [50_000, null, 20_000], `${name} ${run}`, 6);
  });
});
