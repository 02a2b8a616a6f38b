import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64';

it('writes what every other encoder writes, and reads it back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(text)).toEqual(bytes);
    }),
  );
});

it.each(['A', 'AA', 'AAA', 'AA=A', 'A===', 'AA==AA==', 'A?==', 'AAAA\n'])('refuses %j', (text) => {
  expect(fromBase64(text)).toBeUndefined();
});
