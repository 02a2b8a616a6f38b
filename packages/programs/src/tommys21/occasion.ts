import type { Stage } from './drink';
import type { GameId } from './games';

/** What the dealer may have something to say about. */
export type Occasion =
  | 'arrival'
  | 'moved'
  | 'bigBet'
  | 'smallBet'
  | 'shuffle'
  | 'split'
  | 'double'
  | 'buy'
  | 'insured'
  | 'uninsured'
  | 'policyPaid'
  | 'natural'
  | 'firstCard'
  | 'houseFirstCard'
  | 'trick'
  | 'royal'
  | 'houseNatural'
  | 'losingRun'
  | 'winningRun'
  | 'bust'
  | 'mixed'
  | 'bothBust'
  | 'houseBust'
  | 'standOff'
  | 'tieLost'
  | 'win'
  | 'lose'
  | 'refill';

/** Lines with the conditions under which they may be said: from and to, both included; left out: always. */
export interface Remarks {
  readonly on: Occasion;
  readonly games?: readonly GameId[];
  readonly stages?: readonly [from: Stage, to: Stage];
  readonly streak?: readonly [from: number, to: number];
  readonly betCents?: readonly [from: number, to: number];
  readonly lines: readonly string[];
}
