import { changeHand, type Draft, dealToHouse, dealToSeat, giveTurn, handAt, seatAt, turnUp } from './draft';
import { peek, playHouse } from './house';
import { asksEarlySurrender, asksInsurance, naturalOf } from './natural';
import { hasHadOneCard, permit } from './permit';
import { cardsLeft, cardsOf, type Hand, handsInPlay, type Phase, type Round } from './round';
import type { OpeningStep } from './rules';
import { settleCertain, settleFirstCards } from './settle';
import { isBust } from './total';

function isBet({ type }: OpeningStep): boolean {
  return type === 'bet';
}

function deal(draft: Draft, steps: readonly OpeningStep[]): void {
  for (const step of steps) {
    if (step.type === 'bet') continue;
    if (step.to === 'house') dealToHouse(draft, step.face);
    else for (const { seat } of handsInPlay(draft.round)) dealToSeat(draft, seat, 0, step.face);
  }
}

/** Ends a hand that can take no more decisions, and settles it when its result is certain. */
export function closeIfDone(draft: Draft, seat: number, hand: number): void {
  const { rules } = draft.round;
  const is = handAt(draft.round, seat, hand);
  const state = stateOf(draft.round, seat, is);
  if (state === is.state) return;
  changeHand(draft, seat, hand, { state });
  if (state === 'bust' || naturalOf(rules, is)?.settles === 'atOnce') turnUp(draft, seat, hand);
}

/** The state that a hand comes to by itself. */
export function stateOf(round: Round, seat: number, hand: Hand): Hand['state'] {
  const { rules } = round;
  if (hand.state !== 'playing') return hand.state;
  if (isBust(rules, cardsOf(hand))) return 'bust';
  const full = hand.doubled || hand.cards.length >= (rules.cardLimit?.cards ?? Number.POSITIVE_INFINITY);
  if (full || naturalOf(rules, hand)?.settles === 'atOnce') return 'stood';
  const splitsOn = () => permit(round, 'split', seatAt(round, seat), hand) === undefined;
  return hasHadOneCard(rules, hand) && !splitsOn() ? 'stood' : 'playing';
}

/** Deals the first steps of the opening and gives the turn to the first seat that can bet. */
export function begin(draft: Draft): void {
  const { opening } = draft.round.rules;
  deal(draft, opening.slice(0, opening.findIndex(isBet)));
  askBets(draft, 0);
}

/** Asks the next seat for its bet; after the last one the deal goes on. */
export function askBets(draft: Draft, from: number): void {
  if (!askFrom(draft, 'betting', from)) finishDeal(draft);
}

function finishDeal(draft: Draft): void {
  const { opening } = draft.round.rules;
  if (handsInPlay(draft.round).length === 0) {
    playHouse(draft);
    return;
  }
  deal(draft, opening.slice(opening.findIndex(isBet)));
  settleFirstCards(draft);
  for (const { seat, hand } of handsInPlay(draft.round)) closeIfDone(draft, seat, hand);
  settleCertain(draft);
  askInsurance(draft, 0);
}

/** Asks the next seat about insurance, then about early surrender; then the house looks and the hands are played. */
export function askInsurance(draft: Draft, from: number): void {
  if (!askFrom(draft, 'insurance', from)) askEarlySurrender(draft, 0);
}

export function askEarlySurrender(draft: Draft, from: number): void {
  if (askFrom(draft, 'earlySurrender', from) || peek(draft)) return;
  giveTurn(draft, { phase: 'playing', seat: 0, hand: 0 });
  settleCertain(draft);
  askHand(draft, 0, 0);
}

const asked: Readonly<Record<Exclude<Phase, 'playing'>, (round: Round, seat: number, hand: Hand) => boolean>> = {
  betting: () => true,
  insurance: (round, seat, hand) =>
    asksInsurance(round) && hand.state !== 'settled' && typeof permit(round, 'insure', seatAt(round, seat), hand) === 'object',
  earlySurrender: (round, _, hand) => asksEarlySurrender(round) && hand.state === 'playing',
};

function askFrom(draft: Draft, phase: Exclude<Phase, 'playing'>, from: number): boolean {
  for (const { seat } of handsInPlay(draft.round)) {
    if (seat < from) continue;
    giveTurn(draft, { phase, seat, hand: 0 });
    if (asked[phase](draft.round, seat, handAt(draft.round, seat, 0))) return true;
  }
  return false;
}

/** Gives the turn to the hand or the next one that is still to be played; after the last one the house plays. */
export function askHand(draft: Draft, fromSeat: number, fromHand: number): void {
  for (let seat = fromSeat; seat < draft.round.seats.length; seat++) {
    const first = seat === fromSeat ? fromHand : 0;
    for (let hand = first; hand < (draft.round.seats[seat]?.hands.length ?? 0); hand++) {
      if (draft.round.seats[seat]?.out) continue;
      giveTurn(draft, { phase: 'playing', seat, hand });
      if (isToPlay(draft, seat, hand)) return;
    }
  }
  playHouse(draft);
}

function isToPlay(draft: Draft, seat: number, hand: number): boolean {
  const is = handAt(draft.round, seat, hand);
  if (is.state !== 'playing') return false;
  if (is.from === 'split' && is.cards.length === 1) dealToSeat(draft, seat, hand, 'up');
  closeIfDone(draft, seat, hand);
  if (!cardsLeft(draft.round)) changeHand(draft, seat, hand, { state: 'stood' });
  settleCertain(draft);
  return handAt(draft.round, seat, hand).state === 'playing';
}
