import { describe, expect, it } from 'vitest';
import { act, action, chipsOf, dealtRound, offered, open, setup, stacked, told } from '../test/table';
import { legalActions, whyNot } from './legal';
import { openDeal } from './open-deal';

const faces = (deal: ReturnType<typeof open>): readonly string[] =>
  deal.hands.map(({ cards }) => cards.map(({ card, face }) => (face === 'up' ? card : `(${card})`)).join(' '));

describe('Cold Hands', () => {
  it('POK-20 ante, five cards, the high hand wins without a decision', () => {
    const deal = stacked({ game: 'coldHands' }, dealtRound('As Kd 9c 5s 2d', '4s 4d 9h 5c 2h', 'Ac Kh 9s 6s 2c'));
    expect([deal.result, chipsOf(deal)]).toEqual(['won', [995, 1010, 995]]);
    expect(told(deal).slice(-4)).toEqual(['0 showed As Kd 9c 5s 2d', '1 showed 4s 4d 9h 5c 2h', '2 showed Ac Kh 9s 6s 2c', '1 won 15']);
  });
});

describe('the deal', () => {
  it('POK-10 two to seven hands, the first card to hand 1, one card at a time', () => {
    for (const hands of [2, 3, 4, 5, 6, 7]) {
      const { events } = openDeal(setup({ chips: new Array<number>(hands).fill(100) }));
      const order = events.filter(({ type }) => type === 'dealt').map(({ hand }) => hand);
      expect(order).toEqual(Array.from({ length: 5 * hands }, (_, at) => at % hands));
    }
    for (const hands of [1, 8])
      expect(() => open({ chips: new Array<number>(hands).fill(100) })).toThrow(expect.objectContaining({ code: 'badSetup' }));
  });

  it('POK-12 the same seed gives the same cards for ever', () => {
    const { deal } = openDeal(setup({ seed: 'felt80', chips: [9, 9], jokers: 2 }));
    expect(faces(deal)).toEqual(['(Td) (Jo) (Ac) (5s) (Jh)', '(9c) (Kc) (4h) (5d) (8h)']);
    expect(deal.stock).toHaveLength(44);
  });

  it('POK-11 who has no chips or cannot ante keeps the place and gets no cards', () => {
    const deal = open({ chips: [4, 1000, 0, 1000] });
    expect(deal.hands.map(({ dropped, cards }) => [dropped, cards.length])).toEqual([
      [true, 0],
      [false, 5],
      [true, 0],
      [false, 5],
    ]);
    expect([deal.toAct, deal.dealtIn, chipsOf(deal)]).toEqual([[1, 3], 2, [4, 995, 0, 995]]);
    expect(() => open({ chips: [4, 1000, 0] })).toThrow(expect.objectContaining({ code: 'tooFewHands' }));
  });

  it('POK-01 53 jokers, part of a chip or an unknown game are refused', () => {
    expect(() => open({ jokers: 53 })).toThrow(expect.objectContaining({ code: 'badJokers' }));
    expect(open({ jokers: 52 }).stock).toHaveLength(104 - 15);
    for (const asked of [{ chips: [1, 2.5] }, { carriedPot: -1 }, { game: 'toString' as never }, { betting: { raisesPerRound: 0 } }]) {
      expect(() => open(asked)).toThrow(expect.objectContaining({ code: 'badSetup' }));
    }
  });
});

