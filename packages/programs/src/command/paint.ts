import { type Adapter, adapters, attribute, type Screen, wholeScreen } from '@felt80/text-mode';
import type { Listing } from '../catalogue';
import { becomeMono } from '../kit/display';
import { choicesOf } from './ask';
import type { Session } from './session';
import { grounds, paintStart } from './start-screen';
import { prompt, questions } from './words';

const plain = attribute('lightGrey');
const rowsOnScreen = 25;

/** The rows under what was printed, and where the cursor is behind them. */
function foot({ pause, line }: Session): { readonly text: string; readonly cursor: number; readonly before: readonly string[] } {
  if (pause?.type === 'more') {
    const text = pause.rest.length > 0 ? questions.more : questions.end;
    return { text, cursor: text.length, before: [] };
  }
  if (pause?.type === 'sure') {
    const text = `${pause.lines.at(-1) ?? ''} `;
    return { text, cursor: text.length, before: pause.lines.slice(0, -1) };
  }
  return { text: prompt + line.text, cursor: prompt.length + line.cursor, before: [] };
}

function paintConsole(screen: Screen, session: Session, note: string): void {
  const { text, cursor, before } = foot(session);
  const shown = note ? [note] : [text.slice(0, 80), ...(text.length >= 80 ? [text.slice(80)] : [])];
  const rows = [...session.printed, ...before, ...shown];
  const top = Math.max(0, rows.length - rowsOnScreen);
  screen.fill(wholeScreen, ' ', plain);
  rows.slice(top).forEach((row, at) => {
    screen.put(at, 0, row, plain);
  });
  const row = rows.length - shown.length - top + Math.floor(cursor / 80);
  Object.assign(screen.cursor, { row, column: cursor % 80, visible: !note });
  screen.border = 0;
}

/** The screen of a session. A note stands where something is being waited for. */
export function paint(screen: Screen, adapter: Adapter, session: Session, listings: readonly Listing[], note = ''): void {
  const { colour } = adapters[adapter];
  screen.highBit = 'bright';
  if (session.view === 'start' && !session.pause) paintStart(screen, session, listings, choicesOf(session, listings), colour, note);
  else paintConsole(screen, session, note);
  if (!colour) becomeMono(screen, grounds);
}
