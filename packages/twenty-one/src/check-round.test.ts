import { factoryOrder, openShoe, seedRng, shuffle } from '@felt80/cards-shoe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../test/stacked';
import { apply, checkRound, legalActions, openRound, presets, type Round, type Rules } from './index';

const limits = { leastCents: 100, mostCents: 50_000, stepCents: 100 };

/** A round of a whole deck, its first cards chosen. */
function fullDeck(rules: Rules, first: string, seats = [100_000]): { readonly round: Round; readonly events: readonly never[] } {
  const chosen = first.split(' ');
  const deck = [...factoryOrder(rules.deck)];
  const taken = chosen.map((card) => deck.splice(deck.indexOf(card as never), 1)[0] as (typeof deck)[number]);
  const cards = [...taken, ...deck];
  const banks = seats.map((bankCents) => ({ bankCents }));
  const { round } = openRound({
    rules,
    limits,
    shoe: openShoe(cards, 40),
    discards: [],
    seats: banks,
    cardsRng: seedRng('').state,
  });
  return { round, events: [] };
}

const playing = play(fullDeck(presets.liberal, 'Th 6d 6c Td 2s'), 1000).round;

describe('checkRound', () => {
  it('passes what the engine saved', () => {
    expect(checkRound(JSON.parse(JSON.stringify(playing)))).toEqual(playing);
  });

  it.each<[what: string, changes: Readonly<Record<string, unknown>>, problem: string]>([
    ['no object', { rules: null }, 'rules.data'],
    ['rules against themselves', { 'rules.naturals': [] }, 'rules.insurance'],
    ['half a cent', { 'seats.0.bankCents': 0.5 }, 'seats.0.bankCents'],
    ['a bank below zero', { 'seats.0.bankCents': -1 }, 'bank'],
    ['a strange card', { 'seats.0.hands.0.cards.0.card': '1x' }, 'seats.0.hands.0.cards.0.card'],
    ['another ace in the hand', { 'seats.0.hands.0.cards.0.card': 'As' }, 'cards'],
    ['an ace more in the shoe', { 'shoe.cards.50': 'As' }, 'cards'],
    ['a card less in the hand', { 'seats.0.hands.0.cards.length': 1 }, 'cards'],
    ['a card less in the shoe', { 'shoe.cards.length': 51 }, 'cards'],
    ['a swapped hole card', { 'house.cards.1.card': 'Th', 'seats.0.hands.0.cards.0.card': 'Td' }, 'dealingOrder'],
    ['a lower stake', { 'seats.0.hands.0.stakeCents': 500 }, 'stakes'],
    ['a bet off the limits', { 'seats.0.betCents': 60_000 }, 'stakes'],
    ['a double that was not', { 'seats.0.hands.0.doubled': true }, 'stakes'],
    ['insurance under a six', { 'seats.0.hands.0.insuranceCents': 100 }, 'insurance'],
    ['a bust of sixteen', { 'seats.0.hands.0.state': 'bust' }, 'hands'],
    ['a settled hand without a result', { 'seats.0.hands.0.state': 'settled' }, 'hands'],
    ['a split that was not', { 'seats.0.hands.0.from': 'split' }, 'hands'],
    ['a house with a stake', { 'house.stakeCents': 100 }, 'house.stakeCents'],
    ['a house that has split', { 'house.from': 'split' }, 'house.from'],
    ['a house with a result', { 'house.result': { netCents: 0, why: 'push' } }, 'house.result'],
    ['the hole card shown', { 'house.cards.1.face': 'up' }, 'house'],
    ['the end before its time', { turn: { phase: 'over' } }, 'house'],
    ['the turn of nobody', { 'turn.seat': 3 }, 'turn'],
    ['the turn of a hand that has stood', { 'seats.0.hands.0.state': 'stood' }, 'turn'],
    ['insurance asked under a six', { 'turn.phase': 'insurance' }, 'turn'],
    ['betting again', { 'turn.phase': 'betting' }, 'stakes'],
    ['an unknown field', { cheat: true }, 'cheat'],
    ['a dead generator', { cardsRng: [0, 0, 0, 0] }, 'cardsRng'],
  ])('refuses %s', (_, changes, problem) => {
    const copy = JSON.parse(JSON.stringify(playing));
    for (const [path, value] of Object.entries(changes)) {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      keys.reduce((inner, key) => inner[key], copy)[last] = value;
    }
    expect(checkRound(copy)).toEqual({ problem });
  });

  it('a save that is changed anywhere is refused or is played to an end that keeps all cards and whole cents', () => {
    const rulesOf = Object.values(presets);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.anything(), (game, at, kind, junk) => {
        const rules = rulesOf[game % rulesOf.length] as Rules;
        const seed = `${game} ${at}`;
        const cards = shuffle(factoryOrder(rules.deck), seedRng(seed));
        const seats = [{ bankCents: 20_000 }, { bankCents: 5_000 }];
        let { round } = openRound({ rules, limits, shoe: openShoe(cards, 20), discards: [], seats, cardsRng: seedRng(seed).state });
        const rng = seedRng(`${seed} play`);
        const step = () => {
          const offers = legalActions(round);
          const { type, leastCents } = offers[rng.below(offers.length)] as (typeof offers)[number];
          round = apply(round, (leastCents === undefined ? { type } : { type, cents: leastCents }) as never).round;
        };
        for (let count = rng.below(5); count > 0 && round.turn.phase !== 'over'; count--) step();
        const copy = JSON.parse(JSON.stringify(round));
        change(copy, at, [junk, 0, -1, 7, 'As', 'up', true, null, 'stood', 'playing', 2000][kind % 11]);
        const loaded = checkRound(copy);
        if ('problem' in loaded) return;
        round = loaded;
        for (let count = 0; count < 200 && round.turn.phase !== 'over'; count++) step();
        expect(round.turn.phase).toBe('over');
        expect(round.shoe.cards.toSorted()).toEqual(factoryOrder(rules.deck).toSorted());
        for (const seat of round.seats) expect(Number.isInteger(seat?.bankCents ?? 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

/** Puts a value on the leaf that a number chooses. */
function change(data: { [key: string]: unknown }, at: number, value: unknown): void {
  const keys = Object.keys(data).filter((key) => key !== 'rules');
  const key = keys[at % keys.length];
  if (key === undefined) return;
  const inner = data[key];
  if (typeof inner === 'object' && inner !== null && at % 13 !== 0) change(inner as never, Math.floor(at / keys.length), value);
  else data[key] = value;
}
