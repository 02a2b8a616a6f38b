import type { Key } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { betShown, foot, handsOf, inHaste, linesOf, press, shown, sitDown } from './test-player';

const sides = ['player', 'tie', 'banker'] as const;
const keyOf = { player: 'P', tie: 'T', banker: 'B' } as const;
const most = { player: 500, tie: 25, banker: 500 } as const;

function all(pilot: Awaited<ReturnType<typeof sitDown>>): readonly number[] {
  return sides.map((side) => betShown(pilot, side));
}

describe('changing a bet', () => {
  it.each(sides)('BAC-08 BAC-13 the bet on %s is nothing or within the limits, whatever the arrows do', async (side) => {
    const pilot = await sitDown({}, keyOf[side]);
    const after = async (...keys: readonly Key[]): Promise<number> => {
      await press(pilot, ...keys);
      return betShown(pilot, side);
    };
    expect(await after('Up')).toBe(5);
    expect(await after('Up')).toBe(6);
    expect(await after('Right')).toBe(11);
    expect(await after('Left', 'Left')).toBe(5);
    expect(await after('Right', 'Down')).toBe(9);
    expect(await after('Left')).toBe(5);
    expect(await after('Down')).toBe(0);
    expect(await after('Right')).toBe(5);
    expect(await after('Left')).toBe(0);
    await pilot.hold('Right', 120);
    await pilot.hold('Up', 10);
    await pilot.listen();
    expect(betShown(pilot, side)).toBe(most[side]);
    expect(await after('0')).toBe(0);
    await pilot.hold('Up', 40);
    await pilot.listen();
    expect(betShown(pilot, side)).toBe(Math.min(most[side], 44));
    await pilot.hold('Down', 60);
    await pilot.listen();
    expect(betShown(pilot, side)).toBe(0);
  });

  it('BAC-13 Enter locks the bet in, Escape brings all of the old bets back', async () => {
    const pilot = await sitDown({}, 'P', 'Right', 'Right', 'Enter');
    expect(foot(pilot)).toMatch(/^\$10 on Player\./);
    await press(pilot, 'B', 'Up');
    expect(all(pilot)).toEqual([0, 0, 5]);
    await press(pilot, 'Escape');
    expect(all(pilot)).toEqual([10, 0, 0]);
    expect(handsOf(pilot)).toHaveLength(0);
    await press(pilot, 'P', '0', 'Escape');
    expect(all(pilot)).toEqual([10, 0, 0]);
  });

  it('BAC-13 B, P and T lock a bet in and move on', async () => {
    const pilot = await sitDown({}, 'F3', '0', 'Enter', 'P', 'Up', 'B', 'Right', 'T', 'Up', 'p', 'Up', 'Enter');
    expect(all(pilot)).toEqual([6, 5, 5]);
    expect(pilot.legend.some(({ key }) => key === 'F1')).toBe(true);
  });

  it('BAC-13 F1 does not deal while a bet is being changed', async () => {
    const pilot = await sitDown({}, 'B', 'Up', 'F1');
    expect(handsOf(pilot)).toHaveLength(0);
    expect(linesOf(pilot)[0]).toContain('Bet on Banker');
  });

  it('BAC-14 a bet stays for the next hand and can be taken away', async () => {
    const pilot = await sitDown({}, ...inHaste, 'B', 'Right', 'Right', 'Enter', 'F1', 'F1', 'B', '0', 'Enter', 'F1');
    expect(handsOf(pilot).map(({ bets }) => bets.bankerCents)).toEqual([1000, 1000, 0]);
  });
});

describe('Clear Bets', () => {
  it('BAC-29 on: the first bet on a place clears the others, and the status line says how to keep them', async () => {
    const pilot = await sitDown({}, 'P', 'Right', 'Enter', 'T');
    expect(all(pilot)).toEqual([5, 0, 0]);
    await press(pilot, 'Up');
    expect(all(pilot)).toEqual([0, 5, 0]);
    expect(foot(pilot)).toMatch(/clears the others\. To keep them: F3, then 0\./);
    await press(pilot, 'Enter', 'B', 'Right', 'Right', 'Enter');
    expect(all(pilot)).toEqual([0, 0, 10]);
  });

  it('BAC-29 on: changing a bet that is there clears nothing', async () => {
    const pilot = await sitDown({}, 'P', 'Right', 'Enter', 'P', 'Up', 'Enter');
    expect(all(pilot)).toEqual([6, 0, 0]);
    expect(foot(pilot)).not.toMatch(/clears/);
    await press(pilot, 'F3', '0', 'Enter', 'T', 'Up', 'Enter', 'F3', '0', 'Enter', 'P', 'Up', 'Enter');
    expect(all(pilot)).toEqual([7, 5, 0]);
  });

  it('BAC-29 off: all three stay, Banker and Player too', async () => {
    const pilot = await sitDown({}, ...inHaste, 'F3', '0', 'Enter', 'P', 'Right', 'T', 'Right', 'B', 'Right', 'Enter', 'F1');
    expect(all(pilot)).toEqual([5, 5, 5]);
    expect(handsOf(pilot)[0]?.bets).toEqual({ playerCents: 500, tieCents: 500, bankerCents: 500 });
  });

  it('BAC-07 the commission is 5% and at least 25 cents; a tie pays 8 to 1 and gives the sides back', async () => {
    const pilot = await sitDown({ seed: 'pays' }, ...inHaste, 'F3', '0', 'Enter', 'B', 'Up', 'Up', 'T', 'Up', 'Enter');
    for (let hand = 0; hand < 40; hand += 1) await press(pilot, 'F1');
    const nets = { banker: 600 - 30 - 500, player: -600 - 500, tie: 4000 };
    for (const { outcome, netCents } of handsOf(pilot)) expect(netCents).toBe(nets[outcome]);
    expect(new Set(handsOf(pilot).map(({ outcome }) => outcome)).size).toBe(3);
    await press(pilot, 'T', '0', 'B', '0', 'Up', 'Enter');
    for (let hand = 0; hand < 8; hand += 1) await press(pilot, 'F1');
    for (const { outcome, netCents } of handsOf(pilot).slice(40)) expect(netCents).toBe({ banker: 475, player: -500, tie: 0 }[outcome]);
    expect(shown(pilot)).toMatch(/Winnings/);
  });
});