describe('Draw', () => {
  it('POK-21 ante, five down, betting, discard, betting, showdown', () => {
    const deal = stacked({}, dealtRound('As Kd 9c 5s 2d', '4s 4d 9h 5c 2h', 'Ac Kh 9s 6s 2c'));
    const betting = act(deal, 'open 5', 'call', 'call', 'discard 2 3 4', 'discard', 'discard 4');
    expect(betting.hands.map(({ drew, cards }) => [drew, cards.length])).toEqual([
      [3, 5],
      [0, 5],
      [1, 5],
    ]);
    expect(faces(betting)[0]).toBe('(As) (Kd) (2s) (3s) (7s)');
    expect(betting.discards).toEqual(['9c', '5s', '2d', '2c']);
    expect(act(betting, 'check', 'check', 'check').result).toBe('won');
  });

  it('POK-21 up to five cards with fewer than six dealt in, else up to three', () => {
    const exchange = (hands: number): string => {
      const deal = open({ chips: new Array<number>(hands).fill(100) });
      return offered(legalActions(act(deal, 'open 1', ...new Array<string>(hands - 1).fill('call'))));
    };
    expect([exchange(2), exchange(5), exchange(6), exchange(7)]).toEqual(['discard 0-5', 'discard 0-5', 'discard 0-3', 'discard 0-3']);
    const sixPlaces = open({ chips: [0, 100, 100, 100, 100, 100] });
    expect(offered(legalActions(act(sixPlaces, 'open 1', 'call', 'call', 'call', 'call')))).toBe('discard 0-5');
    const droppedLater = act(open({ chips: new Array<number>(6).fill(100) }), 'open 1', 'call', 'drop', 'drop', 'drop', 'drop');
    expect(whyNot(droppedLater, action('discard 0 1 2 3'))).toBe('tooManyDiscards');
  });

  it('POK-21 cards that are not there cannot be discarded', () => {
    const deal = act(open(), 'open 1', 'call', 'call');
    for (const text of ['discard 5', 'discard -1', 'discard 0.5', 'discard 1 1']) expect(whyNot(deal, action(text))).toBe('noSuchCard');
    expect(whyNot(deal, action('check'))).toBe('notInThisStep');
  });

  it('POK-21 all check: the deal is dead, the pot is carried and everyone antes again on top', () => {
    for (const game of ['draw', 'spit', 'wildWidow', 'shotgun'] as const) {
      const dead = act(open({ game }), 'check', 'check', 'check');
      expect([dead.result, dead.pot, told(dead).at(-1)]).toEqual(['dead', 15, 'dead 15']);
      const next = open({ game, chips: chipsOf(dead), carriedPot: dead.pot });
      expect([next.pot, next.largestPayment, chipsOf(next)]).toEqual([30, 5, [990, 990, 990]]);
    }
  });

  it('POK-12 when one card is left, it is shuffled with the earlier discards and the dropped hands', () => {
    const deal = act(open({ chips: new Array<number>(7).fill(100) }), 'open 1', ...new Array<string>(5).fill('call'), 'drop');
    const four = act(deal, 'discard 0 1 2', 'discard 0 1 2', 'discard 0 1 2', 'discard 0 1 2', 'discard 0 1 2');
    expect([four.stock.length, four.discards.length]).toEqual([2, 15]);
    const thrown = four.hands[5]?.cards.slice(0, 2).map(({ card }) => card);
    const reshuffled = act(four, 'discard 0 1');
    expect(told(reshuffled)).toContain('reshuffled 21');
    expect([reshuffled.stock.length, reshuffled.discards, reshuffled.hands[6]?.cards]).toEqual([20, thrown, []]);
    const inHands = reshuffled.hands.flatMap(({ cards }) => cards.map(({ card }) => card));
    expect(new Set([...inHands, ...reshuffled.stock, ...reshuffled.discards]).size).toBe(52);
  });
});

describe('the jackpot option', () => {
  const jackpot = { betting: { jackpot: true } };
  const cards = dealtRound('As Kd 9c 5s 2d', 'Js Jd 9h 5c 2h', 'Ac Kh 9s 6s 2c', 'Qs Qd 8s 6d 3c');

  it('POK-17 the first hand with jacks or better is asked, then the next such one', () => {
    const deal = stacked({ ...jackpot, chips: [100, 100, 100, 100] }, cards);
    expect(deal.toAct).toEqual([1, 3]);
    expect(offered(legalActions(deal))).toBe('check, open 1-25');
    const opened = act(deal, 'check', 'open 5');
    expect(opened.toAct).toEqual([0, 1, 2]);
    expect(act(opened, 'call', 'call', 'raise 1').toAct).toEqual([3, 0, 1]);
  });

  it('POK-17 tens cannot open; nobody opens: the deal is dead', () => {
    const tens = dealtRound('As Kd 9c 5s 2d', 'Ts Td 9h 5c 2h', 'Ac Kh 9s 6s 2c');
    expect(stacked(jackpot, tens).result).toBe('dead');
    expect(act(stacked({ ...jackpot, chips: [100, 100, 100, 100] }, cards), 'check', 'check').result).toBe('dead');
  });

  it('POK-17 in Spit the widow and its wild rank count', () => {
    const deal = stacked({ game: 'spit', ...jackpot }, `${dealtRound('As Kd 9c 5s', '4s 3d 9h Jc', 'Tc 4h 9s 2s')} Jd`);
    expect(deal.toAct).toEqual([0, 1]);
  });

  it('POK-17 other games know no jackpot', () => {
    expect(open({ game: 'shotgun', ...jackpot }).toAct).toEqual([0, 1, 2]);
  });
});

