import { type Card, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { hand, randomHand, randomRank } from '../test/cards';
import { better, naive } from '../test/naive';
import { PokerError } from './misuse';
import { parlor, parlorScore, type Ranking, rankings, standard } from './ranking';
import { categories } from './strength';

const says = (text: string, ranking: Ranking = standard, wild?: 'K' | '2' | '9'): string => {
  const { category, score, tieBreak } = ranking.evaluate(hand(text), wild);
  return `${category} ${score} ${tieBreak.join(',')}`.trim();
};

describe('scores', () => {
  it('POK-02 POK-03 every category has the manual score and its spare cards', () => {
    expect(says('As Ac Ad Ah Jo')).toBe('fiveOfAKind 31400');
    expect(says('Ts Js Qs Ks As')).toBe('straightFlush 25014');
    expect(says('9s 9c 9d 9h Kd')).toBe('four 21300 13');
    expect(says('7s 7c 7d 4h 4d')).toBe('fullHouse 15704');
    expect(says('As Js 9s 4s 2s')).toBe('flush 10014 11,9,4,2');
    expect(says('As Ks Qd Js Ts')).toBe('straight 9014');
    expect(says('9s 8c 7d 6h 5d')).toBe('straight 9009');
    expect(says('Ks Kc Kd 5h 3d')).toBe('three 8300 5,3');
    expect(says('As Ac 3d 3h 2d')).toBe('twoPairs 3403 2');
    expect(says('Js Jc 9d 4h 2d')).toBe('pair 1100 9,4,2');
    expect(says('As Kc 9d 6h 4d')).toBe('bust 0 14,13,9,6,4');
  });

  it('POK-02 POK-03 the ace is low in the wheel only', () => {
    expect(says('5s 4c 3d 2h Ad')).toBe('straight 9005');
    expect(says('5s 4s 3s 2s As')).toBe('straightFlush 25005');
    expect(says('2s As Kd Qh Jd')).toBe('bust 0 14,13,12,11,2');
    expect(standard.compare(standard.evaluate(hand('6s 5c 4d 3h 2d')), standard.evaluate(hand('5s 4c 3d 2h Ad')))).toBeGreaterThan(0);
    expect(standard.compare(standard.evaluate(hand('5s 4c 3d 2h Ad')), standard.evaluate(hand('As Ac Ad Kh Qd')))).toBeGreaterThan(0);
  });

  it('POK-03 parlorScore is the score of the ranking of 1987', () => {
    expect(parlorScore(hand('9s 9c 9d 9h Kd'))).toBe(21300);
    expect(parlorScore(hand('Kd 6s Jo Jo Jo'))).toBe(21300);
    expect(standard.evaluate(hand('Kd 6s Jo Jo Jo')).score).toBe(20600);
  });

  it('POK-05 two to four cards have a score so far, one joker is an ace', () => {
    expect(says('Jo')).toBe('bust 0 14');
    expect(says('Jo Jo')).toBe('pair 1400');
    expect(says('Kd Jo')).toBe('pair 1300');
    expect(says('Kd 9d 2d')).toBe('bust 0 13,9,2');
    expect(says('9c 9d 9h')).toBe('three 7900');
    expect(says('9c 9d 9h 9s')).toBe('four 20000');
    expect(says('4s 4c 3d 3h')).toBe('twoPairs 2403');
    expect(says('5s 4s 3s 2s')).toBe('bust 0 5,4,3,2');
  });
});

describe('wild cards', () => {
  it('POK-01 jokers make the best hand, five of a kind at the top', () => {
    expect(says('Jo Jo Jo Jo Jo')).toBe('fiveOfAKind 31400');
    expect(says('9s 9d Jo Jo Jo')).toBe('fiveOfAKind 30900');
    expect(says('9s 8s Jo Jo Jo')).toBe('straightFlush 25012');
    expect(says('As 5s Jo Jo Jo')).toBe('straightFlush 25005');
    expect(says('9s 8d 2c Jo Jo')).toBe('three 7900 8,2');
    expect(says('9s 9d 8c 8h Jo')).toBe('fullHouse 15908');
    expect(says('9s 8d 7c 6h Jo')).toBe('straight 9010');
  });

  it('POK-04 a wild card in a flush is the highest rank that the flush lacks', () => {
    expect(says('As Ks 9s 4s Jo')).toBe('flush 10014 13,12,9,4');
    expect(says('9s 4s 3s 7s Jo')).toBe('flush 10014 9,7,4,3');
  });

  it('POK-23 a wild rank stands for any card, as a joker does', () => {
    expect(says('Kd 7s 7c 4d 2h', standard, 'K')).toBe('three 7700 4,2');
    expect(says('2d 2s 2c 2h Ad', standard, '2')).toBe('fiveOfAKind 31400');
    expect(says('9d As Ks Js 9c', standard, '9')).toBe('straightFlush 25014');
  });

  it('POK-04 natural and wild hands of equal ranks tie', () => {
    const tie = standard.compare(standard.evaluate(hand('7s 7c 7d 4d 2h')), standard.evaluate(hand('7h 7c Jo 4s 2d')));
    expect(tie).toBe(0);
  });
});

describe('the two rankings', () => {
  const low = hand('8s 8c 8d 8h Ad');
  const high = hand('9s 9c 9d 9h Kd');

  it('POK-04 standard compares fours by rank, parlor by the spare card and last by the four', () => {
    expect(standard.compare(standard.evaluate(high), standard.evaluate(low))).toBeGreaterThan(0);
    expect(parlor.compare(parlor.evaluate(high), parlor.evaluate(low))).toBeLessThan(0);
    const sameSpare = parlor.compare(parlor.evaluate(hand('9s 9c 9d 9h Ac')), parlor.evaluate(low));
    expect(sameSpare).toBeGreaterThan(0);
  });

  it('POK-04 equal scores are broken card by card', () => {
    for (const ranking of [standard, parlor]) {
      const a = ranking.evaluate(hand('3s 3c 3d Ah 6d'));
      const b = ranking.evaluate(hand('3s 3c 3h Ad 5c'));
      expect(a.score).toBe(b.score);
      expect(ranking.compare(a, b)).toBeGreaterThan(0);
      expect(a.order).toBeGreaterThan(b.order);
    }
  });

  it('POK-04 hands of different sizes compare, a missing spare card counting 0', () => {
    const three = standard.evaluate(hand('As Ac 9d'));
    expect(standard.compare(standard.evaluate(hand('As Ac 9d 2d')), three)).toBeGreaterThan(0);
    expect(standard.compare(standard.evaluate(hand('As Ac 8d 7d 6d')), three)).toBeLessThan(0);
  });
});

describe('against an evaluator that tries every card for a wild one', () => {
  const same = (
    cards: readonly Card[],
    before: readonly Card[],
    name: 'standard' | 'parlor',
    wild?: ReturnType<typeof randomRank>,
  ): void => {
    const ranking = rankings[name];
    const strength = ranking.evaluate(cards, wild);
    const verdict = naive(cards, name === 'parlor', wild);
    const title = `${cards.join(' ')} wild ${wild}`;
    expect([title, categories.indexOf(strength.category), strength.score, strength.tieBreak]).toEqual([
      title,
      verdict.category,
      verdict.score,
      verdict.spare,
    ]);
    const other = ranking.evaluate(before, wild);
    const expected = better(verdict, naive(before, name === 'parlor', wild));
    expect([title, Math.sign(ranking.compare(strength, other))]).toEqual([title, expected]);
    if (cards.length === before.length) expect([title, Math.sign(strength.order - other.order)]).toEqual([title, expected]);
  };

  it.each([
    [0, 2500],
    [1, 700],
    [2, 150],
    [3, 14],
  ])('POK-01 POK-02 POK-03 POK-04 up to %i wild cards', (mostWild, hands) => {
    const rng = seedRng(`naive ${mostWild}`);
    for (let at = 0; at < hands; at++) {
      const wild = rng.below(2) === 0 ? randomRank(rng) : undefined;
      const size = rng.below(3) === 0 ? 1 + rng.below(4) : 5;
      const otherSize = rng.below(4) === 0 ? 1 + rng.below(5) : size;
      const jokers = mostWild === 0 ? 0 : 12;
      const cards = randomHand(rng, size, jokers, mostWild, wild);
      const before = randomHand(rng, otherSize, jokers, mostWild, wild);
      same(cards, before, rng.below(2) === 0 ? 'standard' : 'parlor', wild);
    }
  });
});

describe('bad input', () => {
  const code = (text: string): string => {
    try {
      standard.evaluate(text === '' ? [] : hand(text));
    } catch (error) {
      if (error instanceof PokerError) return error.code;
    }
    return 'fine';
  };

  it('POK-01 is refused with a code; several jokers are fine', () => {
    expect(code('As Kd As 2c 3c')).toBe('cardTwice');
    expect(code('As Kd Qs 2c 3c 4c')).toBe('tooManyCards');
    expect(code('')).toBe('noCards');
    expect(code('As 1d')).toBe('notACard');
    expect(code('AS')).toBe('notACard');
    expect(code('Jo Jo 2c')).toBe('fine');
    expect(() => standard.evaluate(hand('As'), '10' as never)).toThrow(PokerError);
  });
});
