import type { Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import { inks } from './inks';

/** Characters in a line of the balloon, and its lines. */
export const balloonSize = { columns: 31, lines: 4 };

/** Breaks a text between words into lines. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Paints a speech balloon under the dealer, its tail towards his mouth. */
export function paintBalloon(screen: Screen, said: string, row: number, column: number): void {
  const { columns, lines } = balloonSize;
  box(screen, { row, column, rows: lines + 2, columns: columns + 4 }, '', { ink: inks.balloon });
  screen.put(row - 1, column + 21, ' ▲ ', inks.panel);
  screen.put(row, column + 21, '┘ └', inks.balloon);
  const text = wrapped(`"${said}"`, columns).slice(0, lines);
  text.forEach((line, at) => {
    screen.put(row + 1 + at + Math.floor((lines - text.length) / 2), column + 2, line, inks.balloon);
  });
}
