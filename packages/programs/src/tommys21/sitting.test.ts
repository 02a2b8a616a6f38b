import { DiskFull, type Key, openDisk, type Pilot, powerOnHeadless } from '@felt80/machine';
import { encodeRecord, memoryStore } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { builtInFiles, catalogue } from '../catalogue';
import { promptOver } from '../command/program';
import { type KeptPot, potFile } from './files';
import { balloon, bet, foot, linesOf, powerOn, press, roundsOf, shown, sitDown, standThrough } from './test-player';
import { seedWhere, whyOf } from './test-seeds';
import { refusals } from './words/refusals';

function newDisk(): ReturnType<typeof openDisk> {
  return openDisk(memoryStore({ now: () => 0 }));
}

function pot(pilot: Pilot): string {
  return /Pot (.*?) {2}/.exec(linesOf(pilot)[20] ?? '')?.[1]?.trim() ?? '';
}

/** What is left in the glass, and how the last hands ended. */
function glass(pilot: Pilot): readonly string[] {
  return [21, 22].map((row) => (linesOf(pilot)[row] ?? '').slice(44).trim());
}

/** What the title says below its cards. */
function notices(pilot: Pilot): string {
  return linesOf(pilot)
    .slice(16, 22)
    .map((line) => line.slice(0, 39).trim())
    .join(' ');
}

describe('the start', () => {
  it('T21-01 offers four games, and each key begins its own', async () => {
    for (const [game, title] of ['BLACKJACK', 'SEVEN AND ONE-HALF', 'NINE', 'PONTOON'].entries()) {
      const pilot = await sitDown({ game: (game + 1) as 1 | 2 | 3 | 4 });
      expect(linesOf(pilot)[0]).toContain(`${game + 1} ${title}`);
    }
  });

  it('T21-01 Enter takes what is offered, Esc goes back, and Pontoon offers a shuffle on every play', async () => {
    const pilot = powerOn({ args: '*' });
    await press(pilot, 'Enter', 'Enter', 'Enter', 'Enter');
    expect(shown(pilot)).toMatch(/BLACKJACK[\s\S]*\b4\b[\s\S]*the same deck[\s\S]*a random number[\s\S]*ENTER: 52/);
    await press(pilot, 'Escape', 'Escape', 'Escape', 'Escape', '4', 'Enter', 'Enter', 'Enter');
    expect(shown(pilot)).toMatch(/PONTOON[\s\S]*ENTER: E/);
  });

  it.each([
    ['20', 'The shoe takes 1 to 19 decks, not 20.'],
    ['0', 'The shoe takes 1 to 19 decks, not 0.'],
  ])('T21-04 refuses %s decks and asks again', async (decks, why) => {
    const pilot = powerOn({ args: '*' });
    await press(pilot, '1', ...decks, 'Enter');
    expect(foot(pilot)).toBe(why);
    expect(refusals.decksOutside.lines).toContain(balloon(pilot).slice(1, -1));
    await press(pilot, 'a');
    expect(foot(pilot)).toBe('Only the digits 0 to 9 can be typed here.');
    await press(pilot, '1', '9', 'Enter', 'Enter', 'Enter', 'Enter');
    expect(linesOf(pilot)[0]).toContain('Shoe 19 decks, 988 cards left');
  });

  it('T21-06 refuses a number above the shoe, zero and what is neither number nor E', async () => {
    const pilot = powerOn({ args: '*' });
    await press(pilot, '2', '2', 'Enter', 'Enter', 'Enter', '8', '1', 'Enter');
    expect(foot(pilot)).toBe('This shoe holds 80 cards: type 1 to 80, or E. 81 is not among them.');
    await press(pilot, '0', 'Enter');
    expect(foot(pilot)).toMatch(/type 1 to 80, or E\. 0 is not/);
    await press(pilot, 'a', 'b', 'c', 'Enter');
    expect(foot(pilot)).toBe('Type a number of cards, or the letter E for every play.');
    await press(pilot, '1', 'e', '1', 'Enter');
    expect(foot(pilot)).toBe('Type a number of cards, or the letter E for every play.');
    await press(pilot, '8', '0', 'Enter');
    expect(pilot.screenName).toBe('table');
  });
});

