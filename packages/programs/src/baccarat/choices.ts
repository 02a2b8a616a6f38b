import type { Outcome } from '@felt80/baccarat';
import { type SystemId, systems } from '@felt80/betting-systems';
import type { Key } from '@felt80/machine';
import type { CardLook } from '../kit/card';
import type { Choice, Question } from '../kit/choice';
import { betFields } from '../kit/coup';
import { placeNames } from '../kit/coup-words';
import { moved } from './bets';
import { slowest } from './options';
import type { Command, Destination, Editing, Session } from './session';
import { setupRows } from './setup';
import { questionOf, systemIds } from './systems';
import { fieldOf } from './table';

type Choices = readonly Choice<Command>[];

/** A choice of the table: `hint` marks one that can only say why it does nothing now. */
export interface TableChoice extends Choice<Command> {
  readonly hint?: boolean;
}

const leaving = (label: string, to: Destination, ...keys: readonly Key[]): Choices =>
  keys.map((key) => ({ key, label, command: { type: 'go', to } }));

const returning: Choices = leaving('Return to game', 'table', 'Enter', 'Escape');

/** The key of each bet. */
export const betKeys: Readonly<Record<Outcome, Key>> = { banker: 'B', player: 'P', tie: 'T' };

/** The keys of the table when nothing is open, as the detailed help lists them. */
export function idleChoices({ options }: Session): readonly TableChoice[] {
  const hasSystem = options.system !== null;
  const auto: Pick<TableChoice, 'command' | 'hint'> = !options.autoPlay
    ? { command: { type: 'hint', hint: 'autoPlayOff' }, hint: true }
    : options.autoHands === 0
      ? { command: { type: 'hint', hint: 'noAutoHands' }, hint: true }
      : { command: { type: 'startAuto' } };
  const place = (label: string, side: Outcome): TableChoice =>
    hasSystem
      ? { key: betKeys[side], label, command: { type: 'hint', hint: 'systemPlaces' }, hint: true }
      : { key: betKeys[side], label, command: { type: 'edit', side } };
  return [
    { key: 'F1', label: 'Deal Hand', command: { type: 'deal' } },
    { key: 'Enter', label: 'Deal Hand', command: { type: 'deal' } },
    { key: 'Alt-D', label: 'Auto Play', ...auto },
    { key: 'F3', label: 'SetUp Menu', command: { type: 'go', to: 'setup' } },
    { key: 'F5', label: 'System Menu', command: { type: 'go', to: 'systems' } },
    { key: 'F8', label: 'High Scores', command: { type: 'go', to: 'scores' } },
    { key: 'F10', label: 'Quit', command: { type: 'quit' } },
    place('Change Banker Bet', 'banker'),
    place('Change Player Bet', 'player'),
    place('Change Tie Bet', 'tie'),
    { key: 'O', label: options.odds ? 'Hide the Odds' : 'Show the Odds', command: { type: 'odds' } },
    { key: 'Alt-H', label: 'Help', command: { type: 'help' } },
  ];
}

const helpChoices: Choices = (['Alt-H', 'Enter', 'Escape'] as const).map((key) => ({
  key,
  label: 'Close Help',
  command: { type: 'help' },
}));

function editingChoices({ side, bets }: Editing): Choices {
  const cents = bets[betFields[side]];
  const raise = (key: Key, label: string, byCents: number): Choice<Command> => ({
    key,
    label,
    command: { type: 'raise', byCents },
    enabled: moved(side, cents, byCents) !== cents,
    repeats: true,
  });
  const other = (to: Outcome): Choice<Command> => ({
    key: betKeys[to],
    label: placeNames[to],
    command: { type: 'edit', side: to },
    enabled: to !== side,
  });
  return [
    raise('Up', '+$1', 100),
    raise('Down', '-$1', -100),
    raise('Right', '+$5', 500),
    raise('Left', '-$5', -500),
    { key: '0', label: 'None', command: { type: 'clearBet' }, enabled: cents > 0 },
    { key: 'Enter', label: 'Lock In', command: { type: 'lock' } },
    { key: 'Escape', label: 'Take Back', command: { type: 'restore' } },
    other('banker'),
    other('player'),
    other('tie'),
  ];
}

const runningChoices: Choices = [{ key: 'Escape', label: 'Pause', command: { type: 'pause' } }];

const pausedChoices: Choices = [
  { key: 'Enter', label: 'Continue', command: { type: 'resume' } },
  { key: 'Escape', label: 'Quit Auto Play', command: { type: 'stopAuto' } },
];

