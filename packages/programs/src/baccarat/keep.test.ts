import { type Disk, DiskFull, openDisk, type Pilot } from '@felt80/machine';
import { memoryStore, StoreUnavailable } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { firstCoups, foot, handsOf, inHaste, linesOf, powerOn, press, shown, sitDown } from './test-player';

const files = ['BACCARAT.CFG', 'BACCARAT.SAV', 'BACCARAT.SCR'];

function emptyDisk(): Disk {
  return openDisk(memoryStore({ now: () => 0 }));
}

/** A disk on which writing fails in the given way while the switch is on. */
function failing(disk: Disk, error: () => Error): { readonly disk: Disk; fails: boolean } {
  const state = {
    fails: false,
    disk: {
      ...disk,
      update: async (name: string, change: (old: Uint8Array | undefined) => Uint8Array | undefined) => {
        if (state.fails) throw error();
        await disk.update(name, change);
      },
    },
  };
  return state;
}

function winnings(pilot: Pilot): string {
  return linesOf(pilot)[20]?.slice(20, 44).trim() ?? '';
}

function hands(pilot: Pilot): number {
  return Number(/Hands +(\d+)/.exec(shown(pilot))?.[1]);
}

describe('the sitting', () => {
  it('BAC-15 a closed machine resumes it: money, hands, bets, shoe, score card and the cards to come', async () => {
    const pilot = await sitDown({ seed: 'resume' }, ...inHaste, 'P', 'Right', 'Right', 'Enter');
    for (let hand = 0; hand < 12; hand += 1) await press(pilot, 'F1');
    const before = linesOf(pilot).slice(0, 24);
    await pilot.powerOff();
    const next = powerOn({ disk: pilot.disk, seed: 'another' });
    await next.listen();
    expect(foot(next)).toMatch(/^Your sitting goes on: 12 hands played, /);
    await press(next, 'Enter');
    expect(linesOf(next).slice(0, 24)).toEqual(before);
    for (let hand = 0; hand < 8; hand += 1) await press(next, 'F1');
    expect([...handsOf(pilot), ...handsOf(next)].map(({ player }) => player)).toEqual(firstCoups('resume', 20).map(({ player }) => player));
  });

  it('BAC-15 a power cut at any moment of the film loses nothing that was shown', async () => {
    for (const ms of [0, 50, 500, 1500, 3000, 4000, 4500, 5500]) {
      const pilot = await sitDown({ seed: 'cut' }, 'P', 'Right', 'Enter');
      await pilot.press('F1');
      await pilot.elapse(ms);
      await pilot.powerOff();
      const next = await sitDown({ disk: pilot.disk });
      expect(hands(next)).toBe(1);
      const [coup] = firstCoups('cut', 1);
      expect(winnings(next)).toMatch({ player: /\+ \$ +5\.00/, banker: /- \$ +5\.00/, tie: /\$ +0\.00/ }[coup?.outcome ?? 'tie']);
    }
  });

  it('BAC-15 F10 ends it: the next one begins with nothing', async () => {
    const pilot = await sitDown({ seed: 'end' }, ...inHaste, 'P', 'Right', 'Enter', 'F1', 'F1', 'F10');
    const next = await sitDown({ disk: pilot.disk, seed: 'next' });
    expect(hands(next)).toBe(0);
    expect(winnings(next)).toMatch(/\$ +0\.00/);
    await press(next, 'F1');
    expect(handsOf(next)[0]?.player).toEqual(firstCoups('next', 1)[0]?.player);
  });

  it('BAC-18 Auto Play rests after a power cut', async () => {
    const pilot = await sitDown({}, ...inHaste, 'F3', '8', '9', '4', '0', 'Enter', 'Enter');
    await pilot.press('Alt-D');
    await pilot.elapse(500);
    const dealt = handsOf(pilot).length;
    await pilot.powerOff();
    const next = await sitDown({ disk: pilot.disk });
    expect(foot(next)).toContain(`${40 - dealt} left: ENTER goes on`);
    await next.elapse(5000);
    expect(handsOf(next)).toHaveLength(0);
    await next.press('Enter');
    await next.elapse(20_000);
    expect(handsOf(next)).toHaveLength(40 - dealt);
  });
});

