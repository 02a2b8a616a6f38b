import { viewFrom } from '@felt80/twenty-one';
import { type Command, gameIn, phaseOf, type QuestionName, type Session } from './session';
import { words } from './words';

/** How the demo answers the questions at the start: as they are offered. */
const defaults: Readonly<Record<QuestionName, (session: Session) => Command>> = {
  game: ({ game }) => ({ type: 'game', game }),
  decks: () => ({ type: 'enter' }),
  newDeck: () => ({ type: 'newDeck', newDeck: false }),
  riffles: () => ({ type: 'riffles', riffles: null }),
  reshuffle: () => ({ type: 'enter' }),
};

/** The command of the demo, when it is its turn: never while a stake or another game is asked about. */
export function demoCommand(session: Session): Command | undefined {
  const { place, round, settings } = session;
  if (!settings.demo) return undefined;
  if (place.screen === 'title') return { type: 'begin' };
  if (place.screen === 'questions') return defaults[place.question](session);
  if (place.screen !== 'table') return undefined;
  if (place.open) return place.open.type === 'buying' ? { type: 'enter' } : undefined;
  const phase = phaseOf(session);
  if (phase === 'ready') return { type: 'deal' };
  if (phase === 'bet' || !round) return { type: 'enter' };
  if (phase === 'insurance') return { type: 'play', act: 'decline' };
  const type = gameIn(session).plan(viewFrom(round, 0));
  const own = gameIn(session).plays.find(({ act }) => act === type);
  return { type: 'play', act: own?.act ?? 'stand' };
}

/** What the demo is about to do, in the words of the game; nothing where it is not at a hand. */
export function demoIntention(session: Session): string | undefined {
  const command = demoCommand(session);
  if (command?.type !== 'play') return undefined;
  return gameIn(session).plays.find(({ act }) => act === command.act)?.label ?? words.noInsurance;
}
