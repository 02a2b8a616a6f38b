import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bets, noBets, settle, whyNotBets } from './bets';
import { outcomes } from './coup';
import { tables } from './table';

const { paytable, limits } = tables.baccarat;
const whole = fc.integer({ min: 0, max: 10_000_000 });
const anyBets = fc.record({ bankerCents: whole, playerCents: whole, tieCents: whole });

function on(field: keyof Bets, cents: number): Bets {
  return { ...noBets, [field]: cents };
}

describe('settling', () => {
  it('BAC-07 player pays 1:1, banker less 5 % and at least a quarter, tie 8:1', () => {
    const bets = { bankerCents: 10_000, playerCents: 2_000, tieCents: 500 };
    expect(settle('banker', bets, paytable)).toEqual({ returnedCents: 19_500, netCents: 7_000, commissionCents: 500 });
    expect(settle('player', bets, paytable)).toEqual({ returnedCents: 4_000, netCents: -8_500, commissionCents: 0 });
    expect(settle('tie', bets, paytable)).toEqual({ returnedCents: 16_500, netCents: 4_000, commissionCents: 0 });
  });

  it.each([
    [500, 25],
    [300, 25],
    [100, 25],
    [509, 25],
    [510, 26],
    [529, 26],
    [530, 27],
    [600, 30],
    [50_000, 2_500],
  ])('BAC-07 takes from a banker win of %i cents a commission of %i, half cents up', (bankerCents, commissionCents) => {
    expect(settle('banker', on('bankerCents', bankerCents), paytable)).toEqual({
      returnedCents: 2 * bankerCents - commissionCents,
      netCents: bankerCents - commissionCents,
      commissionCents,
    });
  });

  it('BAC-07 gives banker and player bets back on a tie, without commission', () => {
    expect(settle('tie', { bankerCents: 700, playerCents: 900, tieCents: 0 }, paytable)).toEqual({
      returnedCents: 1_600,
      netCents: 0,
      commissionCents: 0,
    });
  });

  it('takes no commission where nothing was bet', () => {
    for (const outcome of outcomes)
      expect(settle(outcome, noBets, paytable)).toEqual({ returnedCents: 0, netCents: 0, commissionCents: 0 });
  });

  it('VBA-03 pays banker 0.95 exactly, with no least commission', () => {
    for (const [dollars, winCents] of [
      [1, 95],
      [5, 475],
      [100, 9_500],
    ] as const) {
      expect(settle('banker', on('bankerCents', 100 * dollars), tables.vbacc.paytable).netCents).toBe(winCents);
    }
    expect(settle('tie', on('tieCents', 100), tables.vbacc.paytable).returnedCents).toBe(900);
    expect(settle('player', on('playerCents', 100), tables.vbacc.paytable).returnedCents).toBe(200);
  });

  it('keeps whole cents, creates none and agrees with the sum of its bets settled apart', () => {
    void fc.assert(
      fc.property(fc.constantFrom(...outcomes), anyBets, (outcome, bets) => {
        const paid = settle(outcome, bets, paytable);
        const apart = (['bankerCents', 'playerCents', 'tieCents'] as const).map((field) =>
          settle(outcome, on(field, bets[field]), paytable),
        );
        for (const field of ['returnedCents', 'netCents', 'commissionCents'] as const) {
          expect(Number.isSafeInteger(paid[field])).toBe(true);
          expect(paid[field]).toBe(apart.reduce((sum, one) => sum + one[field], 0));
        }
        expect(paid.returnedCents - paid.netCents).toBe(bets.bankerCents + bets.playerCents + bets.tieCents);
      }),
    );
  });

  it.each([
    ['badStake', () => settle('banker', on('bankerCents', -1), paytable)],
    ['badStake', () => settle('banker', on('playerCents', 0.5), paytable)],
    ['badStake', () => settle('banker', on('tieCents', Number.NaN), paytable)],
    ['badStake', () => settle('banker', on('tieCents', 2e12), paytable)],
    ['badOutcome', () => settle('draw' as never, noBets, paytable)],
    ['badPaytable', () => settle('tie', noBets, { ...paytable, tiePays: -1 })],
    ['badPaytable', () => settle('tie', noBets, { ...paytable, commission: { perMille: 0.5, leastCents: 0 } })],
  ])('throws %s', (code, mistake) => {
    expect(mistake).toThrow(expect.objectContaining({ name: 'BaccaratError', code }));
  });
});

describe('limits', () => {
  it.each([
    [undefined, noBets],
    [undefined, on('bankerCents', 500)],
    [undefined, on('playerCents', 50_000)],
    [undefined, on('tieCents', 2_500)],
    [undefined, { bankerCents: 500, playerCents: 500, tieCents: 500 }],
    [{ code: 'belowLeast', on: 'banker' }, on('bankerCents', 400)],
    [{ code: 'aboveMost', on: 'player' }, on('playerCents', 50_100)],
    [{ code: 'belowLeast', on: 'tie' }, on('tieCents', 400)],
    [{ code: 'aboveMost', on: 'tie' }, on('tieCents', 2_600)],
    [{ code: 'offStep', on: 'banker' }, on('bankerCents', 550)],
    [{ code: 'notWholeCents', on: 'player' }, on('playerCents', 500.5)],
    [{ code: 'notWholeCents', on: 'tie' }, on('tieCents', -500)],
    [{ code: 'notWholeCents', on: 'banker' }, on('bankerCents', Number.POSITIVE_INFINITY)],
  ])('BAC-08 answers %j', (refusal, bets) => {
    expect(whyNotBets(bets, limits)).toEqual(refusal);
  });

  it('VBA-02 refuses banker with player, and no bet at all; a tie goes with either', () => {
    const { limits: vbacc } = tables.vbacc;
    expect(whyNotBets({ bankerCents: 100, playerCents: 100, tieCents: 0 }, vbacc)).toEqual({ code: 'bothSides' });
    expect(whyNotBets(noBets, vbacc)).toEqual({ code: 'noBets' });
    expect(whyNotBets({ bankerCents: 0, playerCents: 100, tieCents: 50_000 }, vbacc)).toBeUndefined();
    expect(whyNotBets({ bankerCents: 500_000, playerCents: 0, tieCents: 100 }, vbacc)).toBeUndefined();
  });

  it('VBA-08 refuses more than the bank', () => {
    const { limits: vbacc } = tables.vbacc;
    expect(whyNotBets({ bankerCents: 900, playerCents: 0, tieCents: 100 }, vbacc, 1_000)).toBeUndefined();
    expect(whyNotBets({ bankerCents: 900, playerCents: 0, tieCents: 200 }, vbacc, 1_000)).toEqual({ code: 'aboveBank' });
    expect(whyNotBets(on('tieCents', 50_100), vbacc)).toEqual({ code: 'aboveMost', on: 'tie' });
  });
});
