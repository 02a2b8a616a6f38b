import { quietly } from '../kit/step';
import { convert } from './currency';
import { gameOf, rulesOf } from './games';
import { mostDecks, packFor, shoeSize } from './pack';
import { remarked } from './play';
import { refuse } from './refusal';
import { atTable, gameIn, type Handlers, type Place, type QuestionName, questions, rulesIn, type Session, type Step } from './session';
import { words } from './words';
import type { Reason } from './words/refusals';

/** The number of cards that is offered for reshuffling: a quarter of the shoe. */
export function usualReshuffle(session: Session): number {
  return Math.round(shoeSize(rulesIn(session)) / 4);
}

/** Whether the game is usually shuffled on every play. */
export function shufflesEveryPlay(session: Session): boolean {
  const [dealt] = gameIn(session).rules.penetration.dealt;
  return dealt === 0;
}

function asking(session: Session, question: QuestionName, status: string = words.questions[question].hint): Session {
  return { ...session, place: { screen: 'questions', question, typed: '' }, banter: { ...session.banter, said: null }, status };
}

/** Goes on to the next question; after the last one to the table. */
function answered(session: Session): Step {
  const { place } = session;
  const next = place.screen === 'questions' ? questions[questions.indexOf(place.question) + 1] : undefined;
  if (next) return quietly(asking(session, next));
  const seated = { ...session, place: atTable, notices: [], status: words.atTable(gameIn(session), session.pot) };
  return quietly(remarked({ ...seated, banter: { ...seated.banter, due: 0 } }, 'arrival'));
}

function wrong(session: Session, reason: Reason, status?: string): Step {
  const { place } = session;
  const cleared: Place = place.screen === 'questions' ? { ...place, typed: '' } : place;
  return refuse({ ...session, place: cleared }, reason, status);
}

function decksTyped(session: Session, typed: string): Step {
  const decks = typed === '' ? session.handling.decks : Number(typed);
  if (decks < 1 || decks > mostDecks) return wrong(session, 'decksOutside', words.decksOutside(decks));
  const handling = { ...session.handling, decks };
  const pack = { ...session.pack, shoe: null, discards: [] };
  return answered({ ...session, handling, pack });
}

function reshuffleTyped(session: Session, typed: string): Step {
  const size = shoeSize(rulesIn(session));
  const usual = shufflesEveryPlay(session) ? null : usualReshuffle(session);
  if (!/^(\d*|e)$/i.test(typed)) return wrong(session, 'neitherNumberNorE');
  const reshuffleAt = typed === '' ? usual : typed.toUpperCase() === 'E' ? null : Number(typed);
  if (reshuffleAt !== null && (reshuffleAt < 1 || reshuffleAt > size))
    return wrong(session, 'reshuffleOutside', words.reshuffleOutside(typed, size));
  return answered({ ...session, handling: { ...session.handling, reshuffleAt } });
}

/** What the Enter key means at the questions that are answered by typing. */
export function answerTyped(session: Session, typed: string): Step {
  const question = session.place.screen === 'questions' ? session.place.question : undefined;
  if (question === 'decks') return decksTyped(session, typed.trim());
  return question === 'reshuffle' ? reshuffleTyped(session, typed.trim()) : quietly(session);
}

/** The session at another game: the pot in its currency, the shoe kept if it holds the same kind of deck. */
export function switched(session: Session, game: Session['game']): Session {
  const after = rulesOf(gameOf(game), session.handling.decks);
  const pack = packFor(rulesIn(session), after, session.pack);
  return { ...session, game, pack, pot: convert(session.pot, gameOf(game).currency), round: null, place: atTable };
}

function chosen(session: Session, game: Session['game']): Step {
  if (game === session.game) return quietly({ ...session, place: atTable, status: words.sameGame(gameIn(session)) });
  const next = switched(session, game);
  const banter = { ...next.banter, due: 0, said: null };
  return quietly(remarked({ ...next, banter, status: words.switched(gameOf(game), session.pot, next.pot) }, 'moved'));
}

/** The title, the questions at the start and the choice of another game. */
export const settingUp: Handlers<'begin' | 'game' | 'newDeck' | 'riffles' | 'back'> = {
  begin: (session) => quietly(asking(session, 'game')),
  game: (session, { game }) => (session.place.screen === 'questions' ? answered(switchedAtStart(session, game)) : chosen(session, game)),
  newDeck: (session, { newDeck }) => answered({ ...session, handling: { ...session.handling, newDeck } }),
  riffles: (session, { riffles }) => answered({ ...session, handling: { ...session.handling, riffles } }),
  back: (session) => {
    const { place } = session;
    if (place.screen === 'table') return quietly({ ...session, place: atTable, status: words.goesOn(gameIn(session)) });
    const before = place.screen === 'questions' ? questions[questions.indexOf(place.question) - 1] : undefined;
    return quietly(before ? asking(session, before) : session);
  },
};

function switchedAtStart(session: Session, game: Session['game']): Session {
  return { ...switched(session, game), place: session.place };
}
