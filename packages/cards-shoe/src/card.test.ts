import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardWords, isCard, joker, rankOf, ranks, suitOf, suits } from './card';
import { parseCard, parseCards } from './card-text';
import { factoryOrder } from './deck';

const everyCard = factoryOrder({ decks: 1, jokers: 1 });

describe('card', () => {
  it('has 53 texts, each of a rank and a suit or the joker', () => {
    expect(new Set(everyCard).size).toBe(53);
    expect(everyCard.every(isCard)).toBe(true);
    for (const no of ['', 'A', 'Ass', 'aS', '1s', '10s', 'Jx', 'jo', 5, null, undefined, ['As']]) expect(isCard(no)).toBe(false);
    expect(ranks).toHaveLength(13);
    expect(suits).toHaveLength(4);
    expect([rankOf('Th'), suitOf('Th'), rankOf(joker), suitOf(joker)]).toEqual(['T', 'h', undefined, undefined]);
    expect([rankOf('Js'), suitOf('Js')]).toEqual(['J', 's']);
  });

  it('says a card in words', () => {
    expect((['Th', 'As', '2c', 'Qd', 'Jo'] as const).map(cardWords)).toEqual([
      'ten of hearts',
      'ace of spades',
      'two of clubs',
      'queen of diamonds',
      'joker',
    ]);
  });
});

describe('card text', () => {
  it('reads every card back, in either case and with glyphs', () => {
    const glyphs = { c: '♣', d: '♦', h: '♥', s: '♠' };
    for (const card of everyCard) {
      for (const text of [card, ` ${card} `, card.toLowerCase(), card.toUpperCase(), card.replace(/^T/, '10')]) {
        expect(parseCard(text)).toEqual({ status: 'read', card });
      }
    }
    for (const rank of ranks) {
      for (const suit of suits) expect(parseCard(rank + glyphs[suit])).toEqual({ status: 'read', card: rank + suit });
    }
    expect(parseCard('Joker')).toEqual({ status: 'read', card: 'Jo' });
  });

  it.each([
    ['', 'noText'],
    ['  ', 'noText'],
    ['1h', 'noSuchRank'],
    ['♥T', 'noSuchRank'],
    ['hello', 'noSuchRank'],
    ['0', 'noSuchRank'],
    ['A', 'noSuchSuit'],
    ['10', 'noSuchSuit'],
    ['Jx', 'noSuchSuit'],
    ['Asd', 'tooLong'],
    ['10hh', 'tooLong'],
    ['Jokers', 'tooLong'],
  ])('refuses %j: %s', (text, problem) => {
    expect(parseCard(text)).toEqual({ status: 'refused', problem });
  });

  it('reads a list and names the word that is no card', () => {
    expect(parseCards(' As, 10h\tJo\n,2c ')).toEqual({ status: 'read', cards: ['As', 'Th', 'Jo', '2c'] });
    expect(parseCards('')).toEqual({ status: 'read', cards: [] });
    expect(parseCards('As Zz 2c')).toEqual({ status: 'refused', problem: 'noSuchRank', at: 1, word: 'Zz' });
  });

  it('never throws and never invents a card', () => {
    void fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 6 }), (text) => {
        const reading = parseCard(text);
        if (reading.status === 'read') expect(everyCard).toContain<Card>(reading.card);
        expect(['read', 'refused']).toContain(parseCards(text).status);
      }),
      { numRuns: 2000 },
    );
  });
});
