import { disketteBytes } from '@felt80/machine';
import { encodeArchive, memoryStore, type Store, StoreFull } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { takeIn as takeInBeside } from './disk-file';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const archive = (...files: readonly (readonly [string, Uint8Array])[]): Uint8Array =>
  encodeArchive(files.map(([name, bytes]) => ({ name, bytes, modifiedMs: 0 })));

async function storeWith(...files: readonly (readonly [string, Uint8Array])[]): Promise<Store> {
  const store = memoryStore({ now: () => 0 });
  for (const [name, bytes] of files) await store.update(name, () => bytes);
  return store;
}
const takeIn = (store: Store, disk: Uint8Array): Promise<void> => takeInBeside(store, disk, new Set(['POKER.EXE', 'POKER.DOC']));
const names = async (store: Store): Promise<readonly string[]> => (await store.list()).map(({ name }) => name);

describe('an imported disk', () => {
  it('MAC-08 writes its files over those of the same names; the others stay', async () => {
    const store = await storeWith(['A.DAT', bytesOf('mine')], ['B.DAT', bytesOf('mine')]);
    await takeIn(store, archive(['B.DAT', bytesOf('theirs')], ['C.DAT', bytesOf('theirs')]));
    expect(await names(store)).toEqual(['A.DAT', 'B.DAT', 'C.DAT']);
    expect(await store.read('A.DAT')).toEqual(bytesOf('mine'));
    expect(await store.read('B.DAT')).toEqual(bytesOf('theirs'));
  });

  it.each([
    ['that is no disk', bytesOf('Dear diary'), /no disk of a terminal/],
    ['of a newer version', bytesOf('{"archive":2,"crc32":"0","files":[]}'), /newer version/],
    ['that was cut off', archive(['A.DAT', bytesOf('x')]).slice(0, -9), /no disk of a terminal/],
    ['that was changed', bytesOf(new TextDecoder().decode(archive(['A.DAT', bytesOf('1000')])).replace('1000', '9000')), /is damaged/],
    ['with a name of no DOS', archive(['A.DAT', bytesOf('x')], ['long name.html', bytesOf('x')]), /“long name\.html”/],
    [
      'with more files than a directory holds',
      archive(...Array.from({ length: 224 }, (_, at) => [`F${at}`, bytesOf('')] as const)),
      /no room/,
    ],
    ['with more than fits', archive(['BIG.DAT', new Uint8Array(disketteBytes - 3)]), /no room/],
  ])('MAC-08 a file %s is refused in words, and nothing changes', async (_, file, why) => {
    const store = await storeWith(['MINE.DAT', bytesOf('mine')]);
    await expect(takeIn(store, file)).rejects.toThrow(why);
    await expect(takeIn(store, file)).rejects.toThrow(/Nothing has been changed\.$/);
    expect(await names(store)).toEqual(['MINE.DAT']);
  });

  it('MAC-08 may fill the disk to the last byte, what it replaces not counted', async () => {
    const store = await storeWith(['MINE.DAT', bytesOf('mine')], ['BIG.DAT', new Uint8Array(9)]);
    await takeIn(store, archive(['BIG.DAT', new Uint8Array(disketteBytes - 4)]));
    expect((await store.read('BIG.DAT'))?.length).toBe(disketteBytes - 4);
  });

  it('MAC-08 may have as many files as a directory holds, and files behind built-in ones take neither room nor names', async () => {
    const store = await storeWith(['F0', bytesOf('mine')], ['POKER.EXE', new Uint8Array(disketteBytes)]);
    const files = Array.from({ length: 224 }, (_, at) => [`F${at}`, bytesOf('theirs')] as const);
    await takeIn(store, archive(...files, ['POKER.EXE', bytesOf('theirs')], ['POKER.DOC', new Uint8Array(disketteBytes)]));
    expect((await names(store)).length).toBe(225);
    expect((await store.read('POKER.EXE'))?.length).toBe(disketteBytes);
    expect(await store.read('POKER.DOC')).toBeUndefined();
  });

  it('MAC-08 for which the browser has no room is refused, and nothing changes', async () => {
    const store = await storeWith(['A.DAT', bytesOf('mine')]);
    const tight: Store = {
      ...store,
      update: (name, change) => (name === 'B.DAT' ? Promise.reject(new StoreFull('no')) : store.update(name, change)),
    };
    await expect(takeIn(tight, archive(['A.DAT', bytesOf('theirs')], ['B.DAT', bytesOf('theirs')]))).rejects.toThrow(/no room/);
    expect(await store.read('A.DAT')).toEqual(bytesOf('mine'));
  });
});
