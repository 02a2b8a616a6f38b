import type { Card } from '@felt80/cards-shoe';
import type { Region } from '@felt80/machine';
import { type Area, attribute, type Screen } from '@felt80/text-mode';
import type { Hand } from '@felt80/twenty-one';
import { box, centre } from '../../kit/box';
import { paintField } from '../../kit/field';
import type { Place } from '../../kit/film';
import { isBust, naturalWords, resultWords, totalWords } from '../account';
import { openArea, questionFor } from '../ask';
import { money, standing } from '../currency';
import { demoIntention } from '../demo';
import { type Game, games } from '../games';
import { paintLegend } from '../legend-line';
import type { Lie, LyingHand } from '../lie';
import { cardsLeft } from '../pack';
import { drinkOf, gameIn, rulesIn, type Session, stakedCents } from '../session';
import { words } from '../words';
import { paintBalloon } from './balloon';
import { lookOf, paintCards } from './cards';
import { mostChipCents, paintChips } from './chips';
import { inks } from './inks';
import { type Mood, paintPortrait } from './portrait';

/** The dealer with his balloon and his glass, and how the plays went. */
const dealerArea: Area = { row: 2, column: 44, rows: 21, columns: 36 };

/** The parts to look at on a small display: the cards, the money and the keys, or the questions; below them the dealer. */
export const areas: Readonly<Record<'table' | 'questions', Region>> = {
  table: { row: 2, column: 0, rows: 21, columns: 44, beside: [dealerArea] },
  questions: { row: 2, column: 0, rows: 20, columns: 44, beside: [dealerArea] },
};

/** Where the first card of the house and of the player's hands lie. */
export const housePlace: Place = { row: 3, column: 2 };
export function handPlace(hand: number, hands: number): Place {
  return { row: hands > 1 ? 9 + 6 * hand : 10, column: 2 };
}

const right = 44;

/** A word of a label; a `badge` stands out with a blank on either side. */
interface Label {
  readonly text: string;
  readonly ink: number;
  readonly badge?: boolean;
}

/** Writes labels from left to right, two blanks between. */
function paintLabels(screen: Screen, row: number, column: number, labels: readonly Label[]): void {
  let at = column;
  for (const { text, ink, badge = false } of labels) {
    if (badge) screen.put(row, at - 1, ` ${text} `, ink);
    else screen.put(row, at, text, ink);
    at += text.length + 2;
  }
}

/** What a hand is called besides its points. */
function kindLabels(session: Session, cards: readonly Card[], name: string | undefined): readonly Label[] {
  if (isBust(rulesIn(session), cards)) return [{ text: words.bust, ink: inks.bad }];
  return name ? [{ text: name, ink: inks.badge, badge: true }] : [];
}

function houseLabels(session: Session, { house }: Lie): readonly Label[] {
  const up = house.filter(({ face }) => face === 'up').map(({ card }) => card);
  if (house.length === 0) return [];
  if (up.length === 0) return [{ text: 'covered', ink: inks.text }];
  const named = up.length === house.length && session.round ? naturalWords(gameIn(session), session.round.house) : undefined;
  const points = `${up.length < house.length ? 'shows ' : ''}${totalWords(rulesIn(session), up)}`;
  return [{ text: points, ink: inks.text }, ...kindLabels(session, up, named)];
}

/** A hand as the engine has it, for its name; while cards are coming there is none. */
function namedHand(session: Session, at: number, { cards }: LyingHand): string | undefined {
  const hand: Hand | undefined = session.round?.seats[0]?.hands[at];
  return hand && hand.cards.length === cards.length ? naturalWords(gameIn(session), hand) : undefined;
}

/** What is staked on a hand or, once it is settled, what it brings. */
function moneyLabels({ currency }: Game, { stakeCents, netCents }: LyingHand, two: boolean): readonly Label[] {
  if (netCents === undefined) return two ? [{ text: money(stakeCents, currency), ink: inks.text }] : [];
  return [{ text: resultWords(currency, netCents), ink: netCents > 0 ? inks.good : netCents < 0 ? inks.bad : inks.bright }];
}

