import { settle, tables } from '@felt80/baccarat';
import { describe, expect, it } from 'vitest';
import { betShown, firstCoups, foot, handsOf, inHaste, linesOf, powerOn, press, shown, sitDown } from './test-player';

describe('log-on', () => {
  it('BAC-10 shows name, version and rights until Enter', async () => {
    const pilot = powerOn();
    await pilot.listen();
    expect(pilot.screenName).toBe('logon');
    expect(shown(pilot)).toMatch(/Version 3\.00/);
    expect(shown(pilot)).toMatch(/Raymond M\. Buti, United Innovations Plus, 1990/);
    expect(shown(pilot)).toMatch(/copyright 2026 the Felt80 authors, MIT licence/);
    expect(foot(pilot)).toBe('A new sitting. ENTER takes you to the table.');
    expect(pilot.said).toEqual([foot(pilot)]);
    await pilot.press('F1');
    expect(pilot.screenName).toBe('logon');
    await press(pilot, 'Enter');
    expect(pilot.screenName).toBe('table');
    expect(shown(pilot)).not.toMatch(/MIT licence/);
  });
});

describe('the options box', () => {
  it('BAC-11 names the live keys, and Alt-H lists them in detail', async () => {
    const pilot = await sitDown();
    expect(linesOf(pilot)[0]).toContain('Options (ALT-H for Help)');
    expect(linesOf(pilot)[1]).toContain('F1/ENTER, ALT-D, F3, F5, F8, F10');
    expect(linesOf(pilot)[2]).toContain('B, P, T, O');
    await press(pilot, 'Alt-H');
    expect(pilot.screenName).toBe('help');
    expect(foot(pilot)).toMatch(/ESC closes the help$/);
    for (const line of [
      'F1/ENTER  Deal Hand',
      'ALT-D     Auto Play',
      'F3        SetUp Menu',
      'F5        System Menu',
      'F8        High Scores',
    ])
      expect(shown(pilot)).toContain(line);
    for (const line of ['F10  Quit', 'B    Change Banker Bet', 'P    Change Player Bet', 'T    Change Tie Bet'])
      expect(shown(pilot)).toContain(line);
  });

  it.each(['Alt-H', 'Enter', 'Escape'])('BAC-11 %s closes the help and deals nothing', async (key) => {
    const pilot = await sitDown({}, 'Alt-H', key);
    expect(pilot.screenName).toBe('table');
    expect(handsOf(pilot)).toHaveLength(0);
  });

  it('BAC-11 follows what can be done: a bet, Auto Play, its rest, a system', async () => {
    const box = (lines: readonly string[]): string =>
      lines
        .slice(0, 3)
        .map((line) => line.slice(42))
        .join('');
    const pilot = await sitDown({}, 'B');
    expect(box(linesOf(pilot))).toMatch(/Bet on Banker.*↑ \+\$1 {2}→ \+\$5 {2}ENTER Lock In.*ESC Take Back {2}P {2}T/s);
    await press(pilot, 'Up');
    expect(box(linesOf(pilot))).toMatch(/↑ \+\$1 {2}↓ -\$1 {2}→ \+\$5 {2}← -\$5 {2}0 None │.*ENTER Lock In {2}ESC Take Back {2}P {2}T │/);
    expect(linesOf(pilot)[3]).toMatch(/ └─+┘$/);
    await press(pilot, 'Escape', 'F3', '8', '9', '5', '0', 'Enter', 'Enter');
    await pilot.press('Alt-D');
    await pilot.elapse(500);
    expect(box(linesOf(pilot))).toMatch(/Auto Play .*ESC/);
    expect(box(linesOf(pilot))).not.toMatch(/F1/);
    await press(pilot, 'Escape');
    expect(box(linesOf(pilot))).toMatch(/Auto Play rests.*ENTER Continue[ │]+ESC Quit Auto Play/s);
    const inkOf = (row: number, text: string): number =>
      pilot.screen.memory[2 * (row * 80 + (linesOf(pilot)[row]?.indexOf(text, 42) ?? 0)) + 1] ?? 0;
    await press(pilot, 'Escape');
    const live = inkOf(2, 'B, P');
    expect(inkOf(1, 'F3')).toBe(live);
    await press(pilot, 'F5', '3', 'Enter');
    expect(inkOf(2, 'B, P')).not.toBe(live);
    expect(inkOf(1, 'F3')).toBe(live);
  });
});

