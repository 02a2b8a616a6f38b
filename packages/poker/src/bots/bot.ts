import type { RngState } from '@felt80/cards-shoe';
import type { Action } from '../legal';
import type { HandView } from '../view';

/** A player as a pure function of what its seat may see. What it knows and how good it is are in its own mind, which is plain JSON. */
export interface Bot<Mind> {
  /** A new mind with a random stream of its own: `seedRng(seed + '/players')` a player. */
  readonly start: (rng: RngState) => Mind;
  /**
   * A permitted action for a view with offers, and the mind afterwards.
   *
   * @throws {RangeError} when it is not this hand's turn
   */
  readonly decide: (mind: Mind, view: HandView) => readonly [Action, Mind];
}

/** Nobody can be asked to decide who has nothing to choose from. */
export function expectTurn({ me, offers }: HandView): void {
  if (offers.length === 0) throw new RangeError(`It is not the turn of place ${me}`);
}
