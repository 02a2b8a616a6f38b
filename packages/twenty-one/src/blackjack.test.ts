import { describe, expect, it } from 'vitest';
import { bankOf, houseCards, offered, open, play, settled } from '../test/stacked';
import { apply, IllegalAction, presets, type Rules, total, whyNot } from './index';

const { lasVegas, downtown, reno, atlanticCity, atlanticCity1978, liberal } = presets;
const noHole: Rules = {
  ...lasVegas,
  opening: lasVegas.opening.slice(0, -1),
  house: { ...lasVegas.house, holeCard: 'none' },
};
const originalBetsOnly: Rules = { ...noHole, house: { ...noHole.house, holeCard: 'originalBetsOnly' } };
const h17: Rules = { ...lasVegas, house: { ...lasVegas.house, hitsSoft: 17 } };

describe('totals', () => {
  it.each([
    ['Th 6d', 16, false],
    ['As 6d', 17, true],
    ['As Ad', 12, true],
    ['As Ad Ac', 13, true],
    ['As 6d Tc', 17, false],
    ['As Ad 9c', 21, true],
    ['Ks Qd 2c', 22, false],
    ['As Ad Ac Ah 7s Tc', 21, false],
  ] as const)('ACA-01 %s counts %i, soft %s', (cards, points, soft) => {
    expect(total(lasVegas, cards.split(' ') as never)).toEqual({ points, soft });
  });

  it('counts the best choice of all cards that count in several ways', () => {
    const rules: Rules = { ...lasVegas, values: { ...lasVegas.values, 5: [5, 7] } };
    expect(total(rules, ['5h', '5d', '7c'])).toEqual({ points: 21, soft: true });
    expect(total(rules, ['5h', '5d', '8c'])).toEqual({ points: 20, soft: true });
    expect(total(rules, ['5h', 'Ad', '5c'])).toEqual({ points: 21, soft: true });
  });

  it('refuses a joker', () => {
    expect(() => total(lasVegas, ['Jo'])).toThrow(RangeError);
  });
});

describe('settling', () => {
  it('ACA-01 ACA-10 a bust loses at once, and the house draws nothing for it', () => {
    const end = play(open(lasVegas, 'Th 6d 6c Td 9s 9h'), 1000, 'hit');
    expect(settled(end)).toEqual([[0, 0, -1000, 'bust']]);
    expect(houseCards(end)).toBe('6d Td');
    expect(bankOf(end)).toBe(99_000);
  });

  it('ACA-03 more points win 1:1, fewer lose, equal points push', () => {
    expect(settled(play(open(lasVegas, 'Th 7d 9c Td'), 1000, 'stand'))).toEqual([[0, 0, 1000, 'higher']]);
    expect(settled(play(open(lasVegas, 'Th 9d 8c Td'), 1000, 'stand'))).toEqual([[0, 0, -1000, 'lower']]);
    expect(settled(play(open(lasVegas, 'Th 9d 9c Td'), 1000, 'stand'))).toEqual([[0, 0, 0, 'push']]);
  });

  it('ACA-04 the house draws to 16 and stands on hard 17', () => {
    expect(houseCards(play(open(lasVegas, 'Th 6d 9c Td 5h 2c'), 1000, 'stand'))).toBe('6d Td 5h');
    expect(houseCards(play(open(lasVegas, 'Th 7d 9c Td 5h'), 1000, 'stand'))).toBe('7d Td');
  });

  it('ACA-04 soft 17 by rule', () => {
    expect(houseCards(play(open(lasVegas, 'Th 6d 9c Ad 4h'), 1000, 'stand'))).toBe('6d Ad');
    expect(houseCards(play(open(h17, 'Th 6d 9c Ad 4h'), 1000, 'stand'))).toBe('6d Ad 4h');
    expect(houseCards(play(open(h17, 'Th 7d 9c Ad 4h'), 1000, 'stand'))).toBe('7d Ad');
  });

  it('ACA-04 a soft hand that turns hard is played as hard: T, 6, A under H17 stands', () => {
    expect(houseCards(play(open(h17, 'Th 6d 9c Td Ah 4c'), 1000, 'stand'))).toBe('6d Td Ah');
    expect(houseCards(play(open(h17, 'Th 6d 9c Ad Tc 4c'), 1000, 'stand'))).toBe('6d Ad Tc');
  });

  it('ACA-10 3:2 on an odd bet is exact to the cent', () => {
    const limits = { leastCents: 1, mostCents: 1000, stepCents: 1 };
    const start = open(lasVegas, 'Ah 6d Kc Td');
    const fine = { ...start, round: { ...start.round, limits } };
    expect(settled(play(fine, 502))).toEqual([[0, 0, 753, 'natural']]);
    expect(settled(play(fine, 501))).toEqual([[0, 0, 752, 'natural']]);
  });

  it('ACA-03 a doubled stake is not carried into the next round', () => {
    const end = play(open(lasVegas, '6h 6d 5c Td Tc 9s'), 1000, 'double');
    expect(end.round.seats[0]).toMatchObject({ bankCents: 102_000, betCents: 1000 });
    const next = open(lasVegas, 'Th 9d 9c Td', [102_000]);
    expect(next.round.seats[0]).toEqual({
      bankCents: 102_000,
      betCents: 0,
      out: false,
      hands: [{ cards: [], stakeCents: 0, insuranceCents: 0, doubled: false, tookFreeCard: false, from: 'deal', state: 'playing' }],
    });
  });
});

