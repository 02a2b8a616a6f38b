import type { Key, Machine } from '@felt80/machine';
import type { Patch } from '@felt80/text-mode';

/**
 * The time in which something is shown moving. It ends early when the one key that may cut it is pressed; from then on nothing waits,
 * so that a film always comes to its end by itself.
 */
export interface Film {
  readonly machine: Machine;
  /** Whether the key came. */
  readonly cut: boolean;
  wait(ms: number): Promise<void>;
}

/**
 * A film that runs to its end, or until `cutBy` is pressed; other keys are then heard and dropped. Without it keys stay in the queue.
 * With `clickCuts` a click of the left button does what that key does.
 */
export function openFilm(machine: Machine, cutBy?: Key, clickCuts = false): Film {
  let cut = false;
  const until = async (endMs: number): Promise<void> => {
    while (!cut && machine.clock.nowMs() < endMs) {
      const event = await machine.input.read({ untilMs: endMs });
      if (event?.type === 'click' ? clickCuts && event.button === 'left' : event?.key === cutBy) cut = true;
    }
  };
  return {
    machine,
    get cut() {
      return cut;
    },
    async wait(ms) {
      if (ms <= 0 || cut) return;
      await (cutBy === undefined ? machine.clock.sleep(ms) : until(machine.clock.nowMs() + ms));
    },
  };
}

/** The corner of something that moves; it may lie outside the screen. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Milliseconds between two pictures of a film. */
export const frameMs = 20;

/** Moves a patch over the screen in `totalMs`, whatever the distance. Afterwards the screen is as it was. */
export async function fly(film: Film, patch: Patch, from: Place, to: Place, totalMs: number): Promise<void> {
  const { screen, clock, motion } = film.machine;
  if (motion === 'reduced') {
    await film.wait(totalMs);
    return;
  }
  const under = screen.copy({ row: 0, column: 0, rows: 25, columns: 80 });
  const startMs = clock.nowMs();
  for (let passed = 0; passed < totalMs && !film.cut; passed = clock.nowMs() - startMs) {
    const share = passed / totalMs;
    screen.paste(under, 0, 0);
    screen.paste(patch, Math.round(from.row + (to.row - from.row) * share), Math.round(from.column + (to.column - from.column) * share));
    await film.wait(Math.min(frameMs, totalMs - passed));
  }
  screen.paste(under, 0, 0);
}
