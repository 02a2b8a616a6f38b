import { type HighBit, readAttribute } from './attribute';

const HIDDEN = 0x00;
const NORMAL = 0x07;
const BRIGHT = 0x0f;
const REVERSE = 0x70;
const BLINK = 0x80;

function translate(attribute: number, highBit: HighBit): number {
  const { foreground, background, blink } = readAttribute(attribute, highBit);
  if (foreground === background) return HIDDEN;
  const isBright = foreground > 7;
  const isDarkBehind = background === 0 || (background < 7 && isBright);
  const shown = isDarkBehind ? (isBright ? BRIGHT : NORMAL) : REVERSE;
  return blink ? shown | BLINK : shown;
}

const tables: Readonly<Record<HighBit, readonly number[]>> = {
  blink: Array.from({ length: 256 }, (_, attribute) => translate(attribute, 'blink')),
  bright: Array.from({ length: 256 }, (_, attribute) => translate(attribute, 'bright')),
};

/**
 * The attribute of a monochrome adapter that stands for a colour attribute: 00 hidden, 07 normal, 0F bright, 70 reverse, and
 * bit 7 for those that blink (so the result is to be shown with the high bit `blink`). Equal colours are hidden. On black the intensity decides. Bright characters on the colours 1
 * to 6 are bright on black, since what is behind them is the darker; everything else on a colour is reverse.
 */
export function monoAttribute(attribute: number, highBit: HighBit = 'bright'): number {
  return tables[highBit][attribute] ?? translate(attribute, highBit);
}
