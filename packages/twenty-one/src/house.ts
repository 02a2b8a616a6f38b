import { type Draft, dealToHouse, giveTurn, turnUp } from './draft';
import { naturalUnder, pendingNatural } from './natural';
import { cardsOf, handsInPlay, type Round } from './round';
import { houseHasNatural, houseWins, secondCardDecides, settleAll, settleCertain, settleInsurance } from './settle';
import { total } from './total';

/** Whether the house takes another card, once some hand waits for its points. */
export function houseDraws(round: Round): boolean {
  const { rules, house } = round;
  const { points, soft } = total(rules, cardsOf(house));
  if (points > rules.limit || house.cards.length >= (rules.cardLimit?.cards ?? Number.POSITIVE_INFINITY)) return false;
  if (points < rules.house.standsOn || (soft && points <= (rules.house.hitsSoft ?? 0))) return true;
  return rules.house.until === 'beatsBestSeat' && handsInPlay(round).some(({ is }) => is.state === 'stood' && !houseWins(rules, house, is));
}

function unsettled(round: Round): boolean {
  return handsInPlay(round).some(({ is }) => is.state !== 'settled');
}

/** The house's turn, to the end of the round. It draws nothing when no hand waits for it. */
export function playHouse(draft: Draft): void {
  turnUp(draft, 'house', 0);
  if (pendingNatural(draft.round) && secondCardDecides(draft.round)) dealToHouse(draft, 'up');
  settleInsurance(draft);
  giveTurn(draft, { phase: 'over' });
  settleCertain(draft);
  while (unsettled(draft.round) && houseDraws(draft.round) && dealToHouse(draft, 'up'));
  settleAll(draft);
}

/** The one look at the hole card, where the upcard could make a natural. True when that ends the round. */
export function peek(draft: Draft): boolean {
  const { rules, house } = draft.round;
  const upcard = house.cards[0];
  if (rules.house.holeCard !== 'peek' || !upcard || !naturalUnder(rules, upcard.card)) return false;
  draft.events.push({ type: 'peeked' });
  const natural = houseHasNatural(draft.round);
  if (natural) turnUp(draft, 'house', 0);
  settleInsurance(draft);
  if (!natural) return false;
  settleAll(draft);
  giveTurn(draft, { phase: 'over' });
  return true;
}
