import { seedRng } from '@felt80/cards-shoe';
import type { Key, Pilot } from '@felt80/machine';
import { checkRandomKeys } from '@felt80/machine/conformance';
import { describe, expect, it } from 'vitest';
import { chipsInPot, chipsShown, dealsOf, isGameOver, powerOn, sitDown } from './test-player';

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
    for (let move = 0; move < 3000 && !isGameOver(pilot); move += 1) {
      expect(chipsShown(pilot, players).reduce((sum, chips) => sum + chips, 0) + chipsInPot(pilot)).toBe(1000 * players);
      await pilot.elapse(20);
    }
    expect(dealsOf(pilot).length).toBeGreaterThan(5);
  });
});
