import { type Deal, games } from '@felt80/poker';
import { attribute, type Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { drawCard } from '../../kit/card';
import { paintField } from '../../kit/field';
import { grouped } from '../../kit/money';
import { owedBy, wildRankOf } from '../account';
import { isYourTurn, type Session, seatName, type Table } from '../session';
import { counted, words } from '../words';
import { paintHands, paintStrip } from './hand';
import { inks, look } from './inks';
import { potArea, promptColumn, rows, speechArea, stockArea, widowArea } from './layout';

const rulesColumn = 16;

function isBetIn({ game }: Deal): boolean {
  return games[game].steps.some(({ type }) => type === 'bet');
}

function paintBar(screen: Screen, { record, answers }: Session, deal: Deal): void {
  screen.fill({ row: rows.bar, column: 0, rows: 1, columns: 80 }, ' ', inks.bar);
  screen.put(rows.bar, 0, ` ${words.title} `, inks.brand);
  const rules = [
    `${answers.game} ${words.games[deal.game].toUpperCase()}`,
    words.jokersWild(deal.jokers),
    isBetIn(deal) ? words.ceiling(deal) : words.anteOf(deal.betting.ante),
  ].join('  ');
  screen.put(rows.bar, rulesColumn, rules, inks.bar);
  const result = `${words.result(record.winnings)} `;
  const long = `Hand ${grouped(record.hands)}  ${result}`;
  const right = rulesColumn + rules.length + long.length < 79 ? long : result;
  screen.put(rows.bar, 80 - right.length, right, inks.bar);
}

const chipValues = [
  [1000, 14],
  [500, 13],
  [100, 9],
  [25, 10],
  [5, 12],
  [1, 15],
] as const;
const stackHeight = 3;

/** The pot as stacks of chips, the dearest first: how many lie on each. */
function stacksOf(pot: number): readonly (readonly [ink: number, height: number])[] {
  let rest = pot;
  return chipValues.flatMap(([value, ink]) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    const full = Math.floor(count / stackHeight);
    return [
      ...Array.from({ length: full }, () => [ink, stackHeight] as const),
      ...(count % stackHeight > 0 ? [[ink, count % stackHeight] as const] : []),
    ];
  });
}

interface PotLine {
  readonly text: string;
  readonly ink: number;
}

/** The pot with what it costs to stay, or where it has gone. */
function potLines(session: Session, table: Table, deal: Deal): readonly PotLine[] {
  const raise = isBetIn(deal) ? [{ text: `largest raise ${deal.largestRaise}`, ink: inks.boxDim }] : [];
  const won = deal.history.filter(({ type }) => type === 'won');
  if (won.length > 0) {
    const chips = won.reduce((sum, event) => sum + (event.chips ?? 0), 0);
    const to = won.map(({ hand = 0 }) => seatName(table, hand));
    return [
      { text: counted(chips, 'chip'), ink: inks.potTitle },
      { text: `to ${to.length > 2 ? `${to.length} hands` : to.join(', ')}`, ink: inks.pot },
      ...raise,
    ];
  }
  const pot = { text: counted(deal.pot, 'chip'), ink: inks.potTitle };
  if (deal.result === 'dead') return [pot, { text: 'for the next hand', ink: inks.pot }, ...raise];
  if (!isBetIn(deal)) return [pot];
  const owed = owedBy(deal, 0);
  const isPrice = isYourTurn(session) && owed > 0;
  return [pot, { text: deal.hands[0]?.dropped ? '' : `to call ${owed}`, ink: isPrice ? inks.potTitle : inks.pot }, ...raise];
}

function paintPot(screen: Screen, session: Session, table: Table, deal: Deal): void {
  const area = potArea(deal.widow !== undefined);
  box(screen, area, 'THE POT', { ink: inks.pot, title: inks.potTitle, style: 'double' });
  const column = area.column + 2;
  potLines(session, table, deal).forEach(({ text, ink }, at) => {
    screen.put(area.row + 1 + at, column, text, ink);
  });
  const first = column + 19;
  const most = Math.floor((area.column + area.columns - 1 - first) / 3);
  stacksOf(deal.pot)
    .slice(0, most)
    .forEach(([ink, height], at) => {
      for (let chip = 0; chip < height; chip += 1) screen.put(area.row + 3 - chip, first + 3 * at, '▄▄', attribute(ink, 0));
    });
}

function paintStock(screen: Screen, deal: Deal): void {
  const { row, column } = stockArea;
  if (deal.stock.length > 0) paintStrip(screen, row, column, 'Jo', 'back', false);
  centre(screen, `${deal.stock.length} left`, row + 3, column - 1, 9, inks.cloth);
}

function paintWidow(screen: Screen, deal: Deal): void {
  if (deal.widow === undefined) return;
  drawCard(screen, deal.widow, widowArea.row, widowArea.column, look);
  if (!games[deal.game].widowRankIsWild) return;
  const wild = wildRankOf(deal);
  const label = `${wild === undefined ? words.jokers : words.ranks[wild]} wild`;
  centre(screen, label, widowArea.row - 1, widowArea.column - 2, 11, inks.key);
}

/** A text in lines of at most `columns` characters, broken at blanks. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function paintSpeech(screen: Screen, table: Table): void {
  if (!table.remark) return;
  const { seat, line } = table.remark;
  const area = speechArea;
  screen.fill(area, ' ', inks.speech);
  screen.frame(area, 'single', inks.speech);
  screen.put(area.row, area.column + 2, ` ${seatName(table, seat)} `, inks.speaker);
  wrapped(line, area.columns - 4).forEach((text, at) => {
    screen.put(area.row + 1 + at, area.column + 2, text, inks.speech);
  });
}

/** The width of the field for a number of chips. */
export const amountColumns = 5;

function paintAsked(screen: Screen, { place }: Session): void {
  const asking = place.screen === 'table' ? place.asking : null;
  if (asking?.type !== 'chips') return;
  paintField(screen, asking.field, rows.prompt, promptColumn + asking.field.label.length + 1, amountColumns);
}

/** Paints the table: everyone's hand, the pot, the stock, the widow and who speaks. */
export function paintTable(screen: Screen, session: Session): void {
  const { table } = session;
  if (!table?.deal) return;
  const { deal } = table;
  paintBar(screen, session, deal);
  paintHands(screen, session, table, deal);
  paintPot(screen, session, table, deal);
  paintStock(screen, deal);
  paintWidow(screen, deal);
  paintSpeech(screen, table);
  paintAsked(screen, session);
}
