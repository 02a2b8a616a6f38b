import { type Disk, type Key, openDisk } from '@felt80/machine';
import { change, memoryStore } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { scoresFile } from './files';
import type { Score } from './scores';
import { firstCoups, foot, handsOf, inHaste, linesOf, press, shown, sitDown } from './test-player';

/** A seed whose first hand the Player wins. */
const winning = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((seed) => firstCoups(seed, 1)[0]?.outcome === 'player') ?? '';
/** A seed whose first hand the Banker wins. */
const losing = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((seed) => firstCoups(seed, 1)[0]?.outcome === 'banker') ?? '';

const betAndDeal: readonly Key[] = [...inHaste, 'P', 'Right', 'Right', 'Enter', 'F1'];
const saving: readonly Key[] = ['F3', '4', 'Enter'];

async function diskWith(scores: readonly Score[]): Promise<Disk> {
  const disk = openDisk(memoryStore({ now: () => 0 }));
  await change(disk, scoresFile.file, scoresFile.type, () => scores);
  return disk;
}

const fifteen: readonly Score[] = Array.from({ length: 15 }, (_, at) => ({
  name: `Player ${at + 1}`,
  winningsCents: 20_000 - at * 1000,
  hands: 100 + at,
  date: '1990-08-03',
}));

describe('high scores', () => {
  it('BAC-23 BAC-60 with Save High Games on, quitting ahead asks for a name and keeps the score', async () => {
    const pilot = await sitDown({ seed: winning }, ...saving, ...betAndDeal, 'F10');
    expect(pilot.screenName).toBe('name');
    expect(pilot.textField).toEqual({ label: 'Your name for the high scores', most: 21, digits: false });
    await press(pilot, ...'  Ada L.', 'Enter');
    expect(await pilot.exit).toBe(0);
    const next = await sitDown({ disk: pilot.disk }, 'F8');
    expect(linesOf(next)[4]).toMatch(/ 1 +Ada L\. +\+ \$ +10\.00 +1 +1990-04-02/);
    await press(next, 'Enter');
    expect(next.screenName).toBe('table');
  });

  it('BAC-23 off, behind, or without winnings: no question', async () => {
    for (const [seed, ...keys] of [
      [winning, ...betAndDeal],
      [losing, ...saving, ...betAndDeal],
      [winning, ...saving, ...inHaste, 'F1'],
    ] as const) {
      const pilot = await sitDown({ seed }, ...keys);
      await pilot.press('F10');
      expect(await pilot.exit).toBe(0);
      expect(await pilot.disk.read('BACCARAT.SCR')).toBeUndefined();
    }
  });

  it('BAC-60 a name has 1 to 21 characters of this screen; anything else is answered in words', async () => {
    const pilot = await sitDown({ seed: winning }, ...saving, ...betAndDeal, 'F10', 'Enter');
    expect(foot(pilot)).toMatch(/^A name has 1 to 21 characters/);
    await press(pilot, 'Space', 'Space', 'Enter');
    expect(foot(pilot)).toMatch(/^A name has 1 to 21 characters/);
    await press(pilot, '漢');
    expect(foot(pilot)).toBe('This screen has no such character.');
    await press(pilot, 'Backspace', 'Backspace', ...'Zoë <b>"\\%s é 1234567');
    await press(pilot, 'x');
    expect(foot(pilot)).toBe('There is no room for more.');
    await press(pilot, 'Enter');
    const next = await sitDown({ disk: pilot.disk }, 'F8');
    expect(linesOf(next)[4]).toContain('Zoë <b>"\\%s é 1234567 ');
  });

  it('BAC-60 Esc leaves without a name', async () => {
    const pilot = await sitDown({ seed: winning }, ...saving, ...betAndDeal, 'F10', 'A', 'Escape');
    expect(await pilot.exit).toBe(0);
    expect(await pilot.disk.read('BACCARAT.SCR')).toBeUndefined();
  });

  it('BAC-60 shows the best fifteen; a better one pushes the last out, of equals the older stays ahead', async () => {
    const disk = await diskWith(fifteen);
    const pilot = await sitDown({ seed: winning, disk }, ...saving, ...betAndDeal, 'F8');
    for (const [at, { name }] of fifteen.entries()) expect(linesOf(pilot)[4 + at]).toMatch(new RegExp(`^║ +${at + 1} +${name} `));
    await press(pilot, 'Enter');
    const won = (): number => handsOf(pilot).at(-1)?.winningsCents ?? 0;
    await press(pilot, 'F10');
    expect(won()).toBe(1000);
    expect(pilot.ended).toBe(true);
    const rights = (number: number): readonly Key[] => Array.from({ length: number }, (): Key => 'Right');
    const equal = await sitDown({ seed: winning, disk }, 'P', ...rights(12), 'Enter', 'F1', 'F10');
    expect(handsOf(equal).at(-1)?.winningsCents).toBe(6000);
    expect(equal.ended).toBe(true);
    const better = await sitDown({ seed: winning, disk }, 'P', ...rights(13), 'Enter', 'F1', 'F10');
    await press(better, ...'New', 'Enter');
    const after = await sitDown({ disk }, 'F8');
    const names = linesOf(after)
      .slice(4, 19)
      .map((line) => line.slice(10, 31).trim());
    expect(names).toEqual([...fifteen.slice(0, 14).map(({ name }) => name), 'New']);
    expect(names).toHaveLength(15);
  });
});

describe('statistics', () => {
  it('BAC-61 are always kept and shown on a second page of F8', async () => {
    const pilot = await sitDown({ seed: 'sums' }, ...inHaste, 'P', 'Right', 'Right', 'Enter');
    for (let hand = 0; hand < 30; hand += 1) await press(pilot, 'F1');
    await press(pilot, 'F5', '5', 'Enter');
    for (let hand = 0; hand < 20; hand += 1) await press(pilot, 'F1');
    const hands = handsOf(pilot);
    await press(pilot, 'F10');
    const next = await sitDown({ disk: pilot.disk }, 'F8', 'F8');
    const text = shown(next).replace(/,/g, '');
    const count = (test: (hand: (typeof hands)[number]) => boolean): number => hands.filter(test).length;
    expect(text).toMatch(/Hands +50/);
    expect(text).toMatch(new RegExp(`Banker wins +${count(({ outcome }) => outcome === 'banker')} `));
    expect(text).toMatch(new RegExp(`Player wins +${count(({ outcome }) => outcome === 'player')} `));
    expect(text).toMatch(new RegExp(`Ties +${count(({ outcome }) => outcome === 'tie')} `));
    expect(text).toMatch(new RegExp(`Naturals +${count(({ natural }) => natural)} `));
    const nets = hands.map(({ netCents }) => netCents);
    const money = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);
    expect(text).toMatch(new RegExp(`Biggest win +\\+ \\$ +${money(Math.max(...nets))}`));
    expect(text).toMatch(new RegExp(`Biggest loss +- \\$ +${money(Math.min(...nets))}`));
    const net = (some: readonly number[]): number => some.reduce((sum, cents) => sum + cents, 0);
    expect(text).toMatch(new RegExp(`Yourself +30 +[-+ ] \\$ +${money(net(nets.slice(0, 30)))}`));
    expect(text).toMatch(new RegExp(`Martingale +20 +[-+ ] \\$ +${money(net(nets.slice(30)))}`));
    expect(text).toMatch(/Thirty-One +0 /);
    await press(next, 'F8');
    expect(shown(next)).toContain('HIGH SCORES');
    await press(next, 'F8', 'Enter');
    expect(next.screenName).toBe('table');
  });
});