describe('naturals', () => {
  it('ACA-02 a blackjack is turned up and paid at once where the house cannot have one', () => {
    const after = play(open(downtown, 'Ah 2d 9d Kc 9c Th Tc', [100_000, 100_000]), 1000, 1000);
    expect(after.events.filter(({ type }) => type === 'turned')).toHaveLength(2);
    expect(settled(after)).toEqual([[0, 0, 1500, 'natural']]);
    expect(after.round.turn).toEqual({ phase: 'playing', seat: 1, hand: 0 });
  });

  it('ACA-02 against a blackjack of the house it is a push, and beats a 21 of three cards', () => {
    expect(settled(play(open(lasVegas, 'Ah Td Kc As'), 1000))).toEqual([[0, 0, 0, 'push']]);
    const noNatural = play(open(lasVegas, 'Th 5d 6c 6d 5h Tc', [100_000]), 1000, 'hit', 'stand');
    expect(settled(noNatural)).toEqual([[0, 0, 0, 'push']]);
    const houseDraws21 = play(open(noHole, 'Ah Td Kc 5c 6h'), 1000);
    expect(settled(houseDraws21)).toEqual([[0, 0, 1500, 'natural']]);
  });

  it('ACA-02 the house’s blackjack beats a 21 of three cards', () => {
    const end = play(open(noHole, 'Th Td 6c 5d As'), 1000, 'hit', 'stand');
    expect(settled(end)).toEqual([[0, 0, -1000, 'houseNatural']]);
  });

  it('ACA-02 with a ten or an ace up the payment waits for the look', () => {
    const end = play(open(lasVegas, 'Ah Td Kc 9s'), 1000);
    expect(end.events.map(({ type }) => type).slice(-4)).toEqual(['dealt', 'peeked', 'settled', 'turned']);
    expect(settled(end)).toEqual([[0, 0, 1500, 'natural']]);
  });

  it('ACA-02 without a hole card it is paid after the house’s second card', () => {
    const start = play(open(noHole, 'Ah 9h Td Kc 9c 7s Th', [100_000, 100_000]), 1000, 1000);
    expect(settled(start)).toEqual([]);
    const end = play(start, 'stand');
    expect(houseCards(end)).toBe('Td 7s');
    expect(settled(end)).toEqual([
      [0, 0, 1500, 'natural'],
      [1, 0, 1000, 'higher'],
    ]);
  });

  it('ACA-02 a 21 after a split is no blackjack', () => {
    const end = play(open(lasVegas, 'Ah 6d Ac Td Kh Qc Th'), 1000, 'split');
    expect(settled(end)).toEqual([
      [0, 0, 1000, 'houseBust'],
      [0, 1, 1000, 'houseBust'],
    ]);
  });
});

