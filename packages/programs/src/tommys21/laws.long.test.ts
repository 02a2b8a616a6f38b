import { seedRng } from '@felt80/cards-shoe';
import type { Pilot } from '@felt80/machine';
import { checkRandomKeys } from '@felt80/machine/conformance';
import { describe, expect, it } from 'vitest';
import { roundsOf, seatedAt, wayOut } from './test-player';

describe('random keys, many', () => {
  it.each([1, 2, 3, 4] as const)('T21-01 game %i: 8,000 never throw, and the way out works', { timeout: 600_000 }, async (game) => {
    const pilots: Pilot[] = [];
    const start = (): Pilot => {
      const pilot = seatedAt(game, `long ${pilots.length}`);
      pilots.push(pilot);
      return pilot;
    };
    await checkRandomKeys({ start, keys: 8_000, below: seedRng(`long ${game}`).below, wayOut });
    expect(pilots.flatMap(roundsOf).length).toBeGreaterThan(20);
  });
});
