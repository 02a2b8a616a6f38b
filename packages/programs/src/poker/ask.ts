import type { Key, Machine } from '@felt80/machine';
import { type Deal, legalActions } from '@felt80/poker';
import { ask as askMachine, type Choice, type Question } from '../kit/choice';
import { parlorKeys } from '../kit/parlor';
import { owedBy } from './account';
import { pages } from './doc-pages';
import { chipsOffered, discardsOffered } from './play';
import { type PromptChoice, placed } from './prompt';
import { menu, questions } from './questions';
import { clickArea } from './screens/layout';
import { menuArea } from './screens/questions';
import { amountColumns } from './screens/table';
import { titleFrames } from './screens/title';
import {
  type Asking,
  type Command,
  fieldOf,
  goesOnByItself,
  inPlay,
  isDiscarding,
  isYourTurn,
  longestDelay,
  type Place,
  type Session,
} from './session';
import { words } from './words';

type Choices = readonly PromptChoice[];

const newGame: PromptChoice = { key: 'Escape', label: 'new game', command: { type: 'newGame' }, prompt: true };

const yesNo: Choices = [
  { key: 'Y', label: 'Yes', command: { type: 'sure', yes: true }, prompt: true },
  { key: 'N', label: 'No', command: { type: 'sure', yes: false }, prompt: true },
  { key: 'Escape', label: 'No', command: { type: 'sure', yes: false } },
];

function typingChoices(leave: string, canLeave: boolean, text: string): Choices {
  return [
    { key: 'Enter', label: 'accept', command: { type: 'enter' }, prompt: true },
    { key: 'Backspace', label: 'rub out', command: { type: 'rubOut' }, enabled: text !== '', repeats: true },
    { key: 'Escape', label: leave, command: { type: 'leave' }, enabled: canLeave, prompt: true },
  ];
}

/** The betting keys. Those that are not open now say why. */
function betChoices(deal: Deal): Choices {
  const open = new Set(legalActions(deal).map(({ type }) => type));
  const owed = owedBy(deal, 0);
  const bet = (key: Key, action: 'open' | 'raise', name: string): PromptChoice => ({
    key,
    label: open.has(action) ? `${name} 1 to ${chipsOffered(deal, action)}` : `${name}: why not?`,
    command: { type: 'askChips', action },
    prompt: open.has(action),
  });
  const isOpened = !open.has('check') && !open.has('open');
  return [
    isOpened
      ? {
          key: 'C',
          label: open.has('call') ? `Call ${owed}` : 'Call: why not?',
          command: { type: 'act', action: { type: 'call' } },
          prompt: open.has('call'),
        }
      : {
          key: 'C',
          label: open.has('check') ? 'Check' : 'Check: why not?',
          command: { type: 'act', action: { type: 'check' } },
          prompt: open.has('check'),
        },
    bet('O', 'open', 'Open'),
    bet('R', 'raise', 'Raise'),
    {
      key: 'D',
      label: open.has('drop') ? 'Drop' : 'Drop: why not?',
      command: { type: 'act', action: { type: 'drop' } },
      prompt: open.has('drop'),
    },
  ];
}

function discardChoices({ table }: Session, deal: Deal): Choices {
  const { held } = discardsOffered(deal);
  const marks = table?.marks ?? [];
  const point = (key: Key, label: string, by: number): PromptChoice => ({ key, label, command: { type: 'point', by }, repeats: true });
  return [
    ...Array.from(
      { length: held },
      (_, card): PromptChoice => ({
        key: String(card + 1),
        label: `${marks.includes(card) ? 'keep' : 'throw away'} card ${card + 1}`,
        command: { type: 'mark', card },
        at: clickArea(deal.hands.length, 0, card),
      }),
    ),
    point('Left', 'card before', -1),
    point('Right', 'next card', 1),
    { key: 'Space', label: 'mark', command: { type: 'mark', card: table?.pointer ?? 0 }, prompt: true },
    {
      key: 'Enter',
      label: marks.length === 0 ? 'keeps all' : `exchanges ${marks.length}`,
      command: { type: 'act', action: { type: 'discard', which: marks } },
      prompt: true,
    },
  ];
}

function askingChoices(asking: Asking): Choices {
  return asking.type === 'sure' ? yesNo : typingChoices('take back', true, asking.field.text);
}

/** A deal that is shown on its way and waits for nobody: nothing can be answered. */
function isFilmed({ result, toAct }: Deal): boolean {
  return result === undefined && toAct.length === 0;
}

function tableChoices(session: Session, asking: Asking | null): Choices {
  const { table, options } = session;
  const deal = table?.deal;
  if (asking) return askingChoices(asking);
  if (!table || !deal || isFilmed(deal)) return [];
  if (table.over)
    return [
      { key: 'Enter', label: 'new game', command: { type: 'newGame' }, prompt: true },
      { ...newGame, prompt: false },
    ];
  if (isYourTurn(session) && !options.demo) return [...(isDiscarding(session) ? discardChoices(session, deal) : betChoices(deal)), newGame];
  const next: PromptChoice = inPlay(session)
    ? { key: 'Enter', label: 'goes on at once', command: { type: 'goOn' }, repeats: true, prompt: true }
    : { key: 'Enter', label: 'deals the next hand', command: { type: 'deal' }, prompt: true };
  return [next, newGame];
}

