import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadDecision, BadSettings, BadState } from './misuse';
import type { Settings } from './settings';
import type { StateProblem } from './state';
import { checkState, operate } from './system';
import { defaults, type SystemId, systems } from './systems';

const numRuns = process.env.FELT80_LONG === '1' ? 20_000 : 500;

const table = { on: 'player', other: 'banker', lastWinner: 'banker', count: 1 } as const;
const ids = Object.keys(systems) as SystemId[];
const anyId = fc.constantFrom(...ids);
const amounts = fc.integer({ min: 1, max: 60 });
const anyMore = fc.oneof(fc.nat(600), fc.constant(Number.MAX_SAFE_INTEGER - 60));
const anySettings = fc
  .record({
    min: amounts,
    more: anyMore,
    restartOnMax: fc.boolean(),
    series: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 20 }),
  })
  .map(({ min, more, ...rest }): Settings => ({ min, max: min + more, ...rest }));
/** Each with the part of Max that is staked; none where the bet that is called for is placed. */
const anyDecisions = fc.array(
  fc.record({
    decision: fc.constantFrom('won', 'lost', 'lost', 'tie'),
    part: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined, freq: 3 }),
  }),
  { maxLength: 60 },
);

type Decisions = typeof anyDecisions extends fc.Arbitrary<infer T> ? T : never;

function played(id: SystemId, settings: Settings, decisions: Decisions): ReturnType<typeof operate> {
  const system = operate(systems[id], settings);
  for (const { decision, part } of decisions) {
    const bet = system.bet(table);
    const called = bet === 'sitOut' ? settings.min : bet.amount;
    system.next(decision, part === undefined ? called : Math.min(settings.max, Math.ceil(part * settings.max) || 1));
  }
  return system;
}

/** Whether a system that goes on from a state bets, shows and keeps what it may. */
function expectSoundPlay(id: SystemId, settings: Settings, state: unknown): void {
  const system = operate(systems[id], settings, state);
  for (const decision of ['lost', 'won', 'lost', 'lost', 'won', 'won', 'won'] as const) {
    const { amount } = system.bet(table) as { readonly amount: number };
    expect(Number.isSafeInteger(amount) && amount >= settings.min && amount <= settings.max).toBe(true);
    expect(system.show()).not.toMatch(/NaN|undefined|null|object|-/);
    system.next(decision, amount);
    expect(checkState(systems[id], settings, system.state)).toBeUndefined();
  }
}

const noNumbers = [Number.NaN, Number.POSITIVE_INFINITY, 1.5, '5', null, undefined, true, [5], {}, 5n, () => 5];
const noAmounts = [0, -5, 1e300, -1e300];
const noStates = [
  undefined,
  0,
  5,
  Number.NaN,
  '',
  'lost',
  true,
  {},
  { step: 'x' },
  { call: 5 },
  { unit: 5 },
  { riding: 2 },
  [],
  [[]],
  [null],
  () => null,
];

/** A state with one part of it changed to each of some values. */
function changed(state: unknown, values: readonly unknown[]): readonly unknown[] {
  if (Array.isArray(state)) return state.flatMap((_, at) => values.map((value) => state.with(at, value)));
  if (state === null) return values;
  return Object.keys(state as object).flatMap((field) => values.map((value) => ({ ...(state as object), [field]: value })));
}

/** A record with a field too many, as a list, and with one field alone beside a strange one. */
function misshapen(state: unknown): readonly unknown[] {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return [];
  return [{ ...state, more: 1 }, Object.values(state), ...Object.keys(state).map((field) => ({ [field]: 5, other: 5 }))];
}

