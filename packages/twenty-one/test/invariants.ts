import { type Card, factoryOrder, openShoe, type Rng, remaining, seedRng, shuffle } from '@felt80/cards-shoe';
import {
  type Action,
  apply,
  checkRound,
  gathered,
  type Limits,
  legalActions,
  type Offer,
  openRound,
  type Round,
  type RoundEvent,
  type Rules,
  whyNot,
} from '../src/index';

const amountTypes = ['bet', 'insure', 'buy'] as const;
const plainTypes = ['noBet', 'hit', 'stand', 'double', 'split', 'surrender', 'decline'] as const;

function demand(holds: boolean, what: string, round: Round): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(round)}`);
}

function tableCards(round: Round): readonly Card[] {
  return [round.house, ...round.seats.flatMap((seat) => seat?.hands ?? [])].flatMap((hand) => hand.cards.map(({ card }) => card));
}

function sorted(cards: readonly Card[]): string {
  return cards.toSorted().join(' ');
}

function amountOf(offer: Offer, rng: Rng): number {
  const { leastCents = 0, mostCents = 0, stepCents = 1 } = offer;
  const top = Math.min(mostCents, leastCents + 20 * stepCents);
  const steps = Math.floor((top - leastCents) / stepCents);
  return rng.below(3) === 0 ? (top === mostCents ? top : leastCents) : leastCents + stepCents * rng.below(steps + 1);
}

function chosen(round: Round, rng: Rng): Action {
  const offers = legalActions(round);
  const offer = offers[rng.below(offers.length)] as Offer;
  return (offer.mostCents === undefined ? { type: offer.type } : { type: offer.type, cents: amountOf(offer, rng) }) as Action;
}

/** Offers are exactly what `whyNot` allows, one beyond each end is refused. */
export function checkOffers(round: Round): void {
  const offers = new Map(legalActions(round).map((offer) => [offer.type, offer]));
  demand(offers.size > 0 === (round.turn.phase !== 'over'), 'offers', round);
  for (const type of plainTypes) demand((whyNot(round, { type }) === undefined) === offers.has(type), `${type} offered`, round);
  for (const type of amountTypes) {
    const offer = offers.get(type);
    if (!offer) {
      for (const cents of [1, 50, 100, 1000]) demand(whyNot(round, { type, cents }) !== undefined, `${type} refused`, round);
      continue;
    }
    const { leastCents = 0, mostCents = 0, stepCents = 0 } = offer;
    demand(whyNot(round, { type, cents: leastCents }) === undefined, `least ${type}`, round);
    demand(whyNot(round, { type, cents: mostCents }) === undefined, `most ${type}`, round);
    for (const cents of [leastCents - 1, mostCents + 1, mostCents + stepCents, leastCents + 0.5, Number.NaN, 0]) {
      demand(whyNot(round, { type, cents }) !== undefined, `${type} ${cents}`, round);
    }
  }
}

/** Cards and cents are conserved, cents are whole, no bank is below zero. */
function checkMatter(round: Round, deck: string, startCents: readonly number[], nets: readonly number[]): void {
  const { shoe, discards, rules } = round;
  demand(sorted([...shoe.cards.slice(shoe.dealt), ...discards, ...tableCards(round)]) === deck, 'cards', round);
  demand(remaining(shoe) + gathered(round).length === shoe.cards.length, 'gathered', round);
  round.seats.forEach((seat, at) => {
    if (!seat) return;
    const onTable = seat.hands.reduce((sum, hand) => sum + hand.insuranceCents + (hand.state === 'settled' ? 0 : hand.stakeCents), 0);
    demand(Number.isInteger(seat.bankCents), 'whole cents', round);
    demand(seat.bankCents + onTable === (startCents[at] ?? 0) + (nets[at] ?? 0), `cents of seat ${at}`, round);
    if (rules.player.stakes === 'bank') demand(seat.bankCents >= 0, 'bank', round);
  });
}

/** What was done in a round, with the first and the last state. */
export interface Log {
  readonly first: Round;
  readonly last: Round;
  readonly actions: readonly Action[];
}

/** Plays some rounds of random decisions on one shoe, checking everything at every step. */
export function playChecked(rules: Rules, limits: Limits, banks: readonly (number | null)[], seed: string, rounds: number): readonly Log[] {
  const rng = seedRng(seed);
  const order = shuffle(factoryOrder(rules.deck), rng);
  const deck = sorted(order);
  let shoe = openShoe(order, order.length);
  let discards: readonly Card[] = [];
  let bankCents = banks;
  const logs: Log[] = [];
  for (let count = 0; count < rounds; count++) {
    const seats = bankCents.map((bank) => (bank === null ? null : { bankCents: bank }));
    const opened = openRound({ rules, limits, shoe, discards, seats, cardsRng: seedRng(`${seed}/${count}`).state });
    const start = bankCents.map((bank) => bank ?? 0);
    const nets = start.map(() => 0);
    const note = (events: readonly RoundEvent[]) => {
      for (const event of events) if (event.type === 'settled') nets[event.seat] = (nets[event.seat] ?? 0) + event.netCents;
    };
    note(opened.events);
    let round = opened.round;
    const actions: Action[] = [];
    for (;;) {
      checkMatter(round, deck, start, nets);
      checkOffers(round);
      const saved = JSON.stringify(round);
      const loaded = checkRound(JSON.parse(saved));
      if ('problem' in loaded) throw new Error(`a good save is refused: ${loaded.problem} ${saved}`);
      if (round.turn.phase === 'over') break;
      const action = chosen(round, rng);
      actions.push(action);
      const next = apply(round, action);
      if (JSON.stringify(apply(loaded, action)) !== JSON.stringify(next)) throw new Error(`a save goes on differently ${saved}`);
      if (JSON.stringify(round) !== saved) throw new Error(`the old state was changed ${saved}`);
      note(next.events);
      round = next.round;
    }
    logs.push({ first: opened.round, last: round, actions });
    ({ shoe } = round);
    discards = gathered(round);
    bankCents = round.seats.map((seat) => (seat === null ? null : seat.bankCents));
  }
  return logs;
}
