import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileOf, nameOf } from './folder-names';

const name = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 64,
});

it.each([
  ['POKER.SAV', 'POKER.SAV'],
  ['BA_1-2.$$$', 'BA_1-2.$$$'],
  ['poker', '%70%6F%6B%65%72'],
  ['..', '%2E%2E'],
  ['.', '%2E'],
  ['../UP', '%2E.%2FUP'],
  ['A\\B:C', 'A%5CB%3AC'],
  ['CON', '%43ON'],
  ['NUL.TXT', '%4EUL.TXT'],
  ['CONE', 'CONE'],
  ['COM1.A', '%43OM1.A'],
  ['A.', 'A%2E'],
  ['50%', '50%25'],
])('%s is the file %s', (given, file) => {
  expect(fileOf(given)).toBe(file);
  expect(nameOf(file)).toBe(given);
});

it.each(['readme.txt', '.lock,host+1,x', '.new,x', 'A%2', '%41', '%2f', 'CON', '', 'X'.repeat(65), 'A%0A'])(
  '%j is no file of the store',
  (file) => {
    expect(nameOf(file)).toBeUndefined();
  },
);

it('every name has a file of its own, also where capitals do not count, and gets back from it', () => {
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(nameOf(fileOf(a))).toBe(a);
      expect(fileOf(a)).toMatch(/^[^./\\:*?"<>|a-z ][^/\\:*?"<>|a-z ]{0,191}$/);
      if (a !== b) expect(fileOf(a).toLowerCase()).not.toBe(fileOf(b).toLowerCase());
    }),
    { numRuns: 2000 },
  );
});
