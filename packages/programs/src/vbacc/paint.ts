import { adapters, type Screen } from '@felt80/text-mode';
import { statusLine } from '../kit/box';
import { becomeMono } from '../kit/display';
import { felt, grounds } from './layout';
import { inks } from './screens/inks';
import { paintRules } from './screens/rules';
import { paintTable, tableNext } from './screens/table';
import type { Session } from './session';

/** Paints the whole screen, every cell of it, from the session alone. */
export function paint(screen: Screen, session: Session): void {
  screen.border = felt;
  // White cards and chips need a bright background.
  screen.highBit = 'bright';
  Object.assign(screen.cursor, { row: 0, column: 0, visible: false });
  if (session.place === 'rules') paintRules(screen, session);
  else paintTable(screen, session);
  const next = tableNext(session);
  statusLine(screen, session.status, session.status.length + next.length < 76 ? next : '', inks.status);
  if (!adapters[session.adapter].colour) becomeMono(screen, grounds);
}
