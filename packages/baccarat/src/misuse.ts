import type { Rank } from '@felt80/cards-shoe';

/** What a caller can ask of this package that cannot be done; the code names what is at fault. */
export type BaccaratErrorCode =
  | 'joker'
  | 'badTotal'
  | 'badValue'
  | 'badOutcome'
  | 'badStake'
  | 'badPaytable'
  | 'badPolicy'
  | 'badCoups'
  | 'notThirteenCounts'
  | 'negativeCount'
  | 'fractionalCount'
  | 'tooFewCards'
  | 'tooManyCards';

/** Thrown on a programming mistake. Test the `code`; the message is for people and may change. */
export class BaccaratError extends Error {
  readonly code: BaccaratErrorCode;
  /** The rank whose count is wrong, where one is. */
  readonly rank?: Rank;

  constructor(code: BaccaratErrorCode, message: string, rank?: Rank) {
    super(message);
    this.name = 'BaccaratError';
    this.code = code;
    if (rank !== undefined) this.rank = rank;
  }
}
