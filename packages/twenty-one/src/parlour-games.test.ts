import { describe, expect, it } from 'vitest';
import { bankOf, houseCards, offered, open, play, settled } from '../test/stacked';
import { naturalOf, presets, total, whyNot } from './index';

const { tommysBlackjack, flapjack, macao, pontoon } = presets;
const buy = (cents: number) => ({ type: 'buy', cents }) as const;

describe('common', () => {
  it('T21-01 four games are four rule tables over one engine', () => {
    for (const rules of [tommysBlackjack, flapjack, macao, pontoon]) {
      expect(open(rules, '2h 3d 4c 5h 6d 7c 2s 2d 2c').round.turn).toMatchObject({ phase: 'betting', seat: 0 });
    }
  });

  it('T21-02 the pot may be negative: play is on credit', () => {
    const end = play(open(tommysBlackjack, '6d Td Th 6c Tc', [-20_000]), 50_000, 'hit');
    expect(bankOf(end)).toBe(-70_000);
  });

  it('T21-07 bets are 1 to 500', () => {
    const { round } = open(macao, '2h 3d 4c');
    expect(whyNot(round, { type: 'bet', cents: 100 })).toBeUndefined();
    expect(whyNot(round, { type: 'bet', cents: 50_000 })).toBeUndefined();
    for (const cents of [0, 50_100, 150, -100, Number.NaN, 0.5]) expect(whyNot(round, { type: 'bet', cents })).toBe('outsideLimits');
  });

  it('T21-09 the seat plays first, the house then plays by itself', () => {
    const start = play(open(tommysBlackjack, '6d Td Th 8c Tc'), 100);
    expect(start.round.turn).toEqual({ phase: 'playing', seat: 0, hand: 0 });
    expect(play(start, 'stand').round.turn).toEqual({ phase: 'over' });
  });

  it('T21-10 what is not allowed is refused with a reason, and nothing changes', () => {
    const { round } = play(open(flapjack, '3d 2h'), 100);
    const before = JSON.stringify(round);
    expect(whyNot(round, { type: 'split' })).toBe('notInTheseRules');
    expect(whyNot(round, buy(100))).toBe('notInTheseRules');
    expect(whyNot(round, { type: 'surrender' })).toBe('notInTheseRules');
    expect(JSON.stringify(round)).toBe(before);
  });

  it('T21-13 a sixth card ends a hand, and the house’s too, whatever its total', () => {
    const seat = play(open(tommysBlackjack, 'Td 9d 2h 2c 2s 2d 3h 3c'), 100, 'hit', 'hit', 'hit', 'hit');
    expect(settled(seat)).toEqual([[0, 0, -100, 'lower']]);
    const house = play(open(macao, 'Td 2h Th Jh Qh Kh Ts'), 100, 'stand');
    expect(houseCards(house)).toBe('Td Th Jh Qh Kh Ts');
    expect(settled(house)).toEqual([[0, 0, 100, 'higher']]);
  });

  it('T21-13 each split hand counts its own six', () => {
    const start = play(open(tommysBlackjack, '6d Td 2h 2c 2s 2d 3h 3c 3s 3d 4h 4c 4s 4d'), 100, 'split', 'hit', 'hit', 'hit', 'hit');
    expect(start.round.turn).toEqual({ phase: 'playing', seat: 0, hand: 1 });
  });

  it('T21-14 equal scores are a stand-off; a bust loses without the house drawing', () => {
    expect(settled(play(open(macao, '2d 3h 5c 6d'), 100, 'hit', 'stand'))).toEqual([[0, 0, 0, 'push']]);
    expect(settled(play(open(macao, '2d 3h 5c 5s'), 100, 'hit', 'stand'))).toEqual([[0, 0, 100, 'higher']]);
    const bust = play(open(macao, '2d 3h 8c'), 100, 'hit');
    expect(settled(bust)).toEqual([[0, 0, -100, 'bust']]);
    expect(houseCards(bust)).toBe('2d');
  });
});

