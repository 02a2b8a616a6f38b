import { type Bets, type Outcome, odds } from '@felt80/baccarat';
import { systems } from '@felt80/betting-systems';
import { type Area, adapters, attribute, type Screen, wholeScreen } from '@felt80/text-mode';
import { box, centre, shadow } from '../../kit/box';
import type { KeyArea } from '../../kit/choice';
import { betFields, nextComposition, places } from '../../kit/coup';
import { sideInks } from '../../kit/coup-paint';
import { placeNames } from '../../kit/coup-words';
import { namedChoices } from '../../kit/key-name';
import { dollars, grouped, signed } from '../../kit/money';
import { betKeys, idleChoices } from '../choices';
import { nextBets, runOf, systemState } from '../deal';
import type { Session } from '../session';
import { cardsLeft, fullShoe, rules, type Sitting, shuffleIsDue } from '../sitting';
import { words } from '../words';
import { paintHands } from './hands';
import { felt, inks } from './inks';
import { optionAreas, paintOptions } from './options-box';
import { paintScoreCard } from './score-card';

const shoeArea: Area = { row: 14, column: 63, rows: 9, columns: 16 };
const betColumns: Readonly<Record<Outcome, number>> = { player: 19, tie: 34, banker: 49 };
const betWidth = 13;

/** The part of the table to look at on a small display: the hands, the result and the bets. */
export const tableArea: Area = { row: 4, column: 18, rows: 20, columns: 62 };

function paintHelp(screen: Screen, session: Session): void {
  const lines = namedChoices(idleChoices(session).filter(({ command }) => command.type !== 'help'));
  const half = Math.ceil(lines.length / 2);
  const area: Area = { row: 4, column: 19, rows: half + 4, columns: 60 };
  box(screen, area, 'Keys of the table', { ink: inks.panel, title: inks.panelTitle, style: 'double' });
  shadow(screen, area, felt);
  lines.forEach(({ keys, choice }, at) => {
    const row = area.row + 2 + (at % half);
    const column = area.column + (at < half ? 4 : 31);
    screen.put(row, column, keys, inks.panelKey);
    screen.put(row, column + (at < half ? 10 : 5), choice.label, choice.hint ? inks.panelDim : inks.panel);
  });
}

const percentWidth = 6;

/** A share as it fits into the box of a bet: `45.86%`, `-1.06%`, `-14.4%`. */
function percent(share: number): string {
  const [exact = '', rounded = ''] = [2, 1].map((digits) => `${(share * 100).toFixed(digits)}%`);
  return (exact.length > percentWidth ? rounded : exact).padStart(percentWidth);
}

/** The bets of the hand that is being dealt, or of the next one. */
function betsShown({ sitting, options }: Session): Bets {
  return sitting.hand?.outcome === null ? sitting.hand.bets : nextBets(sitting, options);
}

function betArea(side: Outcome, { odds }: Session['options']): Area {
  return { row: 14, column: betColumns[side], rows: odds ? 5 : 3, columns: betWidth };
}

/**
 * Where the keys can be clicked: in the options box, on the boxes of the bets (a second time to lock the bet in), and on the shoe for the
 * next hand. Anywhere while there is nothing else to do.
 */
export function tableAreas(session: Session): readonly KeyArea[] {
  const { place, sitting, options } = session;
  const onlyEscape = sitting.auto ? !sitting.auto.paused : place.screen === 'table' && place.help;
  if (onlyEscape) return [{ key: 'Escape', at: wholeScreen }];
  const boxes = sitting.auto ? [] : places.map((side) => ({ side, at: betArea(side, options) }));
  return [
    ...optionAreas(session),
    ...boxes.map(({ side, at }) => ({ key: betKeys[side], at })),
    ...boxes.map(({ at }) => ({ key: 'Enter', at })),
    { key: 'Enter', at: shoeArea },
  ];
}

function paintBets(screen: Screen, session: Session): void {
  const { place, sitting, options } = session;
  const editing = place.screen === 'table' ? place.editing : null;
  const bets = editing?.bets ?? betsShown(session);
  const chances = options.odds ? odds(nextComposition(rules.shoe, sitting.shoe), rules.paytable) : undefined;
  for (const side of ['player', 'tie', 'banker'] as const) {
    const column = betColumns[side];
    const edited = editing?.side === side;
    const cents = bets[betFields[side]];
    const ink = edited ? inks.darkKey : sideInks[side];
    const area = betArea(side, options);
    box(screen, area, placeNames[side].toUpperCase(), { ink, style: edited ? 'double' : 'single' });
    screen.put(15, column + 2, `$${grouped(cents / 100).padStart(betWidth - 5)}`, ink);
    if (chances) {
      screen.put(16, column + 1, `wins ${percent(chances[side].probability)}`, ink);
      screen.put(17, column + 1, `edge ${percent(chances[side].expectedValue)}`, ink);
    }
    const won = `${grouped(sitting.wins[side])} won`;
    centre(screen, won.length > betWidth - 4 ? won : ` ${won} `, area.row + area.rows - 1, column, betWidth, ink);
  }
}

