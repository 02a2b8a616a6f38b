import { Screen, slideApart } from '@felt80/text-mode';
import { type Film, frameMs } from './film';

const steps = 16;

/** Splits what is on the screen and slides its halves apart over the next screen. Afterwards the next screen is there. */
export async function slide(film: Film, paintNext: (screen: Screen) => void): Promise<void> {
  const { screen, motion } = film.machine;
  const old = new Screen();
  old.become(screen);
  const next = new Screen();
  paintNext(next);
  for (let step = motion === 'reduced' ? steps : 1; step <= steps; step += 1) {
    screen.become(slideApart(old, next, step, steps));
    await film.wait(frameMs);
  }
}
