import { describe, expect, it } from 'vitest';
import {
  at,
  bank,
  coups,
  diskWith,
  fields,
  firstCoups,
  foot,
  play,
  seedWhere,
  shown,
  sitDown,
  staked,
  travelling,
  watch,
} from './test-player';

const keyOf = { player: 'P', tie: 'T', banker: 'B' } as const;

describe('dealing', () => {
  it('VBA-06 Deal without bets is refused; after a coup the table is cleared to the bank', async () => {
    const pilot = await sitDown({}, 'Enter');
    expect(foot(pilot)).toMatch(/^There is no bet on the table/);
    expect(coups(pilot)).toHaveLength(0);
    await pilot.click(...at.fields.banker);
    await pilot.click(...at.buttons.deal);
    await watch(pilot);
    expect(coups(pilot)).toHaveLength(1);
    expect([staked(pilot), ...fields(pilot)]).toEqual([0, 0, 0, 0]);
    expect(bank(pilot)).toBe(100_000 + (coups(pilot)[0]?.netCents ?? Number.NaN));
    expect(foot(pilot)).toMatch(/^Player \d, Banker \d(, natural)?\. Banker (wins \$4\.75|loses \$5|bet returns)\./);
    expect(pilot.said.at(-1)).toMatch(/Your bank: \$[\d,.]+\.$/);
  });

  it('VBA-06 Rebet repeats the bets of the previous round, in place of what lies there', async () => {
    const pilot = await sitDown({}, 'R');
    expect(foot(pilot)).toBe('There is no round to bet again yet.');
    await play(pilot, 'P', 'T', 'Enter', 'B');
    await pilot.click(...at.buttons.rebet);
    expect(fields(pilot)).toEqual([5, 5, 0]);
    await play(pilot, 'Enter', 'R', 'Enter');
    expect(coups(pilot).map(({ bets }) => bets)).toEqual(Array(3).fill({ playerCents: 500, tieCents: 500, bankerCents: 0 }));
  });

  it('VBA-06 Rebet is unavailable when the bank is too small, with a message', async () => {
    const seed = seedWhere(([coup]) => coup?.outcome === 'banker');
    const pilot = await sitDown({ seed }, '5', 'P', '4', 'P', 'Enter', 'R');
    expect(bank(pilot)).toBe(40_000);
    expect(foot(pilot)).toMatch(/^The last round took \$600 in chips: you have \$400\./);
    expect(staked(pilot)).toBe(0);
  });

  it('VBA-06 clicks while cards and chips travel deal nothing and lose nothing', async () => {
    for (const gap of [0, 1, 40, 900, 2500, 3500, 4200]) {
      const pilot = await sitDown({ seed: 'double' }, 'P', 'T');
      await pilot.click(...at.buttons.deal);
      await pilot.elapse(gap);
      expect(travelling(pilot)).toBe(true);
      const places: readonly (readonly [number, number])[] = [
        at.buttons.deal,
        at.fields.player,
        at.buttons.clear,
        at.buttons.leave,
        at.chips[50000],
      ];
      for (const place of places) await pilot.click(...place);
      await pilot.press('Enter', 'R', 'P', 'C');
      await watch(pilot);
      expect(coups(pilot)).toHaveLength(1);
      expect(bank(pilot)).toBe(100_000 + (coups(pilot)[0]?.netCents ?? Number.NaN));
      expect(foot(pilot)).toMatch(/^Player \d, Banker \d/);
    }
  });

  it('VBA-06 the result is seen before the chips move, and the bank is paid after them', async () => {
    const pilot = await sitDown({ seed: seedWhere(([coup]) => coup?.outcome === 'player') }, 'P', 'T');
    await pilot.press('Enter');
    const seen: string[] = [];
    while (travelling(pilot)) {
      await pilot.elapse(20);
      seen.push([/PLAYER WINS/.test(pilot.screen.rowText(9)), ...fields(pilot).slice(0, 2), bank(pilot) / 100].join(' '));
    }
    expect([...new Set(seen)]).toEqual([
      'false 5 5 990',
      'true 5 5 990',
      expect.stringMatching(/^(true|false) 0 5 990$/),
      ...[...new Set(seen)].slice(3),
    ]);
    expect(seen.at(-1)).toBe('true 0 0 1000');
  });

  it('VBA-06 the cards fly to their places; Escape skips to the same picture', async () => {
    const slow = await sitDown({ seed: 'film' }, 'P');
    const fast = await sitDown({ seed: 'film' }, 'P', 'Enter');
    await slow.press('Enter');
    const began = slow.nowMs;
    await watch(slow);
    expect(slow.nowMs - began).toBeGreaterThan(2500);
    expect(slow.nowMs - began).toBeLessThan(7000);
    expect(slow.screen.toText()).toBe(fast.screen.toText());
    expect(slow.tones.length).toBeGreaterThan(5);
  });
});