function handLabels(session: Session, hand: LyingHand, at: number, two: boolean): readonly Label[] {
  const cards = hand.cards.map(({ card }) => card);
  if (cards.length === 0) return [];
  const covered = hand.netCents === undefined && hand.cards.every(({ face }) => face === 'down');
  return [
    { text: totalWords(rulesIn(session), cards), ink: inks.key },
    ...kindLabels(session, cards, namedHand(session, at, hand)),
    ...moneyLabels(gameIn(session), hand, two),
    ...(covered ? [{ text: words.coveredFromHouse, ink: inks.dim }] : []),
  ];
}

function paintHand(screen: Screen, session: Session, lie: Lie, at: number): void {
  const hand = lie.hands[at];
  if (!hand) return;
  const two = lie.hands.length > 1;
  const { turn } = session.round ?? {};
  const playing = turn?.phase === 'playing' && turn.hand === at && hand.netCents === undefined;
  const { row, column } = handPlace(at, lie.hands.length);
  screen.put(row - 1, column, two ? `HAND ${at + 1}` : 'YOU', inks.bright);
  if (two && playing) screen.put(row - 1, column + 7, '◄', inks.key);
  paintLabels(screen, row - 1, column + 9, handLabels(session, hand, at, two));
  paintCards(screen, hand.cards, { row, column }, true, lookOf(session.settings));
}

/** The letters on the cloth: the name of the game and what it pays. */
function paintCloth(screen: Screen, game: Game, row: number, column: number, columns: number): void {
  centre(screen, `♦ ${game.title} ♦`, row, column, columns, attribute(game.accent, 0));
  game.placard.forEach((line, at) => {
    centre(screen, line, row + 1 + at, column, columns, inks.dim);
  });
}

/** The places of the cards on an empty table. */
function paintPlaces(screen: Screen): void {
  for (const { row, column } of [housePlace, handPlace(0, 1)])
    for (const along of [0, 1]) screen.frame({ row, column: column + 8 * along, rows: 5, columns: 7 }, 'single', attribute(8, 0));
  screen.put(handPlace(0, 1).row - 1, 2, 'YOU', inks.bright);
}

/** What lies before the player in chips: his stake or, once the hand is settled, what he gets back, as far as there is room for it. */
function chipCents({ hands }: Lie): number {
  const [hand, second] = hands;
  if (!hand || second) return 0;
  const backCents = hand.stakeCents + (hand.netCents ?? 0);
  return backCents > mostChipCents ? hand.stakeCents : Math.max(0, backCents);
}

function paintLeft(screen: Screen, session: Session, lie: Lie): void {
  screen.put(2, 2, 'HOUSE', inks.bright);
  paintLabels(screen, 2, 11, houseLabels(session, lie));
  if (lie.house.length === 0) paintPlaces(screen);
  paintCards(screen, lie.house, housePlace, false, lookOf(session.settings));
  lie.hands.forEach((_, at) => {
    paintHand(screen, session, lie, at);
  });
  paintChips(screen, chipCents(lie), 18, 2, session.settings.mono);
  paintMoney(screen, session, lie);
}

function paintMoney(screen: Screen, session: Session, lie: Lie): void {
  const { currency } = gameIn(session);
  const staked = lie.hands.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  const pot = { ...session.pot, cents: session.pot.cents + stakedCents(session.round) };
  screen.put(20, 2, 'Bet', inks.text);
  screen.put(20, 6, money(staked || session.betCents, currency), inks.bright);
  screen.put(20, 18, 'Pot', inks.text);
  screen.put(20, 22, standing(pot), pot.cents < 0 ? inks.bad : inks.good);
}

const moods = { won: 'sour', lost: 'pleased', even: 'even' } as const;

/** What the dealer makes of the play that is over. */
function moodOf({ sitting, round }: Session): Mood {
  const last = sitting.outcomes.at(-1);
  return last && round?.turn.phase === 'over' ? moods[last] : 'even';
}

