import type { Settings } from './settings';
import { checkFields } from './state';
import type { System } from './system';

/** The bet that is called for, and the unit that it is counted in. */
interface Staked {
  readonly call: number;
  readonly unit: number;
}

type Call = (stake: number, unit: number) => number;

/**
 * The systems whose next call follows from the last stake alone; a call below one unit is a completed series and starts over.
 * `isCall` knows the calls above one unit.
 */
function staked(
  id: string,
  name: string,
  afterWin: Call,
  afterLoss: Call,
  isCall: (call: number, settings: Settings) => boolean,
): System<Staked> {
  const calling =
    (call: Call) =>
    (_state: Staked, { min }: Settings, stake: number) => ({ call: Math.max(min, call(stake, min)), unit: min });
  return {
    id,
    name,
    asks: ['min', 'max', 'restart', 'on'],
    needs: [],
    start: ({ min }) => ({ call: min, unit: min }),
    wants: ({ call }) => call,
    won: calling(afterWin),
    lost: calling(afterLoss),
    check(state, settings) {
      const { min } = settings;
      return checkFields(state, {
        call: (call) => call === min || (call > min && isCall(call, settings)),
        unit: (unit) => unit === min,
      });
    },
    show: ({ call, unit }) => `unit ${Math.ceil(call / unit)}`,
  };
}

/** One unit up after a loss, one down after a win; a win at one unit completes the series. */
export const dalembertSystem: System<Staked> = staked(
  'dalembert',
  "D'Alembert",
  (stake, unit) => stake - unit,
  (stake, unit) => stake + unit,
  (call, { min, max }) => call <= max + min,
);

/** Twice the stake after a loss, one unit after a win. */
export const martingaleSystem: System<Staked> = staked(
  'martingale',
  'Martingale',
  (_stake, unit) => unit,
  (stake) => 2 * stake,
  (call, { max }) => call <= 2 * max && call % 2 === 0,
);
