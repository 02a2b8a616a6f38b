import type { Screen } from '@felt80/text-mode';
import { pages } from '../doc-pages';
import { inks } from './inks';

/** Paints a page of the instructions. */
export function paintInstructions(screen: Screen, page: number): void {
  screen.fill({ row: 0, column: 0, rows: 22, columns: 80 }, ' ', inks.paper);
  pages[page]?.forEach((line, row) => {
    screen.put(row, 0, line, inks.paper);
  });
  const number = `page ${page + 1} of ${pages.length}`;
  screen.put(22, 78 - number.length, number, inks.cloth);
}
