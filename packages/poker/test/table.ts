import { type Card, factoryOrder, seedRng } from '@felt80/cards-shoe';
import { apply } from '../src/apply';
import type { BettingRules, Deal } from '../src/deal';
import type { Action } from '../src/legal';
import { type DealSetup, dealFrom, openDeal } from '../src/open-deal';
import { hand } from './cards';

export const setLimit: BettingRules = { ante: 5, ceiling: { type: 'setLimit', most: 25 }, raisesPerRound: 3, jackpot: false };

export interface Asked extends Partial<Omit<DealSetup, 'betting'>> {
  readonly betting?: Partial<BettingRules>;
  readonly seed?: string;
}

export function setup({ betting = {}, seed = 'table', ...asked }: Asked = {}): DealSetup {
  return {
    game: 'draw',
    betting: { ...setLimit, ...betting },
    ranking: 'standard',
    jokers: 0,
    chips: [1000, 1000, 1000],
    carriedPot: 0,
    cardsRng: seedRng(`${seed}/cards`).state,
    lotsRng: seedRng(`${seed}/lots`).state,
    ...asked,
  };
}

export const open = (asked: Asked = {}): Deal => openDeal(setup(asked)).deal;

/** A deal from a pack with these cards on top, the rest in the order of the factory. */
export function stacked(asked: Asked, top: string): Deal {
  const cards = hand(top);
  const rest: Card[] = [...factoryOrder({ decks: 1, jokers: asked.jokers ?? 0 })];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return dealFrom(setup(asked), { stock: [...cards, ...rest], cardsRng: seedRng('stacked').state });
}

/** Hands of five dealt one card at a time: the top of the pack that gives them. */
export function dealtRound(...hands: readonly string[]): string {
  const cards = hands.map((text) => text.split(' '));
  return (cards[0] ?? []).flatMap((_, at) => cards.map((own) => own[at])).join(' ');
}

/** `'open 10'`, `'call'`, `'discard 0 3'`. */
export function action(text: string): Action {
  const [type, ...numbers] = text.split(' ');
  if (type === 'discard') return { type, which: numbers.map(Number) };
  if (type === 'open' || type === 'raise') return { type, chips: Number(numbers[0]) };
  return { type } as Action;
}

export const act = (deal: Deal, ...texts: readonly string[]): Deal => texts.reduce((so, text) => apply(so, action(text)).deal, deal);

/** The events as short lines: `'2 raised 10'`. */
export const told = (deal: Deal): readonly string[] =>
  deal.history.map(({ type, hand: at, chips, count, cards }) =>
    [at, type, chips ?? count, cards?.join(' ')].filter((part) => part !== undefined).join(' '),
  );

export const chipsOf = (deal: Deal): readonly number[] => deal.hands.map(({ chips }) => chips);

/** `'open 1-25, check'`. */
export const offered = (offers: readonly { readonly type: string; readonly least?: number; readonly most?: number }[]): string =>
  offers.map(({ type, least, most }) => (least === undefined ? type : `${type} ${least}-${most}`)).join(', ');
