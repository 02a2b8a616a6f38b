import { type Outcome, totalCents } from '@felt80/baccarat';
import type { Adapter } from '@felt80/text-mode';
import type { DealtCoup } from '../kit/coup';
import type { CommandOf, Nothing, StepOf } from '../kit/step';
import type { tones } from '../kit/tones';
import { betsOf } from './chips';
import type { Sitting } from './sitting';

/** What is up: the table, the same while cards and chips travel, the page of rules, the offer of a new bank, or nothing any more. */
export type Place = 'table' | 'dealing' | 'rules' | 'broke' | 'closed';

/** Everything: the screen is painted from it and the next question follows from it. */
export interface Session {
  readonly place: Place;
  /** Money that is not on the table. */
  readonly bankCents: number;
  readonly sitting: Sitting;
  /** The worth of the chip that a click puts down. */
  readonly chipCents: number;
  /** The field that was chosen last. */
  readonly field: Outcome | null;
  /** What just happened, in words: the foot of the screen. */
  readonly status: string;
  /** The number of the last writing that this session knows of. */
  readonly revision: number;
  readonly adapter: Adapter;
}

/** What each command has beside its type. */
interface Details {
  readonly chip: { readonly cents: number };
  readonly bet: { readonly on: Outcome };
  readonly take: { readonly on: Outcome };
  readonly takeLast: Nothing;
  readonly clear: Nothing;
  readonly rebet: Nothing;
  readonly deal: Nothing;
  readonly rules: Nothing;
  readonly back: Nothing;
  readonly newBank: Nothing;
  readonly leave: Nothing;
}

/** The names of the commands. */
export type CommandType = keyof Details;

/** What a player can want; with a type given, that one. */
export type Command<T extends CommandType = CommandType> = CommandOf<Details, T>;

/** A coup as it is shown: the sitting before its first card (after a shuffle, if there was one), and what was dealt. */
export interface Dealt extends DealtCoup {
  readonly shuffled: boolean;
  readonly before: Sitting;
}

/** What is to be seen and heard of a step before the screen is painted anew. */
export type FilmEvent =
  | { readonly type: 'dealt'; readonly dealt: Dealt }
  | { readonly type: 'newBank' }
  | { readonly type: 'tone'; readonly tone: keyof typeof tones };

/** A step: the session afterwards, and its film. */
export type Step = StepOf<Session, FilmEvent>;

/** What some commands do. */
export type Handlers<T extends CommandType> = { readonly [K in T]: (session: Session, command: Command<K>) => Step };

/** Money on the table. */
export function stakedCents({ sitting }: Session): number {
  return totalCents(betsOf(sitting.stacks));
}

/** All money of the player: in the bank and on the table. */
export function ownedCents(session: Session): number {
  return session.bankCents + stakedCents(session);
}
