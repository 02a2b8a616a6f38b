import { isDeepStrictEqual } from 'node:util';
import { type Card, factoryOrder, type Rng, seedRng } from '@felt80/cards-shoe';
import { expect } from 'vitest';
import { apply } from '../src/apply';
import { cardNumber } from '../src/card-number';
import { checkDeal } from '../src/check-deal';
import type { Ceiling, Deal } from '../src/deal';
import { type GameName, games } from '../src/games';
import { type Action, legalActions, type Offer, whyNot } from '../src/legal';
import { type DealSetup, openDeal } from '../src/open-deal';
import { viewFrom } from '../src/view';

const names = Object.keys(games) as GameName[];

/** A setup of any game with any options that can be dealt. */
export function randomSetup(rng: Rng, seed: string): DealSetup {
  const ante = rng.below(3) === 0 ? 0 : rng.below(101);
  const ceilings: readonly Ceiling[] = [{ type: 'setLimit', most: 1 + rng.below(100) }, { type: 'potLimit' }, { type: 'betTheRaise' }];
  const chips = Array.from({ length: 2 + rng.below(6) }, () =>
    rng.below(8) === 0 ? rng.below(30) : rng.below(4) === 0 ? rng.below(200) : 1000,
  );
  return {
    game: names[rng.below(names.length)] as GameName,
    betting: { ante, ceiling: ceilings[rng.below(3)] as Ceiling, raisesPerRound: 1 + rng.below(9), jackpot: rng.below(3) === 0 },
    ranking: rng.below(2) === 0 ? 'standard' : 'parlor',
    jokers: [0, 0, 1, 4, 52][rng.below(5)] as number,
    chips: [ante + 1, ante + 1, ...chips.slice(2)].map((least, at) => (at < 2 ? least + (chips[at] as number) : least)),
    carriedPot: rng.below(4) === 0 ? rng.below(200) : 0,
    cardsRng: seedRng(`${seed}/cards`).state,
    lotsRng: seedRng(`${seed}/lots`).state,
  };
}

/** One of the permitted actions; drops are rare so that deals go on. */
export function randomAction(rng: Rng, deal: Deal): Action {
  const offers = legalActions(deal);
  const likely = rng.below(4) === 0 ? offers : offers.filter(({ type }) => type !== 'drop' || offers.length === 1);
  const offer = likely[rng.below(likely.length)] as Offer;
  const { type, least = 0, most = 0 } = offer;
  if (type === 'discard') return { type, which: [0, 1, 2, 3, 4].slice(0, rng.below(most + 1)) };
  if (type === 'open' || type === 'raise') return { type, chips: least + rng.below(most - least + 1) };
  return { type };
}

/** How often each card is there, as a text. */
function tally(...piles: readonly (readonly Card[])[]): string {
  const counts = new Uint8Array(53);
  for (const pile of piles) for (const card of pile) counts[cardNumber(card)] = (counts[cardNumber(card)] as number) + 1;
  return counts.join('');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, number) => so + number, 0);

/** No card and no chip is lost or made, and no number is out of range. */
export function checkConserved(deal: Deal, setup: DealSetup): void {
  const held = deal.hands.map(({ cards }) => cards.map(({ card }) => card));
  const widow = deal.widow === undefined ? [] : [deal.widow];
  const pack = factoryOrder({ decks: 1, jokers: setup.jokers });
  if (tally(deal.stock, deal.discards, widow, ...held) !== tally(pack)) expect.fail('a card is lost or made');
  const chips = deal.hands.map((hand) => hand.chips);
  if (sum(chips) + deal.pot !== sum(setup.chips) + setup.carriedPot) expect.fail('a chip is lost or made');
  if (!chips.every((of) => Number.isInteger(of) && of >= 0)) expect.fail(`chips are ${chips}`);
  if (deal.hands.some(({ raises }) => raises > setup.betting.raisesPerRound)) expect.fail('too many raises');
  if (deal.result === 'won' && deal.pot !== 0) expect.fail('a pot is left over');
}

/** What is offered is what whyNot permits; one beyond the most is refused. */
export function checkOffers(deal: Deal): void {
  const offers = new Map(legalActions(deal).map((offer) => [offer.type, offer]));
  const wants = (action: Action, permitted: boolean): void => {
    if ((whyNot(deal, action) === undefined) !== permitted) expect.fail(`${JSON.stringify(action)} ${whyNot(deal, action)}`);
  };
  for (const type of ['check', 'call', 'drop'] as const) wants({ type }, offers.has(type));
  for (const type of ['open', 'raise'] as const) {
    const { least = 0, most = 0 } = offers.get(type) ?? {};
    for (const chips of [least, most, (least + most) >> 1]) wants({ type, chips }, offers.has(type));
    for (const chips of [least - 1, most + 1, least + 0.5]) wants({ type, chips }, false);
  }
  const { most = 0 } = offers.get('discard') ?? {};
  const places = [0, 1, 2, 3, 4, 5];
  wants({ type: 'discard', which: places.slice(0, most) }, offers.has('discard'));
  wants({ type: 'discard', which: places.slice(0, most + 1) }, false);
  if (offers.size === 0 && deal.result === undefined) expect.fail('nobody can act and the deal is not over');
}

/** No card that a hand cannot see is anywhere in its view; jokers aside, which are alike. */
function checkView(deal: Deal): void {
  const hand = deal.toAct[0];
  if (hand === undefined) return;
  const seen = JSON.stringify(viewFrom(deal, hand));
  const hidden = deal.hands.flatMap(({ cards }, at) =>
    at === hand ? [] : cards.filter(({ face }) => face === 'down').map(({ card }) => card),
  );
  for (const card of [...hidden, ...deal.stock]) if (card !== 'Jo' && seen.includes(`"${card}"`)) expect.fail(`${card} is seen by ${hand}`);
}

/** A state is plain JSON; a saved one is taken again. */
function checkSaved(deal: Deal, isLoaded: boolean): void {
  const saved = JSON.parse(JSON.stringify(deal));
  if (!isDeepStrictEqual(isLoaded ? checkDeal(saved) : saved, deal)) expect.fail('a state is not plain JSON, or not taken again');
}

/** Plays random deals and checks each state; every tenth one through JSON and once more from its actions. */
export function playRandomDeals(deals: number, seed: string): void {
  const rng = seedRng(seed);
  for (let at = 0; at < deals; at++) {
    const setup = randomSetup(rng, `${seed} ${at}`);
    const thorough = at % 10 === 0;
    const actions: Action[] = [];
    let { deal } = openDeal(setup);
    checkConserved(deal, setup);
    while (deal.result === undefined) {
      checkOffers(deal);
      const action = randomAction(rng, deal);
      if (thorough) checkView(deal);
      const before = thorough ? (JSON.parse(JSON.stringify(deal)) as Deal) : deal;
      const { deal: next, events } = apply(before, action);
      if (thorough) checkSaved(next, actions.length % 6 === 0);
      if (events.length === 0) expect.fail('an action without an event');
      actions.push(action);
      deal = next;
      checkConserved(deal, setup);
    }
    checkOffers(deal);
    if (!thorough) continue;
    const again = actions.reduce((so, action) => apply(so, action).deal, openDeal(setup).deal);
    if (!isDeepStrictEqual(again, deal)) expect.fail('played again it is another deal');
  }
}
