import { describe, expect, it } from 'vitest';
import { isCard } from './card';
import { countRanks } from './composition';
import { factoryOrder } from './deck';

describe('factory order', () => {
  it('is spades and diamonds up, clubs and hearts down, pack after pack, jokers last', () => {
    const pack = [
      'As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks',
      'Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd',
      'Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2c Ac',
      'Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h Ah',
    ]
      .join(' ')
      .split(' ');
    expect(factoryOrder({ decks: 1 })).toEqual(pack);
    expect(factoryOrder({ decks: 2, jokers: 3 })).toEqual([...pack, ...pack, 'Jo', 'Jo', 'Jo']);
  });

  it('has 416 cards in eight decks, 32 of each rank', () => {
    const cards = factoryOrder({ decks: 8 });
    expect(cards).toHaveLength(416);
    expect(countRanks(cards)).toEqual(Array.from({ length: 13 }, () => 32));
    expect(cards.every(isCard)).toBe(true);
  });

  it('has 40 cards without the 8s, 9s and 10s, and takes up to 19 decks', () => {
    const cards = factoryOrder({ decks: 1, without: ['8', '9', 'T'] });
    expect(cards.join(' ')).toBe(
      [
        'As 2s 3s 4s 5s 6s 7s Js Qs Ks',
        'Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd',
        'Kc Qc Jc 7c 6c 5c 4c 3c 2c Ac',
        'Kh Qh Jh 7h 6h 5h 4h 3h 2h Ah',
      ].join(' '),
    );
    expect(factoryOrder({ decks: 19, without: ['8', '9', 'T'] })).toHaveLength(760);
  });

  it.each([
    ['badDecks', { decks: 0 }],
    ['badDecks', { decks: 1.5 }],
    ['badDecks', { decks: Number.NaN }],
    ['badDecks', { decks: 101 }],
    ['badJokers', { decks: 1, jokers: -1 }],
    ['badJokers', { decks: 1, jokers: 0.5 }],
    ['badRanks', { decks: 1, without: ['1'] as never }],
    ['badRanks', { decks: 1, without: ['8', '8'] as const }],
    ['emptyDeck', { decks: 1, without: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const }],
  ])('refuses with %s: %j', (code, spec) => {
    expect(() => factoryOrder(spec)).toThrow(expect.objectContaining({ name: 'CardsError', code }));
  });
});
