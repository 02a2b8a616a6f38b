import { type Card, type Composition, countRanks } from '@felt80/cards-shoe';
import { seatAt } from './draft';
import { legalActions } from './legal';
import { naturalUnder, pendingNatural } from './natural';
import type { Hand, HandCard, Offer, Round } from './round';
import type { Rules } from './rules';

/** What a seat may know: its own cards, what lies face up, and the composition of all that it cannot see. */
export interface SeatView {
  readonly rules: Rules;
  readonly seat: number;
  /** Which of the seat's hands is to be played; 0 when it has not the turn. */
  readonly hand: number;
  readonly own: readonly Hand[];
  readonly houseUp: readonly Card[];
  /** The house has looked under this upcard and has no natural. */
  readonly peeked: boolean;
  /** Empty when the seat has not the turn. */
  readonly offers: readonly Offer[];
  /** Cards left per rank, ace first: the shoe and all cards that lie face down before others. */
  readonly unseen: Composition;
}

function lying(cards: readonly HandCard[], face: 'up' | 'down'): readonly Card[] {
  return cards.filter((each) => each.face === face).map(({ card }) => card);
}

/**
 * The round as a seat sees it. Computer players and advice take only this.
 *
 * @throws {RangeError} when nobody sits there.
 */
export function viewFrom(round: Round, seat: number): SeatView {
  const { rules, shoe, house, turn } = round;
  const own = seatAt(round, seat).hands;
  const others = round.seats.flatMap((other, at) => (at === seat ? [] : (other?.hands ?? [])));
  const hidden = [house, ...others].flatMap(({ cards }) => lying(cards, 'down'));
  const myTurn = turn.phase !== 'over' && turn.seat === seat;
  const upcard = house.cards[0];
  const looked = rules.house.holeCard === 'peek' && house.cards.length > 1 && pendingNatural(round) === undefined;
  return {
    rules,
    seat,
    hand: myTurn ? turn.hand : 0,
    own,
    houseUp: lying(house.cards, 'up'),
    peeked: looked && upcard !== undefined && naturalUnder(rules, upcard.card) !== undefined,
    offers: myTurn ? legalActions(round) : [],
    unseen: countRanks([...shoe.cards.slice(shoe.dealt), ...hidden]),
  };
}
