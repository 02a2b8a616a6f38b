import { describe, expect, it } from 'vitest';
import { type Contradiction, checkRules, IllegalSetup, openRound, presets, type Rules } from './index';

const { lasVegas, macao, pontoon } = presets;
const [bet, seat, up] = lasVegas.opening as [Rules['opening'][number], Rules['opening'][number], Rules['opening'][number]];
const natural = lasVegas.naturals[0] as Rules['naturals'][number];

const contradictory: Readonly<Record<Contradiction, Rules>> = {
  oneBet: { ...lasVegas, opening: [bet, ...lasVegas.opening] },
  openingCards: { ...lasVegas, opening: [bet, up, { type: 'deal', to: 'house', face: 'down' }] },
  upcardFirst: { ...lasVegas, opening: [bet, seat, { type: 'deal', to: 'house', face: 'down' }, seat, up] },
  holeCard: { ...lasVegas, opening: lasVegas.opening.slice(0, -1) },
  openingBust: { ...macao, naturals: [], opening: [...macao.opening, { type: 'deal', to: 'seats', face: 'up' }] },
  cardLimit: { ...lasVegas, cardLimit: { cards: 2 } },
  naturalTwice: { ...lasVegas, naturals: [natural, { ...natural, beats: 2 }] },
  beatsTwice: { ...lasVegas, naturals: [natural, { ...natural, is: 'limit' }] },
  firstCard: { ...lasVegas, naturals: [{ ...natural, is: { firstCard: 9 } }] },
  goOn: { ...lasVegas, naturals: [{ ...natural, equal: 'goOn' }] },
  fiveCards: { ...pontoon, cardLimit: { cards: 6 } },
  houseStand: { ...lasVegas, house: { ...lasVegas.house, hitsSoft: 16 } },
  playerStand: { ...pontoon, player: { ...pontoon.player, standsOn: 22 } },
  insurance: { ...lasVegas, naturals: [] },
  earlySurrender: { ...macao, player: { ...macao.player, surrender: 'early' } },
  splitPair: { ...macao, player: { ...macao.player, split: pontoon.player.split } as Rules['player'] },
  acesHands: {
    ...lasVegas,
    player: { ...lasVegas.player, split: { by: 'value', hands: 2, deals: 'atOnce', aces: { hands: 3, oneCard: true } } },
  },
};

describe('checkRules', () => {
  it.each(Object.entries(presets))('T21-01 passes the preset %s, also from JSON', (_, rules) => {
    expect(checkRules(rules)).toBe(rules);
    expect(checkRules(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
  });

  it.each(Object.entries(contradictory))('finds the contradiction %s', (name, rules) => {
    expect(checkRules(rules)).toEqual({ problem: name });
  });

  it.each([
    [undefined, 'data'],
    [[], 'data'],
    [{ ...lasVegas, hitSoft17: true }, 'hitSoft17'],
    [{ ...lasVegas, limit: '21' }, 'limit'],
    [{ ...lasVegas, deck: { decks: 0 } }, 'deck.decks'],
    [{ ...lasVegas, deck: { decks: 1, jokers: 2 } }, 'deck.jokers'],
    [{ ...lasVegas, deck: { decks: 1, without: ['8', '8'] } }, 'deck.without'],
    [{ ...lasVegas, values: { ...lasVegas.values, A: [11, 1] } }, 'values.A'],
    [{ ...lasVegas, values: { ...lasVegas.values, K: [] } }, 'values.K'],
    [{ ...lasVegas, player: { ...lasVegas.player, double: { on: '8-11', soft: true, afterSplit: true } } }, 'player.double.on'],
    [{ ...lasVegas, naturals: [{ ...natural, pays: [3, 0] }] }, 'naturals.0.pays.1'],
    [{ ...lasVegas, house: { ...lasVegas.house, holeCard: undefined } }, 'house.holeCard'],
  ])('names the field that has no right shape (%#)', (rules, problem) => {
    expect(checkRules(rules)).toEqual({ problem });
  });

  it('refuses to open a round on a contradictory table', () => {
    const setup = { limits: { leastCents: 1, mostCents: 1, stepCents: 1 }, shoe: { cards: [], dealt: 0, cutCard: 0 }, discards: [] };
    expect(() => openRound({ ...setup, rules: contradictory.holeCard, seats: [{ bankCents: 1 }], cardsRng: [1, 2, 3, 4] })).toThrow(
      IllegalSetup,
    );
  });
});
