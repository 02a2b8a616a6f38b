import type { Pilot } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { firstCoups, foot, handsOf, inHaste, linesOf, press, shown, sitDown } from './test-player';

/** Mode on and so many hands, in the setup menu. */
async function setAuto(pilot: Pilot, hands: string): Promise<void> {
  await press(pilot, 'F3', '8', '9', ...hands, 'Enter', 'Enter');
}

function won(pilot: Pilot): number {
  const counts = [...shown(pilot).matchAll(/ ([\d,]+) won /g)].map(([, number]) => Number(number?.replace(/,/g, '')));
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('Auto Play', () => {
  it('BAC-18 BAC-27 mode off: a message says how to turn it on', async () => {
    const pilot = await sitDown({}, 'Alt-D');
    expect(foot(pilot)).toMatch(/^Auto Play Mode is off\. To turn it on: F3, then 8\./);
    expect(handsOf(pilot)).toHaveLength(0);
  });

  it('BAC-18 BAC-28 mode on but no hands: a message names option 9', async () => {
    const pilot = await sitDown({}, 'F3', '8', 'Enter', 'Alt-D');
    expect(foot(pilot)).toMatch(/no hands to deal\. To set how many: F3, then 9/);
  });

  it('BAC-18 deals the number set, shows how many are to come, and does not use the number up', async () => {
    const pilot = await sitDown({ seed: 'auto' }, ...inHaste);
    await setAuto(pilot, '12');
    for (const total of [12, 24]) {
      await pilot.press('Alt-D');
      const left = new Set<string>();
      for (let tick = 0; tick < 40; tick += 1) {
        await pilot.elapse(50);
        const match = /Auto Play (\d+) to go: ESC/.exec(foot(pilot));
        if (match?.[1]) left.add(match[1]);
      }
      expect([...left].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
      await pilot.listen();
      expect(handsOf(pilot)).toHaveLength(total);
    }
    expect(handsOf(pilot).map(({ outcome }) => outcome)).toEqual(firstCoups('auto', 24).map(({ outcome }) => outcome));
    expect(foot(pilot)).toMatch(/ENTER/);
  });

  it('BAC-18 Esc rests it in the middle of a flight at once; Enter goes on, Esc ends it', async () => {
    const pilot = await sitDown({}, 'F1');
    await setAuto(pilot, '9');
    await pilot.press('Alt-D');
    await pilot.elapse(700);
    const before = pilot.nowMs;
    await pilot.press('Escape');
    await pilot.listen();
    expect(pilot.nowMs - before).toBeLessThanOrEqual(100);
    expect(foot(pilot)).toMatch(/8 left: ENTER goes on, ESC quits/);
    await pilot.elapse(5000);
    expect(handsOf(pilot)).toHaveLength(2);
    await pilot.press('Enter');
    await pilot.elapse(60_000);
    expect(handsOf(pilot)).toHaveLength(10);
    await pilot.press('Alt-D');
    await pilot.elapse(100);
    await press(pilot, 'Escape', 'Escape');
    expect(foot(pilot)).toMatch(/^Auto Play is over; 8 hands were not dealt/);
    await press(pilot, 'F3', 'Enter');
    expect(pilot.screenName).toBe('table');
  });

  it('BAC-18 other keys do nothing while it deals', async () => {
    const pilot = await sitDown({}, ...inHaste);
    await setAuto(pilot, '50');
    await pilot.press('Alt-D');
    await pilot.press('F10', 'F3', 'B', 'Enter', 'F1');
    await pilot.elapse(20_000);
    expect(pilot.screenName).toBe('table');
    expect(handsOf(pilot)).toHaveLength(50);
  });

  it('BAC-18 BAC-32 with movement and display off many hands go at once, the same ones', async () => {
    const pilot = await sitDown({ seed: 'bulk' }, ...inHaste, 'F3', 'C', 'Enter', 'P', 'Right', 'Enter');
    await setAuto(pilot, '5000');
    await pilot.press('Alt-D');
    let repaints = 0;
    while (!/Winnings/.test(shown(pilot)) || won(pilot) < 5000) {
      await pilot.elapse(1);
      repaints += 1;
      expect(repaints).toBeLessThan(100);
    }
    await pilot.listen();
    const coups = firstCoups('bulk', 5000);
    const count = (side: string): number => coups.filter(({ outcome }) => outcome === side).length;
    const group = (number: number): string => number.toLocaleString('en-US');
    expect(shown(pilot)).toMatch(
      new RegExp(`${group(count('player'))} won .* ${group(count('tie'))} won .* ${group(count('banker'))} won`),
    );
    const winnings = (count('player') - count('banker')) * 5;
    expect(foot(pilot)).toMatch(/^Auto Play is done\. Your sitting: 5,000 hands, (up|down) \$/);
    expect(pilot.said.slice(-2)).toEqual(['Auto Play deals 5,000 hands.', foot(pilot).replace(/ +ENTER.*/, '')]);
    expect(shown(pilot)).toMatch(new RegExp(`Winnings +${winnings < 0 ? '-' : '\\+'} \\$ +${group(Math.abs(winnings))}\\.00`));
  });

  it('BAC-15 BAC-28 the counts of 200,000 hands fit into the boxes of the bets', async () => {
    const pilot = await sitDown({ seed: 'boxes' }, ...inHaste, 'F3', 'C', 'Enter');
    await setAuto(pilot, '25000');
    await pilot.press('Alt-D');
    await pilot.listen();
    await pilot.elapse(1000);
    expect(linesOf(pilot)[16]?.slice(19, 62)).toMatch(/^└11,\d{3} won─?┘ {2}└ ?─*.*─*┘ {2}└11,\d{3} won─?┘$/);
  });

  it('BAC-18 Esc is heard between two of those', async () => {
    const pilot = await sitDown({}, ...inHaste, 'F3', 'C', 'Enter');
    await setAuto(pilot, '200000');
    await pilot.press('Alt-D');
    await pilot.elapse(20);
    const before = pilot.nowMs;
    await press(pilot, 'Escape');
    expect(pilot.nowMs - before).toBeLessThan(100);
    expect(foot(pilot)).toMatch(/left: ENTER goes on/);
    expect(won(pilot)).toBeGreaterThan(1000);
  });

  it('BAC-28 takes 0 to 200,000: more, letters and nothing at all are answered in words', async () => {
    const pilot = await sitDown({}, 'F3', '9');
    expect(pilot.textField).toEqual({ label: 'Auto Play hands, 0 to 200,000', most: 6, digits: true });
    await press(pilot, 'x');
    expect(foot(pilot)).toBe('Only the digits 0 to 9 can be typed here.');
    await press(pilot, ...'200001', 'Enter');
    expect(foot(pilot)).toBe('Auto Play deals 200,000 hands at most.');
    expect(pilot.textField).toBeDefined();
    await press(pilot, '9');
    expect(foot(pilot)).toBe('There is no room for more.');
    await press(pilot, 'Backspace', '0', 'Enter');
    expect(shown(pilot)).toMatch(/Auto Play Hands [.]+ 200,000/);
    expect(pilot.textField).toBeUndefined();
    await press(pilot, '9', 'Enter');
    expect(shown(pilot)).toMatch(/Auto Play Hands [.]+ 200,000/);
    await press(pilot, '9', '7', 'Escape');
    expect(shown(pilot)).toMatch(/Auto Play Hands [.]+ 200,000/);
    await press(pilot, '9', '0', 'Enter');
    expect(shown(pilot)).toMatch(/Auto Play Hands [.]+ 0/);
  });
});