describe('a state to go on from', () => {
  it('BAC-51 passes wherever play has led, with any stakes, and after JSON', () => {
    fc.assert(
      fc.property(anyId, anySettings, anyDecisions, (id, settings, decisions) => {
        const { state } = played(id, settings, decisions);
        for (const kept of [state, JSON.parse(JSON.stringify(state))]) {
          expect(checkState(systems[id], settings, kept)).toBeUndefined();
          expect(operate(systems[id], settings, kept).state).toEqual(state);
        }
      }),
      { numRuns: 4 * numRuns },
    );
  });

  it('BAC-51 is refused where any part of it is no number or no amount, is gone or is one too many', () => {
    fc.assert(
      fc.property(anyId, anySettings, anyDecisions, (id, settings, decisions) => {
        const { state } = played(id, settings, decisions);
        const isSteps = id === 'thirtyOne' || id === 'progressiveWin';
        const tampered = [
          ...noStates,
          ...changed(
            state,
            noNumbers.filter((value) => state !== null || value !== null),
          ),
          ...changed(state, isSteps ? noAmounts.slice(1) : noAmounts),
          ...misshapen(state),
        ];
        for (const resume of tampered) {
          expect(checkState(systems[id], settings, resume)).toBeDefined();
          if (resume !== undefined) expect(() => operate(systems[id], settings, resume)).toThrow(BadState);
        }
      }),
      { numRuns: numRuns / 5 },
    );
  });

  it('BAC-51 is refused or does no harm where a number in it is another', () => {
    fc.assert(
      fc.property(
        anyId,
        anySettings,
        anyDecisions,
        fc.array(fc.oneof(fc.integer({ min: -3, max: 12 }), fc.integer()), { minLength: 1 }),
        (id, settings, decisions, values) => {
          for (const resume of changed(played(id, settings, decisions).state, values)) {
            if (checkState(systems[id], settings, resume) === undefined) expectSoundPlay(id, settings, resume);
            else expect(() => operate(systems[id], settings, resume)).toThrow(BadState);
          }
        },
      ),
      { numRuns: numRuns / 5 },
    );
  });

  it('BAC-51 is refused or does no harm where it is of another system', () => {
    fc.assert(
      fc.property(anyId, anyId, anySettings, anyDecisions, (id, other, settings, decisions) => {
        const { state } = played(other, settings, decisions);
        if (checkState(systems[id], settings, state) === undefined) expectSoundPlay(id, settings, state);
        else expect(() => operate(systems[id], settings, state)).toThrow(BadState);
      }),
      { numRuns },
    );
  });

  const inSteps: StateProblem = { problem: 'outOfReach', at: 'step' };
  const inCall: StateProblem = { problem: 'outOfReach', at: 'call' };
  const inSeries: StateProblem = { problem: 'outOfReach', at: 'series' };
  const foreign: StateProblem = { problem: 'notOfThisSystem', at: 'state' };

  it.each<[SystemId, unknown, StateProblem | undefined]>([
    ['cancellation', [5, 500], undefined],
    ['cancellation', [5, 501], inSeries],
    ['cancellation', [5, 0], inSeries],
    ['cancellation', [5, 7.5], { problem: 'notWhole', at: 'series' }],
    ['cancellation', new Array(3), { problem: 'notWhole', at: 'series' }],
    ['cancellation', [], { problem: 'seriesEmpty', at: 'series' }],
    ['cancellation', Array(1_000_000).fill(5), undefined],
    ['tripleCancellation', Array(1_000_001).fill(5), { problem: 'seriesTooLong', at: 'series' }],
    ['tripleCancellation', { step: 1 }, foreign],
    ['cardCount', null, undefined],
    ['cardCount', { step: 1 }, foreign],
    ['dalembert', { call: 505, unit: 5 }, undefined],
    ['dalembert', { call: 506, unit: 5 }, inCall],
    ['dalembert', { call: 4, unit: 5 }, inCall],
    ['dalembert', { call: 10, unit: 10 }, { problem: 'outOfReach', at: 'unit' }],
    ['followTheShoe', [5], foreign],
    ['martingale', { call: 5, unit: 5 }, undefined],
    ['martingale', { call: 1000, unit: 5 }, undefined],
    ['martingale', { call: 1002, unit: 5 }, inCall],
    ['martingale', { call: 7, unit: 5 }, inCall],
    ['martingale', { call: 4, unit: 5 }, inCall],
    ['martingale', { call: '10', unit: 5 }, { problem: 'notWhole', at: 'call' }],
    ['martingale', null, foreign],
    ['martingale', { step: 3, riding: 10 }, foreign],
    ['oppositeTheShoe', 'flat bet', foreign],
    ['progressiveWin', { step: 5 }, undefined],
    ['progressiveWin', { step: 6 }, inSteps],
    ['progressiveWin', { step: -1 }, inSteps],
    ['progressiveWin', { step: 3, riding: 10 }, foreign],
    ['thirtyOne', { step: 8 }, undefined],
    ['thirtyOne', { step: 9 }, inSteps],
    ['thirtyOne', { step: 1, riding: 1000 }, undefined],
    ['thirtyOne', { step: 0, riding: 10 }, inSteps],
    ['thirtyOne', { step: 9, riding: 10 }, inSteps],
    ['thirtyOne', { step: 1, riding: 1002 }, { problem: 'outOfReach', at: 'riding' }],
    ['thirtyOne', { step: 1, riding: 7 }, { problem: 'outOfReach', at: 'riding' }],
    ['thirtyOne', { step: 1, riding: 0 }, { problem: 'outOfReach', at: 'riding' }],
    ['thirtyOne', { step: 1, riding: Number.NaN }, { problem: 'notWhole', at: 'riding' }],
    ['thirtyOne', { riding: 10 }, foreign],
  ])('BAC-51 %s', (id, state, problem) => {
    const { name } = systems[id];
    expect(checkState(systems[id], defaults[id], state)).toEqual(problem);
    if (problem === undefined) expect(operate(systems[id], defaults[id], state).show()).toBeTruthy();
    else {
      const message = `${name} cannot go on from a state with a bad ${problem.at}: ${problem.problem}`;
      expect(() => operate(systems[id], defaults[id], state)).toThrow(expect.objectContaining({ name: 'BadState', why: problem, message }));
    }
  });

  it('BAC-42 may have numbers above Max that the series begins with', () => {
    const settings = { min: 5, max: 250, restartOnMax: false, series: [300, 400] };
    expect(checkState(systems.cancellation, settings, [300, 400, 250])).toBeUndefined();
    expect(checkState(systems.cancellation, settings, [300, 400, 300.5])).toBeDefined();
    expect(checkState(systems.cancellation, settings, [300, 400, 251])).toEqual(inSeries);
  });

  it('BAC-41 starts over where it calls for more than Max and that is set', () => {
    const state = { call: 640, unit: 5 };
    expect(operate(systems.martingale, defaults.martingale, state).bet(table)).toMatchObject({ amount: 5 });
    expect(operate(systems.martingale, { ...defaults.martingale, restartOnMax: false }, state).bet(table)).toMatchObject({ amount: 500 });
  });

  it('of a system that cannot check is taken as it is', () => {
    const { check, ...own } = systems.progressiveWin;
    expect(check).toBeDefined();
    expect(checkState(own, defaults.progressiveWin, { step: 99 })).toBeUndefined();
    expect(operate(own, defaults.progressiveWin, { step: 1 }).bet(table)).toMatchObject({ amount: 10 });
  });

  it('is looked at only where the settings are sound', () => {
    expect(() => operate(systems.martingale, { min: 0, max: 5, restartOnMax: true }, 'junk')).toThrow(BadSettings);
  });
});

