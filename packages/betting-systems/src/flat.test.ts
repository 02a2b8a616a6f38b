import { describe, expect, it } from 'vitest';
import { operate } from './system';
import { defaults, type SystemId, systems } from './systems';

const table = { on: 'player', other: 'banker' } as const;

describe('the flat systems', () => {
  const flat = { min: 25, max: 25, restartOnMax: true };
  const sides = ['player', 'banker'] as const;

  it('BAC-43 Card Count bets on Banker from a count of 1 on, else on Player', () => {
    const system = operate(systems.cardCount, { ...flat, startCount: 14 });
    const on = [14, 2, 1, 0, -1, -9].map((count) => system.bet({ ...table, count }));
    expect(on.map((bet) => bet !== 'sitOut' && bet.on)).toEqual(['banker', 'banker', 'banker', 'player', 'player', 'player']);
    expect(on.every((bet) => bet !== 'sitOut' && bet.amount === 25)).toBe(true);
    expect(system.bet(table)).toBe('sitOut');
  });

  it('BAC-45 Follow The Shoe bets on the last side that won, and sits out before there is one', () => {
    const system = operate(systems.followTheShoe, flat);
    expect(system.bet(table)).toBe('sitOut');
    for (const lastWinner of sides) expect(system.bet({ ...table, lastWinner })).toEqual({ on: lastWinner, amount: 25 });
  });

  it('BAC-47 Opposite The Shoe bets against the last side that won, and sits out before there is one', () => {
    const system = operate(systems.oppositeTheShoe, flat);
    expect(system.bet(table)).toBe('sitOut');
    expect(system.bet({ ...table, lastWinner: 'banker' })).toEqual({ on: 'player', amount: 25 });
    expect(system.bet({ ...table, lastWinner: 'player' })).toEqual({ on: 'banker', amount: 25 });
  });

  it('BAC-43 BAC-45 BAC-47 never change their bet', () => {
    for (const id of ['cardCount', 'followTheShoe', 'oppositeTheShoe'] as const) {
      const system = operate(systems[id], flat);
      for (const decision of ['lost', 'won', 'tie', 'lost'] as const) expect(system.next(decision, 25)).toEqual({ restarted: false });
      expect(system.bet({ ...table, count: 0, lastWinner: 'banker' })).toMatchObject({ amount: 25 });
      expect(system.show()).toBe('flat bet');
    }
  });

  it('serve other games with other sides', () => {
    const roulette = { on: 'red', other: 'black', lastWinner: 'red', count: 3 } as const;
    const on = (['cardCount', 'followTheShoe', 'oppositeTheShoe', 'martingale'] as const).map((id) =>
      operate(systems[id], flat).bet(roulette),
    );
    expect(on.map((bet) => bet !== 'sitOut' && bet.on)).toEqual(['black', 'red', 'black', 'red']);
  });
});

it('BAC-40 the menu: order, names, questions and defaults', () => {
  const menu = Object.entries(systems).map(([id, { name, asks }]) => {
    const { min, max, restartOnMax, series, startCount } = defaults[id as SystemId];
    return [name, min, max, restartOnMax, asks.join(' '), series?.join(' ') ?? startCount];
  });
  const questions = 'min max restart on';
  expect(menu).toEqual([
    ['Cancellation', 5, 500, true, `series ${questions}`, '5 10 15 20 25'],
    ['Card Count', 5, 5, true, 'amount count', 14],
    ["D'Alembert", 5, 500, true, questions, undefined],
    ['Follow The Shoe', 5, 5, true, 'amount', undefined],
    ['Martingale', 5, 500, true, questions, undefined],
    ['Opposite The Shoe', 5, 5, true, 'amount', undefined],
    ['Progressive Win', 5, 500, true, questions, undefined],
    ['Thirty-One', 5, 500, true, questions, undefined],
    ['Triple Cancellation', 5, 500, true, `series ${questions}`, '5 10 15 20 25'],
  ]);
  for (const [id, system] of Object.entries(systems)) expect(system.id).toBe(id);
});
