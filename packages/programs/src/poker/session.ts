import type { RngState } from '@felt80/cards-shoe';
import { type Action, type Deal, games, type PokerEvent } from '@felt80/poker';
import type { Mind } from '@felt80/poker/bots';
import type { Field } from '../kit/field';
import type { ParlorCommand, ParlorOptions } from '../kit/parlor';
import type { Bags } from '../kit/remarks';
import type { CommandOf, Nothing, StepOf } from '../kit/step';
import type { tones } from '../kit/tones';
import type { Answers, QuestionName } from './questions';
import type { PlayRecord } from './record';
import type { CharacterName } from './remarks';

/** What can be set while the program runs. */
export interface Options extends ParlorOptions {
  /** The viewing delay in half seconds, 0 to 19. */
  readonly delay: number;
}

/** The longest viewing delay, in half seconds. */
export const longestDelay = 19;

/** A place at the table: who sits there, and how he thinks. Yours too has a mind, for the demo. */
export interface Seat {
  readonly name: CharacterName | 'you';
  readonly mind: Mind;
}

/** What somebody has just said. */
export interface Remark {
  readonly seat: number;
  readonly line: string;
}

/** Why a game is over: you are broke, or nobody else is left. */
export type Over = 'broke' | 'alone';

/** A game from the first hand until you or all others are broke. */
export interface Table {
  readonly seats: readonly Seat[];
  /** The hand in play or just over; `null` before the first. */
  readonly deal: Deal | null;
  /** Chips of yours that the dead deals before this one left in its pot. */
  readonly carried: number;
  /** Hands dealt in this game. */
  readonly hands: number;
  readonly over: Over | null;
  readonly remark: Remark | null;
  /** The cards that you mean to throw away, and the one that is pointed at. */
  readonly marks: readonly number[];
  readonly pointer: number;
}

/** What is asked over the table. */
export type Asking =
  | { readonly type: 'chips'; readonly action: 'open' | 'raise'; readonly field: Field }
  | { readonly type: 'sure'; readonly about: 'quit' | 'newGame' };

/** Which screen is up and what is being done there. */
export type Place =
  | { readonly screen: 'title'; readonly frame: number }
  | { readonly screen: 'questions'; readonly name: QuestionName; readonly field: Field }
  | { readonly screen: 'table'; readonly asking: Asking | null }
  | { readonly screen: 'instructions'; readonly page: number; readonly behind: Place }
  | { readonly screen: 'closed' };

/** The streams of chance as they are now. */
export interface Streams {
  readonly cards: RngState;
  readonly lots: RngState;
  readonly players: RngState;
  readonly dressing: RngState;
}

/** Everything: the screen is painted from it and the next question follows from it. */
export interface Session {
  readonly place: Place;
  readonly options: Options;
  readonly colour: boolean;
  readonly answers: Answers;
  /** `null` until the questions are answered. */
  readonly table: Table | null;
  readonly record: PlayRecord;
  readonly streams: Streams;
  readonly bags: Bags;
  /** What just happened, in words. */
  readonly status: string;
  /** What was wrong at the start: parameters, files. */
  readonly notices: readonly string[];
}

/** What each command has beside its type; those of the function keys are in the kit. */
interface Details {
  readonly begin: Nothing;
  readonly goOn: Nothing;
  readonly answer: { readonly value: number };
  readonly deal: Nothing;
  readonly act: { readonly action: Action };
  readonly askChips: { readonly action: 'open' | 'raise' };
  readonly mark: { readonly card: number };
  readonly point: { readonly by: number };
  readonly typed: { readonly character: string };
  readonly rubOut: Nothing;
  readonly enter: Nothing;
  readonly leave: Nothing;
  readonly delay: { readonly by: number };
  readonly page: { readonly by: number };
  readonly newGame: Nothing;
  readonly sure: { readonly yes: boolean };
}

/** The names of the commands. */
export type CommandType = (CommandOf<Details> | ParlorCommand)['type'];

/** What a player can want; with a type given, that one. */
export type Command<T extends CommandType = CommandType> = Extract<CommandOf<Details> | ParlorCommand, { readonly type: T }>;

/** What is to be seen and heard of a step before the screen is painted anew. */
export type FilmEvent =
  | { readonly type: 'played'; readonly before: Deal; readonly events: readonly PokerEvent[]; readonly shuffled: boolean }
  | { readonly type: 'tone'; readonly tone: keyof typeof tones };

/** A step: the session afterwards, and its film. */
export type Step = StepOf<Session, FilmEvent>;

/** What some commands do. */
export type Handlers<T extends CommandType> = { readonly [K in T]: (session: Session, command: Command<K>) => Step };

/** The table with nothing asked. */
export const atTable: Place = { screen: 'table', asking: null };

/** Whether a hand is being played. */
export function inPlay({ table }: Session): boolean {
  return table?.deal !== null && table?.deal !== undefined && table.deal.result === undefined;
}

/** Chips of yours that lie in the pot and would be lost: those of the hand in play or of a dead deal, and of dead deals before it. */
export function atStake(table: Table | null): number {
  const deal = table?.deal;
  if (!deal || deal.pot === 0) return 0;
  return table.carried + (deal.hands[0]?.inPot ?? 0);
}

/** Whether it is your turn, with cards in hand. */
export function isYourTurn({ table }: Session): boolean {
  return table?.deal?.toAct[0] === 0;
}

/** Whether you are to throw cards away. */
export function isDiscarding(session: Session): boolean {
  const deal = session.table?.deal;
  return (
    deal !== null &&
    deal !== undefined &&
    isYourTurn(session) &&
    !session.options.demo &&
    games[deal.game].steps[deal.step]?.type === 'discard'
  );
}

/** The field that is being typed into, wherever it is. */
export function fieldOf(place: Place): Field | null {
  if (place.screen === 'questions') return place.field;
  return place.screen === 'table' && place.asking?.type === 'chips' ? place.asking.field : null;
}

/** Whether the next move comes by itself, after the viewing delay. */
export function goesOnByItself(session: Session): boolean {
  const { place, table, options } = session;
  if (place.screen !== 'table' || place.asking !== null || table === null || table.over !== null) return false;
  return inPlay(session) ? options.demo || !isYourTurn(session) : options.demo;
}

/** The names of the seats as the screen writes them. */
export function seatName(table: Table, seat: number): string {
  return (table.seats[seat]?.name ?? 'you').toUpperCase();
}
