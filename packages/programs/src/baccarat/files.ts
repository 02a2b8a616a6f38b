import { checkSettings, longestSeries, type SystemId, systems } from '@felt80/betting-systems';
import * as v from 'valibot';
import { betFields, places } from '../kit/coup';
import { betsKept, handKept, outcomeKept, rngKept, shoeKept } from '../kit/coup-record';
import { type Kept, kept } from '../kit/kept';
import { between, natural, whole } from '../kit/schema';
import { isBet } from './bets';
import { mostAutoHands, type Options, type SystemSetup, slowest } from './options';
import { longestName, mostScores, type Score } from './scores';
import type { Sitting, SystemRun } from './sitting';
import type { Statistics } from './statistics';
import { systemIds } from './systems';

/** The table as it is kept. Each writing has the next number, so that a window sees when another one came between. */
export interface KeptTable {
  readonly revision: number;
  /** `null` between sittings. */
  readonly sitting: Sitting | null;
  readonly statistics: Statistics;
}

/** More hands than any shoe has. */
const mostMarks = 999;

const side = v.picklist(['banker', 'player']);
const perOutcome = v.object({ banker: natural, player: natural, tie: natural });
const systemId = v.picklist(systemIds);

function forEach<K extends string, S extends v.GenericSchema>(names: readonly K[], schema: S): v.ObjectSchema<Record<K, S>, undefined> {
  return v.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>);
}

const colour = between(0, 15);
const setupShape = v.object({
  min: between(5, 500),
  max: between(5, 500),
  restartOnMax: v.boolean(),
  on: side,
  series: v.exactOptional(v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.minLength(1), v.maxLength(longestSeries))),
  startCount: v.exactOptional(between(0, 99)),
});

/** The setup of a system that the system itself can work with. */
function setupOf(system: SystemId): v.GenericSchema<unknown, SystemSetup> {
  return v.pipe(
    setupShape,
    v.check((setup) => checkSettings(systems[system], setup) === undefined),
  );
}

const setups = v.object(Object.fromEntries(systemIds.map((id) => [id, setupOf(id)])) as Record<SystemId, ReturnType<typeof setupOf>>);

/** A system at work; one that is unknown is at its start. Whether it can go on from its state depends on its settings: `runOf` says. */
const run: v.GenericSchema<unknown, SystemRun | null> = v.fallback(
  v.nullable(v.object({ system: systemId, state: v.unknown(), resultCents: whole, restarted: v.boolean() })),
  null,
);

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
  systems: setups,
});

const sitting: v.GenericSchema<unknown, Sitting> = v.object({
  cards: rngKept,
  shoe: shoeKept,
  count: whole,
  card: v.object({
    marks: v.pipe(v.array(v.object({ outcome: outcomeKept, wins: between(0, mostMarks) })), v.maxLength(mostMarks)),
    wins: perOutcome,
  }),
  bets: v.pipe(
    betsKept,
    v.check((bets) => places.every((place) => isBet(place, bets[betFields[place]]))),
  ),
  hand: handKept,
  winningsCents: whole,
  hands: natural,
  wins: perOutcome,
  run,
  auto: v.nullable(v.object({ left: between(0, mostAutoHands), paused: v.boolean() })),
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
      closing: v.exactOptional(natural),
    }),
  ),
  v.maxLength(mostScores),
);

/** The options, with the systems and the colours. */
export const optionsFile: Kept<Options> = kept('BACCARAT.CFG', 'BACCARAT options', options);
/** The sitting and the statistics. */
export const tableFile: Kept<KeptTable> = kept('BACCARAT.SAV', 'BACCARAT table', table);
/** The high scores. */
export const scoresFile: Kept<readonly Score[]> = kept('BACCARAT.SCR', 'BACCARAT scores', scores);
