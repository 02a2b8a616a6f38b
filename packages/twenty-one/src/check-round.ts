import { type Card, factoryOrder } from '@felt80/cards-shoe';
import type { Draft } from './draft';
import { asksEarlySurrender, asksInsurance, pendingNatural } from './natural';
import { areLimits } from './open';
import { fits, freeCents } from './permit';
import { closeIfDone, stateOf } from './progress';
import { cardsOf, type Hand, handsInPlay, onTable, type Round, type Seat } from './round';
import { roundShape } from './round-shape';
import { openingFaces } from './rules';
import { houseHasNatural, settleCertain } from './settle';
import { isBust } from './total';

/** What a well-formed round says that cannot be true of any round played by its rules. */
export type RoundProblem = 'limits' | 'cards' | 'dealingOrder' | 'bank' | 'stakes' | 'insurance' | 'hands' | 'house' | 'turn';

type Check = (round: Round) => boolean;

function sameCards(some: readonly Card[], others: readonly Card[]): boolean {
  return some.length === others.length && some.toSorted().join() === others.toSorted().join();
}

/** Every card of the deck is once in the shoe's list, and what is dealt lies in the discards or on the table. */
const cards: Check = (round) => {
  const { shoe, discards, house, seats, rules } = round;
  const lying = [house, ...seats.flatMap((seat) => seat?.hands ?? [])].flatMap(cardsOf);
  return (
    sameCards(shoe.cards, factoryOrder(rules.deck)) &&
    sameCards(shoe.cards.slice(0, discards.length), discards) &&
    sameCards(onTable(round), lying)
  );
};

/** The opening cards lie where they were dealt; a seat that has split is passed over. */
const dealingOrder: Check = (round) => {
  const order = onTable(round).values();
  const taken = { house: 0, seats: 0 };
  let afterBet = false;
  for (const step of round.rules.opening) {
    if (step.type === 'bet') {
      if (round.turn.phase === 'betting' || handsInPlay(round).length === 0) return true;
      afterBet = true;
      continue;
    }
    const at = taken[step.to]++;
    const seated = round.seats.filter((seat) => seat !== null && (afterBet ? !seat.out : (seat.hands[0]?.cards.length ?? 0) > 0));
    const hands: readonly (readonly Hand[])[] = step.to === 'house' ? [[round.house]] : seated.map((seat) => seat?.hands ?? []);
    for (const [hand, other] of hands) {
      const card = order.next().value;
      if (!other && hand?.cards[at]?.card !== card) return false;
    }
  }
  return true;
};

const bank: Check = ({ rules, seats }) => rules.player.stakes === 'credit' || seats.every((seat) => !seat || holdsOut(rules, seat));

function holdsOut(rules: Round['rules'], seat: Seat): boolean {
  const open = seat.hands.filter(({ state }) => state !== 'settled');
  return seat.bankCents >= 0 && freeCents(rules, { ...seat, hands: open }) >= 0;
}

const betsMade: Check = ({ turn, seats }) =>
  seats.every((seat, at) => {
    if (!seat) return true;
    const asked = turn.phase !== 'betting' || at < turn.seat;
    return seat.betCents > 0 === (asked && !seat.out);
  });

/** Each stake is the first bet, once or twice, or has been raised by buying. */
const stakes: Check = (round) => {
  const { rules, limits, seats } = round;
  const bankBet = rules.player.stakes === 'bank';
  return (
    betsMade(round) &&
    seats.every((seat) => {
      if (!seat) return true;
      const { betCents, hands } = seat;
      // A bank that does not reach the next step may have been bet whole.
      const placed = betCents === 0 || fits(betCents, limits) || (bankBet && betCents >= limits.leastCents && betCents <= limits.mostCents);
      return placed && hands.every((hand) => isStake(round, seat, hand));
    })
  );
};

function isStake({ rules }: Round, { betCents }: Seat, { stakeCents, doubled, cards: held }: Hand): boolean {
  const { buy, double } = rules.player;
  if (doubled && !double) return false;
  const least = betCents * (doubled ? 2 : 1);
  const buys = buy ? Math.max(0, held.length - 1) : 0;
  return stakeCents >= least && stakeCents <= least * 2 ** buys;
}

const insurance: Check = (round) => {
  const { rules, turn, seats } = round;
  const open =
    turn.phase === 'insurance' || turn.phase === 'earlySurrender' || (turn.phase === 'playing' && rules.house.holeCard !== 'peek');
  return seats.every((seat, at) =>
    (seat?.hands ?? []).every(({ insuranceCents, stakeCents }) => {
      if (insuranceCents === 0) return true;
      const asked = turn.phase !== 'insurance' || at < turn.seat;
      return open && asked && asksInsurance(round) && insuranceCents <= stakeCents / 2;
    }),
  );
};

