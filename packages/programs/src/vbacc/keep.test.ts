import { type Disk, DiskFull, openDisk } from '@felt80/machine';
import { memoryStore, StoreUnavailable } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { at, bank, coups, diskWith, fields, firstCoups, foot, play, seedWhere, shown, sitDown, staked, watch } from './test-player';

function emptyDisk(): Disk {
  return openDisk(memoryStore({ now: () => 0 }));
}

const losing = seedWhere(([coup]) => coup?.outcome === 'banker');

describe('the bank', () => {
  it('VBA-08 has $1,000 to start and is kept; chips on the table go back to it on leaving', async () => {
    const pilot = await sitDown({ seed: losing });
    expect(bank(pilot)).toBe(100_000);
    await play(pilot, 'P', 'Enter', '4', 'T', 'Escape');
    const next = await sitDown({ disk: pilot.disk });
    expect([bank(next), staked(next)]).toEqual([99_500, 0]);
    expect(foot(next)).toBe('Welcome back. Your bank: $995.');
  });

  it('VBA-08 below $1 in bank and on the table a new one is offered, by keys and by clicks', async () => {
    for (const how of ['key', 'click']) {
      const pilot = await sitDown({ seed: losing, disk: await diskWith(1_095) }, 'P', 'P');
      expect([bank(pilot), pilot.screenName]).toEqual([95, 'table']);
      await pilot.click(...at.buttons.deal);
      await watch(pilot);
      expect(pilot.screenName).toBe('broke');
      expect(shown(pilot)).toMatch(/The house offers you a new one of \$1,000\./);
      if (how === 'key') await pilot.press('Enter');
      else await pilot.click(15, 20);
      expect([pilot.screenName, bank(pilot)]).toEqual(['table', 100_000]);
      expect(pilot.happened.at(-1)).toEqual({ type: 'bank', bankCents: 100_000 });
      await play(pilot, 'P', 'Enter');
      expect(coups(pilot)).toHaveLength(2);
    }
  });

  it('VBA-08 an offer that was not taken is made again; exactly $1 is enough', async () => {
    const pilot = await sitDown({ disk: await diskWith(99) });
    expect(pilot.screenName).toBe('broke');
    await pilot.click(15, 42);
    expect(pilot.ended).toBe(true);
    const next = await sitDown({ disk: pilot.disk });
    expect(next.screenName).toBe('broke');
    const rich = await sitDown({ seed: losing, disk: await diskWith(200) }, '1', 'P', 'Enter', 'R');
    expect([rich.screenName, bank(rich), ...fields(rich)]).toEqual(['table', 0, 1, 0, 0]);
    await rich.powerOff();
    expect((await sitDown({ disk: rich.disk })).screenName).toBe('table');
  });

  it('VBA-08 a closed machine goes on: chips, bank, packs, panel, Rebet and the cards to come', async () => {
    const pilot = await sitDown({ seed: 'resume' });
    for (let coup = 0; coup < 8; coup += 1) await play(pilot, 'P', 'T', 'Enter');
    await play(pilot, '3', 'T', '1', 'T');
    const before = pilot.screen.toText();
    await pilot.powerOff();
    const next = await sitDown({ disk: pilot.disk, seed: 'another' });
    expect(foot(next)).toMatch(/^Your game goes on: \$[\d,.]+ in the bank, \$26 on the table\./);
    await play(next, '1', 'T', 'Backspace');
    expect(next.screen.toText().split('\n').slice(2, 26)).toEqual(before.split('\n').slice(2, 26));
    await play(next, 'Enter', 'R', 'Enter');
    expect([...coups(pilot), ...coups(next)].map(({ player }) => player)).toEqual(firstCoups('resume', 10).map(({ player }) => player));
    expect(coups(next).map(({ bets }) => bets.tieCents)).toEqual([2600, 2600]);
  });

  it('VBA-08 a power cut at any moment of the film loses nothing that was shown', async () => {
    for (const ms of [0, 50, 500, 1500, 3000, 4000, 4500, 5500]) {
      const pilot = await sitDown({ seed: losing }, 'P', 'T');
      await pilot.press('Enter');
      await pilot.elapse(ms);
      await pilot.powerOff();
      const next = await sitDown({ disk: pilot.disk });
      expect([bank(next), staked(next)]).toEqual([99_000, 0]);
      await play(next, 'R');
      expect(fields(next)).toEqual([5, 5, 0]);
    }
  });
});