describe('doubling', () => {
  it('ACA-05 an equal second bet, one card, the hand ends', () => {
    const end = play(open(lasVegas, '6h 6d 5c Td 2c 9s'), 1000, 'double');
    expect(settled(end)).toEqual([[0, 0, 2000, 'houseBust']].map(([a, b, c]) => [a, b, c, 'houseBust']));
    expect(end.round.seats[0]?.hands[0]?.cards).toHaveLength(3);
  });

  it('ACA-05 any two cards, or 10 and 11 by rule', () => {
    expect(offered(play(open(lasVegas, '5h 6d 4c Td'), 1000))).toContain('double');
    expect(offered(play(open(reno, '5h 6d 4c Td'), 1000))).not.toContain('double');
    expect(offered(play(open(reno, '5h 6d 5c Td'), 1000))).toContain('double');
    expect(offered(play(open(reno, 'Ah 6d 9c Td'), 1000))).not.toContain('double');
    expect(offered(play(open(lasVegas, 'Ah 6d 9c Td'), 1000))).toContain('double');
  });

  it.each([
    ['9-11', '5h 6d 4c Td', '4h 6d 4c Td'],
    ['10-11', '5h 6d 5c Td', '5h 6d 4c Td'],
    ['11', '6h 6d 5c Td', '6h 6d 4c Td'],
  ] as const)('ACA-05 double on %s', (on, yes, no) => {
    const rules: Rules = { ...lasVegas, player: { ...lasVegas.player, double: { on, soft: false, afterSplit: false } } };
    expect(offered(play(open(rules, yes), 1000))).toContain('double');
    expect(offered(play(open(rules, no), 1000))).not.toContain('double');
  });

  it('ACA-05 after a split by rule', () => {
    const cards = '8h 6d 8c Td 3h 2c 9s';
    expect(offered(play(open(lasVegas, cards), 1000, 'split'))).not.toContain('double');
    expect(offered(play(open(atlanticCity, cards), 1000, 'split'))).toContain('double');
  });

  it('ACA-05 not after a hit, not without the money', () => {
    const hit = play(open(lasVegas, '2h 6d 3c Td 2s 9s'), 1000, 'hit');
    expect(offered(hit)).toEqual(['stand', 'hit']);
    expect(whyNot(hit.round, { type: 'double' })).toBe('notOnThisHand');
    const poor = play(open(lasVegas, '6h 6d 5c Td', [1500]), 1000);
    expect(whyNot(poor.round, { type: 'double' })).toBe('aboveBank');
    expect(() => apply(poor.round, { type: 'double' })).toThrow(IllegalAction);
  });
});

