import { attribute, type Screen, toGlyph } from '@felt80/text-mode';

/** Which characters a field takes: 0–9; 0–9 and blanks; all that code page 437 can show. */
export type Accepts = 'digits' | 'numbers' | 'text';

/** A line being typed, as a value: part of a session, so that the screen can be painted from the session alone. */
export interface Field {
  readonly label: string;
  readonly text: string;
  /** The most characters that fit. */
  readonly most: number;
  readonly accepts: Accepts;
}

/** Why a character was not taken. */
export type FieldRefusal = 'full' | 'notADigit' | 'notANumber' | 'notShowable';

const refusals: Readonly<Record<Accepts, { readonly takes: (character: string) => boolean; readonly why: FieldRefusal }>> = {
  digits: { takes: (character) => /^\d$/.test(character), why: 'notADigit' },
  numbers: { takes: (character) => /^[\d ]$/.test(character), why: 'notANumber' },
  text: { takes: (character) => toGlyph(character) !== undefined && !/[\u00a0\u2400]/.test(character), why: 'notShowable' },
};

/** The field after a character, or why it was not taken. */
export function typeInto(field: Field, character: string): Field | FieldRefusal {
  const { takes, why } = refusals[field.accepts];
  if (!takes(character)) return why;
  return field.text.length >= field.most ? 'full' : { ...field, text: field.text + character };
}

/** The field without its last character. */
export function rubOut(field: Field): Field {
  return { ...field, text: field.text.slice(0, -1) };
}

/** Draws the field `columns` wide with the cursor behind the text; a longer text shows its end. Light on black unless said otherwise. */
export function paintField(
  screen: Screen,
  field: Field,
  row: number,
  column: number,
  columns: number,
  ink: number = attribute(15, 0),
): void {
  const shown = field.text.slice(-(columns - 1));
  screen.put(row, column, shown.padEnd(columns), ink);
  Object.assign(screen.cursor, { row, column: column + shown.length, visible: true });
}
