import { type Screen, wholeScreen } from '@felt80/text-mode';
import { becomeMono } from '../kit/display';
import { paintParlorKeys } from '../kit/parlor';
import { lieOf } from './lie';
import { inkOn, inks } from './screens/inks';
import { paintInstructions } from './screens/instructions';
import { paintQuestions } from './screens/questions';
import { paintTable, type TableMoment } from './screens/table';
import { paintTitle, showCards } from './screens/title';
import type { Session } from './session';
import { words } from './words';

/** What is on the screen between two sessions. */
export interface Moment extends TableMoment {
  /** Cards of the start-up show that lie there. */
  readonly shown: number;
}

/** Paints the whole screen, with what lies and moves as `moment` says. */
export function paintMoment(screen: Screen, session: Session, { shown, ...moment }: Moment): void {
  const { place, settings, status } = session;
  screen.border = settings.border;
  screen.highBit = 'bright';
  Object.assign(screen.cursor, { row: 0, column: 0, visible: false });
  screen.fill(wholeScreen, ' ', inks.text);
  if (place.screen === 'title') paintTitle(screen, session, shown);
  if (place.screen === 'questions') paintQuestions(screen, session);
  if (place.screen === 'table') paintTable(screen, session, moment);
  if (place.screen === 'instructions') paintInstructions(screen, session, place.page);
  paintEdges(screen, session);
  screen.put(23, 0, ` ${status}`.padEnd(80), inks.status);
  if (settings.mono) becomeMono(screen);
}

/** The head in the colour of the border, and the keys at the foot. */
function paintEdges(screen: Screen, session: Session): void {
  const { settings } = session;
  const ink = inkOn(settings.mono ? 0 : settings.border);
  const head = screen.rowText(0);
  screen.put(0, 0, head, ink);
  if (session.place.screen !== 'title') screen.put(0, 2, words.title, ink);
  const reading = session.place.screen === 'instructions';
  const overlaid = session.place.screen === 'table' && session.place.open !== null;
  if (!overlaid) paintParlorKeys(screen, settings, { colour: !settings.mono, reading }, words.hand(session.sitting.hands));
}

/** Paints the whole screen, every cell of it, from the session alone. */
export function paint(screen: Screen, session: Session): void {
  paintMoment(screen, session, { lie: lieOf(session.round), sipping: false, shown: showCards.length, busy: false });
}
