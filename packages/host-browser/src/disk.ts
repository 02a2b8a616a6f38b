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
const nowMs = (): number => Date.now();

function inMemory(problem?: StoreUnavailable): BrowserStore {
  return { store: memoryStore({ now: nowMs }), lasting: false, ...(problem ? { problem } : {}), close: async () => {} };
}

/** The store of a disk by its name; `'memory'` is one that goes with the page. Where the browser keeps nothing, memory has to do. */
export async function openBrowserStore(name: string): Promise<BrowserStore> {
  if (name === 'memory') return inMemory();
  let store: IndexedDbStore;
  try {
    store = await indexedDbStore({ database: `${DATABASE_PREFIX}${name}`, now: nowMs });
  } catch (error) {
    if (error instanceof StoreUnavailable) return inMemory(error);
    throw error;
  }
  return { store, lasting: true, close: () => store.close() };
}