describe('the pot', () => {
  it('T21-02 starts even, goes below nothing, is kept at the end and is there again at the start', async () => {
    const disk = newDisk();
    const seed = seedWhere({}, [...bet, 'Enter'], (round) => whyOf(round) === 'lower');
    const pilot = await sitDown({ disk, seed });
    expect(pot(pilot)).toBe('even');
    await press(pilot, ...bet, 'Enter');
    expect(pot(pilot)).toBe('$10 behind');
    await pilot.press('F7');
    expect(await pilot.exit).toBe(0);
    expect((await disk.list('TOMMYS21.SCR')).length).toBe(1);
    const again = await sitDown({ disk, seed });
    expect(pot(again)).toBe('$10 behind');
  });

  it('T21-02 deleting TOMMYS21.SCR at the DOS prompt gives a fresh start', async () => {
    const seed = seedWhere({}, [...bet, 'Enter'], (round) => whyOf(round) === 'lower');
    const disk = openDisk(memoryStore({ now: () => 0 }), { builtIn: builtInFiles(catalogue) });
    const pilot = powerOnHeadless(promptOver(catalogue), { disk, seed });
    const sit = async (...keys: readonly Key[]): Promise<string> => {
      await pilot.type('tommys21 *');
      await press(pilot, 'Enter', '1', '1', 'Enter', 'S', '7', 'Enter', ...keys);
      const was = pot(pilot);
      await press(pilot, 'F7');
      return was;
    };
    expect(await sit(...bet, 'Enter')).not.toBe('even');
    await pilot.type('del tommys21.scr');
    await press(pilot, 'Enter');
    expect(await sit()).toBe('even');
  });

  it('T21-02 a damaged file is set aside and said; a full disk stops nothing', async () => {
    const disk = newDisk();
    await disk.update('TOMMYS21.SCR', () => new TextEncoder().encode('{"cents": "much"}'));
    const pilot = powerOn({ disk });
    await pilot.listen();
    expect(notices(pilot)).toMatch(/TOMMYS21\.SCR could not be read\. It is kept as TOMMYS21\.BAD; you start even\./);
    expect((await disk.list('TOMMYS21.BAD')).length).toBe(1);
    await pilot.powerOff();
    await disk.update('TOMMYS21.SCR', () => new TextEncoder().encode('{"cents": "much"}'));
    const strange = powerOn({ disk, args: 'xz' });
    await strange.listen();
    expect(notices(strange)).toMatch(/nothing here: X Z .* you start even\. After/);
    await strange.powerOff();
    const full = await sitDown({ disk: { ...newDisk(), update: () => Promise.reject(new DiskFull('TOMMYS21.SCR')) } }, ...bet);
    expect(foot(full)).toMatch(/The disk is full: the game goes on/);
  });

  it('T21-03 there and back again: dollars become pounds at 1.5, half to even, a cent astray at most', async () => {
    const seed = seedWhere({}, [...bet, 'Enter'], (round) => whyOf(round) === 'lower');
    const pilot = await sitDown({ seed }, ...bet, 'Enter', 'Escape', '4');
    expect(pot(pilot)).toBe('£6.67 behind');
    expect(foot(pilot)).toMatch(/^PONTOON: \$10 behind becomes £6\.67 behind/);
    await press(pilot, 'Escape', '3');
    expect(pot(pilot)).toBe('$10 behind');
    await press(pilot, 'Escape', 'Escape');
    expect(linesOf(pilot)[0]).toContain('3 NINE');
  });

  it.each([
    ['Escape', 'choosing'],
    ['F7', 'prompt'],
  ] as const)('T21-03 with cards out %s forfeits the stake after one confirmation', async (key, screen) => {
    const disk = newDisk();
    const playing = seedWhere({}, bet, (round) => round.turn.phase === 'playing');
    const pilot = await sitDown({ disk, seed: playing }, ...bet, key);
    expect(foot(pilot)).toBe('On the table: $10. If you go, the house keeps it. Y goes, N stays.');
    await press(pilot, 'N');
    expect(pilot.screenName).toBe('table');
    expect(pot(pilot)).toBe('even');
    await press(pilot, key, 'Y');
    expect(pilot.happened.some(({ type }) => type === 'forfeited')).toBe(true);
    if (screen === 'choosing') {
      expect(pilot.screenName).toBe('choosing');
      await press(pilot, 'Escape');
      expect(pot(pilot)).toBe('$10 behind');
      await pilot.press('F7');
    }
    expect(await pilot.exit).toBe(0);
    expect(pot(await sitDown({ disk }))).toBe('$10 behind');
  });

  it('T21-03 a closed tab forfeits too, and that is said at the next start; at the bet all is free', async () => {
    const disk = newDisk();
    const playing = seedWhere({}, bet, (round) => round.turn.phase === 'playing');
    const pilot = await sitDown({ disk, seed: playing }, ...bet);
    await pilot.powerOff();
    const next = powerOn({ disk });
    await next.listen();
    expect(foot(next)).toBe('You went away with $10 on the table: the house has kept it.');
    expect(next.said).toContain(foot(next));
    expect([next.screenName, pot(next)]).toEqual(['table', '$10 behind']);
    await press(next, 'F7');
    const third = powerOn({ disk });
    await third.listen();
    expect(notices(third)).toMatch(/Your pot: \$10 behind\./);
    expect(notices(third)).not.toMatch(/You went away/);
    await third.powerOff();
    const pontoon = await sitDown({ disk, game: 4 }, 'Enter', 'Escape');
    expect(pontoon.screenName).toBe('choosing');
    await press(pontoon, '1');
    expect(pot(pontoon)).toBe('$10 behind');
    await pontoon.press('F7');
    expect(await pontoon.exit).toBe(0);
  });

  it('MAC-17 T21-02 a reload goes on at the table with the game, the shoe, the bet and the glass; leaving ends that', async () => {
    const disk = newDisk();
    const answered = { game: 3, decks: 2, newDeck: true, riffles: 3, reshuffle: '40' } as const;
    const pilot = await sitDown({ disk, seed: 'reload', ...answered }, '2', '5', 'Enter');
    await standThrough(pilot, 5);
    const before = [pot(pilot), glass(pilot)];
    expect(before[1]).toEqual(['Martini: first, half gone', expect.stringMatching(/^[▲▼=]{5}$/)]);
    await press(pilot, 'F5');
    await pilot.powerOff();
    const next = powerOn({ disk, seed: 'another' });
    await next.listen();
    expect([next.screenName, pot(next), glass(next)]).toEqual(['table', ...before]);
    expect(foot(next)).toMatch(/^NINE goes on, /);
    await press(next, 'Enter');
    expect(shown(next)).toMatch(/ENTER: \$25/);
    await press(next, 'Enter');
    expect(next.happened.find(({ type }) => type === 'shuffled')).toMatchObject({ riffles: 3, opened: true, cards: 104 });
    await standThrough(next, 1);
    await press(next, 'F7');
    const third = powerOn({ disk });
    await third.listen();
    expect([third.screenName, notices(third)]).toEqual(['title', expect.stringContaining('Your pot')]);
  });

  it('MAC-08 T21-02 a pot without a sitting is taken, one with an impossible sitting is set aside', async () => {
    const disk = newDisk();
    const record = (value: unknown): Promise<unknown> => {
      const bytes = encodeRecord({ ...potFile.type, check: (it) => it as KeptPot }, value as KeptPot);
      return disk.update('TOMMYS21.SCR', () => bytes);
    };
    await record({ cents: 700, currency: 'dollars', stakedCents: 0 });
    expect(pot(await sitDown({ disk }))).toBe('$7 ahead');
    const handling = { decks: 4, newDeck: false, riffles: null, reshuffleAt: null };
    const sitting = { game: 'macao', handling, betCents: 1000, sitting: { hands: 3, streak: -1, outcomes: ['lost'] } };
    for (const wrong of [{ handling: { ...handling, decks: 20 } }, { game: 'whist' }, { betCents: 50_001 }, { sitting: { hands: -1 } }]) {
      await record({ cents: 700, currency: 'dollars', stakedCents: 0, sitting: { ...sitting, ...wrong } });
      const pilot = powerOn({ disk });
      await pilot.listen();
      expect(notices(pilot)).toMatch(/could not be read/);
      await pilot.powerOff();
    }
  });

  it('T21-03 two windows on one disk lose nothing of one another', async () => {
    const disk = newDisk();
    const seed = seedWhere({}, [...bet, 'Enter'], (round) => whyOf(round) === 'lower');
    // The second goes on at the table of the first.
    const [one, two] = [await sitDown({ disk, seed }), powerOn({ disk, seed })];
    await press(one, ...bet, 'Enter');
    await press(two, ...bet, 'Enter');
    expect(pot(two)).toBe('$20 behind');
  });
});

