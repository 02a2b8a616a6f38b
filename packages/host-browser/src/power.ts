import type { Disk } from '@felt80/machine';
import {
  type Audience,
  type InputEvent,
  type Machine,
  openStage,
  openWaiting,
  type Program,
  runProgram,
  type Speaker,
  type StageEvent,
} from '@felt80/machine';
import { Screen } from '@felt80/text-mode';
import type { Display } from './display';
import { openBrowserTimer } from './timer';

/** What a program is given in a page. */
export interface PowerOptions {
  readonly display: Display;
  readonly disk: Disk;
  readonly speaker: Speaker;
  readonly audience: Audience;
  readonly args?: string;
  /** Whether the user wants things to move now; full when left out. */
  readonly motion?: () => 'full' | 'reduced';
  /** One from the platform's cryptographic source when left out. */
  readonly seed?: string | undefined;
}

/** A program that runs in the page. */
export interface Running {
  readonly exit: Promise<number | 'poweredOff'>;
  /** Hands over what the user did; false when it could not be taken. */
  offer(event: InputEvent): boolean;
  /** Whether the program waits for a key now and has taken all that came before. */
  readonly listening: boolean;
  /** Stops the program's clock, as long as nobody can see it. */
  pause(): void;
  resume(): void;
  powerOff(): void;
}

const SEED_BYTES = 16;

/** A seed that nobody can guess: 32 hexadecimal digits. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Programs say by this event of the stage whether their writes shall wait for the retrace. */
const isSnowRemoval = (event: StageEvent): boolean => event.type === 'snow-removal';

/**
 * Turns a machine on in a page and starts a program on it. The screen is shown whenever the program waits, and when it ends. Turned off,
 * the machine leaves display and audience at once, for another may have them before its program has ended.
 */
export function powerOn(program: Program, options: PowerOptions): Running {
  const { display, audience, speaker } = options;
  const screen = new Screen();
  let isOn = true;
  const show = (): void => {
    if (isOn) display.present(screen);
  };
  const timer = openBrowserTimer(() => timer.nowMs() + display.holdMs);
  const waiting = openWaiting(timer, show);
  const stage = openStage({
    changed(state) {
      if (isOn) audience.changed(state);
    },
    said(line) {
      if (isOn) audience.said?.(line);
    },
    happened(event) {
      if (!isOn) return;
      if (isSnowRemoval(event)) display.snowRemoval = event.on === true;
      else audience.happened?.(event);
    },
  });
  const end = (): void => {
    if (!isOn) return;
    isOn = false;
    display.snowRemoval = false;
    speaker.silence();
    timer.dispose();
  };
  const machine: Machine = {
    screen,
    input: waiting.input,
    clock: { ...waiting.clock, today: () => new Date() },
    speaker,
    disk: options.disk,
    stage,
    seed: options.seed ?? randomSeed(),
    get adapter() {
      return display.look.adapter;
    },
    get motion() {
      return options.motion?.() ?? 'full';
    },
  };
  const exit = runProgram(program, machine, options.args ?? '').finally(() => {
    show();
    end();
  });
  return {
    exit,
    offer: (event) => waiting.offer(event),
    get listening() {
      return waiting.pending === 'read' && waiting.unread === 0;
    },
    pause: () => timer.pause(),
    resume: () => timer.resume(),
    powerOff() {
      end();
      waiting.powerOff();
    },
  };
}
