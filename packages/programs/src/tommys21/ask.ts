import type { Machine } from '@felt80/machine';
import { legalActions } from '@felt80/twenty-one';
import { ask as askMachine, type Question } from '../kit/choice';
import { parlorKeys } from '../kit/parlor';
import { demoCommand } from './demo';
import { fieldFor } from './fields';
import { games } from './games';
import { type Hinted, placed } from './legend-line';
import { buyOffer } from './play';
import { type Command, gameIn, phaseOf, type Session } from './session';
import { words } from './words';
import { pages } from './words/instructions';

export type TableChoice = Hinted<Command>;
type Choices = readonly TableChoice[];

/** The time for which the demo lets a picture be looked at. */
export const demoPauseMs = 1500;

/** Where the keys of a play are written. */
export const playArea = { row: 21, column: 2, rows: 2, columns: 41 };
/** The one line of keys above a line that is typed. */
const typingArea = { ...playArea, rows: 1 };
/** Where the keys of a page are written. */
export const pageArea = { row: 21, column: 3, rows: 1, columns: 74 };

/** The F-keys, the same wherever nothing is open over the table. */
export function functionChoices({ settings, place }: Session): Choices {
  return parlorKeys(settings, { colour: !settings.mono, reading: place.screen === 'instructions' });
}

const rubOut = (text: string): TableChoice => ({
  key: 'Backspace',
  label: 'rub out',
  command: { type: 'rubOut' },
  enabled: text !== '',
  repeats: true,
});

/** The choices for a hand: those of the game, and what the rules do not allow now as hints. */
function handChoices(session: Session): Choices {
  const { round } = session;
  const offers = round ? legalActions(round).map(({ type }) => type) : [];
  return gameIn(session).plays.map(({ key, act, label }) => ({
    key,
    label,
    command: { type: 'play', act },
    hint: act === 'buy' ? buyOffer(session) === undefined : !offers.includes(act),
  }));
}

const insuranceChoices: Choices = [
  { key: 'Y', label: 'insure', command: { type: 'play', act: 'insure' } },
  { key: 'N', label: words.noInsurance, command: { type: 'play', act: 'decline' } },
];

const otherGame: TableChoice = { key: 'Escape', label: 'another game', command: { type: 'escape' } };

function tableChoices(session: Session): Choices {
  const phase = phaseOf(session);
  if (session.settings.demo) return [otherGame];
  if (phase === 'insurance') return [...insuranceChoices, otherGame, ...handChoices(session)];
  if (phase === 'playing') return [...handChoices(session), otherGame];
  if (phase === 'ready') return [{ key: 'Enter', label: 'deal', command: { type: 'deal' } }, otherGame];
  return [{ key: 'Enter', label: 'bet', command: { type: 'enter' } }, otherGame, rubOut(fieldFor(session)?.text ?? '')];
}

const gameChoices: Choices = games.map(({ key, id, title }) => ({ key, label: title, command: { type: 'game', game: id } }));

/** Where the four games are written when another one is chosen, and the answers when a stake is about to be left. */
export const openArea = { row: 15, column: 4, rows: 6, columns: 37 };

/** The choices of what lies open over the table. */
export function openChoices(session: Session): Choices {
  const open = session.place.screen === 'table' ? session.place.open : null;
  if (open?.type === 'buying') {
    const text = fieldFor(session)?.text ?? '';
    const enter: TableChoice = { key: 'Enter', label: 'buy', command: { type: 'enter' } };
    const leave: TableChoice = { key: 'Escape', label: 'no card', command: { type: 'back' } };
    return placed([enter, leave, rubOut(text)], typingArea, 3);
  }
  if (open?.type === 'forfeiting') {
    const stays: Choices = [
      { key: 'N', label: 'stay', command: { type: 'back' } },
      { key: 'Escape', label: 'stay', command: { type: 'back' } },
    ];
    return placed([{ key: 'Y', label: 'leave it', command: { type: 'forfeit' } }, ...stays], { ...openArea, row: 19 }, 3);
  }
  return [
    ...gameChoices.map((choice, at) => ({ ...choice, at: { row: openArea.row + at, column: openArea.column, rows: 1, columns: 36 } })),
    {
      key: 'Escape',
      label: 'stay here',
      command: { type: 'back' },
      at: { row: openArea.row + 5, column: openArea.column, rows: 1, columns: 36 },
    },
  ];
}

