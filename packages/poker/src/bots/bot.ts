import type { RngState } from '@felt80/cards-shoe';
import type { Action } from '../legal';
import type { HandView } from '../view';

/** A player as a pure function of what its seat may see. What it knows and how good it is are in its own mind, which is plain JSON. */
export interface Bot<Mind> {
  /** A new mind with a random stream of its own: `seedRng(seed + '/players')` a player. */
  readonly start: (rng: RngState) => Mind;
  /** A permitted action for a view with offers, and the mind afterwards. */
  readonly decide: (mind: Mind, view: HandView) => readonly [Action, Mind];
}
