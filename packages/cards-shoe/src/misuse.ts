/** What a caller can ask of this package that cannot be done; the code names the argument at fault. */
export type CardsErrorCode =
  | 'badDecks'
  | 'badJokers'
  | 'badRanks'
  | 'emptyDeck'
  | 'badBound'
  | 'badState'
  | 'badDepth'
  | 'badCards'
  | 'badCutCard'
  | 'badCount'
  | 'shoeEmpty';

/** Thrown on a programming mistake. Test the `code`; the message is for people and may change. */
export class CardsError extends Error {
  readonly code: CardsErrorCode;

  constructor(code: CardsErrorCode, message: string) {
    super(message);
    this.name = 'CardsError';
    this.code = code;
  }
}

/** Throws unless `value` is a whole number from `least` to `most`. */
export function demandWhole(value: number, least: number, most: number, code: CardsErrorCode, what: string): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new CardsError(code, `${what} must be a whole number from ${least} to ${most}, not ${value}`);
  }
}
