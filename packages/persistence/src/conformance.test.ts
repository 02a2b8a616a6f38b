import { describe, expect, it } from 'vitest';
import { type ConformanceCase, conformance, powerCuts, type TrialPlace } from './conformance';
import type { Store } from './store';
import { memoryStore } from './stores/memory';

function memoryPlace(spoil: (store: Store) => Partial<Store> = () => ({})): () => Promise<TrialPlace> {
  return async () => {
    const store = memoryStore({ now: () => 0 });
    return { open: async () => ({ ...store, ...spoil(store) }) };
  };
}

async function failing(cases: readonly ConformanceCase[], makePlace: () => Promise<TrialPlace>): Promise<string[]> {
  const names: string[] = [];
  for (const { name, run } of cases) await run(makePlace).catch(() => names.push(name));
  return names;
}

describe('the suite finds stores that', () => {
  it.each<[string, RegExp, (store: Store) => Partial<Store>]>([
    [
      'read, wait and write',
      /two writers/,
      (store) => ({
        async update(name, change) {
          const wanted = change(await store.read(name));
          await Promise.resolve();
          await store.update(name, () => wanted);
        },
      }),
    ],
    ['do not remove', /removes by undefined/, (store) => ({ update: (name, change) => store.update(name, (old) => change(old) ?? old) })],
    ['list in any order', /order/, (store) => ({ list: async (prefix) => [...(await store.list(prefix))].reverse() })],
    ['list everything', /prefix/, (store) => ({ list: () => store.list() })],
    [
      'wrap errors',
      /very error/,
      (store) => ({
        update: (name, change) =>
          store.update(name, change).catch((error: unknown) => {
            throw new Error('wrapped', { cause: error });
          }),
      }),
    ],
    [
      'fold letters',
      /odd names/,
      (store) => ({
        read: (name) => store.read(name.toUpperCase()),
        update: (name, change) => store.update(name.toUpperCase(), change),
      }),
    ],
    ['lose the last byte', /every byte/, (store) => ({ read: async (name) => (await store.read(name))?.slice(0, -1) })],
  ])('%s', async (_, finding, spoil) => {
    const found = await failing(conformance, memoryPlace(spoil));
    expect(found.filter((name) => finding.test(name))).not.toEqual([]);
  });

  it('lose data when the power fails', async () => {
    let store: Store;
    const makePlace = async () => {
      store = memoryStore({ now: () => 0 });
      const openUntilCut = async (at: number) => {
        let writes = 0;
        const half: Store = {
          ...store,
          async update(name, change) {
            const wanted = change(await store.read(name));
            for (const bytes of [wanted?.slice(0, 1), wanted]) {
              if (writes++ >= at) throw new Error('cut');
              await store.update(name, () => bytes);
            }
          },
        };
        return { store: half, cut: () => writes > at };
      };
      return { open: async () => store, openUntilCut };
    };
    expect(await failing(powerCuts, makePlace)).toHaveLength(3);
  });
});
