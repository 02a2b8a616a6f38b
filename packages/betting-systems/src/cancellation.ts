import type { Settings } from './settings';
import type { System } from './system';

/** The numbers that are left, in order. */
type Series = readonly number[];

export const defaultSeries: Series = [5, 10, 15, 20, 25];

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