describe('files that are no good', () => {
  it.each(files)('BAC-34 a damaged %s is said, set aside, and the program starts without it', async (file) => {
    const disk = emptyDisk();
    const bad = new TextEncoder().encode('{"record":1,"kind":"BACCARAT');
    await disk.update(file, () => bad);
    const pilot = powerOn({ disk });
    await pilot.listen();
    expect(shown(pilot)).toContain(`${file} could not be read: it is kept as BACCARAT.BAD, defaults are used.`);
    expect(await disk.read('BACCARAT.BAD')).toEqual(bad);
    await press(pilot, 'Enter', ...inHaste, 'F1');
    expect(handsOf(pilot)).toHaveLength(1);
  });

  it('BAC-34 all three at once', async () => {
    const disk = emptyDisk();
    for (const [at, file] of files.entries()) await disk.update(file, () => Uint8Array.of(at + 1));
    const pilot = powerOn({ disk });
    await pilot.listen();
    for (const file of files) expect(shown(pilot)).toContain(`${file} could not be read`);
    expect((await disk.list('BACCARAT.BA?')).map(({ name }) => name)).toEqual(['BACCARAT.BA1', 'BACCARAT.BA2', 'BACCARAT.BAD']);
  });
});

describe('a disk that takes nothing', () => {
  it.each([
    ['full', () => new DiskFull('BACCARAT.SAV'), /^The disk is full: the game goes on, but it is not kept\./],
    ['refusing', () => new StoreUnavailable('broken', 'gone'), /^The disk takes nothing: the game goes on, but it is not kept\./],
  ] as const)('BAC-34 %s: a message, and play goes on; later it is kept again', async (_, error, message) => {
    const broken = failing(emptyDisk(), error);
    const pilot = await sitDown({ seed: 'full', disk: broken.disk }, ...inHaste, 'P', 'Right', 'Enter', 'F1');
    broken.fails = true;
    await press(pilot, 'F1');
    expect(foot(pilot)).toMatch(message);
    await press(pilot, 'F1', 'F3', '8', 'Enter');
    expect(handsOf(pilot)).toHaveLength(3);
    expect(hands(pilot)).toBe(3);
    broken.fails = false;
    await press(pilot, 'F1');
    expect(foot(pilot)).not.toMatch(message);
    await pilot.powerOff();
    const next = await sitDown({ disk: broken.disk });
    expect(hands(next)).toBe(4);
  });

  it('BAC-34 a diskette without room', async () => {
    const disk = openDisk(memoryStore({ now: () => 0 }), { capacityBytes: 200 });
    const pilot = await sitDown({ disk }, ...inHaste, 'F1', 'F1');
    expect(foot(pilot)).toMatch(/^The disk is full/);
    expect(handsOf(pilot)).toHaveLength(2);
    await press(pilot, 'F10');
    expect(await pilot.exit).toBe(0);
  });
});