describe('splitting', () => {
  it('ACA-06 cards of equal value, ten and king too', () => {
    expect(offered(play(open(lasVegas, 'Th 6d Kc Td'), 1000))).toContain('split');
    expect(offered(play(open(lasVegas, 'Th 6d 9c Td'), 1000))).not.toContain('split');
    const byRank: Rules = { ...lasVegas, player: { ...lasVegas.player, split: { ...lasVegas.player.split, by: 'rank' } as never } };
    expect(offered(play(open(byRank, 'Th 6d Kc Td'), 1000))).not.toContain('split');
  });

  it('ACA-06 one card to each of the two hands at once, or each in its turn', () => {
    const cards = '8h 6d 8c Td 3h 2c 9s 9d 9c 9h';
    const atOnce = play(open(lasVegas, cards), 1000, 'split');
    expect(atOnce.round.seats[0]?.hands.map((hand) => hand.cards.map(({ card }) => card).join(' '))).toEqual(['8h 3h', '8c 2c']);
    const rules: Rules = { ...lasVegas, player: { ...lasVegas.player, split: { ...lasVegas.player.split, deals: 'inTurn' } as never } };
    const inTurn = play(open(rules, cards), 1000, 'split');
    expect(inTurn.round.seats[0]?.hands.map((hand) => hand.cards.map(({ card }) => card).join(' '))).toEqual(['8h 3h', '8c']);
    const second = play(inTurn, 'hit', 'stand');
    expect(second.round.seats[0]?.hands.map((hand) => hand.cards.map(({ card }) => card).join(' '))).toEqual(['8h 3h 2c', '8c 9s']);
    expect(second.round.turn).toEqual({ phase: 'playing', seat: 0, hand: 1 });
  });

  it('ACA-06 resplits to the hands of the rule', () => {
    const cards = '8h 6d 8c Td 8s 8d 8h 9c 9h 9s 9d Tc';
    const split3 = play(open(lasVegas, cards), 1000, 'split', 'split', 'split');
    expect(split3.round.seats[0]?.hands).toHaveLength(4);
    expect(bankOf(split3)).toBe(96_000);
    const once = play(open(atlanticCity, cards), 1000, 'split');
    expect(whyNot(once.round, { type: 'split' })).toBe('handLimit');
  });

  it('ACA-06 split aces get one card each and cannot be split again', () => {
    const end = play(open(lasVegas, 'Ah 6d Ac Td 5h As Th'), 1000, 'split');
    expect(end.round.turn).toEqual({ phase: 'over' });
    expect(end.round.seats[0]?.hands.map((hand) => hand.cards.length)).toEqual([2, 2]);
  });

  it('ACA-06 custom switches let aces be split again and played on', () => {
    const aces = (hands: number, oneCard: boolean): Rules => ({
      ...lasVegas,
      player: { ...lasVegas.player, split: { by: 'value', hands: 4, deals: 'atOnce', aces: { hands, oneCard } } },
    });
    const again = play(open(aces(3, true), 'Ah 6d Ac Td 5h As 9s Ad Th'), 1000, 'split');
    expect(again.round.turn).toEqual({ phase: 'playing', seat: 0, hand: 1 });
    expect(offered(again)).toEqual(['stand', 'split']);
    const over = play(again, 'split');
    expect(over.round.turn).toEqual({ phase: 'over' });
    const playedOn = play(open(aces(2, false), 'Ah 6d Ac Td 5h As Th'), 1000, 'split');
    expect(offered(playedOn)).toContain('hit');
  });

  it('ACA-06 an ace pair that may not be split any more is over when its turn comes', () => {
    const three: Rules = {
      ...lasVegas,
      player: { ...lasVegas.player, split: { by: 'value', hands: 3, deals: 'atOnce', aces: { hands: 3, oneCard: true } } },
    };
    const end = play(open(three, 'Ah 6d Ac Td As Ad 5h 6h Th'), 1000, 'split', 'split');
    expect(end.round.turn).toEqual({ phase: 'over' });
    expect(end.round.seats[0]?.hands.map((hand) => hand.cards.map(({ card }) => card).join(' '))).toEqual(['Ah 5h', 'As 6h', 'Ac Ad']);
  });

  it('ACA-06 not after a hit, not without the money', () => {
    const three = play(open(lasVegas, '4h 6d 4c Td 4s 9s'), 1000, 'hit');
    expect(whyNot(three.round, { type: 'split' })).toBe('notOnThisHand');
    const poor = play(open(lasVegas, '8h 6d 8c Td', [1900]), 1000);
    expect(whyNot(poor.round, { type: 'split' })).toBe('aboveBank');
  });
});

