import { type Rng, type RngState, resumeRng } from '@felt80/cards-shoe';
import { cardNumber } from '../card-number';
import type { Action, Offer } from '../legal';
import type { HandView } from '../view';
import { type Bot, expectTurn } from './bot';
import { chooseDiscard } from './exchange';
import { chancesAfterDraw, chancesOf, orderOf } from './pack-model';
import { modelFor } from './worlds';

/** The mind of a player without one: a random stream. */
export interface PlainMind {
  readonly rng: RngState;
}

/** What a plain player would like to do, the dearest wish first. */
type Wishes = (view: HandView) => readonly Offer['type'][];

/** The action of an offer; openings and raises for as much as is permitted, or as little. */
function taken({ type, least = 0, most = 0 }: Offer, boldly: boolean): Action {
  if (type === 'discard') return { type, which: [] };
  return type === 'open' || type === 'raise' ? { type, chips: boldly ? most : least } : { type };
}

function plainPlayer(wishes: Wishes, boldly: boolean): Bot<PlainMind> {
  return {
    start: (rng) => ({ rng }),
    decide: (mind, view) => {
      expectTurn(view);
      const rng = resumeRng(mind.rng);
      const exchange = view.offers.find(({ type }) => type === 'discard');
      const wish = wishes(view).find((type) => view.offers.some((offer) => offer.type === type));
      const offer = view.offers.find(({ type }) => type === wish) ?? (view.offers[0] as Offer);
      const action: Action = exchange ? { type: 'discard', which: chooseDiscard(view, rng, exchange.most ?? 0, 0) } : taken(offer, boldly);
      return [action, { rng: rng.state }];
    },
  };
}

/** Never raises, never drops, draws well. */
export const alwaysCall: Bot<PlainMind> = plainPlayer(() => ['call', 'check', 'drop'], false);

/** Raises as much and as often as is permitted, draws well. */
export const alwaysRaise: Bot<PlainMind> = plainPlayer(() => ['raise', 'open', 'call', 'check', 'drop'], true);

/** The share of hands that are as weak as mine at this point of the game, or weaker. */
function presentChance(view: HandView): number {
  const model = modelFor(view);
  const order = orderOf(model, view.own.map(cardNumber), 0, view.own.length);
  const exchanged = view.publicHistory.some(({ type }) => type === 'drew');
  const chances = exchanged ? chancesAfterDraw(model) : chancesOf(model, view.own.length);
  return chances[order] as number;
}

/** Bets and raises with the best quarter of hands, and drops every other one when it costs something. */
export const goodHandsOnly: Bot<PlainMind> = plainPlayer(
  (view) => (presentChance(view) > 0.75 ? ['raise', 'open', 'call', 'check', 'drop'] : ['check', 'drop']),
  true,
);

function randomAction(view: HandView, rng: Rng): Action {
  const offer = view.offers[rng.below(view.offers.length)] as Offer;
  const { type, least = 0, most = 0 } = offer;
  if (type === 'open' || type === 'raise') return { type, chips: least + rng.below(most - least + 1) };
  if (type !== 'discard') return { type };
  const count = rng.below(most + 1);
  return { type, which: view.own.map((_, place) => place).slice(0, count) };
}

/** Does anything that is permitted. */
export const anything: Bot<PlainMind> = {
  start: (rng) => ({ rng }),
  decide: (mind, view) => {
    expectTurn(view);
    const rng = resumeRng(mind.rng);
    return [randomAction(view, rng), { rng: rng.state }];
  },
};
