import { memoryStore, type Store, StoreUnavailable } from '@felt80/persistence';
import { type IndexedDbStore, indexedDbStore } from '@felt80/persistence/indexed-db';

/** Where a terminal keeps its files. */
export interface BrowserStore {
  readonly store: Store;
  /** Whether files outlive the page. */
  readonly lasting: boolean;
  /** Why they do not, although that was wanted. */
  readonly problem?: StoreUnavailable;
  close(): Promise<void>;
}

const DATABASE_PREFIX = 'felt80-';
/** Browsers whose profile is damaged may never answer; nobody shall look at an empty screen for that. */
const PATIENCE_MS = 10_000;
const nowMs = (): number => Date.now();

function inMemory(problem?: StoreUnavailable): BrowserStore {
  return { store: memoryStore({ now: nowMs }), lasting: false, ...(problem ? { problem } : {}), close: async () => {} };
}

/** Waits for a store; one that comes too late is let go. */
function inTime(opening: Promise<IndexedDbStore>, patienceMs: number): Promise<IndexedDbStore> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      reject(new StoreUnavailable('broken', 'IndexedDB does not answer'));
      opening.then((store) => store.close()).catch(() => {});
    };
    const timeout = setTimeout(giveUp, patienceMs);
    opening.then(resolve, reject).finally(() => clearTimeout(timeout));
  });
}

/**
 * The store of a disk by its name; `'memory'` is one that goes with the page. Where the browser keeps nothing, or says nothing for
 * `patienceMs`, memory has to do.
 */
export async function openBrowserStore(name: string, patienceMs: number = PATIENCE_MS): Promise<BrowserStore> {
  if (name === 'memory') return inMemory();
  let store: IndexedDbStore;
  try {
    store = await inTime(indexedDbStore({ database: `${DATABASE_PREFIX}${name}`, now: nowMs }), patienceMs);
  } catch (error) {
    if (error instanceof StoreUnavailable) return inMemory(error);
    throw error;
  }
  return { store, lasting: true, close: () => store.close() };
}
