import { memoryStore, type Store } from '@felt80/persistence';
import { expect, it } from 'vitest';
import { AccessDenied, BadFileName, type BuiltInFile, type Disk, DiskFull, disketteBytes, NameTaken, openDisk } from './disk';

const text = (line: string): Uint8Array => new TextEncoder().encode(line);
const manual: BuiltInFile = { name: 'POKER.DOC', modifiedMs: 7, load: async () => text('how to play') };

function machine(capacityBytes = 100): { disk: Disk; store: Store } {
  let now = 1_000;
  const store = memoryStore({ now: () => now++ });
  return { store, disk: openDisk(store, { capacityBytes, builtIn: [manual] }) };
}

it('MAC-08 lists what matches by name, with sizes and dates', async () => {
  const { disk } = machine();
  await disk.update('z.dat', () => text('zz'));
  await disk.update('A.DAT', () => text('a'));
  expect(await disk.list('*.*')).toEqual([
    { name: 'A.DAT', bytes: 1, modifiedMs: 1_001, readOnly: false },
    { name: 'POKER.DOC', bytes: 11, modifiedMs: 7, readOnly: true },
    { name: 'Z.DAT', bytes: 2, modifiedMs: 1_000, readOnly: false },
  ]);
  expect((await disk.list('?.dat')).map(({ name }) => name)).toEqual(['A.DAT', 'Z.DAT']);
  expect(await disk.list('*.TXT')).toEqual([]);
});

it('MAC-08 reads and changes under a name in any case, and removes', async () => {
  const { disk } = machine();
  expect(await disk.read('A.DAT')).toBeUndefined();
  await disk.update('a.dat', (old) => {
    expect(old).toBeUndefined();
    return text('one');
  });
  await disk.update('A.dat', (old) => Uint8Array.of(...(old ?? []), 33));
  expect(await disk.read('A.DAT')).toEqual(text('one!'));
  await disk.update('A.DAT', () => undefined);
  expect(await disk.read('a.dat')).toBeUndefined();
});

it('MAC-08 refuses bad names and never changes what is read-only', async () => {
  const { disk } = machine();
  await expect(disk.update('NINELETTERS', () => text(''))).rejects.toThrow(BadFileName);
  expect(await disk.read('NINELETTERS')).toBeUndefined();
  await expect(disk.update('poker.doc', () => undefined)).rejects.toThrow(AccessDenied);
  const bytes = await disk.read('POKER.DOC');
  bytes?.fill(0);
  expect(await disk.read('poker.doc')).toEqual(text('how to play'));
});

it('MAC-09 renames to a name that is free, on a full disk too', async () => {
  const { disk } = machine(10);
  await disk.update('A', () => new Uint8Array(6).fill(1));
  await disk.update('B', () => new Uint8Array(4).fill(2));
  await disk.rename('a', 'c.dat');
  expect([await disk.read('A'), await disk.read('C.DAT')]).toEqual([undefined, new Uint8Array(6).fill(1)]);
  for (const [name, to, error] of [
    ['B', 'C.DAT', NameTaken],
    ['B', 'b', NameTaken],
    ['B', 'NINELETTERS', BadFileName],
    ['B', 'POKER.DOC', AccessDenied],
    ['POKER.DOC', 'D', AccessDenied],
    ['C D', 'D', BadFileName],
  ] as const)
    await expect(disk.rename(name, to)).rejects.toThrow(error);
  await disk.rename('NONE', 'D');
  expect((await disk.list('*.*')).map(({ name }) => name)).toEqual(['B', 'C.DAT', 'POKER.DOC']);
});

it('MAC-08 renaming removes no bytes that another window has written meanwhile', async () => {
  const { store } = machine();
  const meddled: Store = {
    ...store,
    async read(name) {
      const bytes = await store.read(name);
      await store.update(name, () => text('new'));
      return bytes;
    },
  };
  await store.update('A', () => text('old'));
  await openDisk(meddled).rename('A', 'B');
  expect([await store.read('A'), await store.read('B')]).toEqual([text('new'), text('old')]);
});

