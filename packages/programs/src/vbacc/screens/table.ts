import type { Outcome } from '@felt80/baccarat';
import { type Area, attribute, type Screen } from '@felt80/text-mode';
import { box, centre, shadow } from '../../kit/box';
import { defaultLook } from '../../kit/card';
import { betFields, places } from '../../kit/coup';
import { paintHands, sideInks } from '../../kit/coup-paint';
import { placeNames } from '../../kit/coup-words';
import { keyName } from '../../kit/key-name';
import { amount, dollars, grouped } from '../../kit/money';
import { type ButtonChoice, buttons, cuttingKey, fieldKeys, offerChoices } from '../ask';
import { betsOf } from '../chips';
import { felt, fieldAreas, handsLayout, offerArea, page, shoeArea } from '../layout';
import { type Session, stakedCents } from '../session';
import { allCards, packs, rules } from '../sitting';
import { words } from '../words';
import { paintRack, paintStack } from './chips';
import { paintHistory } from './history';
import { inks } from './inks';

const { paytable, limits } = rules;
const pays: Readonly<Record<Outcome, string>> = {
  player: '1:1',
  tie: `${paytable.tiePays}:1`,
  banker: `${1 - paytable.commission.perMille / 1000}:1`,
};

function paintBand(screen: Screen, session: Session): void {
  screen.fill({ row: 0, column: 0, rows: 1, columns: 80 }, ' ', inks.band);
  screen.put(0, 2, words.title, inks.bandTitle);
  screen.put(0, 30, 'On the table', inks.bandLabel);
  screen.put(0, 43, dollars(stakedCents(session)), inks.band);
  const bank = `$${amount(session.bankCents)}`;
  screen.put(0, 78 - bank.length, bank, inks.bandTitle);
  screen.put(0, 78 - bank.length - 5, 'Bank', inks.bandLabel);
}

function paintPack(screen: Screen, row: number, cards: number, name: string): void {
  const { column, columns } = shoeArea;
  const inside = columns - 2;
  const filled = Math.ceil((cards / allCards) * inside);
  screen.fill({ row, column: column + 1, rows: 1, columns: inside }, '░', attribute(4, 0));
  if (filled > 0) screen.fill({ row, column: column + 1 + inside - filled, rows: 1, columns: filled }, '▌', attribute(15, 7));
  screen.put(row + 1, column + 1, name.padEnd(inside - 3) + String(cards).padStart(3), inks.darkDim);
}

function paintShoe(screen: Screen, { sitting }: Session): void {
  box(screen, shoeArea, 'SHOE', { ink: inks.dark, title: inks.darkTitle, style: 'double' });
  shadow(screen, shoeArea, felt);
  const [first, second] = packs(sitting.shoe);
  paintPack(screen, shoeArea.row + 1, first, '1st');
  paintPack(screen, shoeArea.row + 3, second, '2nd');
}

function paintField(screen: Screen, { sitting, field, place }: Session, on: Outcome): void {
  const area = fieldAreas[on];
  const { row, column, columns } = area;
  const inside = columns - 2;
  screen.frame(area, 'double', inks.line);
  const won = sitting.hand?.outcome === on;
  const ink = won ? inks.winner : sideInks[on];
  screen.fill({ row: row + 1, column: column + 1, rows: 1, columns: inside }, ' ', ink);
  screen.put(row + 1, column + 2, `${field === on ? '►' : ' '}${placeNames[on].toUpperCase()}`, ink);
  const pay = won ? 'WINS' : pays[on];
  screen.put(row + 1, column + columns - 2 - pay.length, pay, ink);
  const stack = sitting.stacks[on];
  paintStack(screen, on, stack);
  const cents = betsOf(sitting.stacks)[betFields[on]];
  if (cents > 0) centre(screen, ` ${dollars(cents)} `, row + 6, column, columns, inks.button);
  else if (place === 'table') {
    centre(screen, ` ${fieldKeys[on]} `, row + 3, column, columns, inks.button);
    centre(screen, 'or click', row + 4, column, columns, inks.felt);
  }
  const { leastCents, mostCents } = on === 'tie' ? limits.tie : limits.side;
  centre(screen, ` ${dollars(leastCents)} to ${dollars(mostCents)} `, row + 7, column, columns, inks.felt);
}

function paintButton(screen: Screen, { key, label, at, dim, command }: ButtonChoice, ground: number): void {
  if (at === undefined) return;
  const lit = command.type === 'deal' || command.type === 'newBank';
  const [ink, keyInk] = lit ? [inks.deal, inks.dealKey] : [inks.button, inks.buttonKey];
  const cap = keyName(key);
  const text = `${cap} ${label}`;
  const row = at.row + 1;
  const column = at.column + Math.floor((at.columns - text.length) / 2);
  if (dim) screen.frame(at, 'single', inks.flat);
  else {
    screen.fill(at, ' ', ink);
    shadow(screen, at, ground);
  }
  screen.put(row, column, cap, dim ? inks.flat : keyInk);
  screen.put(row, column + cap.length + 1, label, dim ? inks.flat : ink);
}

function paintOffer(screen: Screen, area: Area): void {
  box(screen, area, 'YOUR BANK IS EMPTY', { ink: inks.page, title: inks.pageTitle, style: 'double' });
  shadow(screen, area, felt);
  words.broke().forEach((line, at) => {
    centre(screen, line, area.row + 1 + at, area.column, area.columns, inks.page);
  });
  for (const choice of offerChoices) paintButton(screen, choice, page);
}

/** Paints the table. */
export function paintTable(screen: Screen, session: Session): void {
  const { sitting, place } = session;
  screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', inks.felt);
  paintBand(screen, session);
  paintShoe(screen, session);
  paintHands(screen, handsLayout, sitting.hand, defaultLook);
  for (const on of places) paintField(screen, session, on);
  for (const choice of buttons(session)) paintButton(screen, { ...choice, dim: choice.dim || place !== 'table' }, felt);
  paintHistory(screen, sitting.history);
  paintRack(screen, session.chipCents);
  if (place === 'broke') paintOffer(screen, offerArea);
}

/** What comes next, for the right end of the status line. */
export function tableNext({ sitting, place }: Session): string {
  if (place === 'dealing') return `${keyName(cuttingKey)} skips`;
  if (place !== 'table' || sitting.shoe === null) return '';
  const [first] = packs(sitting.shoe);
  return first > 0 ? `${grouped(first)} cards to the cut` : 'the next deal shuffles';
}
