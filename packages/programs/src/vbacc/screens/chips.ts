import type { Outcome } from '@felt80/baccarat';
import { type Area, attribute, type Patch, Screen } from '@felt80/text-mode';
import { centre } from '../../kit/box';
import { becomeMono } from '../../kit/display';
import { dollars } from '../../kit/money';
import { type Chip, chips } from '../chips';
import { chipArea, felt, fieldAreas, grounds } from '../layout';
import { inks } from './inks';

/** Columns of a chip that is seen from the side, chips in one pile, and piles side by side on a field. */
const width = 4;
const pileHeight = 6;
const mostPiles = 3;

/** The most chips of a stack that are drawn; of a larger one the topmost are. */
const mostDrawn = pileHeight * mostPiles;

/** Which chip lies where: piles from the left, each from below. */
function piled(stack: readonly number[]): readonly (readonly number[])[] {
  const drawn = stack.slice(-mostDrawn);
  const piles = Math.ceil(drawn.length / pileHeight);
  return Array.from({ length: piles }, (_, pile) => drawn.slice(pile * pileHeight, (pile + 1) * pileHeight));
}

/** The place of all piles together, in the middle of the field and as low as they can lie. */
export function stackArea(on: Outcome, stack: readonly number[]): Area {
  const piles = piled(stack);
  const { row, column, columns } = fieldAreas[on];
  const rows = Math.max(1, Math.ceil(Math.max(0, ...piles.map(({ length }) => length)) / 2));
  const across = Math.max(1, piles.length * (width + 1) - 1);
  return { row: row + 6 - rows, column: column + Math.floor((columns - across) / 2), rows, columns: across };
}

/** The colour of one cell at the side of a chip: a spot on its face, from one chip to the next at another place. */
function sideColour({ face, spots }: Chip, height: number, column: number): number {
  return column === 1 + (height % 2) ? spots : face;
}

/** Paints the chips on a field as piles, two chips to a row of the screen. */
export function paintStack(screen: Screen, on: Outcome, stack: readonly number[]): void {
  const area = stackArea(on, stack);
  piled(stack).forEach((pile, across) => {
    pile.forEach((cents, height) => {
      const chip = chips.find((kind) => kind.cents === cents);
      if (chip === undefined || height % 2 === 1) return;
      const above = chips.find((kind) => kind.cents === pile[height + 1]);
      const row = area.row + area.rows - 1 - height / 2;
      for (let column = 0; column < width; column += 1) {
        const ground = above ? sideColour(above, height + 1, column) : felt;
        const at = area.column + across * (width + 1) + column;
        screen.put(row, at, '▄', attribute(sideColour(chip, height, column), ground));
      }
    });
  });
}

/** The chips on a field as something that can fly. */
export function stackPatch(on: Outcome, stack: readonly number[], colour: boolean): Patch {
  const blank = new Screen();
  blank.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', inks.felt);
  paintStack(blank, on, stack);
  if (!colour) becomeMono(blank, grounds);
  return blank.copy(stackArea(on, stack));
}

function paintChip(screen: Screen, { cents, face, figures, spots }: Chip, { row, column, columns }: Area, ground: number): void {
  for (let at = 1; at < columns - 1; at += 1) {
    const ink = attribute(at % 3 === 2 ? spots : face, ground);
    screen.put(row, column + at, '▄', ink);
    screen.put(row + 2, column + at, '▀', ink);
  }
  screen.fill({ row: row + 1, column, rows: 1, columns }, ' ', attribute(figures, face));
  for (const at of [0, columns - 1]) screen.put(row + 1, column + at, '█', attribute(spots, face));
  centre(screen, dollars(cents), row + 1, column, columns, attribute(figures, face));
}

/** Paints the rack: the chips of the house, the chosen one on a bright plate. */
export function paintRack(screen: Screen, chosenCents: number): void {
  chips.forEach((chip, at) => {
    const area = chipArea(at);
    const ground = chip.cents === chosenCents ? 14 : felt;
    screen.fill(area, ' ', attribute(0, ground));
    paintChip(screen, chip, area, ground);
  });
  const { row, column } = chipArea(chips.length);
  screen.put(row + 1, column, 'keys 1-5', inks.felt);
}