describe('dealing', () => {
  it.each(['F1', 'Enter'])('BAC-12 %s deals; the first hand shuffles, and the cards go into the shoe', async (key) => {
    const pilot = await sitDown();
    expect(shown(pilot)).toContain('416 cards');
    await pilot.press(key);
    await pilot.elapse(100);
    expect(foot(pilot)).toMatch(/shuffled/);
    expect(shown(pilot)).toContain(' 0 cards');
    const seen = new Set<string>();
    for (let at = 0; at < 100; at += 1) {
      await pilot.elapse(50);
      const left = /(\d+) cards/.exec(shown(pilot))?.[1];
      if (left) seen.add(left);
    }
    expect([...seen].map(Number)).toEqual(expect.arrayContaining([0, 104, 208, 312, 416]));
    await pilot.listen();
    expect(handsOf(pilot)).toHaveLength(1);
    const [first] = firstCoups('test', 1);
    expect(shown(pilot)).toContain(`${416 - (first?.player.length ?? 0) - (first?.banker.length ?? 0)} cards`);
  });

  it('BAC-12 later hands do not shuffle', async () => {
    const pilot = await sitDown({}, 'F1');
    await pilot.press('F1');
    await pilot.elapse(100);
    expect(foot(pilot)).toBe('The cards are dealt.');
  });

  it('BAC-01 BAC-72 deals the cards of its seed, through two shuffles at 16 to 30 cards', async () => {
    const pilot = await sitDown({ seed: 'shoes' }, ...inHaste);
    const expected = firstCoups('shoes', 190);
    for (let hand = 0; hand < expected.length; hand += 1) {
      const before = Number(/(\d+) cards/.exec(shown(pilot))?.[1] ?? Number.NaN);
      await press(pilot, 'F1');
      if (expected[hand]?.shuffled && hand > 0) expect(before).toBeNaN();
    }
    const told = handsOf(pilot).map(({ player, banker, playerTotal, bankerTotal, outcome, natural, shuffled }) => ({
      player,
      banker,
      playerTotal,
      bankerTotal,
      outcome,
      natural,
      shuffled,
    }));
    expect(told).toEqual(expected);
    expect(expected.filter(({ shuffled }) => shuffled)).toHaveLength(3);
    let left = 416;
    for (const { player, banker, shuffled } of told) {
      if (shuffled) {
        if (left < 416) expect(left).toBeLessThanOrEqual(30);
        if (left < 416) expect(left).toBeGreaterThanOrEqual(16);
        left = 416;
      }
      left -= player.length + banker.length;
    }
  });

  it('BAC-07 BAC-14 BAC-15 twenty coups: cards, totals, result and money are those of the engine; a bet stays', async () => {
    const pilot = await sitDown(
      { seed: 'money' },
      ...inHaste,
      'F3',
      '0',
      'Enter',
      'P',
      'Right',
      'Right',
      'T',
      'Up',
      'B',
      'Right',
      'Up',
      'Enter',
    );
    const bets = { playerCents: 1000, tieCents: 500, bankerCents: 600 };
    let winnings = 0;
    const wins = { banker: 0, player: 0, tie: 0 };
    for (const [at, coup] of firstCoups('money', 20).entries()) {
      await press(pilot, at % 2 === 0 ? 'F1' : 'Enter');
      const { netCents } = settle(coup.outcome, bets, tables.baccarat.paytable);
      winnings += netCents;
      wins[coup.outcome] += 1;
      const lines = linesOf(pilot);
      expect(lines[5]?.slice(30, 36).trim()).toBe(String(coup.playerTotal));
      expect(lines[5]?.slice(59, 64).trim()).toBe(String(coup.bankerTotal));
      expect(lines[12]).toContain({ banker: 'BANKER WINS', player: 'PLAYER WINS', tie: 'TIE' }[coup.outcome]);
      const money = (line: string | undefined): number => Number(`${line?.[30]}${line?.slice(33, 43).replace(/[ ,]/g, '')}`.trim());
      expect(Math.round(money(lines[19]) * 100)).toBe(netCents);
      expect(Math.round(money(lines[20]) * 100)).toBe(winnings);
      expect(lines[21]).toMatch(new RegExp(`Hands +${at + 1} `));
      expect(lines[16]).toMatch(new RegExp(` ${wins.player} won .* ${wins.tie} won .* ${wins.banker} won `));
      expect([betShown(pilot, 'player'), betShown(pilot, 'tie'), betShown(pilot, 'banker')]).toEqual([10, 5, 6]);
      expect(foot(pilot)).toMatch(new RegExp(`^Player ${coup.playerTotal}, Banker ${coup.bankerTotal}`));
    }
    expect(handsOf(pilot).at(-1)?.winningsCents).toBe(winnings);
  });

  it('BAC-14 a hand without a bet is for the score card only', async () => {
    const pilot = await sitDown({}, ...inHaste, 'F1');
    expect(foot(pilot)).toMatch(/no bet/i);
    expect(handsOf(pilot)[0]).toMatchObject({ netCents: 0, winningsCents: 0 });
    expect(linesOf(pilot)[3]).toMatch(/^║ {2}1 /);
  });

  it('BAC-13 a key that repeats by itself never deals', async () => {
    const pilot = await sitDown({}, ...inHaste);
    for (const key of ['F1', 'Enter']) {
      await pilot.hold(key, 30);
      await pilot.listen();
    }
    expect(handsOf(pilot)).toHaveLength(2);
  });
});

describe('leaving', () => {
  it('BAC-19 F3, F5 and F8 lead to their screens and Enter back, F10 to the prompt', async () => {
    const pilot = await sitDown();
    for (const [key, screen] of [
      ['F3', 'setup'],
      ['F5', 'systems'],
      ['F8', 'scores'],
    ] as const) {
      await press(pilot, key);
      expect(pilot.screenName).toBe(screen);
      await press(pilot, 'Enter');
      expect(pilot.screenName).toBe('table');
    }
    await pilot.press('F10');
    expect(await pilot.exit).toBe(0);
    expect(shown(pilot).trim()).toBe('');
    expect(pilot.screen.border).toBe(0);
  });

  it('BAC-19 turning the machine off in the middle of a film ends the program', async () => {
    const pilot = await sitDown();
    await pilot.press('F1');
    await pilot.elapse(300);
    await pilot.powerOff();
    expect(await pilot.exit).toBe('poweredOff');
  });
});
