import { createRequire } from 'node:module';
import { factoryOrder, seedRng } from '@felt80/cards-shoe';
import { presets, simulate } from '@felt80/twenty-one';

const chart = {
  hard: {
    ...Object.fromEntries([4, 5, 6, 7, 8].map((points) => [points, 'HHHHHHHHHH'])),
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    ...Object.fromEntries([13, 14, 15, 16].map((points) => [points, 'SSSSSHHHHH'])),
    ...Object.fromEntries([17, 18, 19, 20, 21].map((points) => [points, 'SSSSSSSSSS'])),
  },
  soft: {
    12: 'HHHHHHHHHH',
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'SddddSSHHH',
    ...Object.fromEntries([19, 20, 21].map((points) => [points, 'SSSSSSSSSS'])),
  },
  pairs: {
    A: 'PPPPPPPPPP',
    2: 'PPPPPP----',
    3: 'PPPPPP----',
    4: '---PP-----',
    5: '----------',
    6: 'PPPPP-----',
    7: 'PPPPPP----',
    8: 'PPPPPPPPPP',
    9: 'PPPPP-PP--',
    T: '----------',
  },
};

const { atlanticCity } = presets;
/** Both play six decks, S17, DAS, up to four hands, no surrender, three quarters dealt, by the basic chart. */
const rules = {
  ...atlanticCity,
  player: { ...atlanticCity.player, split: { ...atlanticCity.player.split, hands: 4 } },
};

function perSecond(count, work) {
  const start = performance.now();
  const done = work();
  return ((done ?? count) / (performance.now() - start)) * 1000;
}

function ours() {
  const rounds = 100_000;
  const setup = { rules, chart, betCents: 1000, cards: factoryOrder(rules.deck), rng: seedRng('bench') };
  return perSecond(rounds, () => simulate(setup, rounds).hands);
}

function theirs() {
  globalThis.self = globalThis;
  const { Simulator } = createRequire(import.meta.url)('@blackjacktrainer/blackjack-simulator');
  const basicStrategy = 1;
  const hands = 8_000;
  const simulator = new Simulator({
    hands,
    playerStrategy: basicStrategy,
    playerBetSpread: [1000],
    playerSpots: [1],
    deckCount: 6,
    hitSoft17: false,
    allowDoubleAfterSplit: true,
    allowLateSurrender: false,
    maxHandsAllowed: 4,
    penetration: 0.75,
    minimumBet: 1000,
  });
  return perSecond(hands, () => simulator.run().handsPlayed);
}

export default async () => {
  const best = { ours: 0, theirs: 0 };
  for (let turn = 0; turn < 150; turn++) {
    best.theirs = Math.max(best.theirs, theirs());
    best.ours = Math.max(best.ours, ours());
  }
  return [
    {
      name: 'blackjack hands by a chart, six decks S17 DAS, one core',
      value: best.ours,
      unit: 'hands/s',
      against: { name: '@blackjacktrainer/blackjack-simulator 0.34.0', value: best.theirs },
      ratio: best.ours / best.theirs,
      target: 15,
    },
  ];
};
