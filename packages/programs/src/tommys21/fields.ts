import type { Field } from '../kit/field';
import { money } from './currency';
import { buyOffer, usualBuyCents } from './play';
import { gameIn, phaseOf, type Session, typedIn } from './session';
import { words } from './words';

type Line = Pick<Field, 'label' | 'most' | 'accepts'>;

function lineFor(session: Session): Line | undefined {
  const { place } = session;
  if (place.screen === 'questions') {
    if (place.question === 'decks') return { label: words.questions.decks.label, most: 2, accepts: 'digits' };
    return place.question === 'reshuffle' ? { label: words.questions.reshuffle.label, most: 4, accepts: 'text' } : undefined;
  }
  if (place.screen !== 'table') return undefined;
  const { currency } = gameIn(session);
  if (place.open?.type === 'buying') {
    const { leastCents = 0, mostCents = 0 } = buyOffer(session) ?? {};
    const label = words.buyLabel(leastCents, mostCents, usualBuyCents(session), currency);
    return { label, most: 4, accepts: 'digits' };
  }
  if (place.open || phaseOf(session) !== 'bet') return undefined;
  return { label: words.betLabel(money(session.betCents, currency)), most: 3, accepts: 'digits' };
}

/** The line that is being typed now, if one is. */
export function fieldFor(session: Session): Field | undefined {
  const line = lineFor(session);
  return line && { ...line, text: typedIn(session) };
}
