import type { Screen } from '@felt80/text-mode';
import { becomeMono } from '../kit/display';
import { paintParlorKeys } from '../kit/parlor';
import { leadOf, promptChoices } from './ask';
import { delaySeconds } from './delay';
import { paintPrompt } from './prompt';
import { cloth, inks } from './screens/inks';
import { paintInstructions } from './screens/instructions';
import { rows } from './screens/layout';
import { paintQuestions } from './screens/questions';
import { paintTable } from './screens/table';
import { paintTitle } from './screens/title';
import type { Place, Session } from './session';

type Painters = { readonly [S in Place['screen']]: (screen: Screen, session: Session, place: Extract<Place, { screen: S }>) => void };

const painters: Painters = {
  title: (screen, session, { frame }) => paintTitle(screen, session, frame),
  questions: paintQuestions,
  table: paintTable,
  instructions: (screen, _, { page }) => paintInstructions(screen, page),
  closed: paintTable,
};

/** Paints the whole screen, every cell of it, from the session alone. */
export function paint(screen: Screen, session: Session): void {
  const { place, options, colour, status } = session;
  screen.border = options.border;
  Object.assign(screen.cursor, { row: 0, column: 0, visible: false });
  screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', inks.cloth);
  (painters[place.screen] as (screen: Screen, session: Session, place: Place) => void)(screen, session, place);
  paintPrompt(screen, promptChoices(session), leadOf(session));
  if (place.screen !== 'instructions') screen.put(rows.status, 2, status.slice(0, 77), inks.bright);
  paintParlorKeys(screen, options, { colour, reading: place.screen === 'instructions' }, `▲▼ ${delaySeconds(options.delay)} s`);
  if (!colour) becomeMono(screen, [cloth]);
}
