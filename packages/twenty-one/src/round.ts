import { type Card, type RngState, remaining, type Shoe } from '@felt80/cards-shoe';
import { openingFaces, type Rules } from './rules';

export interface HandCard {
  readonly card: Card;
  readonly face: 'up' | 'down';
}

/** Why a hand was settled as it was; `natural` is the seat's, `houseNatural` the house's, `tie` goes to the house. */
export type Reason =
  | 'natural'
  | 'houseNatural'
  | 'higher'
  | 'lower'
  | 'bust'
  | 'houseBust'
  | 'push'
  | 'tie'
  | 'surrendered'
  | 'insurance'
  | 'withdrawn';

/** A hand of a seat, or the house's (which has no stake and stays in the state `playing`). */
export interface Hand {
  readonly cards: readonly HandCard[];
  /** On the table in all, doubles and buys included; stays for the record when the hand is settled. */
  readonly stakeCents: number;
  /** 0 before insurance is taken and again when it is settled. */
  readonly insuranceCents: number;
  readonly doubled: boolean;
  /** Whether it has been hit, which ends buying. */
  readonly tookFreeCard: boolean;
  readonly from: 'deal' | 'split';
  readonly state: 'playing' | 'stood' | 'bust' | 'surrendered' | 'settled';
  /** Profit (negative: loss) and reason, once settled. */
  readonly result?: { readonly netCents: number; readonly why: Reason };
}

export interface Seat {
  /** What the seat has besides the stakes on the table. Below zero only on credit. */
  readonly bankCents: number;
  /** The first bet of this round; 0 until it is made. */
  readonly betCents: number;
  readonly hands: readonly Hand[];
  /** Sits this round out: no bet, or a bank below the least one. */
  readonly out: boolean;
}

/** Limits of the first bet. Amounts on the step count from the least. */
export interface Limits {
  readonly leastCents: number;
  readonly mostCents: number;
  readonly stepCents: number;
}

export type Phase = 'betting' | 'insurance' | 'earlySurrender' | 'playing';

export type Turn = { readonly phase: Phase; readonly seat: number; readonly hand: number } | { readonly phase: 'over' };

/** A round between two decisions, as plain JSON: a saved one goes on exactly. */
export interface Round {
  readonly rules: Rules;
  readonly limits: Limits;
  /** Lists every card of the game once; the first `dealt` are the discards and then the table, in order of play. */
  readonly shoe: Shoe;
  /** Cards of earlier rounds from this shoe, in order of play. */
  readonly discards: readonly Card[];
  /** Only moves when the shoe runs dry in the round. */
  readonly cardsRng: RngState;
  readonly seats: readonly (Seat | null)[];
  readonly house: Hand;
  readonly turn: Turn;
}

/** Amounts are whole cents: the bet, the insurance, the raise of a buy. `decline` answers insurance and early surrender. */
export type Action =
  | { readonly type: 'bet' | 'insure' | 'buy'; readonly cents: number }
  | { readonly type: 'noBet' | 'hit' | 'stand' | 'double' | 'split' | 'surrender' | 'decline' };

/** A legal action; one with an amount allows `least` and steps above it, and `most` even off the step. */
export interface Offer {
  readonly type: Action['type'];
  readonly leastCents?: number;
  readonly mostCents?: number;
  readonly stepCents?: number;
}

export type RoundEvent =
  | {
      readonly type: 'dealt' | 'turned';
      readonly to: 'house' | number;
      readonly hand: number;
      readonly card: Card;
      readonly face: 'up' | 'down';
    }
  | { readonly type: 'acted'; readonly seat: number; readonly hand: number; readonly action: Action }
  | { readonly type: 'peeked' }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'settled'; readonly seat: number; readonly hand: number; readonly netCents: number; readonly why: Reason };

/** The cards of a hand without their faces. */
export function cardsOf(hand: Hand): readonly Card[] {
  return hand.cards.map(({ card }) => card);
}

/** Discards plus the cards on the table, in order of play: the discards of the next round. */
export function gathered(round: Round): readonly Card[] {
  return [...round.discards, ...onTable(round)];
}

/** The cards on the table in order of play. */
export function onTable(round: Round): readonly Card[] {
  return round.shoe.cards.slice(round.discards.length, round.shoe.dealt);
}

/** Whether any card could still come, from the shoe or from the discards. */
export function cardsLeft(round: Round): boolean {
  return remaining(round.shoe) + round.discards.length > 0;
}

/** A hand that has taken no card since the deal (or since its split was dealt). */
export function isFirstPlay(rules: Rules, hand: Hand): boolean {
  return hand.cards.length <= openingFaces(rules, 'seats').length;
}

/** Every hand that is in the game, seat by seat. */
export function handsInPlay(round: Round): readonly { readonly seat: number; readonly hand: number; readonly is: Hand }[] {
  const found: { seat: number; hand: number; is: Hand }[] = [];
  for (const [seat, sitting] of round.seats.entries()) {
    if (sitting && !sitting.out) for (const [hand, is] of sitting.hands.entries()) found.push({ seat, hand, is });
  }
  return found;
}
