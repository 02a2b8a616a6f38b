import type { Phase } from './dots';

/** Eight frames of 59.92 Hz: the cursor changes at each tick (3.75 Hz), text at every second one (1.87 Hz). */
export const TICK_MS = 133.5;
const DARK = 1;

/** The one timer behind blinking; it runs only while something on the screen blinks. */
export class BlinkClock {
  /** Ticks since it was made; for tests. */
  ticks = 0;
  private step = 0;
  /** 0 and `DARK` by turns; below 0 the cursor was just moved. */
  private cursorStep = 0;
  private timer: number | undefined;

  constructor(
    private readonly window: Window,
    /** Called at each tick; `text` says whether blinking text changes too. */
    private readonly turn: (text: boolean) => void,
  ) {}

  /** Text is dark for half of four ticks, the cursor for every second one. */
  phase(textBlinks: boolean, cursorBlinks: boolean): Phase {
    return { text: !textBlinks || (this.step & 2) === 0, cursor: !cursorBlinks || this.cursorStep !== DARK };
  }

  /** The cursor is shown until the second tick from now: one that moves must be seen. */
  showCursor(): void {
    this.cursorStep = -1;
  }

  run(wanted: boolean): void {
    if (wanted === (this.timer !== undefined)) return;
    if (wanted) {
      this.timer = this.window.setInterval(() => this.tick(), TICK_MS);
      return;
    }
    this.window.clearInterval(this.timer);
    this.timer = undefined;
    this.step = 0;
    this.cursorStep = 0;
  }

  private tick(): void {
    if (this.window.document.hidden) return;
    this.step = (this.step + 1) & 3;
    this.cursorStep = this.cursorStep === DARK ? 0 : this.cursorStep + 1;
    this.ticks++;
    this.turn((this.step & 1) === 0);
  }
}
