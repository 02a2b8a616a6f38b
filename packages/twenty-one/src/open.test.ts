import { type Card, factoryOrder, openShoe, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { limits, open, openExactly, play, settled, stack } from '../test/stacked';
import { apply, gathered, IllegalAction, IllegalSetup, openRound, presets, type Setup, shuffleDue, viewFrom, whyNot } from './index';

const { lasVegas, downtown, tommysBlackjack, pontoon, macao } = presets;
const good: Setup = {
  rules: lasVegas,
  limits,
  shoe: stack('2c 3c 4c 5c 6c 7c'),
  discards: [],
  seats: [{ bankCents: 1000 }],
  cardsRng: seedRng('').state,
};

function codeOf(setup: Partial<Setup>): string | undefined {
  try {
    openRound({ ...good, ...setup });
  } catch (error) {
    if (error instanceof IllegalSetup) return error.code;
    throw error;
  }
  return undefined;
}

describe('openRound', () => {
  it('refuses what cannot be played, with a code', () => {
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ rules: { ...lasVegas, naturals: [] } })).toBe('rules');
    expect(codeOf({ limits: { leastCents: 500, mostCents: 100, stepCents: 1 } })).toBe('limits');
    expect(codeOf({ limits: { leastCents: 1.5, mostCents: 100, stepCents: 1 } })).toBe('limits');
    expect(codeOf({ seats: [] })).toBe('seats');
    expect(codeOf({ seats: [null, null] })).toBe('seats');
    expect(codeOf({ seats: Array.from({ length: 8 }, () => null) })).toBe('seats');
    expect(codeOf({ seats: [{ bankCents: 0.5 }] })).toBe('seats');
    expect(codeOf({ shoe: stack('2c 3c 4c Jo 5c 6c') })).toBe('jokers');
    expect(codeOf({ discards: ['2c'] })).toBe('discards');
    expect(codeOf({ shoe: stack('2c 3c 4c') })).toBe('tooFewCards');
    expect(codeOf({ seats: [{ bankCents: 1000 }, { bankCents: 1000 }], shoe: stack('2c 3c 4c 5c 6c') })).toBe('tooFewCards');
  });

  it('seats up to seven; empty chairs, no bet and a bank below the least sit out', () => {
    const seats = [1000, null, 99, 1000, 1000, 1000, 1000];
    const start = open(lasVegas, '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2d', seats);
    const end = play(start, 100, 'noBet', 100, 100, 100);
    expect(end.round.seats.map((seat) => seat?.out)).toEqual([false, undefined, true, true, false, false, false]);
    expect(end.round.seats.map((seat) => seat?.hands[0]?.cards.length)).toEqual([2, undefined, undefined, 0, 2, 2, 2]);
  });

  it('ACA-06 deals seat by seat, the upcard, seat by seat, the hole card', () => {
    const { events } = play(open(lasVegas, '2c 3c 4c 5c 6c 7c', [1000, 1000]), 100, 100);
    expect(events.flatMap((e) => (e.type === 'dealt' ? [`${e.to} ${e.card}`] : []))).toEqual([
      '0 2c',
      '1 3c',
      'house 4c',
      '0 5c',
      '1 6c',
      'house 7c',
    ]);
  });

  it('is over at once when nobody bets', () => {
    const end = play(open(pontoon, '2c 3c 4c 5c', [0, 0]), 'noBet', 'noBet');
    expect(end.round.turn).toEqual({ phase: 'over' });
    expect(gathered(end.round)).toEqual(['2c', '3c', '4c']);
    expect(open(lasVegas, '2c 3c', [0]).round.turn).toEqual({ phase: 'over' });
  });
});

describe('bets and turns', () => {
  it('refuses bets outside the limits or above the bank', () => {
    const { round } = open(lasVegas, '2c 3c 4c 5c', [1250]);
    expect(whyNot(round, { type: 'bet', cents: 50 })).toBe('outsideLimits');
    expect(whyNot(round, { type: 'bet', cents: 50_100 })).toBe('outsideLimits');
    expect(whyNot(round, { type: 'bet', cents: 1300 })).toBe('aboveBank');
    expect(whyNot(round, { type: 'bet', cents: 1250 })).toBeUndefined();
    expect(whyNot(round, { type: 'bet' } as never)).toBe('outsideLimits');
    expect(whyNot(round, { type: 'bet', cents: '500' } as never)).toBe('outsideLimits');
    expect(whyNot(round, { type: 'dance' } as never)).toBe('notInTheseRules');
    expect(whyNot(round, { type: 'toString' } as never)).toBe('notInTheseRules');
  });

  it('throws the code of an action out of turn, and changes nothing', () => {
    const { round } = open(lasVegas, '2c 3c 4c 5c');
    for (const type of ['hit', 'stand', 'double', 'split', 'surrender', 'decline'] as const) {
      expect(whyNot(round, { type })).toBe('notYourTurn');
      expect(() => apply(round, { type })).toThrow(IllegalAction);
    }
    const over = play({ round, events: [] }, 100, 'stand').round;
    expect(whyNot(over, { type: 'hit' })).toBe('notYourTurn');
    expect(whyNot(over, { type: 'bet', cents: 100 })).toBe('notYourTurn');
  });

  it('a bank covers what the house can win: three times the bet in Macao from a bank', () => {
    const banked = { ...macao, player: { ...macao.player, stakes: 'bank' as const } };
    const { round } = open(banked, '9c 2c', [1000]);
    expect(whyNot(round, { type: 'bet', cents: 400 })).toBe('aboveBank');
    const end = play({ round, events: [] }, 300);
    expect(end.round.seats[0]?.bankCents).toBe(100);
  });
});

