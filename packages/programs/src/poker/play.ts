import { type RngState, resumeRng, shuffle } from '@felt80/cards-shoe';
import { type Action, apply, type Deal, legalActions, openDeal, type PokerEvent, viewFrom, whyNot } from '@felt80/poker';
import { computerPlayer } from '@felt80/poker/bots';
import { quietly, refused, sounding } from '../kit/step';
import { account, whoIsOut } from './account';
import { agreed } from './questions';
import { characterNames } from './remarks';
import { beforeDeal } from './retelling';
import { atStake, atTable, type Handlers, isYourTurn, type Over, type Seat, type Session, type Step, type Table } from './session';
import { withTalk } from './talk';
import { words } from './words';

/** Characters that fit on the line that says what happened. */
const statusRoom = 77;

/** Chips with which everyone begins. */
export const firstChips = 1000;

/** Everyone's chips before the next hand. */
export function chipsOf({ deal, seats }: Table): readonly number[] {
  return deal?.hands.map(({ chips }) => chips) ?? seats.map(() => firstChips);
}

/** A new random stream from another one. */
function branch(from: { next32(): number }): RngState {
  return [from.next32(), from.next32(), from.next32(), from.next32()];
}

/** A new game: other opponents in another order, each with a new mind that nobody knows. */
export function openTable(session: Session): Session {
  const { streams, answers } = session;
  const players = resumeRng(streams.players);
  const dressing = resumeRng(streams.dressing);
  const names = shuffle(characterNames, dressing).slice(0, answers.players - 1);
  const seats = (['you', ...names] as const).map((name): Seat => ({ name, mind: computerPlayer.start(branch(players)) }));
  const table: Table = { seats, deal: null, carried: 0, hands: 0, over: null, remark: null, marks: [], pointer: 0 };
  return { ...session, place: atTable, table, notices: [], streams: { ...streams, players: players.state, dressing: dressing.state } };
}

function overAfter({ betting, hands }: Deal): Over | null {
  const plays = hands.map(({ chips }) => chips > 0 && chips >= betting.ante);
  if (!plays[0]) return 'broke';
  return plays.slice(1).some((does) => does) ? null : 'alone';
}

/** The pot that a dead deal left goes to the only one who could play for it. */
function lonePotTaken(deal: Deal): Deal {
  const hands = deal.hands.map((hand, at) => (at === 0 ? { ...hand, chips: hand.chips + deal.pot } : hand));
  return { ...deal, pot: 0, hands };
}

/** The sentences as one line; what there is no room for is left out, the first ones first. */
function fitting(sentences: readonly string[]): string {
  const line = sentences.join(' ');
  return line.length <= statusRoom || sentences.length < 2 ? line : fitting(sentences.slice(1));
}

/** What a move leads to, in sentences: how the game has ended, or who is out. */
function endings(table: Table, deal: Deal, lonePot: number): readonly string[] {
  if (lonePot > 0) return [words.lonePot(lonePot)];
  if (table.over !== null) return [words.over[table.over]];
  return deal.result === undefined ? [] : whoIsOut(table, deal);
}

interface Played {
  readonly before: Deal;
  readonly deal: Deal;
  readonly events: readonly PokerEvent[];
  readonly isNew: boolean;
}

/** The session after a deal has gone on: chips and record, what is said, whether the game is over; and the film of it. */
function afterPlay(session: Session, table: Table, { before, deal: played, events, isNew }: Played): Step {
  const over = played.result === undefined ? null : overAfter(played);
  const lonePot = over === 'alone' ? played.pot : 0;
  const deal = lonePot > 0 ? lonePotTaken(played) : played;
  const net = (deal.hands[0]?.chips ?? 0) - (before.hands[0]?.chips ?? 0);
  const record = { winnings: session.record.winnings + net, hands: session.record.hands + (isNew ? 1 : 0) };
  const next: Table = { ...table, deal, over, hands: table.hands + (isNew ? 1 : 0), marks: [], pointer: 0 };
  const told = withTalk(session, next, deal, events, isNew);
  return {
    next: {
      ...told,
      place: atTable,
      record,
      streams: { ...told.streams, cards: deal.cardsRng, lots: deal.lotsRng },
      status: fitting([...account(next, deal, events), ...endings(next, deal, lonePot)]),
    },
    events: [{ type: 'played', before, events, shuffled: isNew }],
  };
}

/** Shuffles and deals the next hand. */
export function dealNext(session: Session): Step {
  const { table, answers, streams } = session;
  if (table === null || table.over !== null) return quietly(session);
  const chips = chipsOf(table);
  const carriedPot = table.deal?.result === 'dead' ? table.deal.pot : 0;
  const { deal, events } = openDeal({ ...agreed(answers), chips, carriedPot, cardsRng: streams.cards, lotsRng: streams.lots });
  const next = { ...table, carried: atStake(table) };
  return afterPlay(session, next, { before: beforeDeal(deal, chips, carriedPot), deal, events, isNew: true });
}