describe('a disk that is no good', () => {
  it.each([
    ['cut off', '{"record":1,"kind":"VBACC bank"'],
    ['of something else', 'Hello'],
  ])('VBA-08 a bank file %s is reported and set aside, and there is a new bank', async (_, text) => {
    const disk = emptyDisk();
    const bad = new TextEncoder().encode(text);
    await disk.update('VBACC.SAV', () => bad);
    const pilot = await sitDown({ disk });
    expect(foot(pilot)).toBe('VBACC.SAV could not be read: kept as VBACC.BAD. You get a new bank.');
    expect(pilot.said).toEqual(['VBACC.SAV could not be read: kept as VBACC.BAD. You get a new bank.']);
    expect(await disk.read('VBACC.BAD')).toEqual(bad);
    expect(bank(pilot)).toBe(100_000);
    await play(pilot, 'P', 'Enter');
    expect(coups(pilot)).toHaveLength(1);
  });

  it('VBA-08 a file with a chip that no house has is not trusted', async () => {
    const disk = emptyDisk();
    const pilot = await sitDown({ disk }, 'P');
    await pilot.powerOff();
    const text = new TextDecoder().decode(await disk.read('VBACC.SAV'));
    await disk.update('VBACC.SAV', () => new TextEncoder().encode(text.replace('"player":[500]', '"player":[70000]')));
    const next = await sitDown({ disk });
    expect(foot(next)).toMatch(/^VBACC\.SAV could not be read/);
    expect([bank(next), staked(next)]).toEqual([100_000, 0]);
  });

  it.each([
    ['full', () => new DiskFull('VBACC.SAV'), /^The disk is full: you can play on, but it is not kept\./],
    ['refusing', () => new StoreUnavailable('broken', 'gone'), /^The disk takes nothing: you can play on, but it is not kept\./],
  ] as const)('VBA-08 %s: a message, and play goes on; later it is kept again', async (_, error, message) => {
    const disk = emptyDisk();
    let fails = true;
    const broken: Disk = { ...disk, update: (name, change) => (fails ? Promise.reject(error()) : disk.update(name, change)) };
    const pilot = await sitDown({ disk: broken }, 'P');
    expect(foot(pilot)).toMatch(message);
    await play(pilot, 'Enter');
    expect(foot(pilot)).toMatch(message);
    expect(coups(pilot)).toHaveLength(1);
    fails = false;
    await play(pilot, 'P');
    expect(foot(pilot)).toMatch(/^\$5 on Player\./);
    const kept = bank(pilot);
    await pilot.powerOff();
    expect(bank(await sitDown({ disk }))).toBe(kept);
  });
});

describe('two windows', () => {
  it('VBA-08 the later one is told, takes the table as it is, and no money is lost or made', async () => {
    const disk = emptyDisk();
    const first = await sitDown({ disk, seed: 'two' }, 'P');
    const second = await sitDown({ disk, seed: 'two' });
    expect(fields(second)).toEqual([5, 0, 0]);
    await play(first, 'T', 'Enter');
    await play(second, 'Enter');
    expect(coups(second)).toHaveLength(0);
    expect(foot(second)).toMatch(/^Another window has played on/);
    const table = first.screen.toText().replace('►TIE', ' TIE').split('\n');
    expect(second.screen.toText().split('\n').slice(2, 25)).toEqual(table.slice(2, 25));
    await play(second, 'P', 'Enter');
    expect(coups(second)).toHaveLength(1);
    const nets = [...coups(first), ...coups(second)].reduce((sum, { netCents }) => sum + netCents, 0);
    expect(bank(second)).toBe(100_000 + nets);
  });
});
