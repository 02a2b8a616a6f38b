import { describe, expect, it } from 'vitest';
import { conformance, powerCuts } from '../src/conformance';
import { indexedDbPlace } from './indexed-db-place';

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
