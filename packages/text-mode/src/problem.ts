/** What was wrong with a call: codes are part of the API, messages are not. */
export type TextModeCode =
  | 'controlCharacter'
  | 'notInCodePage'
  | 'outside'
  | 'notAnAttribute'
  | 'notAColour'
  | 'notAGlyph'
  | 'notAScreenText';

/** Thrown by text-mode when it is asked for something that a text screen cannot show. */
export class TextModeError extends RangeError {
  readonly code: TextModeCode;
  constructor(code: TextModeCode, message: string) {
    super(message);
    this.name = 'TextModeError';
    this.code = code;
  }
}