describe('blackjack', () => {
  it('T21-20 the house gets its cards first, up and down; then two to the seat, up', () => {
    const { events } = play(open(tommysBlackjack, '6d Td Th 8c'), 100);
    expect(events.flatMap((e) => (e.type === 'dealt' ? [`${e.to} ${e.card} ${e.face}`] : []))).toEqual([
      'house 6d up',
      'house Td down',
      '0 Th up',
      '0 8c up',
    ]);
  });

  it('T21-21 a natural is paid 1.5 at once; against a house natural a stand-off', () => {
    expect(settled(play(open(tommysBlackjack, '6d Td Ah Kc'), 100))).toEqual([[0, 0, 150, 'natural']]);
    expect(settled(play(open(tommysBlackjack, 'Td Ad Ah Kc'), 100))).toEqual([[0, 0, 0, 'push']]);
  });

  it('T21-22 equal rank once; split aces one card each; no double after it and 21 is no natural', () => {
    expect(offered(play(open(tommysBlackjack, '6d Td Th Kc'), 100))).not.toContain('split');
    const start = play(open(tommysBlackjack, '6d Td 8h 8c 8s 3s'), 100, 'split');
    expect(whyNot(start.round, { type: 'split' })).toBe('handLimit');
    expect(whyNot(start.round, { type: 'double' })).toBe('notOnThisHand');
    const aces = play(open(tommysBlackjack, '6d Td Ah Ac Kh Qc 5s'), 100, 'split');
    expect(settled(aces).map(([, , net, why]) => `${net} ${why}`)).toEqual(['100 lower', '100 lower'].map(() => '0 push'));
  });

  it('T21-23 T21-24 double is one card; the house stands on soft 17', () => {
    const end = play(open(tommysBlackjack, '6d Ad 6h 5c 7c'), 100, 'double');
    expect(settled(end)).toEqual([[0, 0, 200, 'higher']]);
    expect(houseCards(end)).toBe('6d Ad');
  });

  it('T21-25 insurance is exactly half, pays 2:1, and the house looks at once', () => {
    const start = play(open(tommysBlackjack, 'Ad Kd Th 5c', [0]), 300);
    expect(whyNot(start.round, { type: 'insure', cents: 100 })).toBe('outsideLimits');
    const end = play(start, { type: 'insure', cents: 150 });
    expect(settled(end)).toEqual([
      [0, 0, 300, 'insurance'],
      [0, 0, -300, 'houseNatural'],
    ]);
    expect(bankOf(end)).toBe(0);
    expect(settled(play(open(tommysBlackjack, 'Td Ad Th 5c'), 300))).toEqual([[0, 0, -300, 'houseNatural']]);
  });
});

describe('seven and a half', () => {
  it('T21-30 faces ½, ace 1; one card each face down, the bet before', () => {
    expect(total(flapjack, ['Kh', 'As', '6d'])).toEqual({ points: 7.5, soft: false });
    const { events } = play(open(flapjack, '3d Kh'), 100);
    expect(events.flatMap((e) => (e.type === 'dealt' ? [`${e.to} ${e.card} ${e.face}`] : []))).toEqual(['house 3d down', '0 Kh down']);
  });

  it('T21-31 7½ on two cards wins at once without the house, by a double the doubled stake', () => {
    const hit = play(open(flapjack, 'Kd 7h Kh'), 100, 'hit');
    expect(settled(hit)).toEqual([[0, 0, 100, 'natural']]);
    expect(houseCards(hit)).toBe('Kd');
    expect(settled(play(open(flapjack, 'Kd 7h Kh'), 100, 'double'))).toEqual([[0, 0, 200, 'natural']]);
  });

  it('T21-31 the house’s 7½ on two cards beats one of three', () => {
    expect(settled(play(open(flapjack, 'Kd 4h 3h Ks 7d'), 100, 'hit', 'hit', 'stand'))).toEqual([[0, 0, -100, 'houseNatural']]);
    expect(settled(play(open(flapjack, '4d 4h 3h Ks 3d Js'), 100, 'hit', 'hit', 'stand'))).toEqual([[0, 0, 100, 'higher']]);
  });

  it('T21-32 the house stands on 7 or more', () => {
    expect(houseCards(play(open(flapjack, '6d 4h Ks Qd 2s'), 100, 'stand'))).toBe('6d Ks Qd');
  });

  it('T21-33 the first card may be doubled: one card, and the hand ends', () => {
    const end = play(open(flapjack, '6d 4h 2s Ad'), 100, 'double');
    expect(settled(end)).toEqual([[0, 0, -200, 'lower']]);
    expect(whyNot(play(open(flapjack, '6d 2h 2s'), 100, 'hit').round, { type: 'double' })).toBe('notOnThisHand');
  });
});

