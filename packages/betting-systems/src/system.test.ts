import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Settings } from './settings';
import { operate } from './system';
import { type SystemId, systems } from './systems';

const numRuns = process.env.FELT80_LONG === '1' ? 20_000 : 500;

const table = { on: 'player', other: 'banker', lastWinner: 'banker', count: 1 } as const;
const amounts = fc.integer({ min: 1, max: 60 });
const anyId = fc.constantFrom(...(Object.keys(systems) as SystemId[]));
const anySettings = fc
  .record({ min: amounts, more: fc.nat(600), restartOnMax: fc.boolean(), series: fc.array(amounts, { minLength: 1, maxLength: 20 }) })
  .map(({ min, more, ...rest }): Settings => ({ min, max: min + more, ...rest }));
const anyDecisions = fc.array(fc.constantFrom('won', 'lost', 'tie'), { maxLength: 80 });

function amountOf(system: ReturnType<typeof operate>): number {
  const bet = system.bet(table);
  return bet === 'sitOut' ? Number.NaN : bet.amount;
}

describe('for every system, all settings and all decisions', () => {
  it('BAC-41 no bet is below Min or above Max, and a restart is told exactly when it is set and called for', () => {
    fc.assert(
      fc.property(anyId, anySettings, anyDecisions, (id, settings, decisions) => {
        const rules = systems[id];
        const system = operate(rules, settings);
        for (const decision of decisions) {
          const stake = amountOf(system);
          expect(stake).toBeGreaterThanOrEqual(settings.min);
          expect(stake).toBeLessThanOrEqual(settings.max);
          const reached = decision === 'tie' ? system.state : rules[decision](system.state, settings, stake);
          const over = settings.restartOnMax && rules.wants(reached, settings) > settings.max;
          const fresh = rules.start(settings);
          const { restarted } = system.next(decision, stake);
          expect(system.state).toEqual(over ? fresh : reached);
          expect(restarted).toBe(over && JSON.stringify(reached) !== JSON.stringify(fresh));
        }
      }),
      { numRuns },
    );
  });

  it('BAC-41 a tie changes nothing', () => {
    fc.assert(
      fc.property(anyId, anySettings, anyDecisions, (id, settings, decisions) => {
        const withTies = operate(systems[id], settings);
        const without = operate(systems[id], settings);
        for (const decision of decisions) {
          const stake = amountOf(withTies);
          const before = JSON.stringify(withTies.state);
          withTies.next(decision, stake);
          if (decision === 'tie') expect(JSON.stringify(withTies.state)).toBe(before);
          else without.next(decision, stake);
          expect(withTies.state).toEqual(without.state);
        }
      }),
      { numRuns },
    );
  });

  it('going on from JSON is going on', () => {
    fc.assert(
      fc.property(anyId, anySettings, anyDecisions, (id, settings, decisions) => {
        const system = operate(systems[id], settings);
        let resumed = operate(systems[id], settings);
        for (const decision of decisions) {
          resumed = operate(systems[id], settings, JSON.parse(JSON.stringify(resumed.state)));
          const stake = amountOf(system);
          expect(amountOf(resumed)).toBe(stake);
          expect(resumed.next(decision, stake)).toEqual(system.next(decision, stake));
          expect([resumed.state, resumed.show()]).toEqual([system.state, system.show()]);
        }
      }),
      { numRuns },
    );
  });

  it('asking for the bet changes nothing', () => {
    fc.assert(
      fc.property(anyId, anySettings, (id, settings) => {
        const system = operate(systems[id], settings);
        const before = JSON.stringify(system.state);
        expect(system.bet(table)).toEqual(system.bet(table));
        expect(JSON.stringify(system.state)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });
});

it('BAC-41 the state follows the bet that was placed', () => {
  const placed = fc.integer({ min: 1, max: 1000 });
  const settings = { min: 5, max: 1_000_000, restartOnMax: false };
  const after = (id: SystemId, decision: 'won' | 'lost', stake: number) => {
    const system = operate(systems[id], settings);
    system.next('lost', 5);
    system.next(decision, stake);
    return amountOf(system);
  };
  fc.assert(
    fc.property(placed, (stake) => {
      expect(after('dalembert', 'lost', stake)).toBe(stake + 5);
      expect(after('dalembert', 'won', stake)).toBe(Math.max(5, stake - 5));
      expect(after('martingale', 'lost', stake)).toBe(Math.max(5, 2 * stake));
      expect(after('thirtyOne', 'won', stake)).toBe(Math.max(5, 2 * stake));
      expect(after('cancellation', 'lost', stake)).toBe(5 + stake);
      expect(after('tripleCancellation', 'lost', stake)).toBe(5 + stake);
    }),
  );
});

it('BAC-42 a completed series wins the sum of its numbers where no bet was raised to Min or held at Max', () => {
  let completed = 0;
  let spoilt = 0;
  fc.assert(
    fc.property(anySettings, anyDecisions, ({ series = [], ...limits }, decisions) => {
      const settings = { ...limits, restartOnMax: false, series };
      const rules = systems.cancellation;
      const system = operate(rules, settings);
      const sum = series.reduce((total, number) => total + number, 0);
      let result = 0;
      let asCalled = true;
      for (const decision of decisions) {
        const left = (system.state as readonly number[]).length;
        const stake = amountOf(system);
        if (decision !== 'tie' && stake !== rules.wants(system.state, settings)) asCalled = false;
        if (decision !== 'tie') result += decision === 'won' ? stake : -stake;
        system.next(decision, stake);
        if (decision === 'won' && left <= 2) {
          expect(system.state).toEqual(series);
          if (asCalled) expect(result).toBe(sum);
          if (asCalled) completed++;
          else spoilt++;
          result = 0;
          asCalled = true;
        }
      }
    }),
    { numRuns: 2 * numRuns },
  );
  expect(Math.min(completed, spoilt)).toBeGreaterThan(100);
});

it('BAC-46 a completed run wins one unit where no bet was held at Max', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(30), (min, losses) => {
      const system = operate(systems.martingale, { min, max: Number.MAX_SAFE_INTEGER, restartOnMax: true });
      let result = 0;
      for (let n = 0; n < losses; n++) {
        const stake = amountOf(system);
        result -= stake;
        system.next('lost', stake);
      }
      expect(result + amountOf(system)).toBe(min);
      system.next('won', amountOf(system));
      expect(amountOf(system)).toBe(min);
    }),
  );
});

it('BAC-49 from any place two wins in a row start over', () => {
  fc.assert(
    fc.property(anyDecisions, (decisions) => {
      const settings = { min: 5, max: 500, restartOnMax: true };
      const system = operate(systems.thirtyOne, settings);
      for (const decision of decisions) system.next(decision, amountOf(system));
      const wasRiding = system.show().endsWith('riding');
      system.next('won', amountOf(system));
      if (!wasRiding) system.next('won', amountOf(system));
      expect(system.state).toEqual(systems.thirtyOne.start(settings));
    }),
  );
});
