import { type Area, attribute, type FrameStyle, type Screen } from '@felt80/text-mode';

/** How a box looks: the attribute of its lines and ground, of its title, and the kind of line. */
export interface BoxLook {
  readonly ink: number;
  readonly title?: number;
  readonly style?: FrameStyle;
}

/** Writes a text in the middle of `columns` cells from `column` on; what is longer is cut. */
export function centre(screen: Screen, text: string, row: number, column: number, columns: number, ink: number): void {
  const shown = text.slice(0, columns);
  screen.put(row, column + Math.floor((columns - shown.length) / 2), shown, ink);
}

/** Clears an area and frames it, with a title in the middle of the upper line. */
export function box(screen: Screen, area: Area, title: string, look: BoxLook): void {
  screen.fill(area, ' ', look.ink);
  screen.frame(area, look.style ?? 'single', look.ink);
  if (title) centre(screen, ` ${title} `, area.row, area.column, area.columns, look.title ?? look.ink);
}

/** The shadow of an area, half a cell to the right and below, on a plain ground. */
export function shadow(screen: Screen, area: Area, ground: number): void {
  const ink = attribute(0, ground);
  screen.fill({ row: area.row + 1, column: area.column + area.columns, rows: area.rows - 1, columns: 1 }, '▌', ink);
  screen.fill({ row: area.row + area.rows, column: area.column + 1, rows: 1, columns: area.columns - 1 }, '▀', ink);
}

/** The foot of every screen: what just happened, in words, and at the right, where there is room, what comes next. */
export function statusLine(screen: Screen, words: string, next: string, ink: number): void {
  screen.fill({ row: 24, column: 0, rows: 1, columns: 80 }, ' ', ink);
  screen.put(24, 1, words.slice(0, 78), ink);
  if (next && words.length + next.length <= 76) screen.put(24, 79 - next.length, next, ink);
}
