import { expect, it } from 'vitest';
import { streamSeed } from './seed';

it('MAC-11 names a stream by its label', () => {
  expect(streamSeed('42', 'cards')).toBe('42/cards');
  expect(streamSeed('', 'dressing')).toBe('/dressing');
});
