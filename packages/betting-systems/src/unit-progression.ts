import type { Settings } from './settings';
import type { System } from './system';

/** The bet that is called for, and the unit that it is counted in. */
interface Staked {
  readonly call: number;
  readonly unit: number;
}

type Call = (stake: number, unit: number) => number;

/** The systems whose next call follows from the last stake alone; a call below one unit is a completed series and starts over. */
function staked(id: string, name: string, afterWin: Call, afterLoss: Call): System<Staked> {
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
    show: ({ call, unit }) => `unit ${Math.ceil(call / unit)}`,
  };
}

/** One unit up after a loss, one down after a win; a win at one unit completes the series. */
export const dalembertSystem: System<Staked> = staked(
  'dalembert',
  "D'Alembert",
  (stake, unit) => stake - unit,
  (stake, unit) => stake + unit,
);

/** Twice the stake after a loss, one unit after a win. */
export const martingaleSystem: System<Staked> = staked(
  'martingale',
  'Martingale',
  (_stake, unit) => unit,
  (stake) => 2 * stake,
);
