import { changeHand, type Deal, handAt, stepOf } from './deal';

/** Whether somebody has opened in this round. */
export function isOpened(deal: Deal): boolean {
  return deal.hands.some((hand) => hand.inThisRound > 0);
}

/** Chips that a hand needs to call. */
export function toCall(deal: Deal, hand: number): number {
  return Math.max(...deal.hands.map(({ inThisRound }) => inThisRound)) - handAt(deal, hand).inThisRound;
}

/** What may be opened with while the rule of the table comes to nothing: no ante, an empty pot. */
const openingIntoNothing = 10;

function agreedCeiling(deal: Deal): number {
  const { ceiling } = deal.betting;
  if (ceiling.type === 'setLimit') return ceiling.most;
  return ceiling.type === 'potLimit' ? deal.pot : deal.largestPayment;
}

/** The most that may be opened or raised with now, whatever chips a hand has. */
export function ceilingOf(deal: Deal): number {
  const step = stepOf(deal);
  const agreed = agreedCeiling(deal);
  const ceiling = agreed === 0 && !isOpened(deal) ? openingIntoNothing : agreed;
  return Math.min(ceiling, step.type === 'bet' ? (step.mustBetAtMost ?? ceiling) : 0);
}

/** Chips go from a hand into the pot. */
export function pay(deal: Deal, hand: number, chips: number): Deal {
  const { chips: before, inPot } = handAt(deal, hand);
  const paid = changeHand(deal, hand, { chips: before - chips, inPot: inPot + chips });
  return { ...paid, pot: deal.pot + chips, largestPayment: Math.max(deal.largestPayment, chips) };
}

/** Chips go into the pot as part of the betting round. */
export function bet(deal: Deal, hand: number, chips: number): Deal {
  return changeHand(pay(deal, hand, chips), hand, { inThisRound: handAt(deal, hand).inThisRound + chips });
}