/** The one whose turn it is does something. */
function act(session: Session, table: Table, deal: Deal, action: Action): Step {
  const { deal: next, events } = apply(deal, action);
  return afterPlay(session, table, { before: deal, deal: next, events, isNew: false });
}

/** The computer decides for the one whose turn it is. */
function decide(session: Session): Step {
  const { table } = session;
  const deal = table?.deal;
  const seat = deal?.toAct[0];
  if (!table || !deal || seat === undefined) return dealNext(session);
  const [action, mind] = computerPlayer.decide((table.seats[seat] as Seat).mind, viewFrom(deal, seat));
  const seats = table.seats.map((old, at) => (at === seat ? { ...old, mind } : old));
  return act(session, { ...table, seats }, deal, action);
}

/** The most chips that may be opened or raised with now, and what sets that bound. */
export function chipsOffered(deal: Deal, action: 'open' | 'raise'): number {
  return legalActions(deal).find(({ type }) => type === action)?.most ?? 0;
}

/** What Enter alone bets. */
export function usualBet(deal: Deal, most: number): number {
  return Math.min(most, Math.max(deal.betting.ante, 5));
}

/** Why you cannot do something now, in words. */
function reason(deal: Deal, action: Action): string | undefined {
  const code = whyNot(deal, action);
  if (code === undefined) return undefined;
  return code === 'notInThisStep' && action.type !== 'call' && action.type !== 'discard'
    ? words.unneeded[action.type]
    : words.refusals[code];
}

/** Your discards now: how many cards you hold and how many may go. */
export function discardsOffered(deal: Deal): { readonly held: number; readonly most: number } {
  const offer = legalActions(deal).find(({ type }) => type === 'discard');
  return { held: deal.hands[0]?.cards.length ?? 0, most: offer?.most ?? 0 };
}

function marked(session: Session, table: Table, deal: Deal, card: number): Step {
  const { held, most } = discardsOffered(deal);
  if (card >= held) return refused(session, words.noCard(held));
  const isMarked = table.marks.includes(card);
  if (!isMarked && table.marks.length >= most) return refused(session, words.tooManyMarked(most));
  const marks = isMarked ? table.marks.filter((mark) => mark !== card) : [...table.marks, card].sort((a, b) => a - b);
  const next = { ...session, table: { ...table, marks, pointer: card }, status: words.marked(marks.length, most) };
  return sounding(next, 'mark');
}

/** With your hand in turn. */
function onTurn(session: Session, go: (table: Table, deal: Deal) => Step): Step {
  const { table } = session;
  return table?.deal && isYourTurn(session) ? go(table, table.deal) : quietly(session);
}

/** A number of chips that was typed; nothing means the usual bet. */
export function betTyped(session: Session, action: 'open' | 'raise', text: string): Step {
  return onTurn(session, (table, deal) => {
    const most = chipsOffered(deal, action);
    const chips = text === '' ? usualBet(deal, most) : Number(text);
    const code = whyNot(deal, { type: action, chips });
    if (code === undefined) return act(session, table, deal, { type: action, chips });
    return refused(session, words.amountRefused(most, code === 'cannotCover' ? 'chips' : 'ceiling'));
  });
}

/** What the keys of the table do. */
export const playing: Handlers<'deal' | 'goOn' | 'act' | 'askChips' | 'mark' | 'point'> = {
  deal: dealNext,
  goOn: (session) =>
    session.place.screen === 'title'
      ? quietly({ ...session, place: { screen: 'title', frame: session.place.frame + 1 } })
      : decide(session),
  act: (session, { action }) =>
    onTurn(session, (table, deal) => {
      const why = reason(deal, action);
      return why === undefined ? act(session, table, deal, action) : refused(session, why);
    }),
  askChips: (session, { action }) =>
    onTurn(session, (_, deal) => {
      const why = reason(deal, { type: action, chips: 1 });
      if (why !== undefined) return refused(session, why);
      const most = chipsOffered(deal, action);
      const label = words.chipsAsked[action](most);
      const field = { label, text: '', most: 4, accepts: 'digits' } as const;
      return quietly({
        ...session,
        place: { screen: 'table', asking: { type: 'chips', action, field } },
        status: words.betAsked(usualBet(deal, most)),
      });
    }),
  mark: (session, { card }) => onTurn(session, (table, deal) => marked(session, table, deal, card)),
  point: (session, { by }) =>
    onTurn(session, (table, deal) => {
      const { held } = discardsOffered(deal);
      return quietly({ ...session, table: { ...table, pointer: (table.pointer + by + held) % held } });
    }),
};
