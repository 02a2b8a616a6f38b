import { cancellationSystem, defaultSeries, tripleCancellationSystem } from './cancellation';
import { cardCountSystem, followTheShoeSystem, oppositeTheShoeSystem } from './flat';
import { progressiveWinSystem } from './progressive-win';
import type { Settings } from './settings';
import type { System } from './system';
import { thirtyOneSystem } from './thirty-one';
import { dalembertSystem, martingaleSystem } from './unit-progression';

export type SystemId =
  | 'cancellation'
  | 'cardCount'
  | 'dalembert'
  | 'followTheShoe'
  | 'martingale'
  | 'oppositeTheShoe'
  | 'progressiveWin'
  | 'thirtyOne'
  | 'tripleCancellation';

/** The nine systems in the order of the menu of BACCARAT 3.00. */
export const systems: Readonly<Record<SystemId, System<unknown>>> = {
  cancellation: cancellationSystem,
  cardCount: cardCountSystem,
  dalembert: dalembertSystem,
  followTheShoe: followTheShoeSystem,
  martingale: martingaleSystem,
  oppositeTheShoe: oppositeTheShoeSystem,
  progressiveWin: progressiveWinSystem,
  thirtyOne: thirtyOneSystem,
  tripleCancellation: tripleCancellationSystem,
};

const progression: Settings = { min: 5, max: 500, restartOnMax: true };
const flat: Settings = { min: 5, max: 5, restartOnMax: true };

/** The settings that BACCARAT 3.00 begins with, in dollars. Its progressions and the card count bet on the player's side. */
export const defaults: Readonly<Record<SystemId, Settings>> = {
  cancellation: { ...progression, series: defaultSeries },
  cardCount: { ...flat, startCount: 14 },
  dalembert: progression,
  followTheShoe: flat,
  martingale: progression,
  oppositeTheShoe: flat,
  progressiveWin: progression,
  thirtyOne: progression,
  tripleCancellation: { ...progression, series: defaultSeries },
};
