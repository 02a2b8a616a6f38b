import { type Side, startCount } from '@felt80/baccarat';
import { defaults, type Settings, type SystemId } from '@felt80/betting-systems';
import { type CardLook, defaultLook } from '../kit/card';

/** How one betting system is set up; amounts are whole dollars. */
export interface SystemSetup extends Settings {
  readonly on: Side;
}

/** What the player has chosen, kept from one start to the next. */
export interface Options {
  readonly sound: boolean;
  readonly movement: boolean;
  readonly slides: boolean;
  readonly saveScores: boolean;
  readonly snowRemoval: boolean;
  /** 0 to 99: a card flies for so many times 20 ms. */
  readonly speed: number;
  readonly look: CardLook;
  readonly autoPlay: boolean;
  /** 0 to 200,000. */
  readonly autoHands: number;
  readonly clearBets: boolean;
  readonly scoreCard: boolean;
  readonly marks: 'crosses' | 'numbers';
  readonly hands: boolean;
  readonly count: boolean;
  readonly odds: boolean;
  readonly system: SystemId | null;
  readonly systems: Readonly<Record<SystemId, SystemSetup>>;
}

/** The options that are on or off. */
export type Switch =
  | 'sound'
  | 'movement'
  | 'slides'
  | 'saveScores'
  | 'snowRemoval'
  | 'autoPlay'
  | 'clearBets'
  | 'scoreCard'
  | 'hands'
  | 'count';

/** The most hands that Auto Play deals. */
export const mostAutoHands = 200_000;

/** The slowest cards. */
export const slowest = 99;

function onPlayer(settings: Readonly<Record<SystemId, Settings>>): Readonly<Record<SystemId, SystemSetup>> {
  const setups = Object.entries(settings).map(([id, values]) => [id, { ...values, on: 'player' }]);
  return Object.fromEntries(setups) as Record<SystemId, SystemSetup>;
}

/** What the program starts with. */
export const defaultOptions: Options = {
  sound: true,
  movement: true,
  slides: true,
  saveScores: false,
  snowRemoval: false,
  speed: 20,
  look: defaultLook,
  autoPlay: false,
  autoHands: 0,
  clearBets: true,
  scoreCard: true,
  marks: 'crosses',
  hands: true,
  count: true,
  odds: false,
  system: null,
  systems: onPlayer(defaults),
};

/** The count of a new shoe. */
export function startCountOf({ systems }: Options): number {
  return systems.cardCount.startCount ?? startCount;
}