describe('insurance', () => {
  it('ACA-07 every seat is asked in order, naturals too; one look; settled before play; pays 2:1', () => {
    const start = play(open(lasVegas, 'Ah 9h Ad Kc 9c Th', [100_000, 100_000]), 1000, 2000);
    expect(start.round.turn).toEqual({ phase: 'insurance', seat: 0, hand: 0 });
    const end = play(start, { type: 'insure', cents: 500 }, { type: 'insure', cents: 300 });
    expect(settled(end)).toEqual([
      [0, 0, 1000, 'insurance'],
      [1, 0, 600, 'insurance'],
      [0, 0, 0, 'push'],
      [1, 0, -2000, 'houseNatural'],
    ]);
    expect([bankOf(end, 0), bankOf(end, 1)]).toEqual([101_000, 98_600]);
  });

  it('ACA-07 insurance is lost before play when the house has nothing, and the stake stays', () => {
    const start = play(open(lasVegas, '9h Ad 9c 7h'), 1000, { type: 'insure', cents: 500 });
    expect(settled(start)).toEqual([[0, 0, -500, 'insurance']]);
    expect(start.round.turn.phase).toBe('playing');
    expect(bankOf(start)).toBe(98_500);
    expect(bankOf(play(start, 'stand'))).toBe(99_500 + 1000 - 1000 - 1000 + 1000);
  });

  it('ACA-07 whole dollars or exactly the half, within the bank', () => {
    const start = play(open(lasVegas, '9h Ad 9c 7h', [1700]), 900);
    expect(whyNot(start.round, { type: 'insure', cents: 450 })).toBeUndefined();
    expect(whyNot(start.round, { type: 'insure', cents: 400 })).toBeUndefined();
    expect(whyNot(start.round, { type: 'insure', cents: 420 })).toBe('outsideLimits');
    expect(whyNot(start.round, { type: 'insure', cents: 500 })).toBe('outsideLimits');
    expect(whyNot(start.round, { type: 'insure', cents: 0 })).toBe('outsideLimits');
    const poor = play(open(lasVegas, '9h Ad 9c 7h', [1300]), 900);
    expect(whyNot(poor.round, { type: 'insure', cents: 450 })).toBe('aboveBank');
    expect(whyNot(poor.round, { type: 'insure', cents: 400 })).toBeUndefined();
  });

  it('ACA-07 asked only under an ace', () => {
    expect(play(open(lasVegas, '9h Td 9c 7h'), 1000).round.turn.phase).toBe('playing');
  });

  it('ACA-07 without a hole card it is settled when the house takes its second card, even if no hand is left', () => {
    const end = play(open(noHole, 'Th Ad 6c 9s Kd'), 1000, { type: 'insure', cents: 500 }, 'hit');
    expect(settled(end)).toEqual([
      [0, 0, -1000, 'bust'],
      [0, 0, 1000, 'insurance'],
    ]);
    expect(houseCards(end)).toBe('Ad Kd');
  });

  it('ACA-07 without a hole card it stays on the table through a split', () => {
    const end = play(open(noHole, '8h Ad 8c Th 9s 7d'), 1000, { type: 'insure', cents: 500 }, 'split', 'stand', 'stand');
    expect(settled(end)).toEqual([
      [0, 0, -500, 'insurance'],
      [0, 0, 0, 'push'],
      [0, 1, -1000, 'lower'],
    ]);
    expect(bankOf(end)).toBe(98_500);
  });
});

describe('surrender', () => {
  it('ACA-08 late: half the bet is lost to the cent, as a first decision', () => {
    const start = play(open(liberal, 'Th Td 6c 9d 2s 9s'), 500);
    expect(settled(play(start, 'surrender'))).toEqual([[0, 0, -250, 'surrendered']]);
    expect(whyNot(play(start, 'hit').round, { type: 'surrender' })).toBe('notOnThisHand');
    expect(whyNot(play(open(lasVegas, 'Th Td 6c 9d'), 500).round, { type: 'surrender' })).toBe('notInTheseRules');
  });

  it('ACA-08 not after a split', () => {
    const start = play(open(liberal, '8h Td 8c 9d 2s 9s 9h'), 500, 'split');
    expect(whyNot(start.round, { type: 'surrender' })).toBe('notOnThisHand');
  });

  it('ACA-08 late surrender comes after the look: a natural takes the whole bet', () => {
    expect(settled(play(open(liberal, 'Th Td 6c Ad'), 500))).toEqual([[0, 0, -500, 'houseNatural']]);
  });

  it('ACA-08 late surrender without a hole card is void against a natural', () => {
    const rules: Rules = { ...noHole, player: { ...noHole.player, surrender: 'late' } };
    expect(settled(play(open(rules, 'Th Td 6c Ad'), 500, 'surrender'))).toEqual([[0, 0, -500, 'houseNatural']]);
    expect(settled(play(open(rules, 'Th Td 6c 9d'), 500, 'surrender'))).toEqual([[0, 0, -250, 'surrendered']]);
    const under6 = play(open(rules, 'Th 6d 6c 9d'), 500, 'surrender');
    expect(houseCards(under6)).toBe('6d');
  });

  it('ACA-08 early: asked in seat order before the look, after insurance; a natural then takes half only', () => {
    const start = play(open(atlanticCity1978, 'Th 9h Ad 6c 9c Kd', [100_000, 100_000]), 1000, 1000, 'decline', 'decline');
    expect(start.round.turn).toEqual({ phase: 'earlySurrender', seat: 0, hand: 0 });
    const end = play(start, 'surrender', 'decline');
    expect(settled(end)).toEqual([
      [0, 0, -500, 'surrendered'],
      [1, 0, -1000, 'houseNatural'],
    ]);
  });

  it('ACA-08 early: naturals are not asked; once declined it is not offered again; under a six it is a first decision', () => {
    const natural = play(open(atlanticCity1978, 'Ah 9h Td Kc 9c 7d', [100_000, 100_000]), 1000, 1000);
    expect(natural.round.turn).toEqual({ phase: 'earlySurrender', seat: 1, hand: 0 });
    expect(offered(play(natural, 'decline'))).not.toContain('surrender');
    expect(offered(play(open(atlanticCity1978, 'Th 6d 6c 9d'), 500))).toContain('surrender');
  });
});

