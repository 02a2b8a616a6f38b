import { rankOf } from '@felt80/cards-shoe';
import { type Deal, games } from '@felt80/poker';
import { attribute, type Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { drawCard } from '../../kit/card';
import { paintField } from '../../kit/field';
import { grouped } from '../../kit/money';
import { wildRankOf } from '../account';
import { menu } from '../questions';
import { isYourTurn, type Session, seatName, type Table } from '../session';
import { signedChips, words } from '../words';
import { paintHands, paintStrip } from './hand';
import { inks, look } from './inks';
import { potArea, rows, speechArea, stockArea, widowArea } from './layout';

function paintBar(screen: Screen, session: Session, table: Table, deal: Deal): void {
  const { record } = session;
  screen.fill({ row: rows.bar, column: 0, rows: 1, columns: 80 }, ' ', inks.bar);
  screen.put(rows.bar, 0, ` ${words.title} `, inks.brand);
  const number = menu.findIndex(({ game }) => game === deal.game);
  const rules = [`${number} ${words.games[deal.game].toUpperCase()}`, words.jokersWild(deal.jokers), words.ceiling(deal)];
  screen.put(rows.bar, 15, rules.join('   '), inks.bar);
  const right = `Hand ${grouped(table.hands)}   ${signedChips(record.winnings)} in ${grouped(record.hands)} `;
  screen.put(rows.bar, 80 - right.length, right, inks.bar);
}

const chipValues = [
  [100, 0],
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

function paintPot(screen: Screen, session: Session, deal: Deal): void {
  const area = potArea(deal.widow !== undefined);
  box(screen, area, 'THE POT', { ink: inks.pot, title: inks.potTitle, style: 'double' });
  const owed = Math.max(...deal.hands.map(({ inThisRound }) => inThisRound)) - (deal.hands[0]?.inThisRound ?? 0);
  const column = area.column + 2;
  screen.put(area.row + 1, column, `${grouped(deal.pot)} ${deal.pot === 1 ? 'chip' : 'chips'}`, inks.potTitle);
  const inTurn = deal.result === undefined && deal.hands[0]?.dropped === false;
  screen.put(area.row + 2, column, inTurn ? `to call ${owed}` : '', isYourTurn(session) && owed > 0 ? inks.potTitle : inks.pot);
  screen.put(area.row + 3, column, `largest raise ${deal.largestRaise}`, inks.boxDim);
  const first = column + 19;
  const most = Math.floor((area.column + area.columns - 1 - first) / 3);
  stacksOf(deal.pot)
    .slice(0, most)
    .forEach(([ink, height], at) => {
      for (let chip = 0; chip < height; chip += 1) screen.put(area.row + 3 - chip, first + 3 * at, '▄▄', attribute(ink === 0 ? 9 : ink, 0));
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
  const wild = wildRankOf(deal);
  const label = wild === undefined ? 'wild' : `${wild === 'T' ? '10' : wild}s wild`;
  if (rankOf(deal.widow) !== undefined || games[deal.game].widowRankIsWild)
    centre(screen, label, widowArea.row - 1, widowArea.column - 2, 11, inks.key);
}

/** A text in lines of at most `columns` characters, broken at blanks. */
export function wrapped(text: string, columns: number): readonly string[] {
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    return joined.length <= columns ? [...lines.slice(0, -1), joined] : [...lines, word];
  }, []);
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

function paintAsked(screen: Screen, { place }: Session): void {
  const asking = place.screen === 'table' ? place.asking : null;
  if (asking?.type !== 'chips') return;
  const { label } = asking.field;
  screen.put(rows.prompt, 40, label, inks.bright);
  paintField(screen, asking.field, rows.prompt, 41 + label.length, 5);
}

/** Paints the table: everyone's hand, the pot, the stock, the widow and who speaks. */
export function paintTable(screen: Screen, session: Session): void {
  const { table } = session;
  if (!table?.deal) return;
  const { deal } = table;
  paintBar(screen, session, table, deal);
  paintHands(screen, session, table, deal);
  paintPot(screen, session, deal);
  paintStock(screen, deal);
  paintWidow(screen, deal);
  paintSpeech(screen, table);
  paintAsked(screen, session);
}