describe('Macao', () => {
  it('T21-40 faces and tens count nothing; one card each, both up; over 9 is bust', () => {
    expect(total(macao, ['Th', 'Ks', 'Ad', '7c'])).toEqual({ points: 8, soft: false });
    const { events } = play(open(macao, '3d Kh'), 100);
    expect(events.flatMap((e) => (e.type === 'dealt' ? [`${e.to} ${e.card} ${e.face}`] : []))).toEqual(['house 3d up', '0 Kh up']);
  });

  it.each([
    ['9h', '2d', 300],
    ['8h', '7d', 200],
    ['7h', '6d', 100],
    ['9h', '8d', 300],
    ['2h', '9d', -300],
    ['7h', '8d', -200],
    ['6h', '7d', -100],
    ['9h', '9d', 0],
  ])('T21-41 first card %s against %s: %i', (mine, theirs, net) => {
    const end = play(open(macao, `${theirs} ${mine}`), 100);
    expect(settled(end).map(([, , cents]) => cents)).toEqual([net]);
    expect(end.round.turn).toEqual({ phase: 'over' });
  });

  it('T21-41 equal sevens and eights play on; low cards too', () => {
    for (const card of ['7', '8', '5']) {
      const start = play(open(macao, `${card}d ${card}h`), 100);
      expect(start.round.turn.phase).toBe('playing');
      expect(settled(play(start, 'stand')).length).toBe(1);
    }
    expect(settled(play(open(macao, '8d 8h'), 100, 'stand'))).toEqual([[0, 0, 0, 'push']]);
  });

  it('T21-42 a drawn 9 wins at once', () => {
    const end = play(open(macao, '3d 4h 5h'), 100, 'hit');
    expect(settled(end)).toEqual([[0, 0, 100, 'natural']]);
    expect(houseCards(end)).toBe('3d');
    expect(settled(play(open(macao, '3d 4h Th 5h'), 100, 'hit', 'hit'))).toEqual([[0, 0, 100, 'natural']]);
    expect(settled(play(open(macao, '3d 4h 5h'), 100, 'double'))).toEqual([[0, 0, 200, 'natural']]);
  });

  it('T21-43 the house stands on 7 or more', () => {
    expect(houseCards(play(open(macao, '3d 4h 3h As 2s'), 100, 'stand'))).toBe('3d 3h As');
  });
});

