import { colourNames } from '@felt80/text-mode';
import { rubOut, typeInto } from '../kit/field';
import { withParlorKey } from '../kit/parlor';
import { quietly, refused } from '../kit/step';
import { delaySeconds } from './delay';
import { pages } from './doc-pages';
import { betTyped, playing } from './play';
import { questionAfter } from './questions';
import {
  atStake,
  atTable,
  type Command,
  type CommandType,
  fieldOf,
  type Handlers,
  inPlay,
  longestDelay,
  type Place,
  type Session,
  type Step,
} from './session';
import { answer, askAgain, questionPlace, settingUp } from './setup';
import { words } from './words';

function withField(place: Place, text: string): Place {
  if (place.screen === 'questions') return { ...place, field: { ...place.field, text } };
  if (place.screen !== 'table' || place.asking?.type !== 'chips') return place;
  return { ...place, asking: { ...place.asking, field: { ...place.asking.field, text } } };
}

const typing: Handlers<'typed' | 'rubOut' | 'enter' | 'leave'> = {
  typed: (session, { character }) => {
    const field = fieldOf(session.place);
    const after = field && typeInto(field, character);
    if (after === null) return quietly(session);
    if (typeof after === 'string') return refused(session, words.fieldRefusals[after]);
    return quietly({ ...session, place: withField(session.place, after.text) });
  },
  rubOut: (session) => {
    const field = fieldOf(session.place);
    return quietly(field ? { ...session, place: withField(session.place, rubOut(field).text) } : session);
  },
  enter: (session) => {
    const { place } = session;
    if (place.screen === 'questions') {
      return answer(session, place.name, place.field.text === '' ? session.answers[place.name] : Number(place.field.text));
    }
    return place.screen === 'table' && place.asking?.type === 'chips'
      ? betTyped(session, place.asking.action, place.asking.field.text)
      : quietly(session);
  },
  leave: (session) => {
    const { place } = session;
    if (place.screen === 'instructions') return quietly({ ...session, place: place.behind });
    if (place.screen !== 'questions') return quietly({ ...session, place: atTable });
    const before = questionAfter(place.name, session.answers, -1);
    return quietly(before === undefined ? session : { ...session, place: questionPlace(before), status: words.setUp });
  },
};

/** Leaves a hand, at once when none is in play and otherwise after asking. */
function leaveHand(session: Session, about: 'quit' | 'newGame'): Step {
  const stake = atStake(session.table);
  if (!inPlay(session) && stake === 0) return quietly(left(session, about));
  return quietly({ ...session, place: { screen: 'table', asking: { type: 'sure', about } }, status: words.sure[about](stake) });
}

function left(session: Session, about: 'quit' | 'newGame'): Session {
  return about === 'quit' ? { ...session, place: { screen: 'closed' } } : askAgain(session);
}

const leaving: Handlers<'quit' | 'newGame' | 'sure'> = {
  quit: (session) => leaveHand(session, 'quit'),
  newGame: (session) => leaveHand(session, 'newGame'),
  sure: (session, { yes }) => {
    const { place } = session;
    if (place.screen !== 'table' || place.asking?.type !== 'sure') return quietly(session);
    return quietly(yes ? left(session, place.asking.about) : { ...session, place: atTable, status: words.goesOn });
  },
};

/** The place where nobody asks you for chips: the computer plays your hand. */
function withoutAmount(place: Place): Place {
  if (place.screen === 'instructions') return { ...place, behind: withoutAmount(place.behind) };
  return place.screen === 'table' && place.asking?.type === 'chips' ? atTable : place;
}

const options: Handlers<'switch' | 'border' | 'delay'> = {
  switch: (session, command) => {
    const after = withParlorKey(session.options, command);
    const on = after[command.option];
    const status = command.option === 'demo' && on ? words.demoOn : words.nowOn(command.option, on);
    const place = command.option === 'demo' && on ? withoutAmount(session.place) : session.place;
    const table = session.table && (after.remarks ? session.table : { ...session.table, remark: null });
    return quietly({ ...session, options: after, table, place, status });
  },
  border: (session, command) => {
    const after = withParlorKey(session.options, command);
    return quietly({ ...session, options: after, status: words.border(words.colours[colourNames[after.border] ?? 'black']) });
  },
  delay: (session, { by }) => {
    const delay = Math.min(longestDelay, Math.max(0, session.options.delay + by));
    return quietly({ ...session, options: { ...session.options, delay }, status: words.delay(delaySeconds(delay)) });
  },
};

const reading: Handlers<'instructions' | 'page'> = {
  instructions: (session) => {
    const { place } = session;
    return quietly(
      place.screen === 'instructions'
        ? { ...session, place: place.behind }
        : { ...session, place: { screen: 'instructions', page: 0, behind: place } },
    );
  },
  page: (session, { by }) => {
    const { place } = session;
    if (place.screen !== 'instructions') return quietly(session);
    const page = place.page + by;
    return quietly({ ...session, place: page < pages.length ? { ...place, page: Math.max(0, page) } : place.behind });
  },
};

const handlers: Handlers<CommandType> = { ...playing, ...settingUp, ...typing, ...leaving, ...options, ...reading };

/** What a command makes of a session. Pure. */
export function step(session: Session, command: Command): Step {
  const handle = handlers[command.type] as (session: Session, command: Command) => Step;
  return handle(session, command);
}
