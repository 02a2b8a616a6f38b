import type { Outcome } from '@felt80/baccarat';
import type { Key } from '@felt80/machine';
import { wholeScreen } from '@felt80/text-mode';
import type { Choice, Question } from '../kit/choice';
import { places } from '../kit/coup';
import { placeNames } from '../kit/coup-words';
import { dollars } from '../kit/money';
import { whyNotRebet } from './bets';
import { chips } from './chips';
import { buttonAreas, chipArea, fieldAreas, offerButtons } from './layout';
import { type Command, type Session, stakedCents } from './session';

/** A choice that is painted as a button; `dim` marks one that can only say why it does nothing now. */
export interface ButtonChoice extends Choice<Command> {
  readonly dim: boolean;
}

/** The key of each field. */
export const fieldKeys: Readonly<Record<Outcome, Key>> = { player: 'P', tie: 'T', banker: 'B' };

/** The buttons of the table from left to right. */
export function buttons(session: Session): readonly ButtonChoice[] {
  const bare = stakedCents(session) === 0;
  return [
    { key: 'Enter', label: 'Deal', command: { type: 'deal' }, at: buttonAreas.deal, dim: bare },
    { key: 'R', label: 'Rebet', command: { type: 'rebet' }, at: buttonAreas.rebet, dim: whyNotRebet(session) !== undefined },
    { key: 'C', label: 'Clear Bets', command: { type: 'clear' }, at: buttonAreas.clear, dim: bare },
    { key: 'H', label: 'Rules', command: { type: 'rules' }, at: buttonAreas.rules, dim: false },
    { key: 'Escape', label: 'Quit', command: { type: 'leave' }, at: buttonAreas.leave, dim: false },
  ];
}

const chipChoices: readonly Choice<Command>[] = chips.map(({ cents }, at) => ({
  key: String(at + 1),
  label: `${dollars(cents)} Chip`,
  command: { type: 'chip', cents },
  at: chipArea(at),
}));

const fieldChoices: readonly Choice<Command>[] = places.map((on) => ({
  key: fieldKeys[on],
  label: `Bet on ${placeNames[on]}`,
  command: { type: 'bet', on },
  at: fieldAreas[on],
}));

const takeBack: Choice<Command> = { key: 'Backspace', label: 'Take a Chip Back', command: { type: 'takeLast' }, repeats: true };

const spots: Question<Command>['spots'] = places.map((on) => ({ at: fieldAreas[on], command: { type: 'take', on } }));

/** The buttons of the offer of a new bank. */
export const offerChoices: readonly ButtonChoice[] = [
  { key: 'Enter', label: 'New Bank', command: { type: 'newBank' }, at: offerButtons.newBank, dim: false },
  { key: 'Escape', label: 'Quit', command: { type: 'leave' }, at: offerButtons.leave, dim: false },
];

const back: readonly Choice<Command>[] = (['Enter', 'Escape', 'H'] as const).map((key) => ({
  key,
  label: 'Back to the Table',
  command: { type: 'back' },
  at: wholeScreen,
}));

/** The one key that is heard while cards and chips travel; clicks are not. */
export const cuttingKey: Key = 'Escape';

/** What the stage says meanwhile. */
export const cutting: readonly Choice<unknown>[] = [{ key: cuttingKey, label: 'Skip', command: undefined }];

const questions: Readonly<Record<Session['place'], (session: Session) => Question<Command>>> = {
  table: (session) => ({ choices: [...buttons(session), ...fieldChoices, ...chipChoices, takeBack], spots }),
  dealing: () => ({ choices: [] }),
  rules: () => ({ choices: back }),
  broke: () => ({ choices: offerChoices }),
  closed: () => ({ choices: [] }),
};

/** What can be answered now. */
export function questionFor(session: Session): Question<Command> {
  return questions[session.place](session);
}
