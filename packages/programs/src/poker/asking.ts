import type { Deal } from '@felt80/poker';
import { owedBy } from './account';
import { answerText } from './answer-text';
import { cardText, scoreLines } from './screens/hand';
import { isDiscarding, isYourTurn, type Session } from './session';
import { words } from './words';

/** What is said when your turn comes: your cards, their score, what it costs. */
function yourTurn(session: Session, deal: Deal): string {
  const cards = deal.hands[0]?.cards.map(({ card }) => cardText(card)).join(' ') ?? '';
  const owed = owedBy(deal, 0);
  const price = isDiscarding(session) ? 'Throw cards away.' : owed > 0 ? `${owed} to call.` : 'Nothing to call.';
  return `Your turn: ${cards}, ${scoreLines(deal).filter(Boolean).join(', ')}. ${price}`;
}

/** A sentence for those who do not see the screen, when something new is asked of them. */
export function asks(before: Session | undefined, after: Session): string | undefined {
  const { place, table, answers, options } = after;
  if (place.screen === 'title') return before ? undefined : words.welcome;
  if (place.screen === 'questions') {
    const isSame = before?.place.screen === 'questions' && before.place.name === place.name;
    return isSame ? undefined : words.asked(words.questions[place.name], answerText(place.name, answers[place.name]));
  }
  const deal = table?.deal;
  return deal && deal !== before?.table?.deal && isYourTurn(after) && !options.demo ? yourTurn(after, deal) : undefined;
}
