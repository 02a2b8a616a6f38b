import { attribute, colours, type Screen } from '@felt80/text-mode';
import type { Listing } from '../catalogue';
import { box, centre, shadow } from '../kit/box';
import { type CardLook, drawCard } from '../kit/card';
import type { Choice } from '../kit/choice';
import { namedChoices } from '../kit/key-name';
import { list } from './layout';
import { paintLogo } from './logo';
import type { Session } from './session';
import { prompt, start } from './words';

const felt = attribute(colours.black, colours.green);
const panel = attribute(colours.lightGrey, colours.blue);
const inks = {
  mark: attribute(colours.lightCyan, colours.blue),
  name: attribute(colours.yellow, colours.blue),
  year: attribute(colours.lightCyan, colours.blue),
  chosen: attribute(colours.white, colours.red),
  chosenInMono: attribute(colours.black, colours.lightGrey),
  rail: attribute(colours.brown, colours.black),
  plain: attribute(colours.lightGrey),
  typed: attribute(colours.white),
  bar: attribute(colours.black, colours.cyan),
  key: attribute(colours.white, colours.black),
};
const look: CardLook = { backLine: 15, backGround: 4, backPattern: 7, faceLine: 0, faceGround: 15, face: 15 };
/** The colours of the table and of the list on it; on a monochrome display they are black. */
export const grounds: readonly number[] = [colours.green, colours.blue];
const fan = ['Ts', 'Jh', 'Qc', 'Kd', 'As'] as const;

/** Where the line begins that is typed. */
const promptRow = 20;

function paintFan(screen: Screen): void {
  fan.forEach((card, at) => {
    drawCard(screen, card, 1, 54 + 4 * at, look);
  });
  shadow(screen, { row: 1, column: 54, rows: 5, columns: 23 }, colours.green);
}

function paintList(screen: Screen, listings: readonly Listing[], chosen: number, chosenInk: number): void {
  const area = { row: list.row - 1, column: list.column - 1, rows: listings.length + 2, columns: list.columns + 2 };
  box(screen, area, start.title, { ink: panel, title: inks.name, style: 'double' });
  shadow(screen, area, colours.green);
  listings.forEach(({ mark, name, about, year }, at) => {
    const row = list.row + at;
    const ink = (own: number): number => (at === chosen ? chosenInk : own);
    screen.fill({ ...list, row, rows: 1 }, ' ', ink(panel));
    screen.put(row, list.column + 1, mark, ink(inks.mark));
    screen.put(row, list.column + 3, name, ink(inks.name));
    screen.put(row, list.column + 13, about, ink(panel));
    screen.put(row, list.column + list.columns - 5, String(year), ink(inks.year));
  });
}

/** The keys of the screen as caps with what they do, from left to right as far as they fit. */
function paintKeys(screen: Screen, choices: readonly Choice<unknown>[]): void {
  screen.fill({ row: 24, column: 0, rows: 1, columns: 80 }, ' ', inks.bar);
  let column = 1;
  for (const { keys, choice } of namedChoices(choices.filter(({ enabled = true }) => enabled))) {
    const cap = ` ${keys} `;
    const next = column + cap.length + choice.label.length + 3;
    if (next > 81) break;
    screen.put(24, column, cap, inks.key);
    screen.put(24, column + cap.length + 1, choice.label, inks.bar);
    column = next;
  }
}

/** The list of programs on its table, the prompt under it. */
export function paintStart(
  screen: Screen,
  session: Session,
  listings: readonly Listing[],
  choices: readonly Choice<unknown>[],
  colour: boolean,
  note: string,
): void {
  screen.fill({ row: 0, column: 0, rows: 17, columns: 80 }, ' ', felt);
  screen.fill({ row: 16, column: 0, rows: 1, columns: 80 }, '▀', inks.rail);
  screen.fill({ row: 17, column: 0, rows: 7, columns: 80 }, ' ', inks.plain);
  paintLogo(screen, 1, 4);
  paintFan(screen);
  centre(screen, start.tagline(listings.length), 7, 0, 80, felt);
  paintList(screen, listings, session.chosen, colour ? inks.chosen : inks.chosenInMono);
  const listing = listings[session.chosen];
  if (listing) centre(screen, ` ${listing.credit} `, list.row + listings.length, list.column, list.columns, panel);
  screen.put(18, 0, start.hint, inks.plain);
  const typed = prompt + session.line.text;
  screen.put(promptRow, 0, typed.slice(0, 80), inks.typed);
  screen.put(promptRow + 1, 0, typed.slice(80), inks.typed);
  if (note) screen.put(promptRow + 2, 0, note, inks.plain);
  const at = prompt.length + session.line.cursor;
  Object.assign(screen.cursor, { row: promptRow + Math.floor(at / 80), column: at % 80, visible: true });
  paintKeys(screen, choices);
  screen.border = colours.green;
}
