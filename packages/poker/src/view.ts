import type { Card, Rank } from '@felt80/cards-shoe';
import { toCall } from './betting';
import { type BettingRules, type Deal, handAt, type PokerEvent, wildRank } from './deal';
import { type Game, games } from './games';
import { legalActions, type Offer } from './legal';
import type { RankingName } from './ranking';

/** Another hand as it looks from outside. */
export interface OtherHand {
  readonly hand: number;
  readonly up: readonly Card[];
  /** How many cards lie face down. */
  readonly down: number;
  readonly chips: number;
  readonly inThisRound: number;
  readonly inPot: number;
  readonly drew?: number;
  readonly dropped: boolean;
}

/** What one player may know. There is no place in it for a hidden card. */
export interface HandView {
  readonly me: number;
  readonly own: readonly Card[];
  /** Those of `own` that the others see. */
  readonly ownUp: readonly Card[];
  readonly chips: number;
  readonly inPot: number;
  readonly others: readonly OtherHand[];
  readonly widow?: Card;
  /** The rank that the widow makes wild. */
  readonly wild?: Rank;
  readonly pot: number;
  readonly toCall: number;
  readonly game: Game;
  /** The place in the game's steps. */
  readonly step: number;
  readonly betting: BettingRules;
  readonly ranking: RankingName;
  readonly jokers: number;
  readonly publicHistory: readonly PokerEvent[];
  /** What this hand may do; nothing when it is not its turn. */
  readonly offers: readonly Offer[];
}

/**
 * The deal as the hand sees it.
 *
 * @throws {RangeError} when nobody sits there
 */
export function viewFrom(deal: Deal, hand: number): HandView {
  if (!deal.hands[hand]) throw new RangeError(`Nobody sits at place ${hand}`);
  const { cards, chips, inPot } = handAt(deal, hand);
  const faceUp = (held: typeof cards): readonly Card[] => held.flatMap(({ card, face }) => (face === 'up' ? [card] : []));
  const others = deal.hands.map((other, at): OtherHand => {
    const up = faceUp(other.cards);
    const { chips, inThisRound, inPot, drew, dropped } = other;
    return {
      hand: at,
      up,
      down: other.cards.length - up.length,
      chips,
      inThisRound,
      inPot,
      ...(drew === undefined ? {} : { drew }),
      dropped,
    };
  });
  const wild = wildRank(deal);
  return {
    me: hand,
    own: cards.map(({ card }) => card),
    ownUp: faceUp(cards),
    chips,
    inPot,
    others: others.filter((other) => other.hand !== hand),
    ...(deal.widow === undefined ? {} : { widow: deal.widow }),
    ...(wild === undefined ? {} : { wild }),
    pot: deal.pot,
    toCall: toCall(deal, hand),
    game: games[deal.game],
    step: deal.step,
    betting: deal.betting,
    ranking: deal.ranking,
    jokers: deal.jokers,
    publicHistory: deal.history,
    offers: deal.toAct[0] === hand ? legalActions(deal) : [],
  };
}
