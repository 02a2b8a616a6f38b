import type { Side } from '@felt80/baccarat';
import { backPatch, type CardLook } from './card';
import type { CardEvent } from './coup';
import { cardPlace, type HandsLayout } from './coup-paint';
import { type Film, fly, type Place } from './film';
import { tones } from './tones';

/** What the film of a coup needs to know of its table; one card takes `flightMs` to fly. */
export interface CoupTable {
  readonly layout: HandsLayout;
  readonly look: CardLook;
  /** Where a card leaves the shoe. */
  readonly mouth: Place;
  readonly flightMs: number;
}

/** Lets the cards of a coup fly to their places one by one. `paintAfter` paints the table with the first `number` of them. */
export async function coupFilm(
  film: Film,
  { layout, look, mouth, flightMs }: CoupTable,
  cards: readonly CardEvent[],
  paintAfter: (number: number) => void,
): Promise<void> {
  const laid: Record<Side, number> = { player: 0, banker: 0 };
  paintAfter(0);
  for (const [at, { to }] of cards.entries()) {
    if (at === 4) await film.wait(flightMs / 2);
    await fly(film, backPatch(look), mouth, cardPlace(layout, to, laid[to]), flightMs);
    laid[to] += 1;
    film.machine.speaker.play(tones.card);
    paintAfter(at + 1);
    await film.wait(flightMs / 8);
  }
}
