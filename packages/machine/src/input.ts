import type { Key } from './key';

/**
 * Something the user did. `repeat` marks what a held key sends after its first stroke; `held` names the modifiers of a click
 * (`'Shift'`, `'Alt'`, `'Ctrl'`). Rows (0 to 24) and columns (0 to 79) count from the top left cell.
 */
export type InputEvent =
  | { readonly type: 'key'; readonly key: Key; readonly repeat: boolean }
  | {
      readonly type: 'click';
      readonly row: number;
      readonly column: number;
      readonly button: 'left' | 'right';
      readonly held: readonly Key[];
    };

/** Keys and mouse in one queue, in the order in which they happened. */
export interface Input {
  /**
   * The next event. Suspends the program until there is one, or until the clock shows `untilMs` (a time of {@link Clock.nowMs}, not a
   * length): then `undefined`. A deadline in the past is a poll, and still one turn of the scheduler when the queue is empty.
   */
  read(options?: { readonly untilMs?: number }): Promise<InputEvent | undefined>;
  /** Whether {@link read} would return at once. */
  waiting(): boolean;
  /** Forgets all that was typed ahead. */
  flush(): void;
}
