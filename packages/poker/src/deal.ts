import type { Card, Rank, RngState } from '@felt80/cards-shoe';
import { type GameName, games, type Step } from './games';
import { type Ranking, type RankingName, rankings } from './ranking';
import type { Strength } from './strength';

/** The most that an opening or a raise may be. */
export type Ceiling =
  /** A fixed number of chips, at least 1. */
  | { readonly type: 'setLimit'; readonly most: number }
  /** The chips in the pot before the call. */
  | { readonly type: 'potLimit' }
  /** The largest single payment so far in this deal, call and raise together; the ante is one. */
  | { readonly type: 'betTheRaise' };

/** What the table has agreed on. Chips are whole numbers. */
export interface BettingRules {
  /** Chips from everyone before the deal, 0 or more. */
  readonly ante: number;
  readonly ceiling: Ceiling;
  /** How often one hand may raise in one round, 1 or more; opening counts as one. */
  readonly raisesPerRound: number;
  /** Only jacks or better may open where the game says so. */
  readonly jackpot: boolean;
}

/** A card in a hand and whether the others see it. */
export interface HeldCard {
  readonly card: Card;
  readonly face: 'down' | 'up';
}

/** One player's place. */
export interface PokerHand {
  /** In the order of dealing; none for a hand that was not dealt in, or after the cards of a dropped hand were reshuffled. */
  readonly cards: readonly HeldCard[];
  readonly chips: number;
  /** Chips paid in this betting round. */
  readonly inThisRound: number;
  /** Chips paid in this deal. */
  readonly inPot: number;
  /** Openings and raises made in this betting round. */
  readonly raises: number;
  /** How many cards were exchanged, once they were. */
  readonly drew?: number;
  /** Out of this deal. */
  readonly dropped: boolean;
}

/** A deal at any moment: plain JSON. Whose turn it is: the first of `toAct`. */
export interface Deal {
  readonly game: GameName;
  readonly betting: BettingRules;
  readonly ranking: RankingName;
  readonly jokers: number;
  /** The place in the game's steps. */
  readonly step: number;
  /** The next card first. */
  readonly stock: readonly Card[];
  readonly discards: readonly Card[];
  readonly widow?: Card;
  readonly hands: readonly PokerHand[];
  /** How many hands were dealt in. */
  readonly dealtIn: number;
  /** Chips in the pot; 0 once they are won. */
  readonly pot: number;
  readonly largestPayment: number;
  /** The largest opening or raise so far. */
  readonly largestRaise: number;
  /** Set when the deal is over. A dead deal's pot is carried to the next. */
  readonly result?: 'won' | 'dead';
  /** The hands that still have to act in this step, in their order. */
  readonly toAct: readonly number[];
  /** The hand that opened last. */
  readonly opener?: number;
  readonly cardsRng: RngState;
  readonly lotsRng: RngState;
  /** Everything that happened and everyone saw. */
  readonly history: readonly PokerEvent[];
}

/**
 * Something that happened, as everyone at the table sees it: hidden cards are in no event.
 *
 * | type | fields |
 * |---|---|
 * | anted, called | hand, chips paid |
 * | dealt | hand (none for the widow), face, count, cards if face up |
 * | checked, dropped | hand |
 * | opened, raised | hand, chips: the opening, or the raise above the call |
 * | drew | hand, count of cards exchanged |
 * | showed | hand, cards |
 * | won | hand, chips |
 * | reshuffled | count of cards in the new stock |
 * | dead | chips that stay in the pot |
 */
export interface PokerEvent {
  readonly type:
    | 'anted'
    | 'dealt'
    | 'checked'
    | 'opened'
    | 'called'
    | 'raised'
    | 'dropped'
    | 'drew'
    | 'showed'
    | 'won'
    | 'reshuffled'
    | 'dead';
  readonly hand?: number;
  readonly chips?: number;
  readonly count?: number;
  readonly face?: 'down' | 'up';
  readonly cards?: readonly Card[];
}

/** The deal with events added to its history. */
export function note(deal: Deal, ...events: readonly PokerEvent[]): Deal {
  return { ...deal, history: [...deal.history, ...events] };
}

/** The deal with one hand changed. */
export function changeHand(deal: Deal, hand: number, change: Partial<PokerHand>): Deal {
  return { ...deal, hands: deal.hands.map((old, at) => (at === hand ? { ...old, ...change } : old)) };
}

/** The hand at a place that exists. */
export function handAt(deal: Deal, hand: number): PokerHand {
  return deal.hands[hand] as PokerHand;
}

/** The step that the deal is in. */
export function stepOf(deal: Deal): Step {
  return games[deal.game].steps[deal.step] as Step;
}

/** Hands still in, the first from `from` to the right and round the table. */
export function stillIn(deal: Deal, from = 0): readonly number[] {
  const places = deal.hands.map((_, at) => (from + at) % deal.hands.length);
  return places.filter((place) => !handAt(deal, place).dropped);
}

/** The rank that the widow makes wild, if the game has it so and the widow is no joker. */
export function wildRank(deal: Pick<Deal, 'game' | 'widow'>): Rank | undefined {
  return games[deal.game].widowRankIsWild && deal.widow !== undefined && deal.widow !== 'Jo' ? (deal.widow[0] as Rank) : undefined;
}

/** What a hand's cards are worth under the ranking in force, with the widow where it is everyone's card. */
export function strengthOfHand(deal: Deal, hand: number): Strength {
  const own = handAt(deal, hand).cards.map(({ card }) => card);
  const cards = games[deal.game].widowIsEveryonesCard && deal.widow !== undefined ? [...own, deal.widow] : own;
  return rankingOf(deal).evaluate(cards, wildRank(deal));
}

/** The ranking in force. */
export function rankingOf(deal: Deal): Ranking {
  return rankings[deal.ranking];
}
