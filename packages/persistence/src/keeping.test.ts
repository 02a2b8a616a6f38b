import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from './ascii';
import { change, type Damaged, load, remove, save } from './keeping';
import { encodeRecord, type RecordType } from './record';
import { type Store, StoreFull } from './store';
import { memoryStore } from './stores/memory';

const pot: RecordType<number> = {
  kind: 'TRIAL pot',
  version: 1,
  check: (data) => (typeof data === 'number' ? data : { problem: 'invalid' }),
  upgrade: [],
};
const newer: RecordType<number> = { ...pot, version: 2, upgrade: [(old) => old] };

const now = () => 0;
const put = (store: Store, name: string, text: string) => store.update(name, () => bytesOf(text));
const names = async (store: Store) => (await store.list()).map(({ name }) => name);

it('loads what was saved, changes it, and removes it', async () => {
  const store = memoryStore({ now });
  expect(await load(store, 'A.SAV', pot)).toEqual({ status: 'absent' });
  await save(store, 'A.SAV', pot, 5);
  expect(await change(store, 'A.SAV', pot, (old = 0) => old + 1)).toBe(6);
  expect(await load(store, 'A.SAV', pot)).toEqual({ status: 'loaded', value: 6 });
  expect(await change(store, 'B.SAV', pot, (old) => (old === undefined ? 1 : -1))).toBe(1);
  await remove(store, 'A.SAV');
  expect(await names(store)).toEqual(['B.SAV']);
});

it('MAC-08 two who both change lose nothing', async () => {
  const store = memoryStore({ now });
  const adding = async () => {
    for (let n = 0; n < 100; n++) await change(store, 'POT', pot, (old = 0) => old + 1);
  };
  await Promise.all([adding(), adding()]);
  expect(await load(store, 'POT', pot)).toEqual({ status: 'loaded', value: 200 });
});

