import { type Card, factoryOrder, type Rank, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { hand, randomHand } from '../test/cards';
import { beatingChances, bestDiscard, type DrawSetting, discards } from './discard';
import { rankings } from './ranking';

/** The mean worth of exchanging up to two cards, card by card with the text evaluator. */
function slowly(cards: readonly Card[], which: readonly number[], setting: DrawSetting): number {
  const { jokers = 0, wild, widow, ranking = 'standard' } = setting;
  const worth = beatingChances(ranking, jokers, wild);
  const held = [...cards, ...(widow ? [widow] : [])];
  const unseen = [...factoryOrder({ decks: 1, jokers })];
  for (const card of held) unseen.splice(unseen.indexOf(card), 1);
  const kept = held.filter((_, place) => !which.includes(place));
  const draws = which.length === 1 ? unseen.map((card) => [card]) : unseen.flatMap((a, at) => unseen.slice(at + 1).map((b) => [a, b]));
  const values = draws.map((drawn) => worth[rankings[ranking].evaluate([...kept, ...drawn], wild).order] as number);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('the best discard', () => {
  it('POK-21 a pat hand is kept, a bust is thrown away, a straight flush is drawn to', () => {
    expect(bestDiscard(hand('As Ks Qs Js Ts')).which).toEqual([]);
    expect(bestDiscard(hand('9s 9d 9h 4c 2d')).which).toEqual([3, 4]);
    expect(bestDiscard(hand('Qs Js Ts 9s 2d')).which).toEqual([4]);
    expect(bestDiscard(hand('7d 7c Jo 2s 3h'), { jokers: 1 }).which).toEqual([3, 4]);
  });

  it('POK-21 all 32 ways are there, the best first, and a limit is kept', () => {
    const all = discards(hand('Ah Kd 9c 5s 2d'));
    expect(all).toHaveLength(32);
    expect(all.map(({ worth }) => worth)).toEqual(all.map(({ worth }) => worth).sort((a, b) => b - a));
    expect(discards(hand('Ah Kd 9c 5s 2d'), { most: 3 }).every(({ which }) => which.length <= 3)).toBe(true);
    expect(discards(hand('Ah Kd 9c 5s 2d'), { most: 3 })).toHaveLength(26);
  });

  it('POK-07 five fresh cards are worth the mean over all of them', () => {
    const fresh = discards(hand('Ah Kd 9c 5s 2d'), { worth: new Float64Array(7475).fill(1) });
    for (const { worth } of fresh) expect(worth).toBeCloseTo(1, 12);
  });

  it.each<readonly [number, Rank | undefined, boolean]>([
    [0, undefined, false],
    [4, undefined, false],
    [4, '9', false],
    [8, '9', true],
    [52, undefined, false],
  ])('POK-01 POK-23 is exact with %i jokers, wild rank %s, widow %s', (jokers, wild, withWidow) => {
    const rng = seedRng(`discard ${jokers}`);
    for (let at = 0; at < 2; at++) {
      const cards = randomHand(rng, 5, jokers, 5);
      const widow = withWidow ? cards[4] : undefined;
      const own = withWidow ? cards.slice(0, 4) : cards;
      const setting: DrawSetting = {
        jokers,
        ...(wild ? { wild } : {}),
        ...(widow ? { widow } : {}),
        ranking: at === 0 ? 'standard' : 'parlor',
      };
      const all = discards(own, setting);
      expect(all).toHaveLength(withWidow ? 16 : 32);
      for (const which of [[0], [2], [1, 3]]) {
        const found = all.find((discard) => discard.which.join() === which.join());
        expect(found?.worth).toBeCloseTo(slowly(own, which, setting), 10);
      }
    }
  });

  it('POK-01 a joker without jokers in the pack, 53 jokers or a short hand are refused', () => {
    expect(() => bestDiscard(hand('Jo Kd 9c 5s 2d'))).toThrow(expect.objectContaining({ code: 'tooManyJokers' }));
    expect(() => bestDiscard(hand('Ah Kd 9c 5s 2d'), { jokers: 53 })).toThrow(expect.objectContaining({ code: 'badJokers' }));
    expect(() => bestDiscard(hand('Ah Kd 9c 5s'))).toThrow(expect.objectContaining({ code: 'wrongCount' }));
    expect(() => bestDiscard(hand('Ah Kd 9c 5s'), { widow: 'Ah' })).toThrow(expect.objectContaining({ code: 'cardTwice' }));
  });
});
