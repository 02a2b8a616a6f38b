import { TextModeError } from './problem';

/** The sixteen colours by number. */
export const colourNames = [
  'black',
  'blue',
  'green',
  'cyan',
  'red',
  'magenta',
  'brown',
  'lightGrey',
  'darkGrey',
  'lightBlue',
  'lightGreen',
  'lightCyan',
  'lightRed',
  'lightMagenta',
  'yellow',
  'white',
] as const;

/** The name of one of the sixteen colours. */
export type ColourName = (typeof colourNames)[number];

/** The number of each colour: `colours.brown` is 6. */
export const colours: Readonly<Record<ColourName, number>> = Object.fromEntries(
  colourNames.map((name, number) => [name, number]),
) as Record<ColourName, number>;

/**
 * What bit 7 of an attribute does. `bright`: 16 backgrounds, nothing blinks; `blink`: 8 backgrounds, and the character
 * blinks. A switch of the adapter, for the whole screen; `bright` wherever it is not said.
 */
export type HighBit = 'blink' | 'bright';

/** Light grey on black: the attribute of an empty screen. */
export const plain = 0x07;

/** The parts of an attribute. */
export interface AttributeParts {
  /** Colour of the character, 0 to 15. */
  readonly foreground: number;
  /** Colour behind it: 0 to 7 under `blink`, 0 to 15 under `bright`. */
  readonly background: number;
  readonly blink: boolean;
}

function colourNumber(colour: ColourName | number): number {
  const number = typeof colour === 'number' ? colour : colours[colour];
  if (!Number.isInteger(number) || number < 0 || number > 15) throw new TextModeError('notAColour', `${colour} is no colour: 0 to 15 are`);
  return number;
}

/**
 * An attribute from two colours. A background of 8 to 15 sets bit 7 and is bright only under the high bit `bright`.
 * Throws `TextModeError('notAColour')`.
 */
export function attribute(foreground: ColourName | number, background: ColourName | number = 0): number {
  return colourNumber(foreground) | (colourNumber(background) << 4);
}

/** The attribute with bit 7 set: it blinks on a screen whose high bit is `blink`. */
export function blinking(attribute: number): number {
  return checkedAttribute(attribute) | 0x80;
}

/** Takes an attribute apart. */
export function readAttribute(attribute: number, highBit: HighBit = 'bright'): AttributeParts {
  checkedAttribute(attribute);
  const blinks = highBit === 'blink';
  return { foreground: attribute & 15, background: (attribute >> 4) & (blinks ? 7 : 15), blink: blinks && attribute >= 0x80 };
}

/** The attribute itself, when it is a whole number 0 to 255; otherwise throws `TextModeError('notAnAttribute')`. */
export function checkedAttribute(attribute: number): number {
  if (!Number.isInteger(attribute) || attribute < 0 || attribute > 255)
    throw new TextModeError('notAnAttribute', `${attribute} is no attribute: 0 to 255 are`);
  return attribute;
}