describe('Five-Card Stud', () => {
  const stud = { game: 'fiveCardStud', betting: { ante: 0 } } as const;

  it('POK-22 one down, one up; the leftmost highest card must bet, at most 10, which caps the raises of that round', () => {
    const deal = stacked(stud, '2s 3s 4s Kd Ac Ad');
    expect(faces(deal)).toEqual(['(2s) Kd', '(3s) Ac', '(4s) Ad']);
    expect(deal.toAct).toEqual([1, 2, 0]);
    expect(offered(legalActions(deal))).toBe('open 1-10');
    expect(whyNot(deal, action('check'))).toBe('mustBet');
    expect(offered(legalActions(act(deal, 'open 10')))).toBe('call, raise 1-10, drop');
    const limited = stacked({ ...stud, betting: { ante: 0, ceiling: { type: 'setLimit', most: 4 } } }, '2s 3s 4s Kd Ac Ad');
    expect(offered(legalActions(limited))).toBe('open 1-4');
    const potLimit = stacked({ ...stud, betting: { ante: 0, ceiling: { type: 'potLimit' } } }, '2s 3s 4s Kd Ac Ad');
    expect(offered(legalActions(potLimit))).toBe('open 1-10');
  });

  it('POK-22 later the leftmost highest hand showing may pass; three more cards up, four rounds in all', () => {
    const second = act(stacked(stud, '2s 3s 4s Kd Ac Qd 9d 2c 9h'), 'open 1', 'call', 'call');
    expect(second.toAct).toEqual([1, 2, 0]);
    expect(offered(legalActions(second))).toBe('check, open 1-25');
    const third = act(second, 'check', 'check', 'check');
    const fourth = act(third, 'check', 'check', 'check');
    expect(faces(fourth).map((text) => text.split(' ').length)).toEqual([5, 5, 5]);
    expect(faces(fourth).every((text) => text.match(/\(/g)?.length === 1)).toBe(true);
    expect(act(fourth, 'check', 'check', 'check').result).toBe('won');
  });

  it('POK-22 upcards rank as groups, a pair before an ace, and a joker joins the best group; alone it is an ace', () => {
    const pairs = act(stacked(stud, '2s 3s 4s Kd Ac 9d Qd 2c 9h'), 'open 1', 'call', 'call');
    expect(pairs.toAct[0]).toBe(2);
    const joker = stacked({ ...stud, jokers: 1 }, '2s 3s 4s Kd Jo Ad');
    expect(joker.toAct[0]).toBe(1);
    const joined = act(stacked({ ...stud, jokers: 1 }, '2s 3s 4s Kd Jo Ad Qd 2c 9h'), 'open 1', 'call', 'call');
    expect(joined.toAct[0]).toBe(1);
  });

  it('POK-22 the duty to bet passes over hands without chips; with none at all the cards go on', () => {
    const asked = { ...stud, betting: { ante: 5 } };
    const passed = stacked({ ...asked, chips: [100, 5, 100] }, '2s 3s 4s Kd Ac Qd');
    expect(passed.toAct).toEqual([0, 1, 2]);
    const allIn = stacked({ ...asked, chips: [5, 5, 5] }, '2s 3s 4s Kd Ac Qd 9d 2c 9h');
    expect(offered(legalActions(allIn))).toBe('check');
    expect(allIn.hands[0]?.cards).toHaveLength(3);
  });
});

describe('the widow games', () => {
  it('POK-23 Spit: the widow is the fifth card of every hand and its rank is wild; at most the own four are exchanged', () => {
    const deal = stacked({ game: 'spit' }, `${dealtRound('As Ad 9c 5s', '7s 3d 9h Jc', 'Tc Kh 9s 6s')} 7d`);
    expect([deal.widow, deal.hands[0]?.cards.length]).toEqual(['7d', 4]);
    const exchange = act(deal, 'open 5', 'call', 'call');
    expect(offered(legalActions(exchange))).toBe('discard 0-4');
    const shown = act(exchange, 'discard', 'discard', 'discard', 'check', 'check', 'check');
    expect(told(shown).at(-1)).toBe('0 won 30');
    expect(told(shown)).toContain('1 showed 7s 3d 9h Jc');
  });

  it('POK-23 POK-24 a joker as widow is wild itself and makes no rank wild', () => {
    const deal = stacked({ game: 'wildWidow', jokers: 2 }, `${dealtRound('As Ad 9c 5s', '7s 3d 9h Jc', 'Tc Kh 9s 6s')} Jo 2c 3c 4c`);
    const shown = act(deal, 'open 5', 'call', 'call', 'check', 'check', 'check');
    expect(told(shown).at(-1)).toBe('0 won 30');
  });

  it('POK-24 Wild Widow: the widow only makes its rank wild; a fifth card down, two rounds, no discards', () => {
    const deal = stacked({ game: 'wildWidow' }, `${dealtRound('As Ad 9c 5s', '7s 7c 9h Jc', 'Tc Kh 9s 6s')} 7d 2c 3c 4c`);
    const second = act(deal, 'check', 'open 5', 'call', 'call');
    expect(faces(second)[1]).toBe('(7s) (7c) (9h) (Jc) (3c)');
    expect(second.toAct).toEqual([1, 2, 0]);
    const shown = act(second, 'check', 'check', 'check');
    expect(told(shown).at(-1)).toBe('1 won 30');
  });
});

describe('Shotgun', () => {
  it('POK-25 betting after the third, the fourth and the fifth card; no discards', () => {
    const third = open({ game: 'shotgun' });
    const fourth = act(third, 'open 5', 'call', 'call');
    const fifth = act(fourth, 'check', 'open 1', 'call', 'call');
    expect([third, fourth, fifth].map((deal) => deal.hands[0]?.cards.length)).toEqual([3, 4, 5]);
    expect(fifth.toAct).toEqual([1, 2, 0]);
    expect(act(fifth, 'check', 'check', 'check').result).toBe('won');
  });
});
