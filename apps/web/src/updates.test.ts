import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUpToDate, type Updates } from './updates';

const never = new Promise<void>(() => {});
let container: EventTarget & { controller: unknown; register(): Promise<unknown> };
let registration: EventTarget & { installing: EventTarget | null; waiting: unknown; update(): Promise<void> };
let told: unknown[];
let take: () => void;
const updates: Updates = {
  ready(take_) {
    told.push('ready');
    take = take_;
  },
  taken: (isOurs) => told.push(isOurs ? 'ours' : 'theirs'),
};
beforeEach(() => {
  told = [];
  registration = Object.assign(new EventTarget(), { installing: null, waiting: null, update: async () => {} });
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());
const change = (): boolean => container.dispatchEvent(new Event('controllerchange'));

it('MAC-16 a page that has drawn nothing yet hears what another tab takes', () => {
  void keepUpToDate(updates, never);
  change();
  expect(told).toEqual(['theirs']);
});

it('MAC-16 the first worker is no new version, the next one is', () => {
  container.controller = null;
  void keepUpToDate(updates, never);
  change();
  expect(told).toEqual([]);
  change();
  expect(told).toEqual(['theirs']);
});

it('MAC-16 a version that waits is offered once, and taking it is known to be ours', async () => {
  const sent: unknown[] = [];
  registration.waiting = { postMessage: (message: unknown) => sent.push(message) };
  await keepUpToDate(updates, Promise.resolve());
  registration.dispatchEvent(new Event('updatefound'));
  expect(told).toEqual(['ready']);
  take();
  change();
  expect([sent, told]).toEqual([[{ type: 'SKIP_WAITING' }], ['ready', 'ours']]);
});

it('MAC-16 a version that is already on its way when the page begins to look is offered too', async () => {
  const installing = new EventTarget();
  registration.installing = installing;
  await keepUpToDate(updates, Promise.resolve());
  registration.installing = null;
  registration.waiting = { postMessage() {} };
  installing.dispatchEvent(new Event('statechange'));
  expect(told).toEqual(['ready']);
});

it('MAC-16 without service workers, or where they are forbidden, nothing happens', async () => {
  for (const navigator of [
    {},
    {
      get serviceWorker(): never {
        throw new DOMException('no', 'SecurityError');
      },
    },
    { serviceWorker: Object.assign(new EventTarget(), { register: () => Promise.reject(new DOMException('no', 'SecurityError')) }) },
  ]) {
    vi.stubGlobal('navigator', navigator);
    await keepUpToDate(updates, Promise.resolve());
  }
  expect(told).toEqual([]);
});