const typingChoices = (leave: string, text: string): Choices => [
  { key: 'Enter', label: 'Accept', command: { type: 'enter' } },
  { key: 'Backspace', label: 'Rub Out', command: { type: 'rubOut' }, enabled: text !== '', repeats: true },
  { key: 'Escape', label: leave, command: { type: 'leave' } },
];

const speedChoices = (speed: number): Choices => [
  { key: 'Left', label: 'Faster', command: { type: 'speed', by: -1 }, enabled: speed > 0, repeats: true },
  { key: 'Right', label: 'Slower', command: { type: 'speed', by: 1 }, enabled: speed < slowest, repeats: true },
  { key: 'Enter', label: 'Preview', command: { type: 'preview' } },
  ...leaving('Done', 'setup', 'F10', 'Escape'),
];

/** The six colours of the cards and the function key of each. */
export const colourSlots: readonly { readonly key: `F${1 | 2 | 3 | 4 | 5 | 6}`; readonly label: string; readonly slot: keyof CardLook }[] =
  [
    { key: 'F1', label: 'Back Border', slot: 'backLine' },
    { key: 'F2', label: 'Back Ground', slot: 'backGround' },
    { key: 'F3', label: 'Back Pattern', slot: 'backPattern' },
    { key: 'F4', label: 'Face Border', slot: 'faceLine' },
    { key: 'F5', label: 'Face Ground', slot: 'faceGround' },
    { key: 'F6', label: 'Face Color', slot: 'face' },
  ];

const colourChoices: Choices = [
  ...colourSlots.map(({ key, label, slot }): Choice<Command> => ({ key, label, command: { type: 'colour', slot, by: 1 } })),
  ...colourSlots.map(
    ({ key, label, slot }): Choice<Command> => ({
      key: `Shift-${key}`,
      label: `${label} Back`,
      command: { type: 'colour', slot, by: -1 },
    }),
  ),
  { key: 'Alt-D', label: 'Defaults', command: { type: 'defaultLook' } },
  ...leaving('Return', 'setup', 'Enter', 'Escape'),
];

function systemChoices(session: Session): Choices {
  const each = (make: (system: SystemId, index: number) => Choice<Command>): Choices => systemIds.map(make);
  return [
    ...each((system, at) => ({ key: String(at + 1), label: systems[system].name, command: { type: 'select', system } })),
    ...each((system, at) => ({ key: `F${at + 1}`, label: `Edit ${systems[system].name}`, command: { type: 'editSystem', system } })),
    { key: 'Alt-C', label: 'Clear', command: { type: 'clearSystem' }, enabled: session.options.system !== null },
    ...returning,
  ];
}

function tableChoices(session: Session): Choices {
  const { place, sitting } = session;
  if (sitting.auto) return sitting.auto.paused ? pausedChoices : runningChoices;
  if (place.screen === 'table' && place.editing) return editingChoices(place.editing);
  return place.screen === 'table' && place.help ? helpChoices : idleChoices(session);
}

function askingChoices(session: Session): Choices | undefined {
  if (session.place.screen !== 'systems' || session.place.asking === null) return undefined;
  const { keys } = questionOf(session.place.asking);
  if (keys === undefined) return undefined;
  return [
    ...keys.map(({ key, label, answer }): Choice<Command> => ({ key, label, command: { type: 'answer', answer } })),
    { key: 'Enter', label: 'Leave as it is', command: { type: 'answer', answer: {} } },
    { key: 'Escape', label: 'Leave System', command: { type: 'leave' } },
  ];
}

const screens: Readonly<Record<Session['place']['screen'], (session: Session) => Choices>> = {
  logon: () => [{ key: 'Enter', label: 'Begin', command: { type: 'go', to: 'table' } }],
  table: tableChoices,
  setup: () => [...setupRows.map(({ key, label, command }) => ({ key, label, command })), ...returning],
  speed: ({ options }) => speedChoices(options.speed),
  colours: () => colourChoices,
  systems: (session) => askingChoices(session) ?? systemChoices(session),
  scores: ({ place }) => [
    { key: 'F8', label: place.screen === 'scores' && place.page === 'scores' ? 'Statistics' : 'High Scores', command: { type: 'page' } },
    ...returning,
  ],
  name: () => [],
  closed: () => [],
};

/** What can be answered now. */
export function questionFor(session: Session): Question<Command> {
  const { place } = session;
  const field = fieldOf(place);
  if (field === null) return { choices: screens[place.screen](session) };
  const leave = place.screen === 'name' ? 'Leave without' : 'Leave as it is';
  return { choices: typingChoices(leave, field.text), field, typed: (character) => ({ type: 'typed', character }) };
}

/** Whether anything of a hand is shown while Auto Play deals it. */
export function handsAreSeen({ options }: Session): boolean {
  return options.hands || options.movement;
}
