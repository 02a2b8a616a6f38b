import { seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { odds } from './odds';
import { openSimulation } from './simulation';
import { tables } from './table';

const coups = 10_000_000;

describe('simulation, 10 million coups', () => {
  it.each(['baccarat', 'vbacc'] as const)('BAC-70 BAC-72 lies within 4.5 standard errors of the exact odds: %s', (name) => {
    const table = tables[name];
    const simulation = openSimulation({
      rng: seedRng(`long run ${name}`),
      table,
      bets: { bankerCents: 0, playerCents: 0, tieCents: 0 },
    });
    simulation.run(coups);
    const totals = simulation.totals();
    const exact = odds(
      Array.from({ length: 13 }, () => 32),
      table.paytable,
    );
    expect(totals.coups).toBe(coups);
    for (const outcome of ['banker', 'player', 'tie'] as const) {
      const { probability } = exact[outcome];
      const standardError = Math.sqrt((probability * (1 - probability)) / coups);
      expect(Math.abs(totals.outcomes[outcome] / coups - probability) / standardError).toBeLessThan(4.5);
    }
  });
});
