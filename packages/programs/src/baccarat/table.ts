import { systems } from '@felt80/betting-systems';
import { type Field, rubOut, typeInto } from '../kit/field';
import { quietly, refused } from '../kit/step';
import { betting } from './bets';
import { enterName, leaveNameless, quit } from './closing';
import { playing } from './play';
import { atTable, type Command, type CommandType, type Handlers, type Place, type Session, type Step } from './session';
import { enterHands, settingUp } from './setup';
import { choosingSystems, enterAnswer } from './systems';
import { words } from './words';

/** The field that is being typed into, wherever it is. */
export function fieldOf(place: Place): Field | null {
  if (place.screen === 'setup' || place.screen === 'name') return place.field;
  return place.screen === 'systems' ? (place.asking?.field ?? null) : null;
}

function withField(place: Place, field: Field): Place {
  if (place.screen === 'systems' && place.asking) return { ...place, asking: { ...place.asking, field } };
  return place.screen === 'setup' || place.screen === 'name' ? { ...place, field } : place;
}

/** What is asked for in the field that is open. */
function promptOf(place: Place): string {
  if (place.screen === 'systems' && place.asking) return words.editing(systems[place.asking.system].name);
  return place.screen === 'name' ? words.askName : words.askHands;
}

const typing: Handlers<'typed' | 'rubOut' | 'enter' | 'leave' | 'quit'> = {
  typed: (session, { character }) => {
    const { place } = session;
    const field = fieldOf(place);
    const after = field && typeInto(field, character);
    if (after === null) return quietly(session);
    if (typeof after === 'string') return refused(session, words.fieldRefusals[after]);
    return quietly({ ...session, place: withField(place, after), status: promptOf(place) });
  },
  rubOut: (session) => {
    const field = fieldOf(session.place);
    return quietly(field ? { ...session, place: withField(session.place, rubOut(field)), status: promptOf(session.place) } : session);
  },
  enter: (session, _, today) => {
    const { place } = session;
    if (place.screen === 'setup' && place.field) return enterHands(session, place.field);
    if (place.screen === 'systems' && place.asking) return enterAnswer(session, place.asking);
    if (place.screen === 'name') return enterName(session, place.field, today);
    return quietly({ ...session, place: atTable });
  },
  leave: (session) => {
    const { place } = session;
    if (place.screen === 'name') return leaveNameless(session);
    if (place.screen === 'setup') return quietly({ ...session, place: { screen: 'setup', field: null }, status: words.unchanged });
    if (place.screen === 'systems') return quietly({ ...session, place: { screen: 'systems', asking: null }, status: words.unchanged });
    return quietly({ ...session, place: atTable });
  },
  quit,
};

const handlers: Handlers<CommandType> = { ...playing, ...betting, ...settingUp, ...choosingSystems, ...typing };

/** What a command makes of a session. Pure. `today` is a date like `1990-08-03`. */
export function step(session: Session, command: Command, today: string): Step {
  const handle = handlers[command.type] as (session: Session, command: Command, today: string) => Step;
  return handle(session, command, today);
}
