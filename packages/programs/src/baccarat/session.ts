import type { Bets, Outcome } from '@felt80/baccarat';
import type { SystemId } from '@felt80/betting-systems';
import type { Key } from '@felt80/machine';
import type { Adapter } from '@felt80/text-mode';
import type { CardLook } from '../kit/card';
import type { Field } from '../kit/field';
import type { CommandOf, Nothing, StepOf } from '../kit/step';
import type { tones } from '../kit/tones';
import type { Dealt } from './deal';
import type { Options, Switch, SystemSetup } from './options';
import type { Score } from './scores';
import type { Sitting } from './sitting';
import type { Statistics } from './statistics';

/** A bet being changed: the table as it would be. */
export interface Editing {
  readonly side: Outcome;
  readonly bets: Bets;
}

/** The questions about a betting system, and where they have got to. */
export interface Asking {
  readonly system: SystemId;
  /** Which of the system's questions is open, from 0. */
  readonly question: number;
  readonly answers: SystemSetup;
  /** Where the answer is typed; `null` where it is a single key. */
  readonly field: Field | null;
}

/** Which screen is up and what is being done there. */
export type Place =
  | { readonly screen: 'logon'; readonly notices: readonly string[] }
  | { readonly screen: 'table'; readonly editing: Editing | null; readonly help: boolean }
  | { readonly screen: 'setup'; readonly field: Field | null }
  | { readonly screen: 'speed' }
  | { readonly screen: 'colours' }
  | { readonly screen: 'systems'; readonly asking: Asking | null }
  | { readonly screen: 'scores'; readonly page: 'scores' | 'statistics' }
  | { readonly screen: 'name'; readonly field: Field }
  | { readonly screen: 'closed' };

/** Everything: the screen is painted from it and the next question follows from it. */
export interface Session {
  readonly place: Place;
  readonly options: Options;
  readonly sitting: Sitting;
  readonly statistics: Statistics;
  readonly scores: readonly Score[];
  /** What just happened, in words: the foot of the screen. */
  readonly status: string;
  readonly adapter: Adapter;
  /** The number of the last writing of the table that this session knows of. */
  readonly revision: number;
}

/** A screen that can be gone to by a key. */
export type Destination = 'table' | 'setup' | 'speed' | 'colours' | 'systems' | 'scores';

/** Why something that was asked for is not done now. */
export type Hint = 'systemPlaces' | 'autoPlayOff' | 'noAutoHands';

/** What each command has beside its type. */
interface Details {
  readonly go: { readonly to: Destination };
  readonly help: Nothing;
  readonly odds: Nothing;
  readonly page: Nothing;
  readonly quit: Nothing;
  readonly deal: Nothing;
  readonly startAuto: Nothing;
  readonly autoHands: { readonly hands: number };
  readonly pause: Nothing;
  readonly resume: Nothing;
  readonly stopAuto: Nothing;
  readonly hint: { readonly hint: Hint };
  readonly edit: { readonly side: Outcome };
  readonly raise: { readonly byCents: number };
  readonly clearBet: Nothing;
  readonly lock: Nothing;
  readonly restore: Nothing;
  readonly toggle: { readonly option: Switch };
  readonly marks: Nothing;
  readonly askHands: Nothing;
  readonly speed: { readonly by: number };
  readonly preview: Nothing;
  readonly colour: { readonly slot: keyof CardLook; readonly by: number };
  readonly defaultLook: Nothing;
  readonly select: { readonly system: SystemId };
  readonly editSystem: { readonly system: SystemId };
  readonly clearSystem: Nothing;
  readonly answer: { readonly answer: Partial<SystemSetup> };
  readonly typed: { readonly character: string };
  readonly rubOut: Nothing;
  readonly enter: Nothing;
  readonly leave: Nothing;
}

/** The names of the commands. */
export type CommandType = keyof Details;

/** What a player can want; with a type given, that one. */
export type Command<T extends CommandType = CommandType> = CommandOf<Details, T>;

/** What is to be seen and heard of a step before the screen is painted anew. */
export type FilmEvent =
  | { readonly type: 'dealt'; readonly dealt: Dealt }
  | { readonly type: 'played'; readonly hands: number }
  | { readonly type: 'preview' }
  | { readonly type: 'tone'; readonly tone: keyof typeof tones };

/** A step: the session afterwards, and its film. */
export type Step = StepOf<Session, FilmEvent>;

/** What some commands do. `today` is a date like `1990-08-03`. */
export type Handlers<T extends CommandType> = {
  readonly [K in T]: (session: Session, command: Command<K>, today: string) => Step;
};

/** The key that cuts the film of this session short, if one does. */
export function cuttingKey(session: Session): Key | undefined {
  return session.sitting.auto ? 'Escape' : undefined;
}

/** The session at the table with nothing open. */
export const atTable: Place = { screen: 'table', editing: null, help: false };