it('MAC-08 a built-in file that cannot be had now is listed all the same', async () => {
  const away: BuiltInFile = { name: 'AWAY.DOC', modifiedMs: 7, load: () => Promise.reject(new TypeError('no network')) };
  const disk = openDisk(memoryStore({ now: () => 1 }), { builtIn: [away, manual] });
  expect((await disk.list('*.*')).map(({ name, bytes }) => [name, bytes])).toEqual([
    ['AWAY.DOC', 0],
    ['POKER.DOC', 11],
  ]);
  await expect(disk.read('AWAY.DOC')).rejects.toThrow('no network');
});

it('MAC-08 a full disk keeps the old file, and lets files shrink', async () => {
  const { disk } = machine(10);
  await disk.update('A', () => new Uint8Array(6));
  await disk.update('B', () => new Uint8Array(4));
  expect(await disk.freeBytes()).toBe(0);
  await expect(disk.update('C', () => new Uint8Array(1))).rejects.toThrow(DiskFull);
  await expect(disk.update('B', () => new Uint8Array(5))).rejects.toThrow(DiskFull);
  expect((await disk.read('B'))?.length).toBe(4);
  await disk.update('A', () => new Uint8Array(5));
  expect(await disk.freeBytes()).toBe(1);
  await disk.update('B', () => new Uint8Array(5));
  await disk.update('EMPTY', () => new Uint8Array(0));
});

it('MAC-08 the directory holds 224 files, beside the built-in ones; what is there can be changed and renamed', async () => {
  const { disk, store } = machine();
  for (let at = 0; at < 224; at++) await store.update(`F${at}`, () => new Uint8Array(0));
  await store.update('lower.dat', () => new Uint8Array(0));
  await expect(disk.update('ONE.MOR', () => new Uint8Array(0))).rejects.toThrow(DiskFull);
  await disk.update('F0', () => text('new'));
  await disk.rename('F0', 'ONE.MOR');
  await disk.update('F1', () => undefined);
  await disk.update('F0', () => text('new'));
  expect((await disk.list('*.*')).length).toBe(225);
});

it('MAC-08 a disk that is smaller than what is on it can still be tidied', async () => {
  const { store } = machine();
  await store.update('BIG', () => new Uint8Array(50));
  const disk = openDisk(store, { capacityBytes: 10 });
  expect(await disk.freeBytes()).toBe(0);
  await disk.update('BIG', () => new Uint8Array(40));
  await expect(disk.update('BIG', () => new Uint8Array(41))).rejects.toThrow(DiskFull);
  await disk.update('BIG', () => undefined);
  expect(await disk.freeBytes()).toBe(10);
});

it('MAC-08 a full store is a full disk, and another error stays what it is', async () => {
  const small = openDisk(memoryStore({ now: () => 0, capacityBytes: 3 }));
  await expect(small.update('A', () => new Uint8Array(4))).rejects.toThrow(DiskFull);
  await expect(
    small.update('A', () => {
      throw new RangeError('no');
    }),
  ).rejects.toThrow(RangeError);
  expect(await small.freeBytes()).toBe(disketteBytes);
});

it('MAC-08 files of the store without an 8.3 name, or behind a built-in one, are not on the disk', async () => {
  const { disk, store } = machine(10);
  await store.update('settings.json', () => new Uint8Array(9));
  await store.update('lower.dat', () => new Uint8Array(9));
  await store.update('POKER.DOC', () => new Uint8Array(9));
  expect((await disk.list('*.*')).map(({ name }) => name)).toEqual(['POKER.DOC']);
  expect(await disk.freeBytes()).toBe(10);
  expect(await disk.read('POKER.DOC')).toEqual(text('how to play'));
});
