import { type Card, rankOf } from '@felt80/cards-shoe';
import { type Category, type Deal, games, type PokerEvent, rankings, type Strength } from '@felt80/poker';
import type { Table } from './session';
import { deedAmong, goneBroke } from './talk';
import { words } from './words';

/** The rank that is wild beside the jokers. */
export function wildRankOf({ game, widow }: Deal): ReturnType<typeof rankOf> {
  return games[game].widowRankIsWild && widow !== undefined ? rankOf(widow) : undefined;
}

/** What a hand is worth as far as it has been dealt, with the widow where it is everyone's card. */
export function strengthOf(deal: Deal, hand: number): Strength | undefined {
  const own = deal.hands[hand]?.cards.map(({ card }) => card) ?? [];
  const cards: readonly Card[] = games[deal.game].widowIsEveryonesCard && deal.widow !== undefined ? [...own, deal.widow] : own;
  return own.length === 0 ? undefined : rankings[deal.ranking].evaluate(cards, wildRankOf(deal));
}

/** Chips that a hand needs to call. */
export function owedBy({ hands }: Deal, hand: number): number {
  return Math.max(...hands.map(({ inThisRound }) => inThisRound)) - (hands[hand]?.inThisRound ?? 0);
}

/** Whether the cards of a hand lie open to all. */
export function isShown(deal: Deal, hand: number): boolean {
  return deal.history.some((event) => event.type === 'showed' && event.hand === hand);
}

function sentenceName(table: Table, seat: number): string {
  const name = table.seats[seat]?.name ?? 'you';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function outcome(table: Table, deal: Deal, events: readonly PokerEvent[]): string | undefined {
  const won = events.filter(({ type }) => type === 'won');
  const [first] = won;
  if (first === undefined) return deal.result === 'dead' ? words.dead(deal.pot) : undefined;
  const names = won.map(({ hand = 0 }) => sentenceName(table, hand));
  const hand = first.hand ?? 0;
  const category: Category | undefined = isShown(deal, hand) ? strengthOf(deal, hand)?.category : undefined;
  const chips = won.reduce((sum, event) => sum + (event.chips ?? 0), 0);
  return won.length > 1 && category !== undefined ? words.shares(names, chips, category) : words.wins(names[0] ?? '', chips, category);
}

/** What happened, in sentences for the foot of the screen. */
export function account(table: Table, deal: Deal, events: readonly PokerEvent[]): readonly string[] {
  const done = deedAmong(events);
  const deed = done && words.deed(done, sentenceName(table, done.hand ?? 0));
  const reshuffled = events.some(({ type }) => type === 'reshuffled') ? words.reshuffled : undefined;
  const told = [deed, reshuffled, outcome(table, deal, events)].filter((sentence) => sentence !== undefined);
  return told.length === 0 ? [words.dealing] : told;
}

/** Who cannot go on after a deal that is over, in a sentence. */
export function whoIsOut(table: Table, deal: Deal): readonly string[] {
  const out = goneBroke(deal).filter((seat) => seat > 0);
  return out.length === 0 ? [] : [words.out(out.map((seat) => sentenceName(table, seat)))];
}
