import { type Card, openShoe, type Rank, seedRng } from '@felt80/cards-shoe';
import { type Action, apply, openRound, type Round, type Rules, viewFrom } from '../src/index';

/** A strategy for both sides of the proof: from own ranks, upcard and what is offered. */
export type Choose = (cards: readonly Rank[], upcard: Rank, offered: readonly string[], hands: number) => string;

const limits = { leastCents: 100, mostCents: 50_000, stepCents: 1 };

/** Runs through all different orders of some ranks, with the number of ways each stands for: all orders weigh alike. */
export function* orders(ranks: readonly Rank[]): Generator<readonly Rank[]> {
  if (ranks.length === 0) {
    yield [];
    return;
  }
  for (const first of new Set(ranks)) {
    const rest = ranks.toSpliced(ranks.indexOf(first), 1);
    for (const order of orders(rest)) yield [first, ...order];
  }
}

function asCards(order: readonly Rank[]): readonly Card[] {
  const seen = new Map<Rank, number>();
  return order.map((rank) => {
    const count = seen.get(rank) ?? 0;
    seen.set(rank, count + 1);
    return `${rank}${'cdhs'[count % 4] as 'c' | 'd' | 'h' | 's'}` as const;
  });
}

/** What the engine makes of one order, in cents. */
export function byEngine(rules: Rules, order: readonly Rank[], betCents: number, choose: Choose): number {
  const cards = asCards(order);
  const seats = [{ bankCents: 1_000_000 }];
  const setup = { rules, limits, shoe: openShoe(cards, cards.length), discards: [], seats, cardsRng: seedRng('dry').state };
  let round: Round = openRound(setup).round;
  while (round.turn.phase !== 'over') {
    const view = viewFrom(round, 0);
    const offered = view.offers.map(({ type }) => type);
    const hand = (view.own[view.hand]?.cards ?? []).map(({ card }) => card[0] as Rank);
    const upcard = round.house.cards[0]?.card[0] as Rank;
    const type = offered.includes('bet') ? 'bet' : choose(hand, upcard, offered, view.own.length);
    const cents = type === 'bet' ? betCents : (view.offers.find((offer) => offer.type === type)?.mostCents ?? 0);
    round = apply(round, { type, cents } as Action).round;
  }
  return (round.seats[0]?.bankCents ?? 0) - 1_000_000;
}
