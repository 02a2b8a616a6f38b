import type { Settings } from './settings';
import { misfit, notOfThisSystem } from './state';
import type { System } from './system';

/** The numbers that are left, in order. */
type Series = readonly number[];

export const defaultSeries: Series = [5, 10, 15, 20, 25];

/** More losses than anybody plays. */
const longestReached = 1_000_000;
const shownAtMost = 12;
const shownAtEachEnd = 5;

function start({ series = defaultSeries }: Settings): Series {
  return series;
}

/** Both cancellations bet the first and the last number and write lost bets at the end; they differ in what a win crosses out. */
function cancellation(id: string, name: string, crossOut: (series: Series) => Series): System<Series> {
  return {
    id,
    name,
    asks: ['series', 'min', 'max', 'restart', 'on'],
    needs: [],
    start,
    wants(series) {
      const [first = 0] = series;
      return series.length === 1 ? first : first + (series.at(-1) ?? 0);
    },
    won(series, settings) {
      const left = crossOut(series);
      return left.length === 0 ? start(settings) : left;
    },
    lost: (series, _settings, stake) => [...series, stake],
    check(state, settings) {
      if (!Array.isArray(state)) return notOfThisSystem;
      if (state.length === 0) return { problem: 'seriesEmpty', at: 'series' };
      if (state.length > longestReached) return { problem: 'seriesTooLong', at: 'series' };
      const begun = start(settings);
      const isStakeOrBegun = (number: number) => number >= 1 && (number <= settings.max || begun.includes(number));
      for (const number of state as readonly unknown[]) {
        const problem = misfit(number, isStakeOrBegun);
        if (problem) return { problem, at: 'series' };
      }
      return undefined;
    },
    show(series) {
      if (series.length <= shownAtMost) return series.join(' ');
      const ends = [series.slice(0, shownAtEachEnd), series.slice(-shownAtEachEnd)];
      return `${ends.map((end) => end.join(' ')).join(' .. ')} (${series.length})`;
    },
  };
}

export const cancellationSystem: System<Series> = cancellation('cancellation', 'Cancellation', (series) => series.slice(1, -1));

export const tripleCancellationSystem: System<Series> = cancellation('tripleCancellation', 'Triple Cancellation', (series) =>
  series.slice(3),
);