describe('two windows', () => {
  it('BAC-15 in one sitting: the later one is told, takes the table as it is, and nothing is lost', async () => {
    const disk = emptyDisk();
    const first = await sitDown({ seed: 'two', disk }, ...inHaste, 'P', 'Right', 'Enter', 'F1');
    const second = await sitDown({ seed: 'two', disk });
    await press(first, 'F1', 'F1');
    await press(second, 'F1');
    expect(handsOf(second)).toHaveLength(0);
    expect(foot(second)).toMatch(/^Another window has played on/);
    expect(hands(second)).toBe(3);
    expect(linesOf(second).slice(4, 24)).toEqual(linesOf(first).slice(4, 24));
    await press(second, 'F1');
    expect(hands(second)).toBe(4);
    await press(first, 'F1');
    expect(foot(first)).toMatch(/^Another window has played on/);
    await press(first, 'F1', 'F8', 'F8');
    expect(shown(first)).toMatch(/Hands +5 /);
    const played = [...handsOf(first), ...handsOf(second)].map(({ player }) => player.join());
    expect(new Set(played)).toEqual(new Set(firstCoups('two', 5).map(({ player }) => player.join())));
  });

  it('BAC-15 one of them ends the sitting: the other begins a new one', async () => {
    const disk = emptyDisk();
    const first = await sitDown({ seed: 'two', disk }, ...inHaste, 'F1');
    const second = await sitDown({ seed: 'two', disk });
    await press(first, 'F10');
    await press(second, 'F1');
    expect(foot(second)).toMatch(/^Another window has ended this sitting/);
    expect(hands(second)).toBe(0);
    await press(second, 'F1', 'F8', 'F8');
    expect(shown(second)).toMatch(/Hands +2 /);
  });

  it('BAC-34 different options changed in two windows are both kept', async () => {
    const disk = emptyDisk();
    const first = await sitDown({ disk }, 'F3');
    const second = await sitDown({ disk }, 'F3');
    await press(first, '1');
    await press(second, '4');
    const next = await sitDown({ disk }, 'F3');
    expect(shown(next)).toMatch(/Sound [.]+ Off/);
    expect(shown(next)).toMatch(/Save High Games [.]+ On/);
  });

  it('BAC-34 two windows change different systems: both changes are kept', async () => {
    const disk = emptyDisk();
    const first = await sitDown({ disk }, 'F5');
    const second = await sitDown({ disk }, 'F5');
    await press(first, 'F4', '2', '5', 'Enter');
    await press(second, 'F6', '4', '0', 'Enter');
    const next = await sitDown({ disk }, 'F5');
    expect(shown(next)).toMatch(/Follow The Shoe +25 +25 /);
    expect(shown(next)).toMatch(/Opposite The Shoe +40 +40 /);
  });

  it.each([
    ['5', '1', /Cancellation +\$ +0\.00 .*\n.* 5 10 15 20 25 +next \$30/],
    ['1', '5', /Martingale +\$ +0\.00 .*\n.* unit 1 +next \$5 /],
  ])('BAC-51 another window has played with system %s when %s is selected: it begins at its start', async (played, selected, panel) => {
    const disk = emptyDisk();
    const first = await sitDown({ seed: 'two', disk }, ...inHaste, 'F5', played, 'Enter', 'F1');
    const second = await sitDown({ seed: 'two', disk });
    await press(first, 'F1');
    await press(second, 'F5', selected);
    expect(foot(second)).toMatch(/^Another window has played on/);
    const next = await sitDown({ disk });
    expect(shown(next)).toMatch(panel);
    await press(next, 'F1');
    expect(handsOf(next)).toHaveLength(1);
  });

  /** A disk with a sitting that is ahead, left open. */
  async function aheadOn(disk: Disk): Promise<void> {
    const seed = Array.from({ length: 30 }, (_, at) => `s${at}`).find((seed) => firstCoups(seed, 1)[0]?.outcome === 'player') ?? '';
    const pilot = await sitDown({ seed, disk }, 'F3', '4', 'Enter', ...inHaste, 'P', 'Right', 'Enter', 'F1');
    await pilot.powerOff();
  }

  it('BAC-60 a sitting that two windows close enters the scores once', async () => {
    const disk = emptyDisk();
    await aheadOn(disk);
    const [first, second] = [await sitDown({ disk }, 'F10'), await sitDown({ disk }, 'F10')];
    await press(first, 'A', 'Enter');
    await press(second, 'B', 'Enter');
    const shownNow = shown(await sitDown({ disk }, 'F8'));
    expect(shownNow).toMatch(/1 +A /);
    expect(shownNow).not.toMatch(/2 +B /);
  });

  it('BAC-60 a power cut between the score and the end of the sitting: closed again, it is not entered again', async () => {
    const disk = emptyDisk();
    await aheadOn(disk);
    const dying: Disk = {
      ...disk,
      update: async (name, change) => (name === 'BACCARAT.SAV' ? undefined : disk.update(name, change)),
    };
    await press(await sitDown({ disk: dying }, 'F10'), 'A', 'Enter').catch(() => undefined);
    const again = await sitDown({ disk }, 'F10');
    expect(again.screenName).toBe('name');
    await press(again, 'B', 'Enter');
    const shownNow = shown(await sitDown({ disk }, 'F8'));
    expect(shownNow).toMatch(/1 +A /);
    expect(shownNow).not.toMatch(/2 +B /);
  });

  it('BAC-60 scores of two windows are both kept', async () => {
    const disk = emptyDisk();
    const seeds = Array.from({ length: 30 }, (_, at) => `s${at}`).filter((seed) => firstCoups(seed, 1)[0]?.outcome === 'player');
    const sit = (seed: string | undefined): Promise<Pilot> =>
      sitDown({ seed: seed ?? '', disk }, 'F3', '4', 'Enter', ...inHaste, 'P', 'Right', 'Enter', 'F1', 'F10');
    const first = await sit(seeds[0]);
    await press(first, 'A', 'Enter');
    const second = await sit(seeds[1]);
    expect(second.ended).toBe(true);
    const third = await sit(seeds[2]);
    await press(third, 'C', 'Enter');
    const next = await sitDown({ disk }, 'F8');
    expect(shown(next)).toMatch(/1 +A .*\n.*2 +C /);
  });
});