describe('no hole card', () => {
  it('all bets are lost to a natural, or the original bets only', () => {
    const cards = '8h Td 8c 3h Th 9s Kc As';
    expect(settled(play(open({ ...noHole }, cards), 1000, 'split', 'stand', 'stand')).map(([, , net]) => net)).toEqual([-1000, -1000]);
    const only = open(originalBetsOnly, '8h Td 8c 3h Th As');
    expect(settled(play(only, 1000, 'split', 'stand', 'stand'))).toEqual([
      [0, 0, -1000, 'houseNatural'],
      [0, 1, 0, 'houseNatural'],
    ]);
    const doubled = play(open(originalBetsOnly, '6h Td 5c 3h As'), 1000, 'double');
    expect(settled(doubled)).toEqual([[0, 0, -1000, 'houseNatural']]);
    expect(bankOf(doubled)).toBe(99_000);
  });

  it('original bets only: bust split hands wait for the house’s second card and count against the one bet', () => {
    const cards = '8h Td 8c 8d 8s 9s Kc';
    const natural = play(open(originalBetsOnly, `${cards} As`), 1000, 'split', 'hit', 'hit');
    expect(settled(natural)).toEqual([
      [0, 0, -1000, 'bust'],
      [0, 1, 0, 'bust'],
    ]);
    const none = play(open(originalBetsOnly, `${cards} 7s`), 1000, 'split', 'hit', 'hit');
    expect(settled(none).map(([, , net]) => net)).toEqual([-1000, -1000]);
    expect(houseCards(none)).toBe('Td 7s');
  });
});

describe('cards face down', () => {
  it('ACA-09 a face-down hand shows at a split and a double, the double card stays down until settling', () => {
    const start = play(open(downtown, '6h 9d 5c Td Tc 9s'), 1000);
    const end = play(start, 'double');
    const own = end.events.filter((event) => (event.type === 'dealt' || event.type === 'turned') && event.to === 0);
    expect(own.map((event) => 'face' in event && `${event.type} ${event.card} ${event.face}`)).toEqual([
      'dealt 6h down',
      'dealt 5c down',
      'turned 6h up',
      'turned 5c up',
      'dealt Tc down',
      'turned Tc up',
    ]);
  });

  it('ACA-09 a bust and a surrender show the hand, a standing hand stays down', () => {
    const two = play(open(downtown, 'Th Th 9d 9c 6c 8d 9s', [100_000, 100_000]), 1000, 1000, 'stand');
    expect(two.round.seats[0]?.hands[0]?.cards.map(({ face }) => face)).toEqual(['down', 'down']);
    expect(two.events.filter(({ type }) => type === 'turned')).toHaveLength(0);
    const bust = play(two, 'hit');
    expect(bust.round.seats[1]?.hands[0]?.cards.map(({ face }) => face)).toEqual(['up', 'up', 'up']);
  });
});
