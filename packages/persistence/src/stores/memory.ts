import { byName, checkedName, type Store, StoreFull } from '../store';

export interface MemoryOptions {
  /** The clock behind `modifiedMs`, in milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** How many bytes fit in, contents only; default: no limit. */
  readonly capacityBytes?: number;
}

/** A store that lives as long as the page or the process does. */
export function memoryStore({ now, capacityBytes = Number.POSITIVE_INFINITY }: MemoryOptions): Store {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly modifiedMs: number }>();
  let used = 0;
  return {
    async read(name) {
      return files.get(checkedName(name))?.bytes.slice();
    },
    async update(name, change) {
      const old = files.get(checkedName(name))?.bytes;
      const handed = old?.slice();
      const wanted = change(handed);
      if (wanted === handed) return;
      const grown = used + (wanted?.length ?? 0) - (old?.length ?? 0);
      if (wanted !== undefined && grown > capacityBytes) throw new StoreFull(`No room for ${name}: ${grown} of ${capacityBytes} bytes`);
      used = grown;
      if (wanted === undefined) files.delete(name);
      else files.set(name, { bytes: new Uint8Array(wanted), modifiedMs: now() });
    },
    async list(prefix = '') {
      return [...files]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { bytes, modifiedMs }]) => ({ name, bytes: bytes.length, modifiedMs }))
        .sort(byName);
    },
  };
}
