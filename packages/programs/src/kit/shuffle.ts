import { type Screen, wholeScreen } from '@felt80/text-mode';
import { backPatch, type CardLook, cardSize } from './card';
import { type Film, fly, type Place } from './film';

/** Where a shuffle is shown: the place of the left of two packs, seventeen cells wide in all, and where the cards go afterwards. */
export interface ShuffleTable {
  readonly at: Place;
  readonly into: Place;
}

const riffles = 3;
const steps = 5;

/** Half a pack to the left and half to the right, `apart` cells from meeting in the middle. */
function paintHalves(screen: Screen, look: CardLook, { row, column }: Place, apart: number): void {
  const back = backPatch(look);
  for (let card = 0; card < 4; card += 1) {
    const up = apart === 0 ? 0 : card % 2;
    screen.paste(back, row - up, column + 5 - apart);
    screen.paste(back, row - (1 - up), column + 5 + apart);
  }
}

/** Shows some riffles: two half packs that run into one another. `begins` is called before each, counted from 1, and may repaint the table. */
export async function rifflesFilm(
  film: Film,
  look: CardLook,
  at: Place,
  times: number,
  flightMs: number,
  begins: (riffle: number) => void,
): Promise<void> {
  const { screen, motion } = film.machine;
  // Little motion: the cards have met, for as long as the riffle would take.
  const shown = motion === 'reduced' ? [0] : Array.from({ length: steps + 1 }, (_, step) => steps - step);
  for (let riffle = 1; riffle <= times && !film.cut; riffle += 1) {
    begins(riffle);
    const under = screen.copy(wholeScreen);
    for (const apart of shown) {
      screen.paste(under, 0, 0);
      paintHalves(screen, look, at, apart);
      await film.wait(((steps + 1) / shown.length) * (flightMs / 5));
    }
    screen.paste(under, 0, 0);
  }
}

/**
 * Shows a shuffle: two half packs run into one another some times, then the cards go to the shoe. `flightMs` is what one card takes to
 * fly and sets the pace of all. `moved` is called after each picture of a pack that has arrived, with the share of the cards in the shoe.
 */
export async function shuffleFilm(
  film: Film,
  look: CardLook,
  table: ShuffleTable,
  flightMs: number,
  beats: { readonly riffle: () => void; readonly arrived: (share: number) => void },
): Promise<void> {
  await rifflesFilm(film, look, table.at, riffles, flightMs, beats.riffle);
  const middle = { row: table.at.row, column: table.at.column + Math.floor((17 - cardSize.columns) / 2) };
  const packs = 4;
  for (let pack = 1; pack <= packs; pack += 1) {
    await fly(film, backPatch(look), middle, table.into, flightMs / 2);
    beats.arrived(pack / packs);
  }
}
