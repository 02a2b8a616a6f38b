import type { Area } from '@felt80/text-mode';
import type { Key } from './key';

/** A key that means something on the present screen, and what it does now. A key that is not enabled does nothing. */
export interface LegendKey {
  readonly key: Key;
  readonly label: string;
  readonly enabled: boolean;
}

/** What the program is asking to be typed: at most `most` characters; `digits` when a keypad is enough. */
export interface TextField {
  readonly label: string;
  readonly most: number;
  readonly digits: boolean;
}

/** Something that an embedding page or a test may want to hear of. */
export interface StageEvent {
  readonly type: string;
  readonly [detail: string]: unknown;
}

/** A part of the screen, and small parts elsewhere that belong to it. */
export interface Region extends Area {
  /**
   * Shown under it where it is shown alone, in this order and in the same size, or smaller where that is too wide or too high. When the
   * first part is higher than the second, the others stand at its right as far as there is room.
   */
  readonly beside?: readonly Area[];
}

/** Says what the screen means, for key bars, screen readers, small displays, embedding pages and tests. */
export interface Stage {
  /** Names the screen that is shown now, in lower case: `'prompt'`, `'table'`, `'help'`. */
  screen(name: string): void;
  /** The keys that do something now, all of them, and only they (beside those of a text field). */
  keys(legend: readonly LegendKey[]): void;
  /** One line, a whole sentence, that tells what just happened to someone who does not see the screen. */
  say(line: string): void;
  /** A line is being typed; `undefined`: no longer. Its characters, Backspace and cursor keys need no place in the legend. */
  textField(spec: TextField | undefined): void;
  happened(event: StageEvent): void;
  /** The part of the screen to look at on a small display; `undefined`: the whole. */
  area(region: Region | undefined): void;
}

/** What the stage shows at one moment. */
export interface StageState {
  readonly screenName: string;
  readonly legend: readonly LegendKey[];
  readonly textField: TextField | undefined;
  readonly area: Region | undefined;
}

/** How a host hears of what a program says: the state after each change, each line, each event. All but `changed` may be left out. */
export interface Audience {
  changed(state: StageState): void;
  said?(line: string): void;
  happened?(event: StageEvent): void;
}

/** A stage before an audience. */
export interface OpenStage extends Stage {
  readonly state: StageState;
}

/** The stage of an empty machine: no screen named, no keys, nothing to type. */
export const bareStage: StageState = { screenName: '', legend: [], textField: undefined, area: undefined };

/** A stage that keeps its state and tells the audience. Every host uses it. */
export function openStage(audience: Audience): OpenStage {
  let state = bareStage;
  const change = (part: Partial<StageState>): void => {
    state = { ...state, ...part };
    audience.changed(state);
  };
  return {
    get state(): StageState {
      return state;
    },
    screen: (screenName) => change({ screenName }),
    keys: (legend) => change({ legend }),
    textField: (textField) => change({ textField }),
    area: (area) => change({ area }),
    say: (line) => audience.said?.(line),
    happened: (event) => audience.happened?.(event),
  };
}
