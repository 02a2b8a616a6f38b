import { type Card, CardsError, openShoe, remaining, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { dealCoup } from './coup';
import { needsShuffle, openTableShoe, tables } from './table';

function shoeOf(text: string) {
  const cards = text.split(' ') as Card[];
  return openShoe(cards, cards.length);
}

function told(text: string): string[] {
  return dealCoup(shoeOf(text)).events.map((event) => {
    if (event.type === 'dealt') return `${event.to} ${event.card} ${event.total}`;
    if (event.type === 'decided') return event.outcome;
    return event.type === 'natural' ? `${event.side} natural` : `${event.side} ${event.type} ${event.total}`;
  });
}

describe('coup', () => {
  it('BAC-03 deals two cards each, player first, alternating; a natural ends it', () => {
    const { coup, shoe } = dealCoup(shoeOf('2s 9c 3s Kc 5d 6d'));
    expect(coup).toEqual({
      player: ['2s', '3s'],
      banker: ['9c', 'Kc'],
      playerTotal: 5,
      bankerTotal: 9,
      outcome: 'banker',
      natural: true,
    });
    expect(remaining(shoe)).toBe(2);
    expect(told('2s 9c 3s Kc 5d 6d')).toEqual(['player 2s 2', 'banker 9c 9', 'player 3s 5', 'banker Kc 9', 'banker natural', 'banker']);
    expect(told('3s 4c 5s 4h 5d 6d').slice(4)).toEqual(['player natural', 'banker natural', 'tie']);
    expect(told('9s 4c Ts 4h 5d 6d').slice(4)).toEqual(['player natural', 'banker natural', 'player']);
  });

  it('BAC-04 BAC-06 tells both third cards in order', () => {
    expect(told('2s 3c Ks 2c 4d 9d')).toEqual([
      'player 2s 2',
      'banker 3c 3',
      'player Ks 2',
      'banker 2c 5',
      'player drew 2',
      'player 4d 6',
      'banker drew 5',
      'banker 9d 4',
      'player',
    ]);
    const { coup, shoe } = dealCoup(shoeOf('2s 3c Ks 2c 4d 9d 7h'));
    expect(coup).toEqual({
      player: ['2s', 'Ks', '4d'],
      banker: ['3c', '2c', '9d'],
      playerTotal: 6,
      bankerTotal: 4,
      outcome: 'player',
      natural: false,
    });
    expect(remaining(shoe)).toBe(1);
    expect(told('2s 3c Ks Kc 8d 9d').slice(4)).toEqual(['player drew 2', 'player 8d 0', 'banker stood 3', 'banker']);
  });

  it('BAC-05 lets the banker draw the fifth card when the player stands', () => {
    expect(told('2s 3c 4s 2c 4d 9d').slice(4)).toEqual(['player stood 6', 'banker drew 5', 'banker 4d 9', 'banker']);
    expect(told('2s 3c 4s 3h 4d 9d').slice(4)).toEqual(['player stood 6', 'banker stood 6', 'tie']);
  });

  it('takes only the cards that it needs and says when they run out', () => {
    expect(dealCoup(shoeOf('2s 9c 3s Kc')).coup.outcome).toBe('banker');
    expect(() => dealCoup(shoeOf('2s 3c Ks 2c'))).toThrow(CardsError);
    expect(() => dealCoup(shoeOf('2s 3c Jo 2c 4d 9d'))).toThrow(expect.objectContaining({ code: 'joker' }));
  });

  it('BAC-72 replays a shoe from its seed to the same cards', () => {
    const deals = (): string[] => {
      const coups: string[] = [];
      let shoe = openTableShoe(tables.baccarat.shoe, seedRng('replay/cards'));
      while (!needsShuffle(shoe)) {
        const dealt = dealCoup(shoe);
        coups.push([...dealt.coup.player, '-', ...dealt.coup.banker].join(' '));
        shoe = dealt.shoe;
      }
      return coups;
    };
    const first = deals();
    expect(deals()).toEqual(first);
    expect(first.slice(0, 5)).toEqual(['Ad Qh 6s - Kc 2s Kh', 'Ts 2c 5s - 5h 5c 7h', 'Ad 8c - 8s Th', 'Ah 3d - 6c 3c', 'Js As - 5h 4c']);
  });
});
