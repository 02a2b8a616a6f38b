import { adapters, type Screen } from '@felt80/text-mode';
import { statusLine } from '../kit/box';
import { becomeMono } from '../kit/display';
import { paintColours } from './screens/colours';
import { felt, inks, panel } from './screens/inks';
import { paintLogon } from './screens/logon';
import { paintScores, paintStatistics } from './screens/scores';
import { paintSetup, paintSpeed } from './screens/setup';
import { paintSystems } from './screens/systems';
import { paintTable, tableNext } from './screens/table';
import type { Place, Session } from './session';

type Painters = { readonly [S in Place['screen']]: (screen: Screen, session: Session, place: Extract<Place, { screen: S }>) => void };

const painters: Painters = {
  logon: (screen, { options }, { notices }) => paintLogon(screen, options, notices),
  table: paintTable,
  setup: paintSetup,
  speed: paintSpeed,
  colours: paintColours,
  systems: paintSystems,
  scores: (screen, session, { page }) => (page === 'scores' ? paintScores(screen, session) : paintStatistics(screen, session)),
  name: (screen, session, { field }) => paintScores(screen, session, field),
  closed: paintTable,
};

/** Paints the whole screen, every cell of it, from the session alone. */
export function paint(screen: Screen, session: Session): void {
  const { place, status, adapter } = session;
  screen.border = felt;
  // White cards need a bright background.
  screen.highBit = 'bright';
  Object.assign(screen.cursor, { row: 0, column: 0, visible: false });
  (painters[place.screen] as (screen: Screen, session: Session, place: Place) => void)(screen, session, place);
  statusLine(screen, status, place.screen === 'table' ? tableNext(session) : '', inks.status);
  if (!adapters[adapter].colour) becomeMono(screen, [felt, panel]);
}
