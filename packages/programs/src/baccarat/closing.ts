import type { Field } from '../kit/field';
import { quietly, refused } from '../kit/step';
import { entered, longestName, rankFor } from './scores';
import type { Session, Step } from './session';
import { words } from './words';

const nameField: Field = { label: 'Your name for the high scores', text: '', most: longestName, accepts: 'text' };

function closed(session: Session): Step {
  return quietly({ ...session, place: { screen: 'closed' }, status: words.farewell(session.sitting.winningsCents) });
}

/** Leaves the table; a sitting good enough for the high scores is asked for a name first, where they are saved. */
export function quit(session: Session): Step {
  const ranked = rankFor(session.scores, session.sitting.winningsCents) !== undefined;
  if (!session.options.saveScores || !ranked) return closed(session);
  return quietly({ ...session, place: { screen: 'name', field: nameField }, status: words.askName });
}

/** The name has been typed. */
export function enterName(session: Session, field: Field, date: string): Step {
  const name = field.text.trim();
  if (name === '') return refused(session, words.noName);
  const { winningsCents, hands } = session.sitting;
  return closed({ ...session, scores: entered(session.scores, { name, winningsCents, hands, date, closing: session.revision + 1 }) });
}

/** Leaves without a name. */
export function leaveNameless(session: Session): Step {
  return closed(session);
}
