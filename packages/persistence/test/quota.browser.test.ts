import { afterAll, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { indexedDbStore } from '../src/stores/indexed-db';
import { newDatabase, now } from './indexed-db-place';

const setQuota = (quota: { readonly quotaSize?: number }) =>
  cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin, ...quota });

afterAll(() => setQuota({}));

it('MAC-08 a browser that is really full is StoreFull, keeps what was there, and takes data again when there is room', async () => {
  await setQuota({ quotaSize: 1_000_000 });
  const store = await indexedDbStore({ database: newDatabase(), now });
  const big = new Uint8Array(5_000_000).map((_, at) => Math.imul(at, 2654435761) >>> 13);
  await store.update('A', () => Uint8Array.of(1, 2, 3));
  await expect(store.update('A', () => big)).rejects.toMatchObject({ name: 'StoreFull' });
  expect(await store.read('A')).toEqual(Uint8Array.of(1, 2, 3));
  await setQuota({});
  await expect
    .poll(
      () =>
        store
          .update('A', () => big)
          .then(
            () => 'written',
            () => 'refused',
          ),
      { timeout: 15_000 },
    )
    .toBe('written');
  const found = await store.read('A');
  expect(found?.length === big.length && found.every((byte, at) => byte === big[at])).toBe(true);
});
