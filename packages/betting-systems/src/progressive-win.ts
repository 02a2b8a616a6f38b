import { checkFields } from './state';
import type { System } from './system';

const units = [1, 2, 3, 5, 5, 8] as const;

interface Progress {
  readonly step: number;
}

/** A win moves one step on and stays at the last, a loss returns to the first. */
export const progressiveWinSystem: System<Progress> = {
  id: 'progressiveWin',
  name: 'Progressive Win',
  asks: ['min', 'max', 'restart', 'on'],
  needs: [],
  start: () => ({ step: 0 }),
  wants: ({ step }, { min }) => (units[step] ?? 0) * min,
  won: ({ step }) => ({ step: Math.min(step + 1, units.length - 1) }),
  lost: () => ({ step: 0 }),
  check: (state) => checkFields(state, { step: (step) => step >= 0 && step < units.length }),
  show: ({ step }) => `step ${step + 1} of ${units.length}`,
};
