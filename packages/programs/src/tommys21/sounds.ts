import type { Note } from '@felt80/machine';

/** A sip from the martini. */
export const sipTones: readonly Note[] = [
  { hertz: 262, ticks: 0.5 },
  { hertz: 330, ticks: 0.5 },
  { hertz: 294, ticks: 0.5 },
  { hertz: 392, ticks: 1 },
];

const steps: readonly (readonly [hertz: number, ticks: number])[] = [
  [392, 2],
  [0, 1],
  [392, 1],
  [440, 2],
  [523, 2],
  [0, 1],
  [466, 1],
  [440, 2],
  [349, 2],
  [0, 1],
  [392, 1],
  [330, 2],
  [294, 1],
  [277, 1],
  [262, 4],
  [0, 1],
  [523, 1],
  [523, 3],
];

/** The start-up tune: a few bars of our own for a bar at midnight. */
export const tune: readonly Note[] = steps.map(([hertz, ticks]) => ({ hertz, ticks }));
