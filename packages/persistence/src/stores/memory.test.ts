import { describe, expect, it } from 'vitest';
import { conformance } from '../conformance';
import { memoryStore } from './memory';

describe('conformance', () => {
  for (const { name, run } of conformance) {
    it(`MAC-08 memory ${name}`, () =>
      run(async () => {
        const store = memoryStore({ now: () => 7 });
        return { open: async () => store };
      }));
  }
});

it('tells the time of the last change by its clock, and none for a change that changed nothing', async () => {
  let now = 5;
  const store = memoryStore({ now: () => now });
  await store.update('A', () => new Uint8Array(3));
  now = 9;
  await store.update('A', (old) => old);
  expect(await store.list()).toEqual([{ name: 'A', bytes: 3, modifiedMs: 5 }]);
});

it('MAC-08 a full store refuses by StoreFull and loses nothing', async () => {
  const store = memoryStore({ now: () => 0, capacityBytes: 10 });
  await store.update('A', () => new Uint8Array(6).fill(1));
  await expect(store.update('B', () => new Uint8Array(5))).rejects.toMatchObject({ name: 'StoreFull' });
  await expect(store.update('A', () => new Uint8Array(11))).rejects.toMatchObject({ name: 'StoreFull' });
  expect(await store.read('A')).toEqual(new Uint8Array(6).fill(1));
  await store.update('A', () => new Uint8Array(5));
  await store.update('B', () => new Uint8Array(5));
  await store.update('A', () => undefined);
  await store.update('B', () => new Uint8Array(10));
  expect(await store.list()).toEqual([{ name: 'B', bytes: 10, modifiedMs: 0 }]);
});
