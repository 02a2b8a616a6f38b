import { describe, expect, it } from 'vitest';
import { act, open, stacked } from '../test/table';
import { viewFrom } from './view';

describe('the view of a hand', () => {
  it('POK-22 shows own cards, the upcards of others and how many lie face down', () => {
    const deal = stacked({ game: 'fiveCardStud', betting: { ante: 0 } }, '2s 3s 4s Kd Ac Qd');
    const view = viewFrom(deal, 0);
    expect([view.own, view.ownUp]).toEqual([['2s', 'Kd'], ['Kd']]);
    expect(view.others.map(({ hand, up, down }) => [hand, up, down])).toEqual([
      [1, ['Ac'], 1],
      [2, ['Qd'], 1],
    ]);
  });

  it('POK-13 offers something only to the hand whose turn it is', () => {
    const deal = act(open(), 'open 10');
    expect(viewFrom(deal, 1)).toMatchObject({ toCall: 10, pot: 25, me: 1, chips: 995 });
    expect(viewFrom(deal, 1).offers).toHaveLength(3);
    expect(viewFrom(deal, 2).offers).toEqual([]);
  });

  it('POK-13 has nothing to tell a place where nobody sits', () => {
    expect(() => viewFrom(open(), 9)).toThrow(new RangeError('Nobody sits at place 9'));
  });

  it('POK-34 stays the same when only hidden cards change', () => {
    const deal = act(open({ game: 'spit' }), 'open 10', 'call', 'call');
    const hidden = deal.hands.map((hand, at) =>
      at === 0 ? hand : { ...hand, cards: hand.cards.map((held) => ({ ...held, card: 'Jo' as const })) },
    );
    const other = { ...deal, hands: hidden, stock: deal.stock.toReversed() };
    expect(viewFrom(other, 0)).toEqual(viewFrom(deal, 0));
  });
});
