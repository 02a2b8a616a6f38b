import { type Card, rankOf, suitOf } from '@felt80/cards-shoe';
import { type Deal, games } from '@felt80/poker';
import { attribute, type Screen } from '@felt80/text-mode';
import { centre } from '../../kit/box';
import { suitInk } from '../../kit/card';
import { isShown, strengthOf, wildRankOf } from '../account';
import { isDiscarding, type Session, seatName, type Table } from '../session';
import { words } from '../words';
import { inks, look } from './inks';
import { cardArea, rows, slotOf } from './layout';

const suits = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

/** How a card lies: open, known to you alone, or with its back up. */
type Lie = 'open' | 'yours' | 'back';

function frameOf(row: number): string {
  return row === 0 ? '┌─────┐' : '└─────┘';
}

/** Rank and suit as they stand on a card: `10♥`. */
export function cardText(card: Card): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return suit === undefined ? 'JOKER' : `${rank === 'T' ? '10' : rank}${suits[suit]}`;
}

function inkOf(card: Card, lie: Lie): number {
  if (lie === 'yours') return attribute(0, 7);
  const suit = suitOf(card);
  return attribute(suitInk(suit === undefined ? 'joker' : suit === 'h' || suit === 'd' ? 'red' : 'black', 15), 15);
}

/** Paints a card as it lies in a hand. */
export function paintStrip(screen: Screen, row: number, column: number, card: Card, lie: Lie, isWild: boolean): void {
  const line = lie === 'back' ? attribute(look.backLine, look.backGround) : attribute(0, lie === 'open' ? 15 : 7);
  screen.put(row, column, frameOf(0), line);
  screen.put(row + 1, column, '│     │', line);
  screen.put(row + 2, column, frameOf(2), line);
  if (lie === 'back') screen.put(row + 1, column + 1, '▒▒▒▒▒', attribute(look.backPattern, look.backGround));
  else screen.put(row + 1, column + 1, `${cardText(card)}${isWild ? ' *' : ''}`.padEnd(5), inkOf(card, lie));
}

function lieOf(deal: Deal, hand: number, face: 'up' | 'down'): Lie {
  if (isShown(deal, hand) || face === 'up') return 'open';
  if (hand > 0) return 'back';
  return deal.hands[0]?.dropped || deal.hands[0]?.cards.some((held) => held.face === 'up') ? 'yours' : 'open';
}

function paintCards(screen: Screen, table: Table, deal: Deal, hand: number): void {
  const held = deal.hands[hand];
  const wild = wildRankOf(deal);
  held?.cards.forEach(({ card, face }, at) => {
    const isMarked = hand === 0 && table.marks.includes(at);
    const { row, column } = cardArea(deal.hands.length, hand, at);
    paintStrip(
      screen,
      row,
      column + (isMarked ? 1 : 0),
      card,
      isMarked ? 'yours' : lieOf(deal, hand, face),
      wild !== undefined && rankOf(card) === wild,
    );
  });
}

/** The rows in which those who are not in the hand have a word instead of cards. */
const outRow = rows.cards + 4;

interface Deed {
  readonly text: string;
  /** Whether it was done since cards were last dealt or exchanged for all. */
  readonly isFresh: boolean;
  readonly isWin: boolean;
}

/** What a hand did last. */
export function deedOf(deal: Deal, hand: number): Deed | undefined {
  const { history } = deal;
  const at = history.findLastIndex((event) => event.hand === hand && event.type !== 'dealt' && event.type !== 'showed');
  const event = history[at];
  if (event === undefined) return undefined;
  const lastDeal = history.findLastIndex(({ type }) => type === 'dealt');
  return { text: words.mark(event), isFresh: at > lastDeal, isWin: event.type === 'won' };
}

function paintOne(screen: Screen, table: Table, deal: Deal, hand: number): void {
  const held = deal.hands[hand];
  if (held === undefined) return;
  const { column, columns } = slotOf(deal.hands.length, hand);
  const isIn = !held.dropped;
  const name = seatName(table, hand);
  const deed = deedOf(deal, hand);
  const hasTurn = deal.toAct[0] === hand;
  const nameInk = hasTurn ? inks.turn : deed?.isWin ? inks.won : hand === 0 ? inks.key : isIn ? inks.bright : inks.dim;
  centre(screen, hasTurn || deed?.isWin ? ` ${name} ` : name, rows.names, column, columns, nameInk);
  if (isIn || hand === 0) paintCards(screen, table, deal, hand);
  else centre(screen, deed ? '∙ drop ∙' : '∙ out ∙', outRow, column, columns, inks.dim);
  centre(screen, String(held.chips), rows.chips, column, columns, isIn ? inks.chips : inks.dim);
  if (deed) centre(screen, deed.text, rows.deeds, column, columns, deed.isWin ? inks.key : deed.isFresh && isIn ? inks.bright : inks.dim);
  const category = hand > 0 && isShown(deal, hand) ? strengthOf(deal, hand)?.category : undefined;
  if (category) centre(screen, words.shortNames[category], rows.score, column, columns, inks.score);
}

const rankNames: readonly string[] = ['', '', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** The score of your hand and the cards that break ties: `score 8300`, `then 7 4`. With fewer than five cards: so far. */
export function scoreLines(deal: Deal): readonly string[] {
  const strength = strengthOf(deal, 0);
  if (strength === undefined) return [];
  const isWhole = (deal.hands[0]?.cards.length ?? 0) + (deal.widow !== undefined && games[deal.game].widowIsEveryonesCard ? 1 : 0) === 5;
  const spare = strength.tieBreak.filter((rank) => rank > 0).map((rank) => rankNames[rank]);
  return [`${isWhole ? 'score' : 'so far'} ${strength.score}`, spare.length === 0 ? '' : `then ${spare.join(' ')}`];
}

function paintScore(screen: Screen, deal: Deal): void {
  const { column } = cardArea(deal.hands.length, 0, 0);
  scoreLines(deal).forEach((line, at) => {
    screen.put(rows.score + at, Math.max(1, column - 2), line, inks.score);
  });
}

function paintChooser(screen: Screen, table: Table, deal: Deal): void {
  const held = deal.hands[0]?.cards.length ?? 0;
  for (let card = 0; card < held; card += 1) {
    const { row, column } = cardArea(deal.hands.length, 0, card);
    const isMarked = table.marks.includes(card);
    screen.put(row + 1, column - 2, `${table.pointer === card ? '►' : ' '}${card + 1}`, isMarked ? inks.turn : inks.key);
  }
}

/** Paints everyone's name, cards, chips and last deed, and your score. */
export function paintHands(screen: Screen, session: Session, table: Table, deal: Deal): void {
  deal.hands.forEach((_, hand) => {
    paintOne(screen, table, deal, hand);
  });
  paintScore(screen, deal);
  if (isDiscarding(session)) paintChooser(screen, table, deal);
}
