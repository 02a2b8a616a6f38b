import { expect, it } from 'vitest';
import { addressOf, readLink } from './link';

it('MAC-15 an address names a program, its parameters and a seed, and says the same again', () => {
  const link = { program: 'BACCARAT', parameters: 'M * &=#%', seed: 'seven & more' };
  const address = addressOf('https://example.org/room/?from=here#old', link);
  expect(readLink(new URL(address).hash)).toEqual({ link });
  expect(address).toMatch(/^https:\/\/example\.org\/room\/\?from=here#program=BACCARAT&/);
  expect(readLink('')).toEqual({ link: undefined });
  expect(readLink('#seed=1')).toEqual({ link: { seed: '1' } });
  expect(readLink('#program=vbacc.exe')).toEqual({ link: { program: 'VBACC' } });
});

it.each([
  ['#program=DEL&parameters=*.*%20/Y', 'there is no program “DEL”'],
  ['#program=VBACC%20/Y', 'there is no program “VBACC /Y”'],
  ['#program=', 'there is no program “”'],
  ['#program=<img src=x onerror=alert(1)>', 'there is no program “<img src=x onerror=a”'],
  ['#program=__proto__', 'there is no program “__proto__”'],
  ['#program=VBACC&seed=%0A', 'its seed cannot be used'],
  ['#program=VBACC&seed=%E0%A4%A', 'its seed cannot be used'],
  ['#program=VBACC&parameters=%1B[2J', 'its parameters cannot be used'],
  [`#program=VBACC&parameters=${'M'.repeat(121)}`, 'its parameters cannot be used'],
  ['#program=VBACC&disk=other', 'it names “disk”, which means nothing here'],
  ['#program=VBACC#seed=1', 'there is no program “VBACC#seed=1”'],
  ['#seed=', 'it names no program'],
  ['#parameters=M', 'it names no program'],
])('MAC-15 nonsense in an address is said: %s', (hash, nonsense) => {
  expect(readLink(hash)).toEqual({ nonsense });
});
