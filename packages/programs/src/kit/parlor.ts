import type { Key } from '@felt80/machine';
import { attribute, type Screen } from '@felt80/text-mode';
import type { Choice } from './choice';

/** What the function keys of the parlor programs change. */
export interface ParlorOptions {
  readonly sound: boolean;
  readonly demo: boolean;
  readonly remarks: boolean;
  /** The colour of the border, 0 to 15. */
  readonly border: number;
}

/** The options that a key turns on and off. */
export type ParlorSwitch = 'sound' | 'demo' | 'remarks';

/** What the function keys of the parlor programs mean. */
export type ParlorCommand =
  | { readonly type: 'switch'; readonly option: ParlorSwitch }
  | { readonly type: 'border' }
  | { readonly type: 'instructions' }
  | { readonly type: 'quit' };

const keyInk = attribute(14, 0);
const labelInk = attribute(0, 3);
const row = 24;

function switchKey(key: Key, option: ParlorSwitch, options: ParlorOptions): Omit<Choice<ParlorCommand>, 'at'> {
  return { key, label: `${option} ${options[option] ? 'off' : 'on'}`, command: { type: 'switch', option } };
}

/** What is before the eyes: a display with colour or without, the game or its instructions. */
export interface ParlorView {
  readonly colour: boolean;
  readonly reading: boolean;
}

/** The function keys with the mode that each will enter, and their places at the foot of the screen. F10 is there in colour only. */
export function parlorKeys(options: ParlorOptions, { colour, reading }: ParlorView): readonly Choice<ParlorCommand>[] {
  const keys: readonly Omit<Choice<ParlorCommand>, 'at'>[] = [
    switchKey('F1', 'sound', options),
    switchKey('F2', 'demo', options),
    { key: 'F5', label: reading ? 'game' : 'instructions', command: { type: 'instructions' } },
    { key: 'F7', label: 'quit', command: { type: 'quit' } },
    switchKey('F9', 'remarks', options),
    ...(colour ? [{ key: 'F10', label: 'border', command: { type: 'border' } } as const] : []),
  ];
  let column = 0;
  return keys.map((choice) => {
    const columns = choice.key.length + choice.label.length;
    const at = { row, column, rows: 1, columns };
    column += columns + 1;
    return { ...choice, at };
  });
}

/** Paints the function keys at the foot of the screen, and at its right end what else is to be known there. */
export function paintParlorKeys(screen: Screen, options: ParlorOptions, view: ParlorView, right = ''): void {
  screen.fill({ row, column: 0, rows: 1, columns: 80 }, ' ', keyInk);
  for (const { key, label, at } of parlorKeys(options, view)) {
    screen.put(row, at?.column ?? 0, key, keyInk);
    screen.put(row, (at?.column ?? 0) + key.length, label, labelInk);
  }
  screen.put(row, 80 - right.length, right, keyInk);
}

/** The options after a switch or the key of the border. */
export function withParlorKey<O extends ParlorOptions>(options: O, command: ParlorCommand): O {
  if (command.type === 'switch') return { ...options, [command.option]: !options[command.option] };
  return command.type === 'border' ? { ...options, border: (options.border + 1) % 16 } : options;
}
