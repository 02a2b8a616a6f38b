import { type Disk, type Key, openDisk } from '@felt80/machine';
import { encodeRecord, memoryStore, type RecordType } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { handsOf, inHaste, press, shown, sitDown } from './test-player';

type Json = Record<string, never>;

/** Changes a file by hand and gives it a right checksum. */
async function changeFile(disk: Disk, file: 'CFG' | 'SAV', change: (data: Json) => void): Promise<void> {
  const name = `BACCARAT.${file}`;
  const { kind, version, data } = JSON.parse(new TextDecoder().decode(await disk.read(name)));
  change(data);
  const type: RecordType<unknown> = { kind, version, check: (any) => any, upgrade: [] };
  await disk.update(name, () => encodeRecord(type, data));
}

/** A disk with a sitting of three hands by a system, the Martingale if none is named, and a changed file. */
async function forged(file: 'CFG' | 'SAV', change: (data: Json) => void, system: Key = '5'): Promise<Disk> {
  const disk = openDisk(memoryStore({ now: () => 0 }));
  const pilot = await sitDown({ seed: 'forged', disk }, ...inHaste, 'F5', system, 'Enter', 'F1', 'F1', 'F1');
  await pilot.powerOff();
  await changeFile(disk, file, change);
  return disk;
}

const set =
  (path: string, value: unknown) =>
  (data: Json): void => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Record<string, unknown>>((inner, name) => inner[name] as Record<string, unknown>, data);
    holder[last] = value;
  };

const shoe = (cards: readonly string[], dealt: number, cutCard: number) => set('sitting.shoe', { cards, dealt, cutCard });

describe('files that are sound but say what cannot be', () => {
  it.each([
    ['a shoe that ends in the middle of a coup', 'SAV', shoe(Array(416).fill('9h'), 413, 416)],
    ['a shoe of five cards', 'SAV', shoe(Array(5).fill('9h'), 0, 5)],
    ['a shoe with jokers', 'SAV', shoe(Array(416).fill('Jo'), 0, 390)],
    ['a bet above the limit', 'SAV', set('sitting.bets', { bankerCents: 60_000, playerCents: 0, tieCents: 0 })],
    ['a bet of cents', 'SAV', set('sitting.bets', { bankerCents: 0, playerCents: 550, tieCents: 0 })],
    ['a hand of four cards', 'SAV', set('sitting.hand.player', Array(4).fill('Ah'))],
    ['more marks than hands', 'SAV', set('sitting.card.marks', Array(1000).fill({ outcome: 'tie', wins: 1 }))],
    ['more Auto Play than there is', 'SAV', set('sitting.auto', { left: 200_001, paused: false })],
    ['a maximum below the minimum', 'CFG', set('systems.dalembert', { min: 50, max: 5, restartOnMax: true, on: 'player' })],
  ] as const)('BAC-34 %s: the file is set aside and play goes on', async (_, file, change) => {
    const disk = await forged(file, change);
    const pilot = await sitDown({ disk }, ...inHaste, 'F1', 'O', 'F1', 'F8', 'F8');
    expect(handsOf(pilot)).toHaveLength(2);
    expect(await disk.read('BACCARAT.BAD')).toBeDefined();
  });

  it.each([
    ['of another system', { system: 'cancellation', state: [5, 10] }],
    ['that is no whole bet', { system: 'martingale', state: { call: 7.5, unit: 5 } }],
    ['that is nonsense', { system: 'martingale', state: { call: 'much', unit: 5 } }],
    ['of no system', { state: { call: 20, unit: 5 } }],
    ['above what can be called for', { system: 'martingale', state: { call: 2000, unit: 5 } }],
    ['below Min', { system: 'martingale', state: { call: -10, unit: 5 } }],
    ['of another unit', { system: 'martingale', state: { call: 20, unit: 10 } }],
    ['of the form of another system', { system: 'martingale', state: { step: 3 } }],
    ['that is none', { system: 'martingale', state: null }],
    ['that is text', { system: 'martingale', state: 'lost' }],
  ])('BAC-51 a state %s: the sitting stays, the system is at its start', async (_, run) => {
    const disk = await forged('SAV', set('sitting.run', { resultCents: 700, restarted: false, ...run }));
    const pilot = await sitDown({ disk });
    expect(shown(pilot)).toMatch(/Hands +3 /);
    expect(shown(pilot)).toMatch(/Martingale +\$ +0\.00 .*\n.* unit 1 +next \$5 /);
    await press(pilot, 'F1');
    expect(handsOf(pilot)).toHaveLength(1);
  });

  it.each([
    ['1', 'Cancellation', [], /5 10 15 20 25 +next \$30 /],
    ['3', "D'Alembert", { call: 10, unit: 0 }, / unit 1 +next \$5 /],
    ['7', 'Progressive Win', { step: 6 }, / step 1 of 6 +next \$5 /],
    ['8', 'Thirty-One', { step: 0, riding: 20 }, / step 1 of 9 +next \$5 /],
    ['9', 'Triple Cancellation', [5, 501], /5 10 15 20 25 +next \$30 /],
  ] as const)('BAC-51 a state that system %s, %s, cannot have reached: it is at its start', async (key, name, state, line) => {
    const disk = await forged('SAV', set('sitting.run.state', state), key);
    const pilot = await sitDown({ disk });
    expect(shown(pilot)).toContain(name);
    expect(shown(pilot)).toMatch(line);
    await press(pilot, 'F1');
    expect(handsOf(pilot)).toHaveLength(1);
  });

  it('BAC-51 a state goes on with the settings that it was reached with, and starts over with others', async () => {
    const disk = await forged('CFG', set('systems.martingale.min', 20));
    const other = await sitDown({ disk });
    expect(shown(other)).toMatch(/Martingale +\$ +0\.00 .*\n.* unit 1 +next \$20 /);
    await other.powerOff();
    const kept = await forged('CFG', set('systems.martingale', { min: 20, max: 500, restartOnMax: true, on: 'player' }));
    await changeFile(
      kept,
      'SAV',
      set('sitting.run', { system: 'martingale', state: { call: 80, unit: 20 }, resultCents: -6000, restarted: false }),
    );
    const pilot = await sitDown({ disk: kept });
    expect(shown(pilot)).toMatch(/Martingale +- \$ +60\.00 .*\n.* unit 4 +next \$80 /);
  });
});