const marks = { won: '▲', lost: '▼', even: '─' } as const;

function paintRun(screen: Screen, { sitting, settings }: Session): void {
  if (settings.demo) screen.put(22, right + 24, ' DEMO PLAY ', inks.bar);
  sitting.outcomes.forEach((outcome, at) => {
    screen.put(22, right + at, marks[outcome], outcome === 'won' ? inks.good : outcome === 'lost' ? inks.bad : inks.text);
  });
}

function paintRight(screen: Screen, session: Session, sipping: boolean): void {
  const { banter, settings } = session;
  screen.frame({ row: 2, column: right, rows: 13, columns: 35 }, 'double', inks.panel);
  paintPortrait(screen, { drink: drinkOf(session), mood: moodOf(session), sipping, mono: settings.mono }, 3, right + 1);
  if (banter.said !== null) paintBalloon(screen, banter.said, 15, right);
  else paintCloth(screen, gameIn(session), 16, right, 35);
  screen.put(21, right, words.drink(drinkOf(session)), inks.text);
  paintRun(screen, session);
}

function paintOpen(screen: Screen, session: Session): void {
  const open = session.place.screen === 'table' ? session.place.open : null;
  if (!open) return;
  const area: Area = { row: openArea.row - 2, column: 2, rows: open.type === 'choosing' ? 9 : 8, columns: 41 };
  box(screen, area, open.type === 'choosing' ? 'Another game' : 'Stop!', { ink: inks.panel, title: inks.panelKey, style: 'double' });
  if (open.type === 'forfeiting') {
    const stake = money(stakedCents(session.round), gameIn(session).currency);
    centre(screen, words.forfeit(stake), 16, 3, 39, inks.panel);
    centre(screen, 'The house will keep it.', 17, 3, 39, inks.panel);
  }
  if (open.type === 'choosing')
    games.forEach(({ other }, at) => {
      screen.put(openArea.row + at, openArea.column + 22, other, inks.panelDim);
    });
  paintLegend(screen, questionFor(session).choices, { key: inks.panelKey, label: inks.panel, dim: inks.panelDim });
}

function paintPrompt(screen: Screen, session: Session): void {
  const { field } = questionFor(session);
  const demo = demoIntention(session);
  if (demo) screen.put(22, 2, words.demoPlays(demo), inks.key);
  if (!field) return;
  screen.put(22, 2, field.label, inks.key);
  paintField(screen, field, 22, 3 + field.label.length, field.most + 1, inks.typed);
}

function paintHead(screen: Screen, session: Session): void {
  const game = gameIn(session);
  const left = cardsLeft(rulesIn(session), session.pack);
  const { decks } = session.handling;
  const shoe = `Shoe ${decks} ${decks === 1 ? 'deck' : 'decks'}, ${left} ${left === 1 ? 'card' : 'cards'} left`;
  screen.put(0, 14, `${game.key} ${game.title}`, inks.bright);
  screen.put(0, 79 - shoe.length, shoe, inks.text);
}

/** What can be done: the keys below the cards and the line that is typed, or what lies open. */
function paintKeys(screen: Screen, session: Session): void {
  const open = session.place.screen === 'table' ? session.place.open : null;
  if (open && open.type !== 'buying') {
    paintOpen(screen, session);
    return;
  }
  const keys = questionFor(session).choices.filter(({ at }) => at && at.row < 24);
  paintLegend(screen, keys, { key: inks.key, label: inks.bright, dim: inks.dim });
  paintPrompt(screen, session);
}

/** How the table is to be seen besides the session: where the cards lie, and whether something moves. */
export interface TableMoment {
  readonly lie: Lie;
  readonly sipping: boolean;
  readonly busy: boolean;
}

/** The table with the cards as they lie. */
export function paintTable(screen: Screen, session: Session, { lie, sipping, busy }: TableMoment): void {
  paintHead(screen, session);
  paintLeft(screen, session, lie);
  paintRight(screen, session, sipping);
  if (!busy) paintKeys(screen, session);
}
