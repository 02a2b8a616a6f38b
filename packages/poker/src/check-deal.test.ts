import { factoryOrder, seedRng } from '@felt80/cards-shoe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomAction, randomSetup } from '../test/random-deals';
import { type Asked, act, open, stacked } from '../test/table';
import { apply, checkDeal, type Deal, openDeal } from './index';

function saved(deal: Deal): Deal {
  return JSON.parse(JSON.stringify(deal));
}

/** Puts values on paths such as `hands.0.chips`; `null` removes. */
function changed(deal: Deal, changes: Readonly<Record<string, unknown>>): unknown {
  const copy = JSON.parse(JSON.stringify(deal));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const inner = keys.reduce((so, key) => so[key], copy);
    if (value === null) delete inner[last];
    else inner[last] = value;
  }
  return copy;
}

/** Hand 0 has raised, hand 1 is to act, hand 2 has called the opening. */
const betting = act(open({ betting: { ante: 5 } }), 'check', 'open 10', 'call', 'raise 20');
const drawn = act(betting, 'call', 'call', 'discard 0 1', 'discard 4');
const over = act(drawn, 'discard', 'check', 'check', 'check');
const wonAt = over.history.findIndex(({ type }) => type === 'won');
const { hand: winner = 0, chips: pot = 0 } = over.history[wonAt] ?? {};
const loser = (winner + 1) % 3;
const chipsOf = (hand: number): number => over.hands[hand]?.chips ?? 0;
const stud = act(open({ game: 'fiveCardStud', betting: { ante: 0 } }), 'open 10');
const free = act(open({ game: 'coldHands', betting: { ante: 0 } }));
const jackpot: Asked = { betting: { jackpot: true } };
const openers = 'Ks 3d Kh Kd 4d Kc 5h 5c 6d 9s 8s 2c 7h 7c 2d';

