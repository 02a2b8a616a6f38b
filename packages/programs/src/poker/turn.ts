import { owedBy } from './account';
import { cardText, scoreLines } from './screens/hand';
import { isDiscarding, isYourTurn, type Session } from './session';

/** A sentence for those who do not see the screen when your turn comes: your cards, their score, what it costs. */
export function turnLine(before: Session, after: Session): string | undefined {
  const deal = after.table?.deal;
  if (!deal || before.table?.deal === deal || !isYourTurn(after) || after.options.demo) return undefined;
  const cards = deal.hands[0]?.cards.map(({ card }) => cardText(card)).join(' ') ?? '';
  const owed = owedBy(deal, 0);
  const price = isDiscarding(after) ? 'Throw cards away.' : owed > 0 ? `${owed} to call.` : 'Nothing to call.';
  return `Your turn: ${cards}, ${scoreLines(deal).filter(Boolean).join(', ')}. ${price}`;
}