function questionChoices(session: Session): Choices {
  const { place, game } = session;
  const question = place.screen === 'questions' ? place.question : 'game';
  const answers: Readonly<Record<typeof question, Choices>> = {
    game: [...gameChoices, { key: 'Enter', label: 'take it', command: { type: 'game', game } }],
    decks: [{ key: 'Enter', label: 'accept', command: { type: 'enter' } }, rubOut(fieldFor(session)?.text ?? '')],
    newDeck: [
      { key: 'N', label: 'new deck', command: { type: 'newDeck', newDeck: true } },
      { key: 'S', label: 'same deck', command: { type: 'newDeck', newDeck: false } },
      { key: 'Enter', label: 'same deck', command: { type: 'newDeck', newDeck: false } },
    ],
    riffles: [
      ...[1, 2, 3, 4, 5, 6, 7].map(
        (riffles): TableChoice => ({ key: String(riffles), label: `${riffles} riffles`, command: { type: 'riffles', riffles } }),
      ),
      { key: 'Enter', label: words.anyNumber, command: { type: 'riffles', riffles: null } },
    ],
    reshuffle: [{ key: 'Enter', label: 'accept', command: { type: 'enter' } }, rubOut(fieldFor(session)?.text ?? '')],
  };
  const back: TableChoice = { key: 'Escape', label: 'back', command: { type: 'back' }, enabled: question !== 'game' };
  return [...answers[question], back, ...functionChoices(session)];
}

function pageChoices(session: Session): Choices {
  const { place } = session;
  const page = place.screen === 'instructions' ? place.page : 0;
  const last = page === pages.length - 1;
  const choices: Choices = [
    { key: 'Enter', label: last ? 'close' : 'next page', command: last ? { type: 'instructions' } : { type: 'page', by: 1 } },
    { key: 'Right', label: 'next', command: { type: 'page', by: 1 }, enabled: !last, repeats: true },
    { key: 'Left', label: 'back', command: { type: 'page', by: -1 }, enabled: page > 0, repeats: true },
    { key: 'Escape', label: 'close', command: { type: 'instructions' } },
  ];
  const live = choices.filter(({ enabled = true }) => enabled);
  const others = choices.filter(({ enabled = true }) => !enabled);
  return [...placed(live, pageArea, 3), ...others, ...functionChoices(session)];
}

const screens: Readonly<Record<Session['place']['screen'], (session: Session) => Choices>> = {
  title: (session) => [{ key: 'Enter', label: 'sit down', command: { type: 'begin' } }, ...functionChoices(session)],
  questions: questionChoices,
  table: (session) => {
    const open = session.place.screen === 'table' && session.place.open;
    if (open) return openChoices(session);
    const choices = tableChoices(session);
    // At the question of the insurance the keys of the hand say that it comes first, and are not written.
    const silent = phaseOf(session) === 'insurance' ? choices.filter(({ hint }) => hint) : [];
    const area = phaseOf(session) === 'bet' ? typingArea : playArea;
    const written = choices.filter((choice) => !silent.includes(choice));
    return [...placed(written, area, 3), ...silent, ...functionChoices(session)];
  },
  instructions: pageChoices,
  closed: () => [],
};

/** What can be answered now. */
export function questionFor(session: Session): Question<Command> & { readonly choices: Choices } {
  const choices = screens[session.place.screen](session);
  const field = session.settings.demo ? undefined : fieldFor(session);
  return field ? { choices, field, typed: (character) => ({ type: 'typed', character }) } : { choices };
}

/** The next command: of the player, or of the demo when no key came in time. */
export async function ask(machine: Machine, session: Session): Promise<Command> {
  const demo = demoCommand(session);
  const command = await askMachine(machine, questionFor(session), demo && machine.clock.nowMs() + demoPauseMs);
  return command ?? demo ?? { type: 'back' };
}
