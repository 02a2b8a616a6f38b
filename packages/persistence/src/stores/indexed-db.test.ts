import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexedDbPlace, newDatabase, now } from '../../test/indexed-db-place';
import { conformance, powerCuts } from '../conformance';
import type { Store } from '../store';
import { connect } from './connection';
import { indexedDbStore } from './indexed-db';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('conformance', () => {
  for (const { name, run } of [...conformance, ...powerCuts]) it(`MAC-08 IndexedDB ${name}`, () => run(indexedDbPlace));
});

async function fresh() {
  const database = newDatabase();
  return { database, store: await indexedDbStore({ database, now }) };
}

const put = (store: Store, name: string, byte: number) => store.update(name, () => Uint8Array.of(byte));

describe('MAC-08 a browser without usable IndexedDB is reported by its reason', () => {
  const opened = () => indexedDbStore({ database: 'none', now });

  it('absent', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(opened()).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'absent' });
  });

  it.each([
    ['SecurityError', 'forbidden'],
    ['InvalidStateError', 'forbidden'],
    ['UnknownError', 'broken'],
  ])('%s on opening', async (name, reason) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    await expect(opened()).rejects.toMatchObject({ name: 'StoreUnavailable', reason });
  });

  it('forbidden even to look', async () => {
    vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(opened()).rejects.toMatchObject({ reason: 'forbidden' });
  });

  it('a database of a later version', async () => {
    (await openDB('later', 7)).close();
    await expect(indexedDbStore({ database: 'later', now })).rejects.toMatchObject({ reason: 'newer' });
  });

  it('a database of somebody else', async () => {
    (await openDB('theirs', 1)).close();
    const store = await indexedDbStore({ database: 'theirs', now });
    await expect(store.read('A')).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'broken' });
  });

  it('another tab that holds an older layout; the late connection is let go', async () => {
    const old = await openDB('held', 1);
    await expect(connect('held', 2)).rejects.toMatchObject({ reason: 'blocked' });
    const close = vi.spyOn(IDBDatabase.prototype, 'close');
    old.close();
    (await openDB('held', 2)).close();
    expect(close).toHaveBeenCalledTimes(3);
  });
});

it('lets another tab change the layout, says afterwards that it is newer, and goes on once that is undone', async () => {
  const { database, store } = await fresh();
  const next = await openDB(database, 2);
  await expect(put(store, 'A', 1)).rejects.toMatchObject({ reason: 'newer' });
  next.close();
  await deleteDB(database);
  await put(store, 'A', 2);
  expect(await store.read('A')).toEqual(Uint8Array.of(2));
});

it('lets another tab delete the database, and begins again with an empty one', async () => {
  const { database, store } = await fresh();
  await put(store, 'A', 1);
  await deleteDB(database);
  expect(await store.list()).toEqual([]);
  await put(store, 'A', 2);
  expect(await store.read('A')).toEqual(Uint8Array.of(2));
});

it('opens again after close, and when the connection was closed behind its back', async () => {
  const { store } = await fresh();
  await put(store, 'A', 1);
  await store.close();
  await store.close();
  expect(await store.list()).toEqual([{ name: 'A', bytes: 1, modifiedMs: 1234 }]);
  const original = IDBDatabase.prototype.transaction;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    spy.mockRestore();
    this.close();
    return original.apply(this, args);
  });
  await put(store, 'A', 2);
  expect(await store.read('A')).toEqual(Uint8Array.of(2));
});

describe('MAC-08 a full browser store refuses by StoreFull and keeps what was there', () => {
  it('when the write is refused', async () => {
    const { store } = await fresh();
    await put(store, 'A', 1);
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      // A request that fails by itself takes its transaction with it; the nearest that can be had here.
      const request = this.add(0, 'A');
      request.addEventListener('error', () =>
        Object.defineProperty(request, 'error', { value: new DOMException('full', 'QuotaExceededError') }),
      );
      Object.defineProperty(this.transaction, 'error', { get: () => new DOMException('full', 'QuotaExceededError'), set: () => undefined });
      return request;
    });
    await expect(put(store, 'A', 2)).rejects.toMatchObject({ name: 'StoreFull' });
    spy.mockRestore();
    expect(await store.read('A')).toEqual(Uint8Array.of(1));
  });

  it('when the commit is refused', async () => {
    const { store } = await fresh();
    await put(store, 'A', 1);
    const original = IDBObjectStore.prototype.put;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = original.apply(this, args);
      Object.defineProperty(this.transaction, 'error', { get: () => new DOMException('full', 'QuotaExceededError') });
      this.transaction.abort();
      return request;
    });
    await expect(put(store, 'A', 2)).rejects.toMatchObject({ name: 'StoreFull' });
    spy.mockRestore();
    expect(await store.read('A')).toEqual(Uint8Array.of(1));
  });
});

it('MAC-08 what lies in the database without being a file of ours is passed over, and can be written over', async () => {
  const { database, store } = await fresh();
  await put(store, 'GOOD', 1);
  const db = await openDB(database);
  const junk = [
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { bytes: 'text', modifiedMs: 1 },
    { bytes: Uint8Array.of(1) },
    { bytes: [1], modifiedMs: 1 },
  ];
  for (const [at, value] of junk.entries()) await db.put('files', value, `JUNK${at}`);
  for (const key of ['näme', '', 3, ['A'], 'x'.repeat(65)]) await db.put('files', { bytes: Uint8Array.of(1), modifiedMs: 1 }, key);
  db.close();
  expect((await store.list()).map(({ name }) => name)).toEqual(['GOOD']);
  for (const at of junk.keys()) {
    expect(await store.read(`JUNK${at}`)).toBeUndefined();
    await store.update(`JUNK${at}`, (old) => {
      expect(old).toBeUndefined();
      return Uint8Array.of(9);
    });
  }
  expect((await store.list('JUNK')).length).toBe(junk.length);
});

it('a change that throws aborts its transaction even when others wait', async () => {
  const { store } = await fresh();
  const failing = store.update('A', () => {
    throw new RangeError('mine');
  });
  const waiting = put(store, 'A', 3);
  await expect(failing).rejects.toBeInstanceOf(RangeError);
  await waiting;
  expect(await store.read('A')).toEqual(Uint8Array.of(3));
});
