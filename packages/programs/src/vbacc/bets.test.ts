import { describe, expect, it } from 'vitest';
import { at, bank, coups, fields, firstCoups, foot, play, seedWhere, shown, sitDown, skip, staked } from './test-player';

describe('the packs', () => {
  it('VBA-01 the first pack is dealt out, then all eight decks are gathered, shuffled and cut again', async () => {
    const expected = firstCoups('packs', 150);
    const pilot = await sitDown({ seed: 'packs' }, '1');
    expect(shown(pilot)).toContain('1st 416');
    let cut = 0;
    let dealt = 0;
    for (const coup of expected) {
      await play(pilot, 'P', 'Enter');
      if (coup.shuffled) {
        if (cut > 0) expect(dealt).toBeGreaterThanOrEqual(cut);
        dealt = 0;
      } else expect(dealt).toBeLessThan(cut);
      dealt += coup.player.length + coup.banker.length;
      if (coup.shuffled) cut = coup.first + dealt;
      const left = [/1st +(\d+)/, /2nd +(\d+)/].map((count) => Number(count.exec(shown(pilot))?.[1]));
      expect(left).toEqual([Math.max(0, cut - dealt), 416 - Math.max(cut, dealt)]);
      expect([cut >= 60, cut <= 356]).toEqual([true, true]);
    }
    const told = coups(pilot).map(({ player, banker, shuffled }) => ({ player, banker, shuffled }));
    expect(told).toEqual(expected.map(({ player, banker, shuffled }) => ({ player, banker, shuffled })));
    expect(told.filter(({ shuffled }) => shuffled).length).toBeGreaterThan(2);
  });

  it.each([
    ['a coup that runs out of the first pack is finished from the second', (second: number, cut: number) => second < 416 - cut],
    [
      'a pack that is empty exactly at the end of a coup is gathered before the next',
      (second: number, cut: number) => second === 416 - cut,
    ],
  ])('VBA-01 %s', async (_, ends) => {
    const seed = seedWhere((all) => {
      const [opening] = all;
      const cut = (opening?.first ?? 0) + (opening?.player.length ?? 0) + (opening?.banker.length ?? 0);
      const last = all.findIndex(({ first }) => first === 0);
      return last > 0 && ends(all[last]?.second ?? 0, cut);
    }, 16);
    const expected = firstCoups(seed, 17);
    const last = expected.findIndex(({ first }) => first === 0);
    const pilot = await sitDown({ seed }, '1');
    for (let coup = 0; coup <= last; coup += 1) await play(pilot, 'P', 'Enter');
    expect(shown(pilot)).toMatch(/1st +0/);
    await play(pilot, 'H');
    expect(shown(pilot)).toMatch(/FROM EIGHT FULL DECKS/);
    expect(shown(pilot)).toMatch(/Player +44\.62% +-1\.24%/);
    await play(pilot, 'H');
    expect(foot(pilot)).toMatch(/the next deal shuffles$/);
    await play(pilot, 'P');
    await pilot.press('Enter');
    await pilot.elapse(100);
    expect(foot(pilot)).toMatch(/^Eight decks are shuffled and cut into two packs\./);
    await skip(pilot);
    expect(coups(pilot).at(-1)).toMatchObject({ shuffled: true, player: expected[last + 1]?.player });
  });

  it('VBA-01 VBA-09 the odds of the rules page count both packs as unseen', async () => {
    const pilot = await sitDown({}, 'H');
    expect(shown(pilot)).toMatch(/Player +44\.62% +-1\.24%/);
    expect(shown(pilot)).toMatch(/Tie +9\.52% +-14\.36%/);
    expect(shown(pilot)).toMatch(/Banker +45\.86% +-1\.06%/);
    await play(pilot, 'H', '1', 'P', 'Enter', 'H');
    expect(shown(pilot)).toContain('FROM ALL UNSEEN CARDS');
    expect(shown(pilot)).toMatch(/Player +44\.[56]\d% +-1\.\d\d%/);
  });
});

