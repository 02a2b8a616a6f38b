import { checkFields } from './state';
import type { System } from './system';

const units = [1, 1, 1, 2, 2, 4, 4, 8, 8] as const;

/** The step of the progression and, while a won bet rides, what rides. */
interface Ride {
  readonly step: number;
  readonly riding?: number;
}

const fresh: Ride = { step: 0 };

/**
 * Every loss moves one step on, also that of a ride. Once there was a loss, a win lets twice the bet ride, and only winning that starts
 * over; so does losing the last step.
 */
export const thirtyOneSystem: System<Ride> = {
  id: 'thirtyOne',
  name: 'Thirty-One',
  asks: ['min', 'max', 'restart', 'on'],
  needs: [],
  start: () => fresh,
  wants: ({ step, riding }, { min }) => riding ?? (units[step] ?? 0) * min,
  won: ({ step, riding }, _settings, stake) => (step === 0 || riding !== undefined ? fresh : { step, riding: 2 * stake }),
  lost: ({ step }) => (step === units.length - 1 ? fresh : { step: step + 1 }),
  check(state, { max }) {
    const step = (from: number) => (number: number) => number >= from && number < units.length;
    if (!Object.hasOwn(Object(state), 'riding')) return checkFields(state, { step: step(0) });
    return checkFields(state, { step: step(1), riding: (riding) => riding >= 2 && riding <= 2 * max && riding % 2 === 0 });
  },
  show: ({ step, riding }) => `step ${step + 1} of ${units.length}${riding === undefined ? '' : ', riding'}`,
};
