import { vi } from 'vitest';
import type { TrialPlace } from '../src/conformance';
import type { Store } from '../src/store';
import { indexedDbStore } from '../src/stores/indexed-db';

export const now = (): number => 1234;
export const newDatabase = (): string => `trial ${crypto.randomUUID()}`;

/** Aborts the transaction before the write (number 0) or between the write and the commit (number 1). */
function cutPowerAt(at: number): { off(): void; cut(): boolean } {
  let step = 0;
  const spies = (['put', 'delete'] as const).map((method) => {
    const original = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest;
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (step++ === at) this.transaction.abort();
      const request = original.apply(this, args);
      if (step++ === at) this.transaction.abort();
      return request as never;
    });
  });
  return {
    off: () => {
      for (const spy of spies) spy.mockRestore();
    },
    cut: () => step > at,
  };
}

/** A new database in whichever IndexedDB there is. */
export async function indexedDbPlace(): Promise<TrialPlace> {
  const database = newDatabase();
  const open = () => indexedDbStore({ database, now });
  return {
    open,
    async openUntilCut(at) {
      const store = await open();
      let isCut = false;
      const fragile: Store = {
        ...store,
        async update(name, change) {
          const power = cutPowerAt(at);
          try {
            await store.update(name, change);
          } finally {
            isCut = power.cut();
            power.off();
          }
        },
      };
      return { store: fragile, cut: () => isCut };
    },
  };
}
