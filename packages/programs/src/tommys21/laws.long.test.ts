import { seedRng } from '@felt80/cards-shoe';
import type { Key, Pilot } from '@felt80/machine';
import { checkRandomKeys } from '@felt80/machine/conformance';
import { describe, it } from 'vitest';
import { answers, powerOn, press } from './test-player';

function wayOut({ legend }: Pilot): Key {
  const keys = legend.filter(({ enabled }) => enabled).map(({ key }) => key);
  return ['Y', 'F7', 'Escape', 'Enter'].find((key) => keys.includes(key)) ?? 'Enter';
}

describe('random keys, many', () => {
  it.each([1, 2, 3, 4] as const)('game %i: 8,000 keys never throw, and the way out works', { timeout: 600_000 }, async (game) => {
    const first = powerOn({ args: '*', seed: `long ${game}` });
    await press(first, ...answers({ game }));
    let started = false;
    const start = (): Pilot => {
      if (started) return powerOn({ args: '*', seed: `long ${game}` });
      started = true;
      return first;
    };
    await checkRandomKeys({ start, keys: 8_000, below: seedRng(`long ${game}`).below, wayOut });
  });
});
