import { attribute, contrast } from '@felt80/text-mode';

type Ink =
  | 'text'
  | 'bright'
  | 'key'
  | 'dim'
  | 'good'
  | 'bad'
  | 'badge'
  | 'status'
  | 'bar'
  | 'barKey'
  | 'balloon'
  | 'panel'
  | 'panelKey'
  | 'panelDim'
  | 'typed';

/** The attributes of the program. All text has a contrast of 4.5:1 or more. */
export const inks: Readonly<Record<Ink, number>> = {
  text: attribute(7, 0),
  bright: attribute(15, 0),
  key: attribute(14, 0),
  dim: attribute(7, 0),
  good: attribute(10, 0),
  bad: attribute(12, 0),
  badge: attribute(0, 14),
  status: attribute(15, 1),
  bar: attribute(0, 7),
  barKey: attribute(1, 7),
  balloon: attribute(0, 15),
  panel: attribute(15, 1),
  panelKey: attribute(14, 1),
  panelDim: attribute(7, 1),
  typed: attribute(15, 1),
};

/** The border colour of the first minute. */
export const firstBorder = 4;

/** Black or white on a colour, whichever is read better: never under 4.5:1. */
export function inkOn(colour: number): number {
  const [light, dark] = [attribute(15, colour), attribute(0, colour)];
  return contrast(light) >= contrast(dark) ? light : dark;
}