describe('checkDeal', () => {
  it.each<[what: string, deal: Deal]>([
    ['in a betting round', betting],
    ['in the middle of the exchange', drawn],
    ['that is over', over],
    ['of stud', stud],
    ['with the openers asked alone', stacked(jackpot, openers)],
    ['where a hand without openers has raised', act(stacked(jackpot, openers), 'check', 'open 5', 'call', 'raise 5')],
    [
      'where hands without openers were passed over',
      act(stacked(jackpot, openers), 'check', 'open 5', 'call', 'call', 'discard', 'discard 0'),
    ],
    ['that is dead, with chips of the one before', act(open({ carriedPot: 30 }), 'check', 'check', 'check')],
    ['that one hand has survived', act(betting, 'drop', 'drop')],
    ['in which nobody decides', open({ game: 'coldHands', jokers: 52, chips: [1000, 0, 400, 3, 5, 1000] })],
    [
      'with a split pot and an odd chip',
      open({ game: 'coldHands', jokers: 52, carriedPot: 1, chips: Array(7).fill(100), seed: 'split 0' }),
    ],
  ])('passes a deal %s', (_, deal) => {
    const copy = saved(deal);
    expect(checkDeal(copy)).toBe(copy);
  });

  it('passes a deal that was shuffled in its middle, at every move', () => {
    let deal = act(open({ chips: Array(7).fill(500) }), 'open 1', 'call', 'call', 'drop', 'call', 'call', 'call');
    while (deal.result === undefined) {
      const isExchange = deal.history.at(-1)?.type === 'drew' || deal.step === 3;
      deal = act(deal, isExchange && deal.step === 3 ? 'discard 0 2 4' : 'check');
      expect(checkDeal(saved(deal))).toEqual(deal);
    }
    expect(deal.history.some(({ type }) => type === 'reshuffled')).toBe(true);
  });

  it.each<[what: string, deal: Deal, changes: Readonly<Record<string, unknown>>, problem: string]>([
    ['no list of hands', betting, { hands: 7 }, 'hands'],
    ['half a chip', betting, { 'hands.0.chips': 0.5 }, 'hands'],
    ['a strange card', betting, { 'stock.3': '1x' }, 'stock'],
    ['a dead generator', betting, { cardsRng: [0, 0, 0, 0] }, 'cardsRng'],
    ['a ceiling that is none', betting, { 'betting.ceiling': { type: 'skyHigh' } }, 'betting'],
    ['a game that is none', betting, { game: 'snap' }, 'badSetup'],
    ['a list of one game', betting, { game: ['draw'] }, 'game'],
    ['a list of one ranking', betting, { ranking: [betting.ranking] }, 'ranking'],
    ['jokers that are no number and no text', betting, { jokers: { toString: 1 } }, 'jokers'],
    ['an ante that is no number and no text', betting, { 'betting.ante': { toString: 1 } }, 'betting'],
    ['raises that are no number and no text', betting, { 'betting.raisesPerRound': { toString: 1 } }, 'betting'],
    ['a limit that is no number and no text', betting, { 'betting.ceiling': { type: 'setLimit', most: { toString: 1 } } }, 'betting'],
    ['an ante below nothing', betting, { 'betting.ante': -5 }, 'badSetup'],
    ['53 jokers', betting, { jokers: 53 }, 'badJokers'],
    ['hands that could not have been dealt in', betting, { 'betting.ante': 5000 }, 'tooFewHands'],
    ['another ante', betting, { 'betting.ante': 6 }, 'hands.0.chips'],
    ['an ace more', betting, { 'hands.0.cards.0.card': 'As', 'stock.0': 'As' }, 'cards'],
    ['a card less', betting, { 'stock.length': 30 }, 'cards'],
    ['a card in the wrong pile', drawn, { stock: [...drawn.stock, ...drawn.discards], discards: [] }, 'history'],
    ['a card in the wrong hand', betting, { 'hands.0.cards.length': 4, 'discards.0': betting.hands[0]?.cards[4]?.card }, 'discards.0'],
    ['fewer chips in the pot', betting, { pot: betting.pot - 1 }, 'badSetup'],
    ['more chips than can be counted', betting, { 'hands.0.chips': Number.MAX_SAFE_INTEGER - 100 }, 'badSetup'],
    ['chips that were not paid', betting, { 'hands.1.inPot': 0 }, 'hands.1.chips'],
    ['a raise taken back', betting, { 'hands.0.raises': 0 }, 'hands.0.raises'],
    ['a call that is due no more', betting, { 'hands.1.inThisRound': 30 }, 'hands.1.inThisRound'],
    ['a larger payment', betting, { largestPayment: 900 }, 'largestPayment'],
    ['the turn of somebody else', betting, { toAct: [2, 1] }, 'toAct.0'],
    ['another step', betting, { step: 5 }, 'step'],
    ['somebody back in', act(betting, 'drop'), { 'hands.1.dropped': false }, 'hands.1.dropped'],
    ['an exchange that was not', betting, { 'hands.0.drew': 1 }, 'hands.0.drew'],
    ['an end before its time', betting, { result: 'won' }, 'result'],
    ['an unknown field', betting, { cheat: true }, 'cheat'],
    ['a raise above the limit', betting, { 'history.21.chips': 26 }, 'history'],
    ['a move out of turn', betting, { 'history.18.hand': 1 }, 'history'],
    ['a move that was taken out', betting, { 'history.18': { type: 'dealt' } }, 'history'],
    ['a card that was seen to be another one', stud, { 'history.3.cards': ['As'] }, 'history.3.cards.0'],
    ['a hidden card that lies open', stud, { 'hands.0.cards.0.face': 'up' }, 'hands.0.cards.0.face'],
    ['an upcard against its history', stud, { 'hands.0.cards.1.card': stud.stock[0], 'stock.0': stud.hands[0]?.cards[1]?.card }, 'history'],
    ['a pot of nothing that was won without a number', free, { [`history.${free.history.length - 1}.chips`]: null }, 'chips'],
    ['a pot that nobody has won', over, { [`history.${wonAt}.hand`]: 9 }, 'badSetup'],
    [
      'the pot with a worse hand',
      over,
      {
        [`history.${wonAt}.hand`]: loser,
        [`hands.${winner}.chips`]: chipsOf(winner) - pot,
        [`hands.${loser}.chips`]: chipsOf(loser) + pot,
      },
      'chips',
    ],
  ])('refuses %s', (_, deal, changes, problem) => {
    const result = checkDeal(changed(deal, changes));
    expect(result).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('a save that is changed anywhere is refused, or is played to an end that keeps all cards and chips', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.anything(), (game, at, kind, junk) => {
        const rng = seedRng(`changed ${game}`);
        let { deal } = openDeal(randomSetup(rng, `changed ${game}`));
        for (let move = rng.below(12); move > 0 && deal.result === undefined; move--) deal = apply(deal, randomAction(rng, deal)).deal;
        const copy = JSON.parse(JSON.stringify(deal));
        change(copy, at, [junk, 0, -1, 7, 'As', 'Jo', 'up', true, null, 'won', [], {}, 1e9][kind % 13]);
        const loaded = checkDeal(copy);
        if ('problem' in loaded) return;
        const chips = ({ hands, pot }: Deal): number => hands.reduce((sum, hand) => sum + hand.chips, pot);
        for (deal = loaded; deal.result === undefined; ) deal = apply(deal, randomAction(rng, deal)).deal;
        expect(chips(deal)).toBe(chips(loaded));
        const held = deal.hands.flatMap(({ cards }) => cards.map(({ card }) => card));
        const all = [...deal.stock, ...deal.discards, ...held, ...(deal.widow === undefined ? [] : [deal.widow])];
        expect(all.sort()).toEqual([...factoryOrder({ decks: 1, jokers: deal.jokers })].sort());
      }),
      { numRuns: 150 },
    );
  });
});

/** Puts a value on the leaf that a number chooses. */
function change(data: { [key: string]: unknown }, at: number, value: unknown): void {
  const keys = Object.keys(data);
  const key = keys[at % keys.length];
  if (key === undefined) return;
  const inner = data[key];
  if (typeof inner === 'object' && inner !== null && at % 13 !== 0) change(inner as never, Math.floor(at / keys.length), value);
  else data[key] = value;
}
