import { changeHand, changeSeat, type Draft, dealToSeat, handAt, seatAt, stake, turnUp } from './draft';
import { whyNot } from './legal';
import type { Refusal } from './permit';
import { askBets, askEarlySurrender, askHand, askInsurance, closeIfDone } from './progress';
import type { Action, Hand, Round, RoundEvent } from './round';
import { settleCertain } from './settle';

/** Thrown by {@link apply}. Test the `code`; the message is for people and may change. */
export class IllegalAction extends Error {
  readonly code: Refusal;

  constructor(code: Refusal, action: Action) {
    super(`${action.type} is not allowed: ${code}`);
    this.name = 'IllegalAction';
    this.code = code;
  }
}

type Act = (draft: Draft, seat: number, hand: number, cents: number) => void;

/** Goes on after a decision on a hand: with the same hand while it can be played. */
function playOn(draft: Draft, seat: number, hand: number): void {
  closeIfDone(draft, seat, hand);
  settleCertain(draft);
  askHand(draft, seat, hand);
}

function stand(draft: Draft, seat: number, hand: number): void {
  changeHand(draft, seat, hand, { state: 'stood' });
  playOn(draft, seat, hand);
}

function bet(draft: Draft, seat: number, hand: number, cents: number): void {
  stake(draft, seat, hand, cents);
  changeSeat(draft, seat, { betCents: cents });
  askBets(draft, seat + 1);
}

function noBet(draft: Draft, seat: number): void {
  changeSeat(draft, seat, { out: true });
  askBets(draft, seat + 1);
}

function insure(draft: Draft, seat: number, hand: number, cents: number): void {
  changeSeat(draft, seat, { bankCents: seatAt(draft.round, seat).bankCents - cents });
  changeHand(draft, seat, hand, { insuranceCents: cents });
  askInsurance(draft, seat + 1);
}

function decline(draft: Draft, seat: number): void {
  (draft.round.turn.phase === 'insurance' ? askInsurance : askEarlySurrender)(draft, seat + 1);
}

function surrender(draft: Draft, seat: number, hand: number): void {
  turnUp(draft, seat, hand);
  changeHand(draft, seat, hand, { state: 'surrendered' });
  settleCertain(draft);
  if (draft.round.turn.phase === 'playing') askHand(draft, seat, hand);
  else askEarlySurrender(draft, seat + 1);
}

function hit(draft: Draft, seat: number, hand: number): void {
  changeHand(draft, seat, hand, { tookFreeCard: true });
  dealToSeat(draft, seat, hand, 'up');
  playOn(draft, seat, hand);
}

function double(draft: Draft, seat: number, hand: number): void {
  turnUp(draft, seat, hand);
  stake(draft, seat, hand, handAt(draft.round, seat, hand).stakeCents);
  changeHand(draft, seat, hand, { doubled: true });
  dealToSeat(draft, seat, hand, draft.round.rules.player.doubleCard);
  playOn(draft, seat, hand);
}

function buy(draft: Draft, seat: number, hand: number, cents: number): void {
  stake(draft, seat, hand, cents);
  dealToSeat(draft, seat, hand, 'up');
  playOn(draft, seat, hand);
}

function split(draft: Draft, seat: number, hand: number): void {
  turnUp(draft, seat, hand);
  const { hands } = seatAt(draft.round, seat);
  const pair = handAt(draft.round, seat, hand);
  const [first, second] = pair.cards.map((card): Hand => ({ ...pair, cards: [card], from: 'split' }));
  if (!first || !second) return;
  changeSeat(draft, seat, {
    hands: [...hands.slice(0, hand), first, { ...second, stakeCents: 0, insuranceCents: 0 }, ...hands.slice(hand + 1)],
  });
  stake(draft, seat, hand + 1, pair.stakeCents);
  const dealt = draft.round.rules.player.split?.deals === 'atOnce' ? [hand, hand + 1] : [hand];
  for (const each of dealt) dealToSeat(draft, seat, each, 'up');
  for (const each of dealt) closeIfDone(draft, seat, each);
  settleCertain(draft);
  askHand(draft, seat, hand);
}

const acts: Readonly<Record<Action['type'], Act>> = {
  bet,
  noBet,
  insure,
  decline,
  stand,
  hit,
  double,
  split,
  buy,
  surrender,
};

/**
 * Does an action and everything that follows from it, up to the next decision or the end of the round. The round given stays as it is.
 *
 * @throws {IllegalAction} with the code that {@link whyNot} gives.
 */
export function apply(round: Round, action: Action): { readonly round: Round; readonly events: readonly RoundEvent[] } {
  const refusal = whyNot(round, action);
  const { turn } = round;
  if (refusal || turn.phase === 'over') throw new IllegalAction(refusal ?? 'notYourTurn', action);
  const { seat, hand } = turn;
  const draft: Draft = { round, events: [{ type: 'acted', seat, hand, action }] };
  acts[action.type](draft, seat, hand, 'cents' in action ? action.cents : 0);
  return { round: draft.round, events: draft.events };
}
