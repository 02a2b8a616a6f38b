import { describe, expect, it } from 'vitest';
import { checkSettings, type Settings, type SettingsProblem } from './settings';
import { operate } from './system';
import { defaults, type SystemId, systems } from './systems';

const sound = { min: 5, max: 500, restartOnMax: true };
const numbers = (length: number) => Array.from({ length }, (_, n) => n + 1);

it('BAC-40 the defaults are sound, also at the table of the game', () => {
  for (const id of Object.keys(systems) as SystemId[]) {
    expect(checkSettings(systems[id], defaults[id], { least: 5, most: 500 })).toBeUndefined();
  }
});

describe('bad settings', () => {
  it.each<[SystemId, Partial<Settings>, SettingsProblem | undefined]>([
    ['martingale', { min: 0 }, { problem: 'notPositive', at: 'min' }],
    ['martingale', { min: -5 }, { problem: 'notPositive', at: 'min' }],
    ['martingale', { min: 2.5 }, { problem: 'notWhole', at: 'min' }],
    ['martingale', { min: Number.NaN }, { problem: 'notWhole', at: 'min' }],
    ['martingale', { max: Number.POSITIVE_INFINITY }, { problem: 'notWhole', at: 'max' }],
    ['martingale', { max: -1 }, { problem: 'notPositive', at: 'max' }],
    ['martingale', { min: 10, max: 9 }, { problem: 'maxBelowMin', at: 'max' }],
    ['martingale', { min: 10, max: 10 }, undefined],
    ['cancellation', { series: [] }, { problem: 'seriesEmpty', at: 'series' }],
    ['cancellation', { series: numbers(20) }, undefined],
    ['cancellation', { series: numbers(21) }, { problem: 'seriesTooLong', at: 'series' }],
    ['cancellation', { series: [5, 0, 5] }, { problem: 'notPositive', at: 'series' }],
    ['tripleCancellation', { series: [5, -1] }, { problem: 'notPositive', at: 'series' }],
    ['tripleCancellation', { series: [5, 1.5] }, { problem: 'notWhole', at: 'series' }],
    ['martingale', { series: [] }, undefined],
    ['cardCount', { startCount: 0.5 }, { problem: 'notWhole', at: 'startCount' }],
    ['cardCount', { startCount: -20 }, undefined],
  ])('%s %j', (id, change, problem) => {
    const settings = { ...sound, ...change };
    expect(checkSettings(systems[id], settings)).toEqual(problem);
    if (problem === undefined) expect(operate(systems[id], settings).show()).toBeTruthy();
    else expect(() => operate(systems[id], settings)).toThrow(expect.objectContaining({ name: 'BadSettings', why: problem }));
  });

  it.each<[number, number, SettingsProblem | undefined]>([
    [5, 500, undefined],
    [4, 500, { problem: 'outsideTable', at: 'min' }],
    [5, 501, { problem: 'outsideTable', at: 'max' }],
  ])('from %i to %i at a table of 5 to 500', (min, max, problem) => {
    expect(checkSettings(systems.dalembert, { ...sound, min, max }, { least: 5, most: 500 })).toEqual(problem);
  });
});
