import { type Category, countHands, strengthAt } from '@felt80/poker';
import { describe, expect, it } from 'vitest';
import { doc } from './doc';

const names: Readonly<Record<Category, string>> = {
  bust: 'bust',
  pair: 'pair',
  twoPairs: 'two pairs',
  three: 'three of a kind',
  straight: 'straight',
  flush: 'flush',
  fullHouse: 'full house',
  four: 'four of a kind',
  straightFlush: 'straight flush',
  fiveOfAKind: 'five of a kind',
};

describe('POKER.DOC', () => {
  it('POK-07 says how many hands there are of each kind, without jokers and with two', () => {
    const [none, two] = [0, 2].map((jokers) => {
      const counts: Partial<Record<Category | 'all', number>> = {};
      countHands('standard', jokers).forEach((count, order) => {
        for (const name of [strengthAt('standard', order).category, 'all'] as const) counts[name] = (counts[name] ?? 0) + count;
      });
      return counts;
    });
    const number = (of: number | undefined): string => (of ?? 0).toLocaleString('en-US');
    for (const [name, words] of [...Object.entries(names), ['all', 'all'] as const]) {
      const of = name as Category;
      expect(doc).toMatch(new RegExp(`^ {3}${words} +${number(none?.[of])} +${number(two?.[of])}$`, 'm'));
    }
  });
});
