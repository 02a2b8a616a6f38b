import { rubOut, typeInto } from '../kit/field';
import { withParlorKey } from '../kit/parlor';
import { quietly, refused, sounding } from '../kit/step';
import { money } from './currency';
import { fieldFor } from './fields';
import { amountTyped, playing } from './play';
import { refuse } from './refusal';
import { type Command, type CommandType, type FilmEvent, gameIn, type Handlers, type Session, type Step, stakedCents } from './session';
import { answerTyped, settingUp } from './setup';
import { words } from './words';
import { pages } from './words/instructions';

function withTyped(session: Session, typed: string): Session {
  const { place } = session;
  return place.screen === 'table' || place.screen === 'questions' ? { ...session, place: { ...place, typed } } : session;
}

const typing: Handlers<'typed' | 'rubOut' | 'enter'> = {
  typed: (session, { character }) => {
    const field = fieldFor(session);
    if (!field) return quietly(session);
    const after = typeInto(field, character);
    if (typeof after !== 'string') return quietly(withTyped(session, after.text));
    if (session.place.screen === 'table') return refuse(session, after === 'full' ? 'noRoom' : 'notADigit');
    return refused(session, after === 'full' ? words.noRoom : words.notANumber);
  },
  rubOut: (session) => {
    const field = fieldFor(session);
    return quietly(field ? withTyped(session, rubOut(field).text) : session);
  },
  enter: (session) => {
    const field = fieldFor(session);
    if (!field) return quietly(session);
    return session.place.screen === 'questions' ? answerTyped(session, field.text) : amountTyped(session, field.text);
  },
};

function opening(session: Session, then: 'quit' | 'choose'): Step {
  const staked = stakedCents(session.round);
  if (staked > 0) {
    const stake = money(staked, gameIn(session).currency);
    const open = { type: 'forfeiting', then } as const;
    return quietly({ ...session, place: { screen: 'table', open, typed: '' }, status: words.confirm(stake) });
  }
  return then === 'quit' ? closed(session) : choosing(session);
}

function choosing(session: Session): Step {
  return quietly({ ...session, place: { screen: 'table', open: { type: 'choosing' }, typed: '' }, status: words.choose });
}

function closed(session: Session): Step {
  return quietly({ ...session, place: { screen: 'closed' }, round: null, status: words.farewell(session.pot) });
}

const leaving: Handlers<'escape' | 'quit' | 'forfeit'> = {
  escape: (session) => opening(session, 'choose'),
  quit: (session) => opening(session, 'quit'),
  forfeit: (session) => {
    const { place, round } = session;
    if (place.screen !== 'table' || place.open?.type !== 'forfeiting' || !round) return quietly(session);
    const left = { ...session, round: null };
    const lost: FilmEvent = { type: 'forfeited', stakeCents: stakedCents(round) };
    const { next, events } = place.open.then === 'quit' ? closed(left) : choosing(left);
    return { next, events: [lost, ...events] };
  },
};

const switches: Handlers<'switch' | 'border'> = {
  switch: (session, command) => {
    const settings = withParlorKey(session.settings, command);
    const { option } = command;
    const status = words.switches[option][settings[option] ? 'on' : 'off'];
    const banter = settings.remarks ? session.banter : { ...session.banter, said: null };
    return sounding({ ...withTyped(session, ''), settings, banter, status }, 'mark');
  },
  border: (session, command) => {
    const settings = withParlorKey(session.settings, command);
    return quietly({ ...session, settings, status: words.border(settings.border) });
  },
};

const reading: Handlers<'instructions' | 'page'> = {
  instructions: (session) => {
    const { place, status } = session;
    if (place.screen === 'instructions') return quietly({ ...session, place: place.back, status: place.status });
    return quietly({ ...session, place: { screen: 'instructions', page: 0, back: place, status }, status: words.reading });
  },
  page: (session, { by }) => {
    const { place } = session;
    if (place.screen !== 'instructions') return quietly(session);
    return quietly({ ...session, place: { ...place, page: Math.min(pages.length - 1, Math.max(0, place.page + by)) } });
  },
};

const handlers: Handlers<CommandType> = { ...settingUp, ...playing, ...typing, ...leaving, ...switches, ...reading };

/** What a command makes of a session. Pure. */
export function step(session: Session, command: Command): Step {
  const handle = handlers[command.type] as (session: Session, command: Command) => Step;
  return handle(session, command);
}