describe('running dry', () => {
  const shoe = (cards: string, dealt: number) => ({ ...stack(cards), dealt });

  it('T21-06 the cards not on the table are shuffled in the middle of a play, the others stay', () => {
    const discards: Card[] = ['2s', '3s', '4s'];
    const start = openRound({ ...good, rules: tommysBlackjack, shoe: shoe('2s 3s 4s 6d Td Th 2c', 3), discards });
    const { round, events } = play(play(start, 100), 'hit');
    expect(events.map(({ type }) => type)).toContain('reshuffled');
    expect(round.discards).toEqual([]);
    expect(round.shoe.cards.slice(0, 4)).toEqual(['6d', 'Td', 'Th', '2c']);
    expect(round.shoe.cards.toSorted()).toEqual(['2c', '2s', '3s', '4s', '6d', 'Td', 'Th'].toSorted());
    expect(round.cardsRng).not.toEqual(good.cardsRng);
    expect(gathered(round)).toEqual(round.shoe.cards.slice(0, round.shoe.dealt));
    // The discards are unseen again, as the hole card still is: no count drifts at the shuffle.
    expect(viewFrom(round, 0).unseen.reduce((sum, count) => sum + count, 0)).toBe(7 - round.shoe.dealt + 1);
  });

  it('T21-06 with no card anywhere the hand stands, below the stand of pontoon too, and the house stops', () => {
    const end = play(openExactly(pontoon, '6d 5h 6c 2s'), 100, 'hit');
    expect(end.round.turn).toEqual({ phase: 'over' });
    expect(settled(end)).toEqual([[0, 0, 100, 'higher']]);
    const split = play(openExactly(lasVegas, '8h 6d 8c Td 3h'), 100, 'split');
    expect(split.round.seats[0]?.hands.map(({ cards }) => cards.length)).toEqual([2, 1]);
    expect(split.round.turn).toEqual({ phase: 'over' });
  });

  it('T21-06 a shuffle is due by what is dealt or left, and never comes in the middle of a hand', () => {
    const one = openShoe(factoryOrder({ decks: 1 }), 52);
    const four = openShoe(factoryOrder({ decks: 4 }), 208);
    expect([30, 31, 32].map((dealt) => shuffleDue(downtown, { ...one, dealt }, 2))).toEqual([false, false, true]);
    expect([155, 156].map((dealt) => shuffleDue(lasVegas, { ...four, dealt }, 2))).toEqual([false, true]);
    expect([22, 23].map((dealt) => shuffleDue(downtown, { ...one, dealt }, 5))).toEqual([false, true]);
    expect(shuffleDue(pontoon, one, 2)).toBe(true);
    const late = play(open(downtown, 'Th 6d 9c Td'), 100, 'stand');
    expect(late.events.map(({ type }) => type)).not.toContain('reshuffled');
  });
});

describe('viewFrom', () => {
  it('ACA-09 knows own cards and open ones; everything else is one composition', () => {
    const { round } = play(open(downtown, 'Th 2h 6d 9c 3c Kd', [1000, 1000]), 100, 100);
    const view = viewFrom(round, 1);
    expect(view.own[0]?.cards.map(({ card }) => card)).toEqual(['2h', '3c']);
    expect(view.houseUp).toEqual(['6d']);
    expect(view.offers).toEqual([]);
    // Hidden: the other seat's ten and nine, the hole king, six kings below.
    expect(view.unseen).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 7]);
    const text = JSON.stringify(view);
    for (const hidden of ['Th', '9c', 'Kd', 'Kc']) expect(text).not.toContain(`"${hidden}"`);
    expect(viewFrom(round, 0).offers.length).toBeGreaterThan(0);
    expect(() => viewFrom(round, 2)).toThrow(RangeError);
  });

  it('ACA-09 in a face-up game the other hands are seen; after the look a ten up is known to hide no ace', () => {
    const { round } = play(open(lasVegas, 'Th 2h Td 9c 3c 9d', [1000, 1000]), 100, 100);
    expect(viewFrom(round, 0).unseen).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 6]);
    expect(viewFrom(round, 0).peeked).toBe(true);
    expect(viewFrom(play(open(lasVegas, 'Th 6d 9c 9d'), 100).round, 0).peeked).toBe(false);
    expect(viewFrom(play(open(lasVegas, 'Th Ad 9c 9d'), 100).round, 0).peeked).toBe(false);
  });
});