describe('bets', () => {
  it.each([
    [
      ['P', 'B'],
      [5, 0, 0],
    ],
    [
      ['B', 'P'],
      [0, 0, 5],
    ],
    [
      ['T', 'P', 'B'],
      [5, 5, 0],
    ],
  ])('VBA-02 Banker and Player together are refused with a message: %s', async (keys, lying) => {
    const pilot = await sitDown({}, ...keys);
    expect(fields(pilot)).toEqual(lying);
    expect(foot(pilot)).toMatch(/^Banker and Player cannot be bet on together/);
    expect(pilot.said.at(-1)).toMatch(/^Banker and Player cannot/);
    expect(bank(pilot) + staked(pilot)).toBe(100_000);
  });

  it.each([
    ['P', 'T'],
    ['T', 'B'],
    ['B', 'T'],
  ])('VBA-02 the Tie goes with either: %s %s', async (...keys) => {
    const pilot = await sitDown({}, ...keys);
    expect(staked(pilot)).toBe(1000);
    expect(foot(pilot)).toMatch(/^\$5 on (Tie|Banker), \$10 in all\.$/);
    await play(pilot, 'Enter');
    expect(coups(pilot)).toHaveLength(1);
  });

  it('VBA-03 pays Tie 8:1, Player 1:1, Banker 0.95:1 to the cent; on a tie the other bets return', async () => {
    const nets = {
      P: { player: 100, banker: -100, tie: 0 },
      B: { player: -100, banker: 95, tie: 0 },
      T: { player: -100, banker: -100, tie: 800 },
    };
    const pilot = await sitDown({ seed: 'pays' }, '1');
    const seen = new Set<string>();
    for (let coup = 0; coup < 60; coup += 1) {
      const before = bank(pilot);
      const on = (['P', 'B'] as const)[coup % 2] ?? 'P';
      await play(pilot, on, 'T', 'Enter');
      const { outcome } = coups(pilot)[coup] ?? { outcome: 'tie' as const };
      seen.add(on + outcome);
      expect(bank(pilot) - before).toBe(nets[on][outcome] + nets.T[outcome]);
      expect(staked(pilot)).toBe(0);
    }
    expect([...seen].sort()).toEqual(['Bbanker', 'Bplayer', 'Btie', 'Pbanker', 'Pplayer', 'Ptie']);
  });

  it('VBA-04 a click chooses a chip, a click on a field adds it; $5 is chosen at first', async () => {
    const pilot = await sitDown();
    await pilot.click(...at.fields.tie);
    await pilot.click(...at.fields.tie);
    expect(fields(pilot)).toEqual([0, 10, 0]);
    let sum = 0;
    for (const [cents, place] of Object.entries<readonly [number, number]>(at.chips)) {
      await pilot.click(...place);
      expect(foot(pilot)).toMatch(new RegExp(`^The \\$${Number(cents) / 100} chip is chosen`));
      await pilot.click(...at.fields.player);
      sum += Number(cents) / 100;
      expect(fields(pilot)).toEqual([sum, 10, 0]);
    }
    expect(bank(pilot)).toBe(100_000 - 64_100);
  });

  it('VBA-04 VBA-09 keys 1 to 5 choose chips; fields lie in the middle, chips at the lower right', async () => {
    const pilot = await sitDown({}, '1', 'B', '2', 'B', '3', 'B', '4', 'B', '5', 'B');
    expect(fields(pilot)).toEqual([0, 0, 631]);
    const plate = (row: number, column: number): number => (pilot.screen.memory[2 * (row * 80 + column) + 1] ?? 0) >> 4;
    expect([plate(19, 62), plate(13, 71)]).toEqual([14, 2]);
    await play(pilot, '2');
    expect([plate(19, 62), plate(13, 71)]).toEqual([2, 14]);
  });

  it('VBA-05 Clear Bets takes all bets back', async () => {
    const pilot = await sitDown({}, 'P', 'T', '4', 'P');
    await pilot.click(...at.buttons.clear);
    expect([bank(pilot), staked(pilot), ...fields(pilot)]).toEqual([100_000, 0, 0, 0, 0]);
    expect(foot(pilot)).toBe('The table is clear: $110 went back to the bank.');
    await play(pilot, 'C');
    expect(foot(pilot)).toBe('There are no bets to clear.');
  });

  it.each([
    ['Space held', { held: ['Space'] }],
    ['the right button', { button: 'right' }],
  ] as const)('VBA-05 a click with %s takes the top chip of that field, one at a time', async (_, how) => {
    const pilot = await sitDown({}, '4', 'P', '1', 'P', '3', 'P', '2', 'T');
    const left: number[] = [];
    for (let click = 0; click < 4; click += 1) {
      await pilot.click(...at.fields.player, how);
      left.push(fields(pilot)[0] ?? Number.NaN);
    }
    expect(left).toEqual([101, 100, 0, 0]);
    expect(fields(pilot)[1]).toBe(5);
    expect(foot(pilot)).toBe('There is no chip on Player to take back.');
    await pilot.click(...at.buttons.deal, { button: 'right' });
    expect(coups(pilot)).toHaveLength(0);
  });

  it('VBA-05 Backspace takes it from the field chosen last, and goes on when held', async () => {
    const pilot = await sitDown({}, 'Backspace');
    expect(foot(pilot)).toMatch(/^No field has been chosen yet/);
    await play(pilot, 'P', '1', 'T', 'T', 'T', 'Backspace');
    expect(fields(pilot)).toEqual([5, 2, 0]);
    await pilot.hold('Backspace', 5);
    expect(fields(pilot)).toEqual([5, 0, 0]);
    await play(pilot, 'P', 'Backspace', 'Backspace', 'Backspace');
    expect(staked(pilot)).toBe(0);
  });

  it('VBA-05 VBA-06 Rebet restores the stacks: the top chip is the same one', async () => {
    const pilot = await sitDown({}, '3', 'P', '1', 'P', '2', 'P', 'T', 'Enter', 'R');
    expect(fields(pilot)).toEqual([31, 5, 0]);
    const left: number[] = [];
    for (let click = 0; click < 3; click += 1) {
      await pilot.click(...at.fields.player, { button: 'right' });
      left.push(fields(pilot)[0] ?? Number.NaN);
    }
    expect(left).toEqual([26, 25, 0]);
  });
});
