import { longestSeries } from '@felt80/betting-systems';
import { checkShoe, isCard, isRngState, type RngState, type Shoe } from '@felt80/cards-shoe';
import { checkBy } from '@felt80/persistence';
import * as v from 'valibot';
import type { Kept } from '../kit/kept';
import { mostAutoHands, type Options, slowest } from './options';
import { longestName, mostScores, type Score } from './scores';
import type { Sitting } from './sitting';
import type { Statistics } from './statistics';
import { systemIds } from './systems';

/** The table as it is kept. Each writing has the next number, so that a window sees when another one came between. */
export interface KeptTable {
  readonly revision: number;
  /** `null` between sittings. */
  readonly sitting: Sitting | null;
  readonly statistics: Statistics;
}

const whole = v.pipe(v.number(), v.safeInteger());
const natural = v.pipe(whole, v.minValue(0));
const between = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most));
const side = v.picklist(['banker', 'player']);
const outcome = v.picklist(['banker', 'player', 'tie']);
const perOutcome = v.object({ banker: natural, player: natural, tie: natural });
const systemId = v.picklist(systemIds);

function forEach<K extends string, S extends v.GenericSchema>(names: readonly K[], schema: S): v.ObjectSchema<Record<K, S>, undefined> {
  return v.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>);
}

const colour = between(0, 15);
const setup = v.object({
  min: between(5, 500),
  max: between(5, 500),
  restartOnMax: v.boolean(),
  on: side,
  series: v.exactOptional(v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.minLength(1), v.maxLength(longestSeries))),
  startCount: v.exactOptional(between(0, 99)),
});

const options: v.GenericSchema<unknown, Options> = v.object({
  sound: v.boolean(),
  movement: v.boolean(),
  slides: v.boolean(),
  saveScores: v.boolean(),
  snowRemoval: v.boolean(),
  speed: between(0, slowest),
  look: forEach(['backLine', 'backGround', 'backPattern', 'faceLine', 'faceGround', 'face'], colour),
  autoPlay: v.boolean(),
  autoHands: between(0, mostAutoHands),
  clearBets: v.boolean(),
  scoreCard: v.boolean(),
  marks: v.picklist(['crosses', 'numbers']),
  hands: v.boolean(),
  count: v.boolean(),
  odds: v.boolean(),
  system: v.nullable(systemId),
  systems: forEach(systemIds, setup),
});

const cards = v.array(v.custom<ReturnType<() => Shoe['cards'][number]>>(isCard));
const bets = v.object({ bankerCents: natural, playerCents: natural, tieCents: natural });
const sitting: v.GenericSchema<unknown, Sitting> = v.object({
  cards: v.custom<RngState>(isRngState),
  shoe: v.nullable(v.custom<Shoe>((data) => checkShoe(data).status === 'valid')),
  count: whole,
  card: v.object({ marks: v.array(v.object({ outcome, wins: natural })), wins: perOutcome }),
  bets,
  hand: v.nullable(
    v.object({
      player: cards,
      banker: cards,
      playerTotal: between(0, 9),
      bankerTotal: between(0, 9),
      outcome: v.nullable(outcome),
      natural: v.boolean(),
      bets,
      netCents: whole,
    }),
  ),
  winningsCents: whole,
  hands: natural,
  wins: perOutcome,
  run: v.nullable(v.object({ state: v.unknown(), resultCents: whole, restarted: v.boolean() })),
  auto: v.nullable(v.object({ left: natural, paused: v.boolean() })),
});

const statistics: v.GenericSchema<unknown, Statistics> = v.object({
  hands: natural,
  wins: perOutcome,
  naturals: natural,
  biggestWinCents: natural,
  biggestLossCents: natural,
  byBetter: forEach(['byHand', ...systemIds], v.object({ hands: natural, netCents: whole })),
});

const table: v.GenericSchema<unknown, KeptTable> = v.object({ revision: natural, sitting: v.nullable(sitting), statistics });

const scores: v.GenericSchema<unknown, readonly Score[]> = v.pipe(
  v.array(
    v.object({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
      winningsCents: v.pipe(whole, v.minValue(1)),
      hands: natural,
      date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  v.maxLength(mostScores),
);

function file<T>(name: string, kind: string, schema: v.GenericSchema<unknown, T>): Kept<T> {
  return { file: name, type: { kind, version: 1, check: checkBy(schema), upgrade: [] } };
}

/** The options, with the systems and the colours. */
export const optionsFile: Kept<Options> = file('BACCARAT.CFG', 'BACCARAT options', options);
/** The sitting and the statistics. */
export const tableFile: Kept<KeptTable> = file('BACCARAT.SAV', 'BACCARAT table', table);
/** The high scores. */
export const scoresFile: Kept<readonly Score[]> = file('BACCARAT.SCR', 'BACCARAT scores', scores);
