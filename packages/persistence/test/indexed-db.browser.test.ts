import type {} from '@vitest/browser-playwright';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { conformance, powerCuts } from '../src/conformance';
import { indexedDbStore } from '../src/stores/indexed-db';
import { indexedDbPlace, newDatabase, now } from './indexed-db-place';

const setQuota = (quota: { readonly quotaSize?: number }) =>
  cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin, ...quota });

// First of all: the browser remembers for minutes how much room it saw last.
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

describe('conformance', () => {
  for (const { name, run } of [...conformance, ...powerCuts]) it(`MAC-08 IndexedDB of Chromium ${name}`, () => run(indexedDbPlace));
});

it('MAC-08 a browser that forbids IndexedDB is reported as such', async () => {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  const answer = new Promise<unknown>((resolve) => addEventListener('message', ({ data }) => resolve(data), { once: true }));
  frame.srcdoc = `<script>try { indexedDB.open('x'); parent.postMessage('opened', '*') } catch (error) { parent.postMessage(error.name, '*') }</script>`;
  document.body.append(frame);
  expect(await answer).toBe('SecurityError');
  frame.remove();
});
