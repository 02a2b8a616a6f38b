import { seedRng } from '@felt80/cards-shoe';
import { apply, type Deal, legalActions, openDeal, type PokerEvent } from '@felt80/poker';
import { describe, expect, it } from 'vitest';
import { agreed } from './questions';
import { beforeDeal, retold } from './retelling';
import { answersOf } from './test-player';

function told(from: Deal, events: readonly PokerEvent[], final: Deal): Deal {
  return events.reduce((deal, event) => retold(deal, event, final), from);
}

function seen({ hands, pot, widow, history, largestRaise }: Deal): unknown {
  return { hands: hands.map(({ cards, chips, inPot, dropped }) => ({ cards, chips, inPot, dropped })), pot, widow, history, largestRaise };
}

describe('retelling', () => {
  it.each([0, 1, 2, 3, 4, 5])('event by event comes to the deal that the engine has, in game %i', (game) => {
    const rng = seedRng(`retelling ${game}`);
    for (let run = 0; run < 30; run += 1) {
      const players = 2 + rng.below(6);
      const chips = Array.from({ length: players }, (_, at) => (at < 2 ? 1000 : rng.below(3) === 0 ? 0 : 700));
      const setup = { ...agreed(answersOf({ game, players, jokers: rng.below(20) })), chips, carriedPot: rng.below(50) };
      let { deal, events } = openDeal({ ...setup, cardsRng: seedRng(`c${game} ${run}`).state, lotsRng: seedRng('l').state });
      expect(seen(told(beforeDeal(deal, chips, setup.carriedPot), events, deal))).toEqual(seen(deal));
      while (deal.result === undefined) {
        const offers = legalActions(deal);
        const offer = offers[rng.below(offers.length)];
        if (!offer) throw new Error('nothing can be done');
        const { type, most = 0 } = offer;
        const before = deal;
        const action =
          type === 'open' || type === 'raise'
            ? { type, chips: 1 + rng.below(most) }
            : type === 'discard'
              ? { type, which: Array.from({ length: rng.below(most + 1) }, (_, at) => at) }
              : { type };
        ({ deal, events } = apply(deal, action));
        const isGathered = events.some((event) => event.type === 'reshuffled');
        if (!isGathered) expect(seen(told(before, events, deal))).toEqual(seen(deal));
      }
    }
  });
});
