import type { Screen } from '@felt80/text-mode';
import type { Choice } from '../kit/choice';
import { keyName } from '../kit/key-name';
import { inks } from './screens/inks';
import { foldColumn, promptColumn, rows } from './screens/layout';
import type { Command } from './session';

/** A choice that may stand on the line of the prompt, where it can be clicked. */
export interface PromptChoice extends Choice<Command> {
  readonly prompt?: boolean;
}

const gap = 3;

/** A choice as it is written: the key is its first letter, or stands before it. */
function written({ key, label }: PromptChoice): readonly [key: string, rest: string] {
  return label.startsWith(key) ? [key, label.slice(key.length)] : [keyName(key), ` ${label}`];
}

/** The choices with the places of those that are written on the line of the prompt, behind what leads it; none lies across the fold. */
export function placed(choices: readonly PromptChoice[], lead: string): readonly PromptChoice[] {
  let column = promptColumn + (lead === '' ? 0 : lead.length + gap - 1);
  return choices.map((choice) => {
    if (!choice.prompt) return choice;
    const columns = written(choice).join('').length;
    if (lead !== '' && column < foldColumn && column + columns > foldColumn) column = foldColumn;
    const at = { row: rows.prompt, column, rows: 1, columns };
    column += columns + gap;
    return { ...choice, at };
  });
}

/** Paints the line of the prompt; the choices are those of {@link placed}. */
export function paintPrompt(screen: Screen, choices: readonly PromptChoice[], lead: string): void {
  const row = rows.prompt;
  if (lead !== '') screen.put(row, promptColumn, lead, inks.bright);
  for (const choice of choices) {
    if (!choice.prompt || !choice.at) continue;
    const [key, rest] = written(choice);
    screen.put(row, choice.at.column, key, inks.key);
    screen.put(row, choice.at.column + key.length, rest, inks.cloth);
  }
}