/** The forms and states of the hands fit together. */
const hands: Check = (round) => {
  const { rules, seats, turn } = round;
  return seats.every((seat, at) => {
    if (!seat) return true;
    if (seat.out) return seat.hands.length <= 1 && seat.hands.every(({ state }) => state === 'playing');
    const many = seat.hands.length > 1;
    if (seat.hands.length === 0 || seat.hands.length > Math.max(1, rules.player.split?.hands ?? 1)) return false;
    return seat.hands.every((hand, which) => {
      const later = turn.phase !== 'over' && (at > turn.seat || (at === turn.seat && which > turn.hand));
      return (hand.from === 'split') === many && isHand(round, at, hand, later);
    });
  });
};

function isHand(round: Round, seat: number, hand: Hand, later: boolean): boolean {
  const { rules, turn } = round;
  const busted = isBust(rules, cardsOf(hand));
  if ((hand.state === 'settled') !== (hand.result !== undefined)) return false;
  if (hand.state === 'settled') return true;
  if ((hand.state === 'bust') !== busted || (hand.state === 'surrendered' && !rules.player.surrender)) return false;
  const faces = openingFaces(rules, 'seats').length;
  const dealt = turn.phase !== 'betting' && hand.from === 'deal';
  if (dealt && hand.cards.length < faces) return false;
  return !later || hand.state === 'playing' || hand.state === stateOf(round, seat, { ...hand, state: 'playing' });
}

/** Until its turn the house holds its opening cards as they were dealt. */
const house: Check = ({ rules, house: { cards: held }, turn }) => {
  if (turn.phase === 'over') return held.every(({ face }) => face === 'up');
  const before = rules.opening.slice(
    0,
    rules.opening.findIndex(({ type }) => type === 'bet'),
  );
  const opening = turn.phase === 'betting' ? before : rules.opening;
  return held.map(({ face }) => face).join() === openingFaces({ ...rules, opening }, 'house').join();
};

/** The turn is where the engine would have left it. */
const turn: Check = (round) => {
  const at = round.turn;
  const open = handsInPlay(round).filter(({ is }) => is.state !== 'settled');
  if (at.phase === 'over') return open.length === 0;
  const seat = round.seats[at.seat];
  const hand = seat?.hands[at.hand];
  if (!seat || seat.out || hand?.state === 'settled' || !hand) return false;
  const draft: Draft = { round, events: [] };
  settleCertain(draft);
  if (draft.round !== round) return false;
  switch (at.phase) {
    case 'betting':
      return at.hand === 0 && hand.cards.length < openingFaces(round.rules, 'seats').length + 1;
    case 'insurance':
      return at.hand === 0 && asksInsurance(round) && hand.insuranceCents === 0;
    case 'earlySurrender':
      return at.hand === 0 && asksEarlySurrender(round) && hand.state === 'playing';
    case 'playing':
      return isToPlay(round, at.seat, at.hand, hand);
  }
};

function isToPlay(round: Round, seat: number, which: number, hand: Hand): boolean {
  const { rules } = round;
  if (hand.state !== 'playing' || (hand.from === 'split' && hand.cards.length < 2)) return false;
  if (rules.house.holeCard === 'peek' && pendingNatural(round) === undefined && houseHasNatural(round)) return false;
  const waiting = handsInPlay(round).some(
    (other) => other.is.state === 'playing' && (other.seat < seat || (other.seat === seat && other.hand < which)),
  );
  const draft: Draft = { round, events: [] };
  closeIfDone(draft, seat, which);
  return !waiting && draft.round === round;
}

const checks: Readonly<Record<RoundProblem, Check>> = {
  limits: ({ limits }) => areLimits(limits),
  cards,
  dealingOrder,
  bank,
  stakes,
  insurance,
  hands,
  house,
  turn,
};

/**
 * Guards a round that comes from a save or a message: the cards are those of the deck, each once; amounts are whole cents that the rules
 * allow; hands, house and turn are as the engine would leave them. The problem is the path of a field of the wrong shape or the name
 * of a {@link RoundProblem}. A round from a stacked shoe that is not the deck of its rules does not pass.
 */
export function checkRound(data: unknown): Round | { readonly problem: string } {
  const misfit = roundShape(data, '');
  if (misfit !== undefined) return { problem: misfit };
  const round = data as Round;
  const problem = (Object.keys(checks) as RoundProblem[]).find((name) => !checks[name](round));
  return problem === undefined ? round : { problem };
}
