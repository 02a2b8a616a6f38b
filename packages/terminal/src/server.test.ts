import { expect, it } from 'vitest';

it('EMB-06 on a server importing it does nothing and throws nothing, and defining the element neither', async () => {
  expect('document' in globalThis).toBe(false);
  const before = Object.keys(globalThis);
  const { defineFeltTerminal, FeltTerminal, mountTerminal } = await import('./index');
  defineFeltTerminal();
  expect([typeof FeltTerminal, typeof mountTerminal]).toEqual(['function', 'function']);
  expect(Object.keys(globalThis)).toEqual(before);
});