describe('the panel', () => {
  const totals = (pilot: Awaited<ReturnType<typeof sitDown>>): readonly string[] =>
    [4, 5, 6, 7, 8].map((row) => pilot.screen.rowText(row).slice(63, 78));
  const sums = (pilot: Awaited<ReturnType<typeof sitDown>>): readonly number[] =>
    pilot.screen.rowText(10).slice(64, 77).trim().split(/ +/).map(Number);

  it("VBA-07 shows the five latest coups, the newest at the bottom with a triangle, the winner's total in white", async () => {
    const expected = firstCoups('panel', 40);
    const pilot = await sitDown({ seed: 'panel' }, '1');
    for (let played = 1; played <= expected.length; played += 1) {
      await play(pilot, 'P', 'Enter');
      const lines = totals(pilot);
      const latest = expected.slice(Math.max(0, played - 5), played);
      latest.forEach(({ outcome, playerTotal, bankerTotal }, line) => {
        const cells = [lines[line]?.[3], lines[line]?.[7], lines[line]?.[11]];
        expect(cells).toEqual(outcome === 'tie' ? [' ', String(playerTotal), ' '] : [String(playerTotal), ' ', String(bankerTotal)]);
        expect(lines[line]?.includes('►')).toBe(line === latest.length - 1);
        const white = [3, 7, 11].map((column) => (pilot.screen.memory[2 * ((4 + line) * 80 + 63 + column) + 1] ?? 0) === 0x0f);
        const isWinner = { player: [true, false, false], tie: [false, true, false], banker: [false, false, true] }[outcome];
        cells.forEach((cell, column) => {
          if (cell !== ' ') expect(white[column]).toBe(isWinner[column]);
        });
      });
      const older = expected.slice(0, Math.max(0, played - 5));
      expect(sums(pilot)).toEqual(['player', 'tie', 'banker'].map((side) => older.filter(({ outcome }) => outcome === side).length));
    }
    expect(expected.some(({ outcome }, coup) => coup > 4 && outcome === 'tie')).toBe(true);
  });

  it('VBA-07 the sums are kept across shoes, until the program ends', async () => {
    const pilot = await sitDown({ seed: 'packs' }, '1');
    for (let coup = 0; coup < 100; coup += 1) await play(pilot, 'P', 'Enter');
    expect(coups(pilot).filter(({ shuffled }) => shuffled).length).toBeGreaterThan(1);
    expect(sums(pilot).reduce((sum, number) => sum + number, 0)).toBe(95);
    await play(pilot, 'Escape');
    expect(sums(await sitDown({ disk: pilot.disk }))).toEqual([0, 0, 0]);
  });
});

describe('limits', () => {
  it.each([
    ['player', [5000, 0, 0], /^The table takes \$5,000 at most on Player\./],
    ['tie', [0, 500, 0], /^The table takes \$500 at most on Tie\./],
    ['banker', [0, 0, 5000], /^The table takes \$5,000 at most on Banker\./],
  ] as const)('VBA-08 the table takes no more than its limit on %s', async (on, most, message) => {
    const pilot = await sitDown({ disk: await diskWith(2_000_000) }, '5');
    for (let chip = 0; chip < 12; chip += 1) await play(pilot, keyOf[on]);
    expect(fields(pilot)).toEqual(most);
    expect(foot(pilot)).toMatch(message);
    await play(pilot, '1', keyOf[on]);
    expect(fields(pilot)).toEqual(most);
    expect(foot(pilot)).toMatch(message);
    await play(pilot, 'Enter');
    expect(coups(pilot)).toHaveLength(1);
  });

  it('VBA-08 bets cannot exceed the bank', async () => {
    const pilot = await sitDown({ disk: await diskWith(1_095) }, 'P', 'P', 'P');
    expect(fields(pilot)).toEqual([10, 0, 0]);
    expect(bank(pilot)).toBe(95);
    expect(foot(pilot)).toMatch(/^The bank is too small for this chip/);
    await play(pilot, '1', 'T');
    expect(fields(pilot)).toEqual([10, 0, 0]);
  });
});

describe('the keyboard and the rules', () => {
  it('VBA-09 H or a click shows the rules; Enter, Escape, H or a click lead back', async () => {
    for (const back of ['H', 'h', 'Enter', 'Escape', 'click']) {
      const pilot = await sitDown({}, 'P');
      if (back === 'click') await pilot.click(...at.buttons.rules);
      else await play(pilot, 'H');
      expect(pilot.screenName).toBe('rules');
      expect(shown(pilot)).toContain('any but 8');
      if (back === 'click') await pilot.click(3, 3);
      else await play(pilot, back);
      expect(pilot.screenName).toBe('table');
      expect([coups(pilot).length, fields(pilot)[0]]).toEqual([0, 5]);
    }
  });

  it('VBA-09 B, P and T bet, Enter deals, R rebets, C clears, Escape leaves', async () => {
    const pilot = await sitDown({}, 'b', 't', 'Enter', 'r', 'c', 'p', 'Enter');
    expect(coups(pilot).map(({ bets }) => [bets.playerCents, bets.tieCents, bets.bankerCents])).toEqual([
      [0, 500, 500],
      [500, 0, 0],
    ]);
    await play(pilot, 'Escape');
    expect(await pilot.exit).toBe(0);
    expect(shown(pilot).trim()).toBe('');
    expect([pilot.screen.border, pilot.area, pilot.legend]).toEqual([0, undefined, []]);
  });

  it('VBA-09 a key that repeats by itself bets and deals once only', async () => {
    const pilot = await sitDown();
    await pilot.hold('P', 20);
    expect(fields(pilot)).toEqual([5, 0, 0]);
    await pilot.hold('Enter', 20);
    await watch(pilot);
    expect(coups(pilot)).toHaveLength(1);
  });
});