function paintAccount(screen: Screen, { hand, winningsCents, hands }: Sitting): void {
  const lines = [
    ['Last hand', hand && hand.outcome !== null ? signed(hand.netCents, 13) : ''],
    ['Winnings', signed(winningsCents, 13)],
    ['Hands', grouped(hands).padStart(10)],
  ] as const;
  lines.forEach(([label, value], at) => {
    screen.put(19 + at, 20, label.padEnd(10) + value, inks.felt);
  });
}

function paintCount(screen: Screen, count: number): void {
  const value = `${count < 0 ? '-' : '+'}${String(Math.abs(count)).padStart(3)}`;
  screen.put(20, 45, ` Card count ${value} `, inks.darkKey);
}

function paintSystem(screen: Screen, session: Session): void {
  const { options, sitting } = session;
  if (options.system === null) return;
  const { name, needs } = systems[options.system];
  const state = needs.includes('count') ? `count ${sitting.count}` : (systemState(sitting, options) ?? '');
  const bets = betsShown(session);
  const side = (['player', 'banker'] as const).find((place) => bets[betFields[place]] > 0);
  const next = side ? `next ${dollars(bets[betFields[side]])} on ${placeNames[side]}` : 'sits out';
  const area: Area = { row: 22, column: 19, rows: 2, columns: 43 };
  screen.fill(area, ' ', inks.panel);
  screen.put(22, 20, name, inks.panelTitle);
  const run = runOf(sitting, options);
  const result = run?.restarted ? 'restarted at Max' : signed(run?.resultCents ?? 0, 13);
  screen.put(22, 61 - result.length, result, inks.panel);
  screen.put(23, 20, state.slice(-(40 - next.length)), inks.panel);
  screen.put(23, 61 - next.length, next, inks.panelKey);
}

function paintShoe(screen: Screen, sitting: Sitting): void {
  const left = cardsLeft(sitting);
  box(screen, shoeArea, 'S H O E', { ink: inks.dark, title: inks.darkKey, style: 'double' });
  shadow(screen, shoeArea, felt);
  const inside = shoeArea.columns - 4;
  const filled = Math.ceil((left / fullShoe) * inside);
  const at = { row: shoeArea.row + 2, column: shoeArea.column + 2, rows: 4 };
  screen.fill({ ...at, columns: inside }, '░', attribute(4, 0));
  if (filled > 0) screen.fill({ ...at, column: at.column + inside - filled, columns: filled }, '▌', attribute(15, 7));
  const cutCardOut = sitting.shoe !== null && sitting.hand?.outcome !== null && shuffleIsDue(sitting);
  if (cutCardOut) screen.fill({ ...at, column: at.column + inside - filled, columns: 1 }, '█', attribute(12, 0));
  const foot = cutCardOut ? 'cut card' : `${left} cards`;
  centre(screen, foot, shoeArea.row + 7, shoeArea.column, shoeArea.columns, inks.dark);
}

/** Where a card leaves the shoe: it comes out at its left side. */
export const shoeMouth: { readonly row: number; readonly column: number } = { row: shoeArea.row + 2, column: shoeArea.column - 3 };

/** Paints the table. */
export function paintTable(screen: Screen, session: Session): void {
  const { place, sitting, options, adapter } = session;
  screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', inks.felt);
  if (options.scoreCard) paintScoreCard(screen, sitting, options.marks, adapters[adapter].colour ? inks.paper : inks.darkDim);
  screen.put(0, 19, ` ${words.title} `, inks.panelTitle);
  paintHands(screen, sitting.hand, options.look, options.hands);
  paintBets(screen, session);
  paintAccount(screen, sitting);
  if (options.count) paintCount(screen, sitting.count);
  paintSystem(screen, session);
  paintShoe(screen, sitting);
  paintOptions(screen, session);
  if (place.screen === 'table' && place.help) paintHelp(screen, session);
}

/** What comes next, for the right end of the status line. */
export function tableNext({ place, sitting }: Session): string {
  if (sitting.auto) {
    return sitting.auto.paused
      ? `${grouped(sitting.auto.left)} left: ENTER goes on, ESC quits`
      : `Auto Play ${grouped(sitting.auto.left)} to go: ESC`;
  }
  if (place.screen === 'table' && place.editing) return 'ESC: old bet';
  if (place.screen === 'table' && place.help) return 'ESC closes the help';
  if (sitting.hand?.outcome === null) return '';
  if (shuffleIsDue(sitting)) return 'ENTER shuffles';
  return 'ENTER deals';
}