describe('what cannot be used', () => {
  it('MAC-08 is kept under the next free name and reported with why', async () => {
    const store = memoryStore({ now });
    const wanted = ['POKER.BAD', ...Array.from({ length: 9 }, (_, n) => `POKER.BA${n + 1}`), 'POKER.B10'];
    for (const [n, keptAs] of wanted.entries()) {
      await put(store, 'POKER.SAV', `damage ${n}`);
      expect(await load(store, 'POKER.SAV', pot)).toEqual({ status: 'damaged', why: { problem: 'notARecord' }, keptAs });
      expect(await load(store, 'POKER.SAV', pot)).toEqual({ status: 'absent' });
    }
    for (const [n, name] of wanted.entries()) expect(textOf((await store.read(name)) as Uint8Array)).toBe(`damage ${n}`);
  });

  it('MAC-08 foreign, newer and changed records are told apart', async () => {
    const store = memoryStore({ now });
    await store.update('A', () => encodeRecord({ ...pot, kind: 'OTHER' }, 1));
    await store.update('B', () => encodeRecord(newer, 1));
    await store.update('C', () => bytesOf((textOf(encodeRecord(pot, 1)) as string).replace('\n1', '\n2')));
    const found = await Promise.all(['A', 'B', 'C'].map((name) => load(store, name, pot)));
    expect(found.map((loaded) => [(loaded as Damaged).why.problem, (loaded as Damaged).keptAs])).toEqual([
      ['foreign', 'A.BAD'],
      ['newer', 'B.BAD'],
      ['checksum', 'C.BAD'],
    ]);
  });

  it('MAC-08 a change sets it aside, reports it and starts afresh', async () => {
    const store = memoryStore({ now });
    const reports: Damaged[] = [];
    await put(store, 'POT.SAV', 'damage');
    const seen: unknown[] = [];
    const by = (old: number | undefined) => {
      seen.push(old);
      return 7;
    };
    expect(await change(store, 'POT.SAV', pot, by, (report) => reports.push(report))).toBe(7);
    expect(seen).toEqual([undefined]);
    expect(reports).toEqual([{ status: 'damaged', why: { problem: 'notARecord' }, keptAs: 'POT.BAD' }]);
    expect(await names(store)).toEqual(['POT.BAD', 'POT.SAV']);
    await put(store, 'POT.SAV', 'more damage');
    await save(store, 'POT.SAV', pot, 8);
    expect(await names(store)).toEqual(['POT.BA1', 'POT.BAD', 'POT.SAV']);
  });

  it('a record that is itself called BAD is not thrown away', async () => {
    const store = memoryStore({ now });
    await put(store, 'POT.BAD', 'damage');
    expect(await load(store, 'POT.BAD', pot)).toMatchObject({ keptAs: 'POT.BA1' });
    expect(await names(store)).toEqual(['POT.BA1']);
  });

  it('a power cut between copy and removal leaves no second copy', async () => {
    const store = memoryStore({ now });
    await put(store, 'POT.SAV', 'damage');
    const dying: Store = {
      ...store,
      async update(name, by) {
        if (name === 'POT.SAV') throw new Error('no power');
        await store.update(name, by);
      },
    };
    expect(await load(dying, 'POT.SAV', pot)).toMatchObject({ status: 'damaged', keptAs: 'POT.SAV' });
    expect(await names(store)).toEqual(['POT.BAD', 'POT.SAV']);
    expect(await load(store, 'POT.SAV', pot)).toMatchObject({ keptAs: 'POT.BAD' });
    expect(await names(store)).toEqual(['POT.BAD']);
  });

  it('does not take away what another writer has put right meanwhile', async () => {
    const store = memoryStore({ now });
    await put(store, 'POT.SAV', 'damage');
    const raced: Store = {
      ...store,
      async update(name, by) {
        await store.update(name, by);
        if (name === 'POT.BAD') await save(store, 'POT.SAV', pot, 3);
      },
    };
    expect(await load(raced, 'POT.SAV', pot)).toMatchObject({ status: 'damaged', keptAs: 'POT.BAD' });
    expect(await load(store, 'POT.SAV', pot)).toEqual({ status: 'loaded', value: 3 });
  });

  it('MAC-08 stays where it is when the store is full, and is not written over', async () => {
    const store = memoryStore({ now, capacityBytes: 8 });
    await put(store, 'POT.SAV', 'damage');
    expect(await load(store, 'POT.SAV', pot)).toEqual({ status: 'damaged', why: { problem: 'notARecord' }, keptAs: 'POT.SAV' });
    await expect(change(store, 'POT.SAV', pot, () => 1)).rejects.toBeInstanceOf(StoreFull);
    expect(textOf((await store.read('POT.SAV')) as Uint8Array)).toBe('damage');
  });
});

describe('a change that fails', () => {
  it('leaves the record, and passes the error on', async () => {
    const store = memoryStore({ now });
    await save(store, 'A', pot, 1);
    const fails = () => {
      throw new RangeError('mine');
    };
    await expect(change(store, 'A', pot, fails)).rejects.toBeInstanceOf(RangeError);
    await expect(change(store, 'A', pot, () => Number.NaN)).rejects.toMatchObject({ name: 'Unsaveable' });
    expect(await load(store, 'A', pot)).toEqual({ status: 'loaded', value: 1 });
  });

  it('is noticed where a store calls nothing', async () => {
    const lazy = { read: async () => undefined, update: async () => undefined };
    await expect(change(lazy, 'A', pot, () => 1)).rejects.toBeInstanceOf(TypeError);
  });

  it('may be called again by a store that had to begin again', async () => {
    const store = memoryStore({ now });
    await put(store, 'A', 'damage');
    const twice: Store = {
      ...store,
      async update(name, by) {
        by(await store.read(name));
        if (name === 'A') await save(store, 'A', pot, 10);
        await store.update(name, by);
      },
    };
    expect(await change({ ...twice }, 'A', pot, (old = 0) => old + 1)).toBe(11);
  });
});
