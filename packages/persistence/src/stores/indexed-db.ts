import type { IDBPDatabase } from 'idb';
import { checkedName, isName, type Store, StoreFull } from '../store';
import { connect, errorName, type Layout, unavailable } from './connection';

export interface IndexedDbOptions {
  /** The name of the database: one a disk. */
  readonly database: string;
  /** The clock behind `modifiedMs`, in milliseconds since the Unix epoch. */
  readonly now: () => number;
}

export interface IndexedDbStore extends Store {
  /** Lets the connection go; the next use opens it again. */
  close(): Promise<void>;
}

const layoutVersion = 1;

/** The file in a value of the database; anything else that got there counts as none. */
function fileIn(found: unknown): Layout['files']['value'] | undefined {
  const { bytes, modifiedMs } = Object(found) as Partial<Layout['files']['value']>;
  return bytes instanceof Uint8Array && Number.isFinite(modifiedMs) ? { bytes, modifiedMs: Number(modifiedMs) } : undefined;
}

/**
 * A store in the browser: every update is one read-write transaction, which the browser makes atomic and keeps in order across tabs.
 *
 * @throws StoreUnavailable, when opening or later, where IndexedDB is missing, forbidden, blocked by another tab or broken.
 */
export async function indexedDbStore({ database, now }: IndexedDbOptions): Promise<IndexedDbStore> {
  let connection: Promise<IDBPDatabase<Layout>> | undefined;

  function connected(): Promise<IDBPDatabase<Layout>> {
    if (connection === undefined) {
      connection = connect(database, layoutVersion);
      connection.catch(() => {
        connection = undefined;
      });
    }
    return connection;
  }

  /** A connection that was closed behind our back refuses transactions with InvalidStateError: then a new one is opened, once. */
  async function begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode, again = true) {
    const current = connected();
    const db = await current;
    try {
      return db.transaction('files', mode);
    } catch (error) {
      if (!again || errorName(error) !== 'InvalidStateError') throw unavailable(error);
      if (connection === current) connection = undefined;
      return begin(mode, false);
    }
  }

  function failure(name: string, error: unknown): Error {
    return errorName(error) === 'QuotaExceededError' ? new StoreFull(`No room for ${name}`, { cause: error }) : unavailable(error);
  }

  async function whole<Found extends unknown[]>(
    done: Promise<void>,
    ...requests: { readonly [At in keyof Found]: Promise<Found[At]> }
  ): Promise<Found> {
    const [found] = await Promise.all([Promise.all(requests), done]).catch((error: unknown) => {
      throw unavailable(error);
    });
    return found as Found;
  }

  async function read(name: string): Promise<Uint8Array | undefined> {
    const transaction = await begin('readonly');
    const [found] = await whole(transaction.done, transaction.store.get(name));
    return fileIn(found)?.bytes;
  }

  async function update(name: string, change: (old: Uint8Array | undefined) => Uint8Array | undefined): Promise<void> {
    const transaction = await begin('readwrite');
    const { store, done } = transaction;
    const settled = done.catch((error: unknown) => {
      throw failure(name, error);
    });
    settled.catch(() => undefined);
    const found = await store.get(name).catch(() => settled);
    const old = fileIn(found)?.bytes;
    const wanted = change(old);
    const writing =
      wanted === old
        ? undefined
        : wanted === undefined
          ? store.delete(name)
          : store.put({ bytes: new Uint8Array(wanted), modifiedMs: now() }, name);
    writing?.catch(() => undefined);
    await settled;
  }

  await connected();
  return {
    read: async (name) => read(checkedName(name)),
    update: async (name, change) => update(checkedName(name), change),
    async list(prefix = '') {
      const transaction = await begin('readonly');
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const { store, done } = transaction;
      const [names, files] = await whole(done, store.getAllKeys(range), store.getAll(range));
      return names.flatMap((name, at) => {
        const file = fileIn(files[at]);
        return file && isName(name) ? [{ name, bytes: file.bytes.length, modifiedMs: file.modifiedMs }] : [];
      });
    },
    async close() {
      const closing = connection;
      connection = undefined;
      (await closing?.catch(() => undefined))?.close();
    },
  };
}
