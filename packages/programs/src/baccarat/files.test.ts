import { type Disk, openDisk } from '@felt80/machine';
import { encodeRecord, memoryStore, type RecordType } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { handsOf, inHaste, press, shown, sitDown } from './test-player';

type Json = Record<string, never>;

/** A disk with a sitting of three hands by the Martingale, its files changed by hand and given a right checksum. */
async function forged(file: 'CFG' | 'SAV', change: (data: Json) => void): Promise<Disk> {
  const disk = openDisk(memoryStore({ now: () => 0 }));
  const pilot = await sitDown({ seed: 'forged', disk }, ...inHaste, 'F5', '5', 'Enter', 'F1', 'F1', 'F1');
  await pilot.powerOff();
  const name = `BACCARAT.${file}`;
  const { kind, version, data } = JSON.parse(new TextDecoder().decode(await disk.read(name)));
  change(data);
  const type: RecordType<unknown> = { kind, version, check: (any) => any, upgrade: [] };
  await disk.update(name, () => encodeRecord(type, data));
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
  ])('BAC-51 a state %s: the sitting stays, the system is at its start', async (_, run) => {
    const disk = await forged('SAV', set('sitting.run', { resultCents: 700, restarted: false, ...run }));
    const pilot = await sitDown({ disk });
    expect(shown(pilot)).toMatch(/Hands +3 /);
    expect(shown(pilot)).toMatch(/Martingale +\$ +0\.00 .*\n.* unit 1 +next \$5 /);
    await press(pilot, 'F1');
    expect(handsOf(pilot)).toHaveLength(1);
  });
});
