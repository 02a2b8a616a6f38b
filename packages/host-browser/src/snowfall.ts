import {
  type Change,
  dotsAt,
  dotsPerFrame,
  dotsPerSecond,
  type Flake,
  retraceDone,
  Screen,
  writeInRetrace,
  writeThroughBeam,
} from '@felt80/text-mode';

const msAt = (dots: number): number => (dots * 1000) / dotsPerSecond;
const frameAt = (ms: number): number => Math.floor(dotsAt(ms) / dotsPerFrame);

/** Flakes of pictures that were not drawn in time are seen a little later; a hidden page draws none for hours. */
const FRAMES_KEPT = 4;

/**
 * The CGA between the program and the picture. Without snow removal writes appear at once and flake; with it they wait for the
 * retrace, 200 cells a picture.
 */
export class Snowfall {
  private readonly memory = new Screen().memory;
  private readonly flakes = new Map<number, Flake[]>();
  private waiting: readonly Change[] = [];
  private writtenUntil = 0;
  private busyUntil = 0;
  private takenFrame = -1;

  /** Takes changes made at `nowMs` and gives those that appear at once. */
  write(changes: readonly Change[], nowMs: number, removal: boolean): readonly Change[] {
    const now = Math.max(dotsAt(nowMs), this.busyUntil);
    if (removal) {
      if (this.waiting.length === 0) this.writtenUntil = dotsAt(nowMs);
      this.waiting = [...this.waiting, ...changes];
      this.busyUntil = retraceDone(this.waiting.length, this.writtenUntil);
      return this.drain(nowMs);
    }
    const first = this.drainAll();
    const { flakes, untilDots } = writeThroughBeam(this.memory, changes, now);
    this.forget(frameAt(nowMs) - FRAMES_KEPT);
    for (const flake of flakes) {
      const frame = this.flakes.get(flake.frame);
      if (frame) frame.push(flake);
      else this.flakes.set(flake.frame, [flake]);
    }
    this.busyUntil = untilDots;
    return [...first, ...changes];
  }

  /** The waiting changes whose retrace has come at `nowMs`. */
  drain(nowMs: number): readonly Change[] {
    const now = dotsAt(nowMs);
    if (now <= this.writtenUntil) return [];
    const { written, waiting } = writeInRetrace(this.waiting, this.writtenUntil, now);
    this.writtenUntil = now;
    this.waiting = waiting;
    this.keep(written);
    return written;
  }

  /** All waiting changes, retrace or not: nobody is looking, or snow removal was turned off. */
  drainAll(): readonly Change[] {
    const all = this.waiting;
    this.waiting = [];
    this.busyUntil = 0;
    this.keep(all);
    return all;
  }

  /** When all that waits will have appeared, in milliseconds; 0 when nothing waits. */
  get doneMs(): number {
    return this.waiting.length > 0 ? msAt(this.busyUntil) : 0;
  }

  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** The flakes of the pictures up to the present one, which are then forgotten; `undefined` while the same picture still stands. */
  takeFlakes(nowMs: number): readonly Flake[] | undefined {
    const frame = frameAt(nowMs);
    if (frame === this.takenFrame) return undefined;
    this.takenFrame = frame;
    const due = [...this.flakes.keys()].filter((key) => key <= frame);
    const flakes = due.flatMap((key) => this.flakes.get(key) ?? []);
    for (const key of due) this.flakes.delete(key);
    return flakes;
  }

  get hasFlakes(): boolean {
    return this.flakes.size > 0;
  }

  /** Flakes of pictures that nobody saw. */
  private forget(before: number): void {
    for (const frame of this.flakes.keys()) if (frame < before) this.flakes.delete(frame);
  }

  private keep(changes: readonly Change[]): void {
    for (const { cell, glyph, attribute } of changes) {
      this.memory[2 * cell] = glyph;
      this.memory[2 * cell + 1] = attribute;
    }
  }
}
