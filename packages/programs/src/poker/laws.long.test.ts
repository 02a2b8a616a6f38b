import { seedRng } from '@felt80/cards-shoe';
import type { Key, Pilot } from '@felt80/machine';
import { checkRandomKeys } from '@felt80/machine/conformance';
import { describe, expect, it } from 'vitest';
import { chipsShown, dealsOf, keysFor, potShown, powerOn, press, sitDown } from './test-player';

function wayOut({ legend }: Pilot): Key {
  const keys = legend.filter(({ enabled }) => enabled).map(({ key }) => key);
  return ['Y', 'F7', 'Escape', 'Enter'].find((key) => keys.includes(key)) ?? 'Enter';
}

describe('a long time at the table', () => {
  it.each([0, 1, 2, 3, 4, 5])('10,000 random keys never throw in game %i, and the way out works', async (game) => {
    const seed = `soak ${game}`;
    const machines = [await sitDown({ game, jokers: 10 * game, players: 7 - game }, { seed })];
    await checkRandomKeys({ start: () => machines.pop() ?? powerOn({ seed }), keys: 10_000, below: seedRng(seed).below, wayOut });
  });

  it.each([0, 1, 2, 3, 4, 5])('POK-11 no chip is lost in a demo of a whole evening of game %i', async (game) => {
    const players = 7;
    const pilot = await sitDown({ game, players, jokers: 2 }, { seed: `evening ${game}` }, 'F2');
    for (let move = 0; move < 3000 && pilot.screenName === 'table'; move += 1) {
      expect(chipsShown(pilot, players).reduce((sum, chips) => sum + chips, 0) + (Number.isNaN(potShown(pilot)) ? 0 : inPot(pilot))).toBe(
        1000 * players,
      );
      await pilot.elapse(20);
      if (pilot.legend.some(({ key, label }) => key === 'Enter' && label === 'new game')) break;
    }
    expect(dealsOf(pilot).length).toBeGreaterThan(20);
    await press(pilot, 'F7', ...(pilot.legend.some(({ key }) => key === 'Y') ? (['Y'] as const) : []));
    expect(keysFor({ game })).toContain(String(game));
  });
});

function inPot(pilot: Pilot): number {
  const last = dealsOf(pilot).at(-1);
  const isWon = last?.result === 'won' && /to /.test(pilot.screen.rowText(19)) && !/to call/.test(pilot.screen.rowText(19));
  return isWon ? 0 : potShown(pilot);
}
