import { completed, emptyLine, type Line, lineOf } from './line';
import type { Told } from './outcome';
import { prompt } from './words';

const columns = 80;
/** The rows of a page: one is left for the question under it. */
export const pageRows = 24;
const keptLines = 50;

/** Something that has to be answered before the next command. */
export type Pause =
  | { readonly type: 'more'; readonly rest: readonly string[] }
  | { readonly type: 'sure'; readonly lines: readonly string[]; readonly yes: string };

/** The prompt at one moment. */
export interface Session {
  /** The list of programs with the prompt under it, or the bare screen of DOS. */
  readonly view: 'start' | 'console';
  /** Which program of the list is chosen. */
  readonly chosen: number;
  /** The rows printed last, each of at most 80 characters. */
  readonly printed: readonly string[];
  readonly line: Line;
  /** Command lines, the oldest first. */
  readonly history: readonly string[];
  /** Which of them is on the line; the number of them: none. */
  readonly recalled: number;
  readonly pause: Pause | undefined;
}

/** What the user can do. */
export type Move =
  | { readonly type: 'edit'; readonly line: Line }
  | { readonly type: 'enter' | 'repeat' | 'menu' | 'turn' | 'stop' | 'yes' | 'no' }
  | { readonly type: 'recall' | 'choose'; readonly to: number }
  /** A command line that a key stands for, carried out without leaving the list of programs. */
  | { readonly type: 'carryOut'; readonly line: string };

export const openSession: Session = {
  view: 'start',
  chosen: 0,
  printed: [],
  line: emptyLine,
  history: [],
  recalled: 0,
  pause: undefined,
};

/** A line as the rows that it takes. */
function rows(line: string): readonly string[] {
  return Array.from({ length: Math.max(1, Math.ceil(line.length / columns)) }, (_, at) => line.slice(at * columns, (at + 1) * columns));
}

/** With lines printed under the others. */
export function printed(session: Session, lines: readonly string[]): Session {
  return { ...session, printed: [...session.printed, ...lines.flatMap(rows)].slice(-keptLines) };
}

/** With the next page printed, and a pause when something is left, or when the last page must stay to be read. */
export function turned(session: Session, lines: readonly string[], stays: boolean): Session {
  const all = lines.flatMap(rows);
  const rest = all.slice(pageRows);
  const next = printed(session, all.slice(0, pageRows));
  return { ...next, pause: rest.length > 0 || stays ? { type: 'more', rest } : undefined };
}

/** What an outcome leaves on the screen. */
export function told(session: Session, outcome: Told): Session {
  switch (outcome.type) {
    case 'print': {
      const fromList = session.view === 'start' && outcome.lines.length > 0;
      return outcome.paged || fromList ? turned(session, outcome.lines, fromList) : printed(session, outcome.lines);
    }
    case 'ask':
      return { ...session, pause: { type: 'sure', lines: outcome.lines, yes: outcome.yes } };
    case 'clear':
      return { ...session, printed: [] };
    case 'menu':
      return { ...session, view: 'start' };
  }
}

function answered(session: Session, answer: string): Session {
  const lines = session.pause?.type === 'sure' ? session.pause.lines : [];
  const asked = lines.map((line, at) => (at === lines.length - 1 ? `${line} ${answer}` : line));
  return { ...printed(session, asked), pause: undefined };
}

function entered(session: Session): Session {
  const { text } = session.line;
  const history = text.trim() === '' || text === session.history.at(-1) ? session.history : [...session.history, text];
  const echoed = printed({ ...session, view: 'console' }, [prompt + text]);
  return { ...echoed, line: emptyLine, history, recalled: history.length };
}

/** The session after a move, and the command line that is to be carried out now. */
export function step(session: Session, move: Move): { readonly next: Session; readonly line?: string } {
  const { pause, history } = session;
  switch (move.type) {
    case 'edit':
      return { next: { ...session, line: move.line } };
    case 'repeat':
      return { next: { ...session, line: completed(session.line, history.at(-1) ?? '') } };
    case 'recall':
      return { next: { ...session, line: lineOf(history[move.to] ?? ''), recalled: move.to } };
    case 'choose':
      return { next: { ...session, chosen: move.to } };
    case 'menu':
      return { next: { ...session, view: 'start' } };
    case 'enter':
      return { next: entered(session), line: session.line.text };
    case 'carryOut':
      return { next: { ...session, printed: [] }, line: move.line };
    case 'turn':
      return {
        next: pause?.type === 'more' && pause.rest.length > 0 ? turned(session, pause.rest, session.view === 'start') : ended(session),
      };
    case 'stop':
      return { next: ended(session) };
    case 'yes':
      return { next: answered(session, 'Y'), line: pause?.type === 'sure' ? pause.yes : '' };
    case 'no':
      return { next: answered(session, 'N') };
  }
}

function ended(session: Session): Session {
  return { ...session, pause: undefined };
}