describe('pontoon', () => {
  it('T21-50 house one card up, seat one down, the bet, the second down; the house’s second comes in its turn', () => {
    const start = open(pontoon, '6d Th 9c Ts 2h 3c');
    expect(start.events.map((e) => e.type === 'dealt' && `${e.to} ${e.card} ${e.face}`)).toEqual(['house 6d up', '0 Th down']);
    const bet = play(start, 100);
    expect(bet.events.flatMap((e) => (e.type === 'dealt' ? [`${e.to} ${e.card} ${e.face}`] : [])).at(-1)).toBe('0 9c down');
    expect(houseCards(bet)).toBe('6d');
    expect(houseCards(play(bet, 'stand'))).toBe('6d Ts 2h 3c');
  });

  it('T21-51 stick only on 16 or more; a five-card trick ends by itself on any total', () => {
    const low = play(open(pontoon, '6d 5h 9c 2s'), 100);
    expect(whyNot(low.round, { type: 'stand' })).toBe('belowStand');
    expect(whyNot(play(low, 'hit').round, { type: 'stand' })).toBeUndefined();
    const trick = play(open(pontoon, '6d 2h 2c 2s 3d 3c Th Kc'), 100, 'hit', 'hit', 'hit');
    expect(settled(trick)).toEqual([[0, 0, 200, 'natural']]);
  });

  it('T21-52 buy at least 1 and at most the hand’s whole stake; after a twist no buying', () => {
    const start = play(open(pontoon, '6d 2h 2c 2s 3d Th'), 40_000);
    expect(whyNot(start.round, buy(0))).toBe('outsideLimits');
    expect(whyNot(start.round, buy(40_100))).toBe('outsideLimits');
    const bought = play(start, buy(40_000));
    expect(whyNot(bought.round, buy(80_000))).toBeUndefined();
    const twisted = play(bought, 'hit');
    expect(whyNot(twisted.round, buy(100))).toBe('afterFreeCard');
    expect(twisted.round.seats[0]?.hands[0]?.cards.map(({ face }) => face)).toEqual(['down', 'down', 'up', 'up']);
  });

  it('T21-53 one split: an equal stake, a free card each, the twist lock per hand, aces play on', () => {
    const start = play(open(pontoon, '6d Ah Ac 2s 3d 4h 5h'), 100, 'split');
    expect(start.round.seats[0]?.hands.map(({ stakeCents, cards }) => [stakeCents, cards.length])).toEqual([
      [100, 2],
      [100, 2],
    ]);
    expect(whyNot(start.round, buy(100))).toBeUndefined();
    const second = play(start, 'hit', 'stand');
    expect(second.round.turn).toMatchObject({ hand: 1 });
    expect(whyNot(second.round, buy(100))).toBeUndefined();
  });

  it('T21-53 pontoons and royals count on split hands', () => {
    const end = play(open(pontoon, '6d Ah Ac Ks 9d Th 5s'), 100, 'split', 'stand', 'stand');
    expect(settled(end).map(([, , net]) => net)).toEqual([200, 100]);
    const royal = play(open(pontoon, '6d 7h 7c 7s 9d 7d 8d Th Kd'), 100, 'split', 'hit', 'stand', 'stand');
    expect(settled(royal)[0]).toEqual([0, 0, 300, 'natural']);
  });

  it('T21-54 T21-57 royal, five-card trick, pontoon, 21, and what each pays', () => {
    const kind = (cards: string) =>
      naturalOf(pontoon, {
        cards: cards.split(' ').map((card) => ({ card, face: 'up' })) as never,
        stakeCents: 0,
        insuranceCents: 0,
        doubled: false,
        tookFreeCard: false,
        from: 'deal',
        state: 'playing',
      });
    expect([kind('7h 7d 7c'), kind('2h 2d 2c 2s 3h'), kind('Ah Kd')].map((rule) => rule?.pays)).toEqual([
      [3, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(kind('Ah 9d As')).toBeUndefined();
    expect(kind('Th Td 2c 2s 2h')).toBeUndefined();
    expect([kind('7h 7d 7c'), kind('2h 2d 2c 2s 3h'), kind('Ah Kd')].map((rule) => rule?.beats)).toEqual([3, 2, 1]);
  });

  it.each([
    ['a royal beats a house pontoon and pays 3×', '7h 7c 7s', 'Ad Kd Th 5h', 300],
    ['a trick beats a house pontoon and pays 2×', '2h 2c 2s 3h 3c', 'Ad Kd Td 5h', 200],
    ['a pontoon pays 2×', 'Ah Kc', '6d Td Th', 200],
    ['a house pontoon takes 2×, from an equal pontoon too', 'Ah Kc', 'Ad Kd', -200],
    ['a house trick takes 2× from 20', 'Th Kc', '2d 3d 4d 5d 6d', -200],
    ['a house royal takes 2×', 'Th Kc', '7d 7c 7s', -200],
    ['a house royal takes 2× from a royal', '7h 7c 7s', '7d 7c 7h', -200],
  ])('T21-57 %s', (_, mine, theirs, net) => {
    const [first, second, ...more] = mine.split(' ');
    const [up, ...house] = theirs.split(' ');
    const start = play(open(pontoon, [up, first, second, ...more, ...house].join(' ')), 100, ...more.map(() => 'hit' as const));
    const end = start.round.turn.phase === 'over' ? start : play(start, 'stand');
    expect(settled(end).map(([, , cents]) => cents)).toEqual([net]);
    expect(houseCards(end)).toBe(theirs);
  });

  it('T21-55 the house draws until it wins with 16 or more, or busts', () => {
    expect(houseCards(play(open(pontoon, '6d Th 9c Ts Ah 2s'), 100, 'stand'))).toBe('6d Ts Ah 2s');
    expect(settled(play(open(pontoon, '6d Th 9c Ts Ah 2s'), 100, 'stand'))).toEqual([[0, 0, -100, 'tie']]);
    expect(houseCards(play(open(pontoon, '2d Ah Kc Ts 9h 5s'), 100, 'stand'))).toBe('2d Ts 9h 5s');
  });

  it('T21-55 against a royal only a royal wins', () => {
    expect(houseCards(play(open(pontoon, '7d 7h 7c 7s 7d 6c 5c'), 100, 'hit', 'stand'))).toBe('7d 7d 6c 5c');
  });

  it('T21-55 with two hands it plays against the best that is not bust', () => {
    const end = play(open(pontoon, '6d 9h 9c Ts 8s Kd Th 2h 3c'), 100, 'split', 'stand', 'hit');
    expect(houseCards(end)).toBe('6d Th 2h 3c');
    expect(settled(end)).toEqual([
      [0, 0, -100, 'lower'],
      [0, 1, -100, 'bust'],
    ]);
  });

  it('T21-56 the house plays when the seat is bust; both bust: the bets are withdrawn', () => {
    const both = play(open(pontoon, '6d Th 6c Ts 9d Th'), 100, 'hit');
    expect(settled(both)).toEqual([[0, 0, 0, 'withdrawn']]);
    expect(bankOf(both)).toBe(100_000);
    const house = play(open(pontoon, '6d Th 6c Ts Tc'), 100, 'hit');
    expect(houseCards(house)).toBe('6d Tc');
    expect(settled(house)).toEqual([[0, 0, -100, 'bust']]);
    expect(settled(play(open(pontoon, '6d Th 9c 9d Th'), 100, 'stand'))).toEqual([[0, 0, 100, 'houseBust']]);
  });

  it('T21-57 a bust hand loses 1×, whatever the house makes', () => {
    expect(settled(play(open(pontoon, 'Ad Th 6c Ts Tc'), 100, 'hit'))).toEqual([[0, 0, -100, 'bust']]);
  });

  it('T21-56 the house wins ties', () => {
    expect(settled(play(open(pontoon, '9d Th 9c Ts'), 100, 'stand'))).toEqual([[0, 0, -100, 'tie']]);
  });
});
