import type { InputEvent, Machine } from '@felt80/machine';
import { wholeScreen } from '@felt80/text-mode';
import type { Listing } from '../catalogue';
import { announce, type Choice, meaning, type Question } from '../kit/choice';
import { rowAt } from './layout';
import { edits, emptyLine, insert, lineLength } from './line';
import type { Move, Pause, Session } from './session';

function moreChoices(rest: number): readonly Choice<Move>[] {
  const turn: Choice<Move> = {
    key: 'Enter',
    label: rest > 0 ? 'Next page' : 'Back',
    command: { type: 'turn' },
    repeats: true,
    at: wholeScreen,
  };
  const stop: Choice<Move> = { key: 'Escape', label: rest > 0 ? 'Stop' : 'Back', command: { type: 'stop' } };
  return rest > 0 ? [turn, { ...turn, key: 'Space' }, stop] : [turn, stop];
}

const sureChoices: readonly Choice<Move>[] = [
  { key: 'Y', label: 'Yes, delete them', command: { type: 'yes' } },
  { key: 'N', label: 'No', command: { type: 'no' } },
  { key: 'Escape', label: 'No', command: { type: 'no' } },
];

function pauseQuestion(pause: Pause): Question<Move> {
  return { choices: pause.type === 'sure' ? sureChoices : moreChoices(pause.rest.length) };
}

/** The keys that every line has. */
function lineChoices({ line, history }: Session): readonly Choice<Move>[] {
  return [
    { key: 'F3', label: 'Repeat', command: { type: 'repeat' }, enabled: (history.at(-1) ?? '').length > line.text.length },
    { key: 'Escape', label: 'Clear', command: { type: 'edit', line: emptyLine }, enabled: line.text !== '' },
  ];
}

function consoleChoices(session: Session): readonly Choice<Move>[] {
  const { history, recalled } = session;
  return [
    { key: 'Enter', label: 'Carry out', command: { type: 'enter' } },
    { key: 'F1', label: 'Programs', command: { type: 'menu' } },
    ...lineChoices(session),
    { key: 'Up', label: 'Earlier', command: { type: 'recall', to: recalled - 1 }, enabled: recalled > 0, repeats: true },
    { key: 'Down', label: 'Later', command: { type: 'recall', to: recalled + 1 }, enabled: recalled < history.length, repeats: true },
  ];
}

function startChoices(session: Session, listings: readonly Listing[]): readonly Choice<Move>[] {
  const { line, chosen } = session;
  const listing = listings[chosen];
  const typing = line.text !== '' || !listing;
  const carryOut = (line: string): Move => ({ type: 'carryOut', line });
  return [
    typing
      ? { key: 'Enter', label: 'Carry out', command: { type: 'enter' } }
      : { key: 'Enter', label: `Start ${listing.name}`, command: carryOut(listing.name) },
    { key: 'Up', label: 'Choose', command: { type: 'choose', to: chosen - 1 }, enabled: chosen > 0, repeats: true },
    { key: 'Down', label: 'Choose', command: { type: 'choose', to: chosen + 1 }, enabled: chosen < listings.length - 1, repeats: true },
    { key: 'F1', label: 'Help', command: carryOut('HELP') },
    ...(listing ? [{ key: 'F2', label: `About ${listing.name}`, command: carryOut(`MORE ${listing.name}.DOC`) }] : []),
    ...lineChoices(session),
  ];
}

/** The keys that mean something now. */
export function choicesOf(session: Session, listings: readonly Listing[]): readonly Choice<Move>[] {
  if (session.pause) return pauseQuestion(session.pause).choices;
  return session.view === 'start' ? startChoices(session, listings) : consoleChoices(session);
}

/** The move of an event that no choice names: a change of the line, or a click on a program of the list. */
function unlisted({ pause, line, view }: Session, event: InputEvent, listings: readonly Listing[]): Move | undefined {
  if (pause) return undefined;
  if (event.type === 'key') {
    const edit = edits[event.key];
    return edit && { type: 'edit', line: edit(line) };
  }
  const clicked = view === 'start' ? listings[rowAt(event.row, event.column) ?? -1] : undefined;
  return clicked && { type: 'carryOut', line: clicked.name };
}

/** Waits for the next move. Which keys there are follows from the session. */
export async function ask(machine: Machine, session: Session, listings: readonly Listing[]): Promise<Move> {
  const { pause, line } = session;
  const choices = choicesOf(session, listings);
  const question: Question<Move> = pause
    ? { choices }
    : {
        choices,
        field: { label: 'Command', text: line.text, most: lineLength, accepts: 'text' },
        typed: (character) => ({ type: 'edit', line: insert(line, character) }),
      };
  announce(machine, question);
  for (;;) {
    const event = await machine.input.read();
    const move = event && (unlisted(session, event, listings) ?? meaning(question, event));
    if (move) return move;
  }
}
