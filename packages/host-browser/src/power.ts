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
  /** Whether the user wants things to move; full when left out. */
  readonly motion?: 'full' | 'reduced';
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

/** Turns a machine on in a page and starts a program on it. The screen is shown whenever the program waits, and when it ends. */
export function powerOn(program: Program, options: PowerOptions): Running {
  const { display, audience } = options;
  const screen = new Screen();
  const timer = openBrowserTimer(() => timer.nowMs() + display.holdMs);
  const waiting = openWaiting(timer, () => display.present(screen));
  const stage = openStage({
    ...audience,
    happened(event) {
      if (isSnowRemoval(event)) display.snowRemoval = event.on === true;
      else audience.happened?.(event);
    },
  });
  const machine: Machine = {
    screen,
    input: waiting.input,
    clock: { ...waiting.clock, today: () => new Date() },
    speaker: options.speaker,
    disk: options.disk,
    stage,
    seed: options.seed ?? randomSeed(),
    adapter: display.look.adapter,
    motion: options.motion ?? 'full',
  };
  const exit = runProgram(program, machine, options.args ?? '').finally(() => {
    display.present(screen);
    display.snowRemoval = false;
    options.speaker.silence();
    timer.dispose();
  });
  return {
    exit,
    offer: (event) => waiting.offer(event),
    get listening() {
      return waiting.pending === 'read' && waiting.unread === 0;
    },
    pause: () => timer.pause(),
    resume: () => timer.resume(),
    powerOff: () => waiting.powerOff(),
  };
}
