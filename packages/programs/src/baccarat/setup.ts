import { systems } from '@felt80/betting-systems';
import { type CardLook, defaultLook } from '../kit/card';
import type { Field } from '../kit/field';
import { grouped } from '../kit/money';
import { quietly, refused } from '../kit/step';
import { mostAutoHands, type Options, type Switch, slowest } from './options';
import { atTable, type Command, type Destination, type Handlers, type Place, type Session, type Step } from './session';
import { words } from './words';

/** A line of the setup menu. */
export interface SetupRow {
  readonly key: string;
  readonly label: string;
  readonly value: (options: Options) => string;
  readonly command: Command;
}

function onOff(on: boolean): string {
  return on ? 'On' : 'Off';
}

function toggle(key: string, label: string, option: Switch): SetupRow {
  return { key, label, value: (options) => onOff(options[option]), command: { type: 'toggle', option } };
}

/** The fourteen options with their keys. */
export const setupRows: readonly SetupRow[] = [
  toggle('1', 'Sound', 'sound'),
  toggle('2', 'Show Card Movement', 'movement'),
  toggle('3', 'Sliding Screens', 'slides'),
  toggle('4', 'Save High Games', 'saveScores'),
  toggle('5', 'Snow Removal', 'snowRemoval'),
  { key: '6', label: 'Card Movement Speed', value: ({ speed }) => String(speed), command: { type: 'go', to: 'speed' } },
  { key: '7', label: 'Change Card Colors', value: () => '', command: { type: 'go', to: 'colours' } },
  toggle('8', 'Auto Play Mode', 'autoPlay'),
  { key: '9', label: 'Auto Play Hands', value: ({ autoHands }) => grouped(autoHands), command: { type: 'askHands' } },
  toggle('0', 'Clear Bets', 'clearBets'),
  toggle('A', 'Use Score Card', 'scoreCard'),
  { key: 'B', label: 'Mark Score Card Using', value: ({ marks }) => (marks === 'crosses' ? "X's" : "#'s"), command: { type: 'marks' } },
  toggle('C', 'Display Hands', 'hands'),
  toggle('D', 'Display Card Count', 'count'),
];

const handsField: Field = { label: 'Auto Play hands, 0 to 200,000', text: '', most: 6, accepts: 'digits' };

const destinations: Readonly<Record<Destination, Place>> = {
  table: atTable,
  setup: { screen: 'setup', field: null },
  speed: { screen: 'speed' },
  colours: { screen: 'colours' },
  systems: { screen: 'systems', asking: null },
  scores: { screen: 'scores', page: 'scores' },
};

function systemName({ system }: Options): string | undefined {
  return system === null ? undefined : systems[system].name;
}

function withOptions(session: Session, options: Partial<Options>, status: string): Session {
  return { ...session, options: { ...session.options, ...options }, status };
}

function withLook(session: Session, look: CardLook, status: string): Session {
  return withOptions(session, { look }, status);
}

/** Going from screen to screen, and the options. */
export const settingUp: Handlers<
  'go' | 'help' | 'odds' | 'page' | 'toggle' | 'marks' | 'askHands' | 'speed' | 'preview' | 'colour' | 'defaultLook'
> = {
  go: (session, { to }) =>
    quietly({
      ...session,
      place: destinations[to],
      status: to === 'table' ? words.atTable(systemName(session.options)) : words.arrived[to],
    }),
  help: (session) => {
    const help = session.place.screen === 'table' && !session.place.help;
    return quietly({ ...session, place: { screen: 'table', editing: null, help } });
  },
  odds: (session) => {
    const odds = !session.options.odds;
    return quietly(withOptions(session, { odds }, odds ? words.oddsShown : words.oddsHidden));
  },
  page: (session) => {
    const page = session.place.screen === 'scores' && session.place.page === 'scores' ? 'statistics' : 'scores';
    return quietly({ ...session, place: { screen: 'scores', page }, status: page === 'scores' ? words.arrived.scores : words.totals });
  },
  toggle: (session, { option }) => {
    const row = setupRows.find(({ command }) => command.type === 'toggle' && command.option === option);
    const on = !session.options[option];
    return quietly(withOptions(session, { [option]: on }, words.nowIs(row?.label ?? '', onOff(on))));
  },
  marks: (session) => {
    const marks = session.options.marks === 'crosses' ? 'numbers' : 'crosses';
    return quietly(withOptions(session, { marks }, words.marks[marks]));
  },
  askHands: (session) => quietly({ ...session, place: { screen: 'setup', field: handsField }, status: words.askHands }),
  speed: (session, { by }) => {
    const speed = Math.min(Math.max(session.options.speed + by, 0), slowest);
    return quietly(withOptions(session, { speed }, words.flight(speed)));
  },
  preview: (session) => ({ next: session, events: [{ type: 'preview' }] }),
  colour: (session, { slot, by }) => {
    const look = { ...session.options.look, [slot]: (session.options.look[slot] + by + 16) % 16 };
    return quietly(withLook(session, look, words.colour(look)));
  },
  defaultLook: (session) => quietly(withLook(session, defaultLook, words.defaultColours)),
};

/** The number of Auto Play hands has been typed: nothing leaves it as it was. */
export function enterHands(session: Session, field: Field): Step {
  const closed: Session = { ...session, place: { screen: 'setup', field: null } };
  if (field.text === '') return quietly({ ...closed, status: words.handsSet(session.options.autoHands) });
  const autoHands = Number(field.text);
  if (autoHands > mostAutoHands) return refused(session, words.tooManyHands);
  return quietly(withOptions(closed, { autoHands }, words.handsSet(autoHands)));
}
