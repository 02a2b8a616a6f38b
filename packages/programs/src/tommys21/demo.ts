import { viewFrom } from '@felt80/twenty-one';
import { type Command, gameIn, phaseOf, type Session } from './session';

/** The command of the demo, when it is its turn: at the table with nothing open but its own raise. */
export function demoCommand(session: Session): Command | undefined {
  const { place, round, demo } = session;
  if (!demo || place.screen !== 'table') return undefined;
  if (place.open) return place.open.type === 'buying' ? { type: 'enter' } : undefined;
  const phase = phaseOf(session);
  if (phase === 'ready') return { type: 'deal' };
  if (phase === 'bet' || !round) return { type: 'enter' };
  if (phase === 'insurance') return { type: 'play', act: 'decline' };
  const type = gameIn(session).plan(viewFrom(round, 0));
  const own = gameIn(session).plays.find(({ act }) => act === type);
  return { type: 'play', act: own?.act ?? 'stand' };
}
