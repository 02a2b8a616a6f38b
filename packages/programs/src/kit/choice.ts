import { type InputEvent, type Key, type LegendKey, type Machine, sameKey, textOf } from '@felt80/machine';
import type { Area } from '@felt80/text-mode';
import type { Field } from './field';

/**
 * A key and what it means now. The same list is the legend of the stage, the keys that are accepted and what boxes and menus
 * paint, so the three cannot differ.
 */
export interface Choice<Command> {
  readonly key: Key;
  readonly label: string;
  readonly command: Command;
  /** Left out: true. A choice that is not enabled is shown and does nothing. */
  readonly enabled?: boolean;
  /** Whether a held key goes on; left out: only its first stroke counts. */
  readonly repeats?: boolean;
  /** A click of the left button in here means the same as the key. */
  readonly at?: Area;
}

/** A place where a click of the right button, or of the left one with Space held, means something of its own. */
export interface Spot<Command> {
  readonly at: Area;
  readonly command: Command;
}

/** A place where a click of the left button means the same as a key, while that key does something. */
export interface KeyArea {
  readonly key: Key;
  readonly at: Area;
}

/** All that can be answered now: by a key or a click, or by typing into a field. */
export interface Question<Command> {
  readonly choices: readonly Choice<Command>[];
  readonly spots?: readonly Spot<Command>[];
  /** Further places of the choices; where some lie over each other the first counts whose key does something. */
  readonly areas?: readonly KeyArea[];
  readonly field?: Field;
  /** What a typed character means, where there is a field. */
  readonly typed?: (character: string) => Command;
}

/** The legend of the stage for a list of choices. */
export function legendOf(choices: readonly Choice<unknown>[]): readonly LegendKey[] {
  return choices.map(({ key, label, enabled = true }) => ({ key, label, enabled }));
}

function holds(area: Area, row: number, column: number): boolean {
  return row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
}

function clicked<Command>(
  { choices, spots = [], areas = [] }: Question<Command>,
  { row, column, button, held }: InputEvent & { readonly type: 'click' },
): Command | undefined {
  const spot = spots.find(({ at }) => holds(at, row, column));
  if (spot && (button === 'right' || held.includes('Space'))) return spot.command;
  if (button !== 'left') return undefined;
  const open = choices.filter(({ enabled = true }) => enabled);
  const here = areas.filter(({ at }) => holds(at, row, column)).map(({ key }) => open.find((choice) => choice.key === key));
  return [open.find(({ at }) => at && holds(at, row, column)), ...here].find((choice) => choice !== undefined)?.command;
}

/** The command that an event means, if it means any. */
export function meaning<Command>(question: Question<Command>, event: InputEvent): Command | undefined {
  if (event.type === 'click') return clicked(question, event);
  const open = question.choices.filter(({ enabled = true }) => enabled);
  const choice = open.find(({ key }) => sameKey(key, event.key));
  if (choice) return event.repeat && !choice.repeats ? undefined : choice.command;
  const character = textOf(event.key);
  return character === undefined ? undefined : question.typed?.(character);
}

/** Tells the stage what can be answered: the legend and the field. */
export function announce(machine: Machine, question: Question<unknown>): void {
  machine.stage.keys(legendOf(question.choices));
  machine.stage.textField(
    question.field && { label: question.field.label, most: question.field.most, digits: question.field.accepts === 'digits' },
  );
}

/** Announces a question and waits for an answer; keys that mean nothing are passed over. With `untilMs`: `undefined` at that time. */
export function ask<Command>(machine: Machine, question: Question<Command>): Promise<Command>;
export function ask<Command>(machine: Machine, question: Question<Command>, untilMs: number | undefined): Promise<Command | undefined>;
export async function ask<Command>(machine: Machine, question: Question<Command>, untilMs?: number): Promise<Command | undefined> {
  announce(machine, question);
  for (;;) {
    const event = await machine.input.read(untilMs === undefined ? {} : { untilMs });
    if (event === undefined) return undefined;
    const command = meaning(question, event);
    if (command !== undefined) return command;
  }
}
