import { type Card, draw, openShoe, remaining, resumeRng, shuffle } from '@felt80/cards-shoe';
import { cardsLeft, type Hand, onTable, type Round, type RoundEvent, type Seat, type Turn } from './round';

/** A round on its way from one decision to the next: the state is replaced, the events pile up. */
export interface Draft {
  round: Round;
  readonly events: RoundEvent[];
}

export function seatAt(round: Round, seat: number): Seat {
  const found = round.seats[seat];
  if (!found) throw new RangeError(`Nobody sits in seat ${seat}`);
  return found;
}

export function handAt(round: Round, seat: number, hand: number): Hand {
  const found = seatAt(round, seat).hands[hand];
  if (!found) throw new RangeError(`Seat ${seat} has no hand ${hand}`);
  return found;
}

export function changeSeat(draft: Draft, seat: number, change: Partial<Seat>): void {
  const changed = { ...seatAt(draft.round, seat), ...change };
  draft.round = { ...draft.round, seats: draft.round.seats.map((old, at) => (at === seat ? changed : old)) };
}

export function changeHand(draft: Draft, seat: number, hand: number, change: Partial<Hand>): void {
  const { hands } = seatAt(draft.round, seat);
  changeSeat(draft, seat, { hands: hands.map((old, at) => (at === hand ? { ...old, ...change } : old)) });
}

export function giveTurn(draft: Draft, turn: Turn): void {
  draft.round = { ...draft.round, turn };
}

/** Takes an amount from the bank and lays it on the hand. */
export function stake(draft: Draft, seat: number, hand: number, cents: number): void {
  const { bankCents } = seatAt(draft.round, seat);
  changeSeat(draft, seat, { bankCents: bankCents - cents });
  changeHand(draft, seat, hand, { stakeCents: handAt(draft.round, seat, hand).stakeCents + cents });
}

/** The next card. A dry shoe is filled from the discards, the cards on the table stay where they are; none left: none comes. */
function take(draft: Draft): Card | undefined {
  if (!cardsLeft(draft.round)) return undefined;
  if (remaining(draft.round.shoe) === 0) {
    const rng = resumeRng(draft.round.cardsRng);
    const table = onTable(draft.round);
    const cards = [...table, ...shuffle(draft.round.discards, rng)];
    const shoe = { ...openShoe(cards, cards.length), dealt: table.length };
    draft.round = { ...draft.round, shoe, discards: [], cardsRng: rng.state };
    draft.events.push({ type: 'reshuffled' });
  }
  const [drawn, shoe] = draw(draft.round.shoe);
  draft.round = { ...draft.round, shoe };
  return drawn[0];
}

/** Deals a card to a hand; false when there is none. */
export function dealToSeat(draft: Draft, seat: number, hand: number, face: 'up' | 'down'): boolean {
  const card = take(draft);
  if (card === undefined) return false;
  changeHand(draft, seat, hand, { cards: [...handAt(draft.round, seat, hand).cards, { card, face }] });
  draft.events.push({ type: 'dealt', to: seat, hand, card, face });
  return true;
}

/** Deals a card to the house; false when there is none. */
export function dealToHouse(draft: Draft, face: 'up' | 'down'): boolean {
  const card = take(draft);
  if (card === undefined) return false;
  const { house } = draft.round;
  draft.round = { ...draft.round, house: { ...house, cards: [...house.cards, { card, face }] } };
  draft.events.push({ type: 'dealt', to: 'house', hand: 0, card, face });
  return true;
}

/** Turns a hand's hidden cards face up. */
export function turnUp(draft: Draft, to: 'house' | number, hand: number): void {
  const { cards } = to === 'house' ? draft.round.house : handAt(draft.round, to, hand);
  if (cards.every(({ face }) => face === 'up')) return;
  for (const { card, face } of cards) if (face === 'down') draft.events.push({ type: 'turned', to, hand, card, face: 'up' });
  const shown = cards.map(({ card }) => ({ card, face: 'up' as const }));
  if (to === 'house') draft.round = { ...draft.round, house: { ...draft.round.house, cards: shown } };
  else changeHand(draft, to, hand, { cards: shown });
}
