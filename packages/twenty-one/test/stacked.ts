import { type Card, openShoe, type Shoe, seedRng } from '@felt80/cards-shoe';
import {
  type Action,
  apply,
  type Limits,
  legalActions,
  openRound,
  type Reason,
  type Round,
  type RoundEvent,
  type Rules,
} from '../src/index';

/** A round that remembers what has happened in it. */
export interface Played {
  readonly round: Round;
  readonly events: readonly RoundEvent[];
}

export const limits: Limits = { leastCents: 100, mostCents: 50_000, stepCents: 100 };

/** A shoe of exactly these cards, first card first: `'Th 9d'`. */
export function stack(cards: string): Shoe {
  const list = cards.split(' ') as Card[];
  return openShoe(list, list.length);
}

/** Opens a round on a stacked shoe with kings below, with one seat of $1,000 unless banks are named. */
export function open(rules: Rules, cards: string, bankCents: readonly (number | null)[] = [100_000]): Played {
  return openExactly(rules, `${cards} Kc Kc Kc Kc Kc Kc`, bankCents);
}

/** Opens a round on these cards alone. */
export function openExactly(rules: Rules, cards: string, bankCents: readonly (number | null)[] = [100_000]): Played {
  return openRound({
    rules,
    limits,
    shoe: stack(cards),
    discards: [],
    seats: bankCents.map((bank) => (bank === null ? null : { bankCents: bank })),
    cardsRng: seedRng('dry').state,
  });
}

/** Does actions one after the other; `'hit'` stands for `{ type: 'hit' }`, a number for a bet. */
export function play(start: Played, ...actions: readonly (Action | Exclude<Action['type'], 'bet' | 'insure' | 'buy'> | number)[]): Played {
  return actions.reduce<Played>(({ round, events }, action) => {
    const full: Action =
      typeof action === 'number' ? { type: 'bet', cents: action } : typeof action === 'string' ? { type: action } : action;
    const next = apply(round, full);
    return { round: next.round, events: [...events, ...next.events] };
  }, start);
}

/** What was settled, in order: seat, hand, net cents, reason. */
export function settled({ events }: Played): readonly (readonly [seat: number, hand: number, netCents: number, why: Reason])[] {
  return events.flatMap((event) => (event.type === 'settled' ? [[event.seat, event.hand, event.netCents, event.why] as const] : []));
}

export function houseCards({ round }: Played): string {
  return round.house.cards.map(({ card }) => card).join(' ');
}

export function bankOf({ round }: Played, seat = 0): number | undefined {
  return round.seats[seat]?.bankCents;
}

/** The kinds of action that are offered now. */
export function offered({ round }: Played): readonly Action['type'][] {
  return legalActions(round).map(({ type }) => type);
}
