/** What a caller can ask of this package that cannot be done; the code names the fault. */
export type PokerErrorCode =
  | 'notACard'
  | 'noCards'
  | 'tooManyCards'
  | 'wrongCount'
  | 'cardTwice'
  | 'badWild'
  | 'badJokers'
  | 'tooManyJokers'
  | 'badArrays'
  | 'badSetup'
  | 'tooFewHands';

/** Thrown on bad input. Test the `code`; the message is for people and may change. */
export class PokerError extends Error {
  readonly code: PokerErrorCode;

  constructor(code: PokerErrorCode, message: string) {
    super(message);
    this.name = 'PokerError';
    this.code = code;
  }
}
