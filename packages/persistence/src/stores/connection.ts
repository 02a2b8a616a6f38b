import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { StoreUnavailable, type Unavailability } from '../store';

export interface Layout extends DBSchema {
  files: { key: string; value: { readonly bytes: Uint8Array; readonly modifiedMs: number } };
}

const reasons: { readonly [errorName: string]: Unavailability } = {
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  NotAllowedError: 'forbidden',
  VersionError: 'newer',
};

export function errorName(error: unknown): string {
  return String((error as { readonly name?: unknown } | null)?.name);
}

export function unavailable(error: unknown): StoreUnavailable {
  return new StoreUnavailable(reasons[errorName(error)] ?? 'broken', `IndexedDB: ${String(error)}`, { cause: error });
}

/**
 * Opens a database, or rejects with `StoreUnavailable`; it never waits for another tab that holds an older layout. When another tab
 * wants to change the layout or to delete the database, the connection is closed: whoever uses it next gets an InvalidStateError, as
 * after the browser itself has dropped it.
 */
export function connect(database: string, version: number): Promise<IDBPDatabase<Layout>> {
  return new Promise((resolve, reject) => {
    let refused = false;
    const opening = async () => {
      if (typeof indexedDB === 'undefined') throw new StoreUnavailable('absent', 'There is no IndexedDB here');
      return openDB<Layout>(database, version, {
        upgrade(db) {
          if (!db.objectStoreNames.contains('files')) db.createObjectStore('files');
        },
        blocked() {
          refused = true;
          reject(new StoreUnavailable('blocked', `Another tab holds an older ${database}`));
        },
        blocking(_current, _wanted, event) {
          (event.target as IDBDatabase).close();
        },
      });
    };
    opening().then(
      (db) => (refused ? db.close() : resolve(db)),
      (error: unknown) => reject(error instanceof StoreUnavailable ? error : unavailable(error)),
    );
  });
}
