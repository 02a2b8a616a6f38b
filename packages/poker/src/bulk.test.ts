import { createHash } from 'node:crypto';
import { seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { randomHand, randomRank } from '../test/cards';
import { evaluateMany } from './bulk';
import { cardNumber, noCardNumber } from './card-number';
import { countHands, ways } from './pack-count';
import { rankings, strengthAt } from './ranking';
import { type Category, categories } from './strength';

/** All five-card hands of 52 cards and some jokers, in lexicographic order. */
function allHands(jokers: number): Uint8Array {
  const size = 52 + jokers;
  const cards = new Uint8Array(5 * ways(size, 5));
  let at = 0;
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++)
      for (let c = b + 1; c < size; c++)
        for (let d = c + 1; d < size; d++)
          for (let e = d + 1; e < size; e++) {
            for (const card of [a, b, c, d, e]) cards[at++] = Math.min(card, 52);
          }
  return cards;
}

const figures: Readonly<Record<number, Readonly<Record<Category, number>>>> = {
  0: counts(1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40, 0),
  1: counts(1302540, 1268088, 123552, 137280, 20532, 7804, 6552, 3120, 204, 13),
  2: counts(1302540, 1437936, 123552, 232968, 34704, 11388, 9360, 9360, 624, 78),
  4: counts(1302540, 1777632, 123552, 464304, 74568, 21220, 14976, 37328, 2968, 728),
  8: counts(1302540, 2457024, 123552, 1086816, 200376, 51540, 26208, 185008, 18824, 9624),
};

function counts(...numbers: readonly number[]): Readonly<Record<Category, number>> {
  return Object.fromEntries(categories.map((category, at) => [category, numbers[at]])) as Record<Category, number>;
}

describe('all hands', () => {
  it.each([0, 1, 2, 4, 8])('POK-07 counts of the ten categories with %i jokers, hand by hand and by multisets', (jokers) => {
    const cards = allHands(jokers);
    const orders = new Uint16Array(cards.length / 5);
    evaluateMany('standard', cards, orders);
    const tally = new Float64Array(7475);
    for (const order of orders) tally[order] = (tally[order] as number) + 1;
    const found = counts(...new Array<number>(10).fill(0)) as Record<Category, number>;
    tally.forEach((number, order) => {
      found[strengthAt('standard', order).category] += number;
    });
    expect(found).toEqual(figures[jokers]);
    expect(Array.from(countHands('standard', jokers))).toEqual(Array.from(tally));
  });

  it('POK-02 the order of all natural hands is pinned: 7,462 strengths without gaps', () => {
    const orders = new Uint16Array(2598960);
    const natural = allHands(0);
    const hashes = (['standard', 'parlor'] as const).map((ranking) => {
      evaluateMany(ranking, natural, orders);
      return createHash('sha256').update(new Uint8Array(orders.buffer)).digest('hex').slice(0, 16);
    });
    expect(new Set(orders).size).toBe(7462);
    expect(orders.reduce((most, order) => Math.max(most, order))).toBe(7461);
    expect(hashes).toEqual(['915368d8101d00b0', '050c83d1833b0948']);
  });

  it('POK-01 wild cards add the thirteen fives of a kind: 7,475 strengths', () => {
    expect(strengthAt('standard', 7474)).toMatchObject({ category: 'fiveOfAKind', score: 31400 });
    expect(strengthAt('standard', 7462)).toMatchObject({ category: 'fiveOfAKind', score: 30200 });
    expect(() => strengthAt('standard', 7475)).toThrow('7475');
  });
});

describe('bulk and single', () => {
  it.each(['standard', 'parlor'] as const)(
    'POK-04 POK-23 %s gives the same orders both ways, with jokers, wild ranks and short hands',
    (name) => {
      const rng = seedRng(`bulk ${name}`);
      for (let round = 0; round < 40; round++) {
        const wild = round % 3 === 0 ? undefined : randomRank(rng);
        const hands = Array.from({ length: 50 }, () => randomHand(rng, 1 + rng.below(5), 30, 5, wild));
        const orders = new Uint16Array(hands.length);
        const cards = Uint8Array.from(
          hands.flatMap((cards) => [...cards.map(cardNumber), noCardNumber, noCardNumber, noCardNumber, noCardNumber].slice(0, 5)),
        );
        evaluateMany(name, cards, orders, wild);
        expect(Array.from(orders)).toEqual(hands.map((cards) => rankings[name].evaluate(cards, wild).order));
      }
    },
  );

  it('POK-01 a part of an array gives the same orders wherever it begins and however long it is', () => {
    const rng = seedRng('parts');
    const cards = Uint8Array.from(Array.from({ length: 20 }, () => randomHand(rng, 5, 4, 5).map(cardNumber)).flat());
    const expected = new Uint16Array(20);
    evaluateMany('standard', cards, expected);
    for (let from = 0; from < 8; from++) {
      for (const hands of [0, 1, 2, 3, 4, 5, 7, 8, 12]) {
        const orders = new Uint16Array(hands);
        evaluateMany('standard', cards.subarray(5 * from, 5 * (from + hands)), orders);
        expect(Array.from(orders)).toEqual(Array.from(expected.subarray(from, from + hands)));
      }
    }
  });

  it('POK-01 arrays that do not fit and numbers of no card are refused', () => {
    expect(() => evaluateMany('standard', new Uint8Array(9), new Uint16Array(2))).toThrow('10 cards');
    for (const number of [54, 63, 64, 127, 128, 182, 255]) {
      for (let place = 0; place < 25; place++) {
        const cards = new Uint8Array(25).map((_, at) => at % 5);
        cards[place] = number;
        expect(() => evaluateMany('standard', cards, new Uint16Array(5))).toThrow(expect.objectContaining({ code: 'notACard' }));
      }
    }
  });
});
