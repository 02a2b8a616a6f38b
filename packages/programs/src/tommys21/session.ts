import type { Round, RoundEvent } from '@felt80/twenty-one';
import type { ParlorOptions, ParlorSwitch } from '../kit/parlor';
import type { CommandOf, Nothing, StepOf } from '../kit/step';
import type { tones } from '../kit/tones';
import type { Banter } from './banter';
import type { Pot } from './currency';
import { type Drink, drinkAfter } from './drink';
import { type Game, type GameId, gameOf, type PlayKey, rulesOf } from './games';
import type { Handling, Pack, Shuffled } from './pack';

/** What the F-keys change, and the kind of display. */
export interface Settings extends ParlorOptions {
  readonly mono: boolean;
}

/** What lies open over the table. */
export type Open =
  /** The raise of a buy is being typed. */
  | { readonly type: 'buying' }
  /** A stake is about to be left. */
  | { readonly type: 'forfeiting'; readonly then: 'quit' | 'choose' }
  /** Another game is being chosen. */
  | { readonly type: 'choosing' };

/** The questions at the start, in order. */
export const questions = ['game', 'decks', 'newDeck', 'riffles', 'reshuffle'] as const;
export type QuestionName = (typeof questions)[number];

/** Which screen is up and what is being done there. */
export type Place =
  | { readonly screen: 'title' }
  | { readonly screen: 'questions'; readonly question: QuestionName; readonly typed: string }
  | { readonly screen: 'table'; readonly open: Open | null; readonly typed: string }
  | { readonly screen: 'instructions'; readonly page: number; readonly back: Place; readonly status: string }
  | { readonly screen: 'closed' };

/** How a hand ended for the player. */
export type Outcome = 'won' | 'lost' | 'even';

/** What has happened since the start. */
export interface Sitting {
  readonly hands: number;
  /** Hands won in a row, or below zero lost in a row. */
  readonly streak: number;
  /** The last hands, the oldest first. */
  readonly outcomes: readonly Outcome[];
}

/** Everything: the screen is painted from it and the next question follows from it. */
export interface Session {
  readonly place: Place;
  readonly settings: Settings;
  readonly game: GameId;
  readonly handling: Handling;
  /** As it is on the disk: what is staked has already left it. */
  readonly pot: Pot;
  readonly pack: Pack;
  /** The play on the table, until the next one begins. */
  readonly round: Round | null;
  /** The bank of the seat when the play was opened. */
  readonly bankCents: number;
  readonly betCents: number;
  readonly sitting: Sitting;
  readonly banter: Banter;
  /** What just happened, in words. */
  readonly status: string;
  /** What is to be known before the first play. */
  readonly notices: readonly string[];
}

/** What can be asked at the table. */
export type Phase = 'ready' | 'bet' | 'insurance' | 'playing';

/** What each command has beside its type. */
interface Details {
  readonly begin: Nothing;
  readonly game: { readonly game: GameId };
  readonly newDeck: { readonly newDeck: boolean };
  readonly riffles: { readonly riffles: number | null };
  readonly typed: { readonly character: string };
  readonly rubOut: Nothing;
  readonly enter: Nothing;
  readonly back: Nothing;
  readonly deal: Nothing;
  readonly play: { readonly act: PlayKey['act'] };
  readonly escape: Nothing;
  readonly quit: Nothing;
  readonly forfeit: Nothing;
  readonly switch: { readonly option: ParlorSwitch };
  readonly border: Nothing;
  readonly instructions: Nothing;
  readonly page: { readonly by: number };
}

/** The names of the commands. */
export type CommandType = keyof Details;

/** What a player can want; with a type given, that one. */
export type Command<T extends CommandType = CommandType> = CommandOf<Details, T>;

/** What is to be seen and heard of a step before the screen is painted anew. */
export type FilmEvent =
  | { readonly type: 'shuffled'; readonly shuffled: Shuffled; readonly cards: number }
  /** What was dealt and done, and how the table lay before. */
  | { readonly type: 'dealt'; readonly before: Round | null; readonly events: readonly RoundEvent[] }
  | { readonly type: 'ended'; readonly netCents: number }
  | { readonly type: 'drank' }
  | { readonly type: 'forfeited'; readonly stakeCents: number }
  | { readonly type: 'tone'; readonly tone: keyof typeof tones };

/** A step: the session afterwards, and its film. */
export type Step = StepOf<Session, FilmEvent>;

/** What some commands do. */
export type Handlers<T extends CommandType> = { readonly [K in T]: (session: Session, command: Command<K>) => Step };

/** The table with nothing open and nothing typed. */
export const atTable: Place = { screen: 'table', open: null, typed: '' };

/** Whether the player has sat down: the questions at the start are answered. */
export function isSeated(place: Place): boolean {
  return place.screen === 'table' || (place.screen === 'instructions' && isSeated(place.back));
}

/** The game that is played. */
export function gameIn({ game }: Session): Game {
  return gameOf(game);
}

/** Its rules with the decks that are in the shoe. */
export function rulesIn({ game, handling }: Session): Game['rules'] {
  return rulesOf(gameOf(game), handling.decks);
}

/** What can be asked at the table now. */
export function phaseOf({ round, game }: Session): Phase {
  const phase = round?.turn.phase ?? 'over';
  if (phase === 'over') return gameOf(game).rules.opening[0]?.type === 'bet' ? 'bet' : 'ready';
  return phase === 'betting' ? 'bet' : phase === 'insurance' ? 'insurance' : 'playing';
}

/** What the player has on the table and has not got back or lost. */
export function stakedCents(round: Round | null): number {
  const hands = round?.seats[0]?.hands ?? [];
  return hands.reduce((sum, { state, stakeCents, insuranceCents }) => sum + insuranceCents + (state === 'settled' ? 0 : stakeCents), 0);
}

/** The dealer's glass now. */
export function drinkOf({ sitting }: Session): Drink {
  return drinkAfter(sitting.hands);
}

/** The line that is being typed, if one is. */
export function typedIn({ place }: Session): string {
  return place.screen === 'table' || place.screen === 'questions' ? place.typed : '';
}
