import { noBets, startCount } from '@felt80/baccarat';
import { checkSettings, type Question, type SettingsProblem, type SystemId, systems } from '@felt80/betting-systems';
import { placeNames } from '../kit/coup-words';
import type { Field } from '../kit/field';
import { quietly, refused } from '../kit/step';
import { type Options, type SystemSetup, startCountOf } from './options';
import type { Asking, Handlers, Session, Step } from './session';
import { rules } from './sitting';
import { words } from './words';

/** A question about a system: typed, or answered by one key. Amounts are whole dollars. */
interface SystemQuestion {
  readonly words: string;
  readonly shown: (setup: SystemSetup) => string;
  /** Where it is typed: what a field takes, how it is read, and which setting it is that has to be right then. */
  readonly typed?: {
    readonly accepts: Field['accepts'];
    readonly most: number;
    readonly read: (text: string) => Partial<SystemSetup>;
    readonly at: SettingsProblem['at'];
  };
  /** Where one key answers. */
  readonly keys?: readonly { readonly key: string; readonly label: string; readonly answer: Partial<SystemSetup> }[];
}

const { side } = rules.limits;
const tableLimits = { least: side.leastCents / 100, most: side.mostCents / 100 };

const questions: Readonly<Record<Question, SystemQuestion>> = {
  series: {
    words: 'Series, 1 to 20 numbers of dollars',
    shown: ({ series = [] }) => series.join(' '),
    typed: {
      accepts: 'numbers',
      most: 120,
      read: (text) => ({ series: text.split(' ').filter(Boolean).map(Number) }),
      at: 'series',
    },
  },
  amount: {
    words: 'Amount of each bet, $5 to $500',
    shown: ({ min }) => String(min),
    typed: { accepts: 'digits', most: 6, read: (text) => ({ min: Number(text), max: Number(text) }), at: 'min' },
  },
  min: {
    words: 'Minimum bet, $5 to $500',
    shown: ({ min }) => String(min),
    typed: { accepts: 'digits', most: 6, read: (text) => ({ min: Number(text) }), at: 'min' },
  },
  max: {
    words: 'Maximum bet, up to $500',
    shown: ({ max }) => String(max),
    typed: { accepts: 'digits', most: 6, read: (text) => ({ max: Number(text) }), at: 'max' },
  },
  restart: {
    words: 'Restart when a bet would pass the maximum',
    shown: ({ restartOnMax }) => (restartOnMax ? 'Yes' : 'No'),
    keys: [
      { key: 'Y', label: 'Yes', answer: { restartOnMax: true } },
      { key: 'N', label: 'No', answer: { restartOnMax: false } },
    ],
  },
  on: {
    words: 'Bets on',
    shown: ({ on }) => placeNames[on],
    keys: [
      { key: 'P', label: 'Player', answer: { on: 'player' } },
      { key: 'B', label: 'Banker', answer: { on: 'banker' } },
    ],
  },
  count: {
    words: 'Count of a new shoe, 0 to 99',
    shown: (setup) => String(setup.startCount ?? startCount),
    typed: { accepts: 'digits', most: 2, read: (text) => ({ startCount: Number(text) }), at: 'startCount' },
  },
};

/** The nine systems in the order of the menu. */
export const systemIds: readonly SystemId[] = Object.keys(systems) as SystemId[];

/** The question that is open. */
export function questionOf(asking: Asking): SystemQuestion {
  const ask = systems[asking.system].asks[asking.question];
  if (ask === undefined) throw new Error('all has been answered');
  return questions[ask];
}

function asked(session: Session, system: SystemId, question: number, answers: SystemSetup): Session {
  const ask = systems[system].asks[question];
  if (ask === undefined) return selected(session, system, answers);
  const { words: label, typed } = questions[ask];
  const field: Field | null = typed ? { label, text: '', most: typed.most, accepts: typed.accepts } : null;
  return {
    ...session,
    place: { screen: 'systems', asking: { system, question, answers, field } },
    status: words.editing(systems[system].name),
  };
}

/** Selects a system: it starts over, and the table is cleared for its bets. */
function selected(session: Session, system: SystemId, setup: SystemSetup): Session {
  const options: Options = { ...session.options, system, systems: { ...session.options.systems, [system]: setup } };
  const count = session.sitting.shoe === null ? startCountOf(options) : session.sitting.count;
  return {
    ...session,
    options,
    place: { screen: 'systems', asking: null },
    sitting: { ...session.sitting, bets: noBets, run: null, count },
    status: words.selected(systems[system].name),
  };
}

function answered(session: Session, asking: Asking, answer: Partial<SystemSetup>): Step {
  return quietly(asked(session, asking.system, asking.question + 1, { ...asking.answers, ...answer }));
}

function askingOf(session: Session): Asking {
  if (session.place.screen !== 'systems' || session.place.asking === null) throw new Error('nothing is being asked');
  return session.place.asking;
}

/** The answer has been typed; nothing typed leaves the value as it was. */
export function enterAnswer(session: Session, asking: Asking): Step {
  const { typed, shown } = questionOf(asking);
  if (typed === undefined) return answered(session, asking, {});
  const answer = typed.read(asking.field?.text || shown(asking.answers));
  const settings = { ...asking.answers, ...answer };
  // The maximum is asked after the minimum: until then it may be below it.
  const judged = typed.at === 'min' ? { ...settings, max: settings.min } : settings;
  const wrong = checkSettings(systems[asking.system], judged, tableLimits);
  return wrong?.at === typed.at ? refused(session, words.settings[wrong.problem]) : answered(session, asking, answer);
}

/** Choosing and changing the betting systems. */
export const choosingSystems: Handlers<'select' | 'editSystem' | 'clearSystem' | 'answer'> = {
  select: (session, { system }) => quietly(selected(session, system, session.options.systems[system])),
  editSystem: (session, { system }) => quietly(asked(session, system, 0, session.options.systems[system])),
  clearSystem: (session) => {
    const options = { ...session.options, system: null };
    return quietly({ ...session, options, sitting: { ...session.sitting, run: null }, status: words.systemCleared });
  },
  answer: (session, { answer }) => answered(session, askingOf(session), answer),
};
