/** What a player sets for a system; amounts are whole units of the table's money (dollars in baccarat). */
export interface Settings {
  /** The least bet, and the unit of the systems that count in units. */
  readonly min: number;
  /** The greatest bet. The flat systems use `min` alone. */
  readonly max: number;
  /** Whether a call above `max` starts the system over; otherwise the bet is held at `max`. */
  readonly restartOnMax: boolean;
  /** The numbers of the cancellation systems; default 5 10 15 20 25. */
  readonly series?: readonly number[];
  /** The count that a new shoe begins with. Whoever keeps the count uses it; no system does. */
  readonly startCount?: number;
}

/** What an editor asks about a system. `amount` stands for `min` and `max` at once, `on` for the side. */
export type Question = 'series' | 'amount' | 'min' | 'max' | 'restart' | 'on' | 'count';

/**
 * What is wrong with settings, and in which of them: `notWhole`, `notPositive`, `maxBelowMin`, `outsideTable`, and for a series
 * `seriesEmpty` and `seriesTooLong` (more than 20 numbers).
 */
export interface SettingsProblem {
  readonly problem: 'notWhole' | 'notPositive' | 'maxBelowMin' | 'outsideTable' | 'seriesEmpty' | 'seriesTooLong';
  readonly at: 'min' | 'max' | 'series' | 'startCount';
}

/** The most numbers that a series may begin with. */
export const longestSeries = 20;

type Find = (
  settings: Settings,
  limits: { readonly least: number; readonly most: number },
) => SettingsProblem['problem'] | false | undefined;
type Check = readonly [at: SettingsProblem['at'], find: Find];

const isAmount = (amount: number) => (Number.isSafeInteger(amount) ? amount <= 0 && 'notPositive' : 'notWhole');

const always: readonly Check[] = [
  ['min', ({ min }) => isAmount(min)],
  ['max', ({ max }) => isAmount(max)],
  ['max', ({ min, max }) => max < min && 'maxBelowMin'],
  ['min', ({ min }, { least, most }) => (min < least || min > most) && 'outsideTable'],
  ['max', ({ max }, { least, most }) => (max < least || max > most) && 'outsideTable'],
];

const asked: { readonly [question in Question]?: readonly Check[] } = {
  series: [
    ['series', ({ series }) => series?.length === 0 && 'seriesEmpty'],
    ['series', ({ series = [] }) => series.length > longestSeries && 'seriesTooLong'],
    ['series', ({ series = [] }) => series.map(isAmount).find(Boolean)],
  ],
  count: [['startCount', ({ startCount = 0 }) => !Number.isSafeInteger(startCount) && 'notWhole']],
};

/**
 * The first thing wrong with settings for a system, or nothing. Given a table's limits, `min` and `max` must lie within them.
 */
export function checkSettings(
  system: { readonly asks: readonly Question[] },
  settings: Settings,
  limits: { readonly least: number; readonly most: number } = { least: 1, most: Number.MAX_SAFE_INTEGER },
): SettingsProblem | undefined {
  for (const [at, find] of [...always, ...system.asks.flatMap((question) => asked[question] ?? [])]) {
    const problem = find(settings, limits);
    if (problem) return { problem, at };
  }
  return undefined;
}