describe('bets', () => {
  it.each([
    [['0', 'Enter'], 'The least bet is 1.'],
    [['5', '0', '1', 'Enter'], 'The most you can bet is 500.'],
    [['a'], 'Only the digits 0 to 9 make a bet.'],
    [['1', '2', '3', '4'], 'No bet has more figures than that.'],
  ] as const)('T21-07 %j is no bet, and nothing is lost', async (keys, why) => {
    const pilot = await sitDown({}, ...keys);
    expect(foot(pilot)).toBe(why);
    expect([pot(pilot), roundsOf(pilot).length]).toEqual(['even', 0]);
  });

  it('T21-07 takes 1 to 500, and Enter repeats the bet before', async () => {
    const staked = async (...keys: readonly Key[]): Promise<number | undefined> => {
      const pilot = await sitDown({ game: 3, seed: 'bets' }, ...keys);
      await standThrough(pilot, 1);
      return roundsOf(pilot)[0]?.hands[0]?.stakeCents;
    };
    expect([await staked('1', 'Enter'), await staked('5', '0', '0', 'Enter'), await staked('Enter')]).toEqual([100, 50_000, 1000]);
    const pilot = await sitDown({ game: 3, seed: 'bets' }, '7', '5', 'Enter');
    await standThrough(pilot, 3);
    expect(roundsOf(pilot).map(({ hands }) => hands[0]?.stakeCents)).toEqual([7500, 7500, 7500]);
  });

  it('T21-08 dollars in three games, pounds in Pontoon', async () => {
    for (const [game, symbol] of ['$', '$', '$', '£'].entries()) {
      const pilot = await sitDown({ game: (game + 1) as 1 | 2 | 3 | 4, seed: 'money' });
      expect(linesOf(pilot)[20]).toContain(`Bet ${symbol}10`);
    }
  });
});