describe('how a bet ended', () => {
  const stakes: readonly (readonly [unknown, string])[] = [
    [Number.NaN, 'notWhole'],
    [Number.POSITIVE_INFINITY, 'notWhole'],
    [7.5, 'notWhole'],
    ['5', 'notWhole'],
    [undefined, 'notWhole'],
    [null, 'notWhole'],
    [5n, 'notWhole'],
    [Object.create(null), 'notWhole'],
    [Symbol('5'), 'notWhole'],
    [0, 'notPositive'],
    [-5, 'notPositive'],
    [501, 'aboveMax'],
  ];

  it.each(ids)('BAC-41 %s: a stake that cannot have been placed is refused and changes nothing', (id) => {
    const system = operate(systems[id], { ...defaults[id], max: 500 });
    system.next('lost', 5);
    const before = JSON.stringify(system.state);
    for (const decision of ['won', 'lost'] as const) {
      for (const [stake, problem] of stakes) {
        const why = { problem, at: 'stake' };
        expect(() => system.next(decision, stake as number)).toThrow(expect.objectContaining({ name: 'BadDecision', why }));
      }
    }
    expect(JSON.stringify(system.state)).toBe(before);
    expect(system.next('tie', Number.NaN)).toEqual({ restarted: false });
    for (const stake of [1, 500]) expect(system.next('lost', stake)).toBeDefined();
  });

  it.each(ids)('BAC-41 %s: a decision that is none is refused and changes nothing', (id) => {
    const system = operate(systems[id], defaults[id]);
    const before = JSON.stringify(system.state);
    for (const decision of ['draw', 'start', 'show', 'constructor', '', undefined, null, 1, {}, ['won'], Object.create(null)]) {
      const why = { problem: 'unknown', at: 'decision' };
      expect(() => system.next(decision as 'won', 5)).toThrow(expect.objectContaining({ name: 'BadDecision', why }));
    }
    expect(JSON.stringify(system.state)).toBe(before);
  });

  it('BAC-41 the messages say what is wrong', () => {
    const system = operate(systems.martingale, defaults.martingale);
    expect(() => system.next('draw' as 'won', 5)).toThrow("A decision is 'won', 'lost' or 'tie', not draw");
    expect(() => system.next('lost', -5)).toThrow('A stake is a whole number from 1 to Max, here 500, not -5');
    expect(() => system.next('lost', 5.5)).toThrow(BadDecision);
  });
});