function questionChoices(_session: Session, place: Extract<Place, { screen: 'questions' }>): Choices {
  const { kind } = questions[place.name];
  const isFirst = place.name === 'players';
  const answer = (key: Key, label: string, value: number): PromptChoice => ({
    key,
    label,
    command: { type: 'answer', value },
    prompt: true,
  });
  const rows =
    place.name === 'game'
      ? menu.map(
          (_, game): PromptChoice => ({
            ...answer(String(game), words.games[menu[game]?.game ?? 'draw'], game),
            prompt: false,
            at: menuArea(game),
          }),
        )
      : [];
  if (rows.length > 0) return [...rows, ...typingChoices('question before', true, '')];
  return kind === 'yesNo'
    ? [answer('Y', 'Yes', 1), answer('N', 'No', 0), ...typingChoices('question before', true, '')]
    : typingChoices('question before', !isFirst, place.field.text);
}

const lastPage = (page: number): boolean => page === pages.length - 1;

function readingChoices(page: number): Choices {
  return [
    { key: 'Enter', label: lastPage(page) ? 'back to the game' : 'next page', command: { type: 'page', by: 1 }, prompt: true },
    { key: 'PageDown', label: 'next page', command: { type: 'page', by: 1 }, enabled: !lastPage(page) },
    { key: 'PageUp', label: 'page before', command: { type: 'page', by: -1 }, enabled: page > 0, prompt: page > 0 },
    { key: 'Escape', label: 'back to the game', command: { type: 'leave' }, prompt: !lastPage(page) },
  ];
}

function placeChoices(session: Session): Choices {
  const { place } = session;
  switch (place.screen) {
    case 'title':
      return [{ key: 'Enter', label: 'begins', command: { type: 'begin' }, prompt: true }];
    case 'questions':
      return questionChoices(session, place);
    case 'table':
      return tableChoices(session, place.asking);
    case 'instructions':
      return readingChoices(place.page);
    case 'closed':
      return [];
  }
}

function delayChoices(delay: number): Choices {
  return [
    { key: 'Up', label: 'longer delay', command: { type: 'delay', by: 1 }, enabled: delay < longestDelay, repeats: true },
    { key: 'Down', label: 'shorter delay', command: { type: 'delay', by: -1 }, enabled: delay > 0, repeats: true },
  ];
}

/** What leads the line of what can be answered. */
export function leadOf(session: Session): string {
  const { place, table } = session;
  const asking = place.screen === 'table' ? place.asking : null;
  if (asking?.type === 'sure') return 'Are you sure?';
  if (asking?.type === 'chips') return `${asking.field.label} ${' '.repeat(amountColumns)}`;
  if (place.screen !== 'table' || !table?.deal || !isYourTurn(session) || session.options.demo) return '';
  return isDiscarding(session)
    ? `Throw away up to ${discardsOffered(table.deal).most}: 1-${discardsOffered(table.deal).held}`
    : 'Your bet:';
}

/** The keys that act on what is being played, with those that stand on the line of the prompt in their places. */
export function promptChoices(session: Session): Choices {
  return placed(placeChoices(session), leadOf(session));
}

/** What can be answered now. */
export function questionFor(session: Session): Question<Command> {
  const { place, options, colour } = session;
  const isAsked = place.screen === 'table' && place.asking?.type === 'sure' && place.asking.about === 'quit';
  const choices: readonly Choice<Command>[] = [
    ...promptChoices(session),
    ...parlorKeys(options, { colour, reading: place.screen === 'instructions' }).map((choice) =>
      choice.command.type === 'quit' && isAsked ? { ...choice, enabled: false } : choice,
    ),
    ...delayChoices(options.delay),
  ];
  const field = fieldOf(place);
  const isTyped = field !== null && (place.screen !== 'questions' || (questions[place.name].kind === 'number' && place.name !== 'game'));
  return isTyped ? { choices, field, typed: (character) => ({ type: 'typed', character }) } : { choices };
}

/** Milliseconds for which a picture of the title stands. */
const titleMs = 140;

/** The least time between moves, so that the machine is heard. */
const leastMs = 20;

/** When the next move comes by itself; `undefined`: it waits for a key. */
function waitMs(session: Session): number | undefined {
  const { place, options } = session;
  if (place.screen === 'title') return place.frame < titleFrames ? titleMs : undefined;
  if (!goesOnByItself(session)) return undefined;
  return Math.max(leastMs, options.delay * 500 * (inPlay(session) ? 1 : 2));
}

/** The next command: of the player, or the next move when no key came. */
export async function ask(machine: Machine, session: Session): Promise<Command> {
  const ms = waitMs(session);
  const command = await askMachine(machine, questionFor(session), ms === undefined ? undefined : machine.clock.nowMs() + ms);
  return command ?? { type: 'goOn' };
}
