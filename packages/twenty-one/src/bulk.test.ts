import { factoryOrder, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { compareEngines } from '../test/both-engines';
import { sixDecks, wild } from '../test/six-decks';
import { switches } from '../test/switches';
import { bulkTable, presets, type Rules, simulate } from './index';

// One deck is not dealt into the middle of an opening.
const twoDecks = { ...switches['to the last card'], deck: { decks: 2 } } as Rules;
const tables = { ...switches, 'two decks to the last card': twoDecks };

/** 2,000 rounds here, 100,000 in bulk.long.test.ts. */
describe('bulk simulator', () => {
  const each = Math.ceil(2_000 / Object.keys(switches).length / 2);
  it.each(Object.entries(tables))('ACA-02 ACA-05 ACA-06 ACA-08 agrees with the round engine to the cent: %s', (name, rules) => {
    // A shoe that is dealt to its last card runs dry now and then.
    const rounds = name.endsWith('to the last card') ? 400 : each;
    compareEngines(rules, sixDecks, name, rounds);
    compareEngines(rules, wild, `${name}, wild`, rounds);
  });

  it('plays six decks S17 DAS near the exact −0.460 % of the first bet', () => {
    const cards = factoryOrder(presets.atlanticCity.deck);
    const setup = { rules: presets.atlanticCity, chart: sixDecks, betCents: 100, cards, rng: seedRng('six decks') };
    const { netCents, squares, rounds, shuffles } = simulate(setup, 400_000);
    const mean = netCents / rounds / 100;
    const error = Math.sqrt((squares / rounds / 10_000 - mean * mean) / rounds);
    expect(Math.abs(mean + 0.0046)).toBeLessThan(3 * error);
    expect(error).toBeLessThan(0.002);
    expect(shuffles).toBeGreaterThan(8_000);
  });

  it.each(Object.entries(tables))('plays many rounds as one by one, also in parts: %s', (name, rules) => {
    for (const chart of [sixDecks, wild]) {
      const open = () => bulkTable({ rules, chart, betCents: 1500, cards: factoryOrder(rules.deck), rng: seedRng(name) });
      const single = open();
      single.shuffleAll();
      let netCents = 0;
      let squares = 0;
      for (let round = 0; round < 3_000; round++) {
        if (single.shuffleDue()) single.shuffleAll();
        const net = single.playRound();
        netCents += net;
        squares += net * net;
      }
      const many = open();
      many.shuffleAll();
      const { hands, shuffles, ...sums } = many.playRounds(3_000);
      expect(sums).toEqual({ rounds: 3_000, netCents, squares });
      const parts = open();
      parts.shuffleAll();
      const runs = [1, 2, 7, 90, 2_900].map((rounds) => parts.playRounds(rounds));
      for (const [figure, whole] of Object.entries({ netCents, squares, hands, shuffles })) {
        expect(runs.reduce((sum, run) => sum + run[figure as keyof typeof run], 0)).toBe(whole);
      }
    }
  });

  it('refuses rules that it does not play, and charts with a hole', () => {
    const base = { betCents: 100, cards: factoryOrder({ decks: 1 }), rng: seedRng('') };
    for (const rules of [presets.pontoon, presets.macao, presets.flapjack]) {
      expect(() => bulkTable({ ...base, rules, chart: sixDecks })).toThrow(RangeError);
    }
    expect(() => bulkTable({ ...base, rules: presets.liberal, chart: { ...sixDecks, soft: {} } })).toThrow(RangeError);
  });
});
