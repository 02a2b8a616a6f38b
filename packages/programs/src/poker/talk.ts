import { type RngState, resumeRng } from '@felt80/cards-shoe';
import type { Deal, PokerEvent } from '@felt80/poker';
import { drawLine } from '../kit/remarks';
import { lines, type Occasion } from './remarks';
import type { Remark, Session, Table } from './session';

/** Something to remark on, and the seats that may do it. */
interface Chance {
  readonly occasion: Occasion;
  readonly seats: readonly number[];
}

/** In how many of a hundred cases somebody speaks. */
const talkative: Readonly<Record<Occasion, number>> = {
  deal: 30,
  open: 35,
  raise: 35,
  call: 20,
  drop: 25,
  check: 15,
  draw: 25,
  win: 70,
  lose: 70,
  split: 100,
  dead: 70,
  youWin: 80,
  youDrop: 35,
  youRaise: 35,
  broke: 100,
  youBroke: 100,
};

const own: Readonly<Partial<Record<PokerEvent['type'], Occasion>>> = {
  opened: 'open',
  raised: 'raise',
  called: 'call',
  dropped: 'drop',
  checked: 'check',
  drew: 'draw',
};

const yours: Readonly<Partial<Record<PokerEvent['type'], Occasion>>> = { opened: 'youRaise', raised: 'youRaise', dropped: 'youDrop' };

/** The opponents that are in this deal. */
function present(deal: Deal): readonly number[] {
  return deal.hands.flatMap(({ cards }, at) => (at > 0 && cards.length > 0 ? [at] : []));
}

/** What somebody did, among the events that it led to: a shuffle may come before. */
export function deedAmong(events: readonly PokerEvent[]): PokerEvent | undefined {
  return events.find(({ hand }) => hand !== undefined);
}

function afterDeed(deal: Deal, { type, hand = 0, count }: PokerEvent): readonly Chance[] {
  const occasion = count === 0 ? undefined : hand === 0 ? yours[type] : own[type];
  return occasion === undefined ? [] : [{ occasion, seats: hand === 0 ? present(deal) : [hand] }];
}

function afterResult(deal: Deal, events: readonly PokerEvent[]): readonly Chance[] {
  const winners = events.flatMap(({ type, hand }) => (type === 'won' && hand !== undefined ? [hand] : []));
  const losers = events.flatMap(({ type, hand = 0 }) => (type === 'showed' && hand > 0 && !winners.includes(hand) ? [hand] : []));
  const [winner] = winners;
  if (events.some(({ type }) => type === 'dead')) return [{ occasion: 'dead', seats: present(deal) }];
  if (winner === undefined) return [];
  if (winners.length > 1) return winners.length === 2 ? [{ occasion: 'split', seats: winners.filter((seat) => seat > 0) }] : [];
  const lost: Chance = { occasion: 'lose', seats: losers };
  return winner === 0 ? [{ occasion: 'youWin', seats: present(deal) }, lost] : [{ occasion: 'win', seats: [winner] }, lost];
}

/** Seats that could pay for this hand and cannot pay for another one. */
export function goneBroke(deal: Deal): readonly number[] {
  const { ante } = deal.betting;
  const isBroke = (chips: number): boolean => chips === 0 || chips < ante;
  return deal.hands.flatMap(({ chips }, at) => (isBroke(chips) && deal.history.some(({ hand }) => hand === at) ? [at] : []));
}

/** What can be remarked on after these events; of each list one is said at most. */
function chances(deal: Deal, events: readonly PokerEvent[], isNew: boolean): readonly Chance[] {
  const deed = deedAmong(events);
  if (deal.result !== undefined) {
    const broke = goneBroke(deal);
    const leaving: Chance = { occasion: 'broke', seats: broke.filter((seat) => seat > 0) };
    const staying = present(deal).filter((seat) => !broke.includes(seat));
    if (broke.includes(0)) return [leaving, { occasion: 'youBroke', seats: staying }];
    return leaving.seats.length > 0 ? [leaving] : afterResult(deal, events);
  }
  if (isNew) return [{ occasion: 'deal', seats: present(deal) }];
  return deed === undefined ? [] : afterDeed(deal, deed);
}

function pick<T>(items: readonly T[], below: (n: number) => number): T | undefined {
  return items.length === 0 ? undefined : items[below(items.length)];
}

function said(table: Table, seat: number, occasion: Occasion, bags: Session['bags'], rng: RngState) {
  const name = table.seats[seat]?.name ?? 'you';
  return name === 'you' ? undefined : drawLine(lines[name][occasion], `${name}/${occasion}`, bags, rng);
}

/** The session after somebody may have remarked on what happened. A remark stays until the next one, its speaker's next move or the next deal. */
export function withTalk(session: Session, table: Table, deal: Deal, events: readonly PokerEvent[], isNew: boolean): Session {
  const stays: Remark | null = isNew || deedAmong(events)?.hand === table.remark?.seat ? null : table.remark;
  if (!session.options.remarks) return { ...session, table: { ...table, remark: null } };
  const rng = resumeRng(session.streams.dressing);
  const chance = pick(
    chances(deal, events, isNew).filter(({ seats }) => seats.length > 0),
    (n) => rng.below(n),
  );
  const seat = chance && rng.below(100) < talkative[chance.occasion] ? pick(chance.seats, (n) => rng.below(n)) : undefined;
  const drawn = chance && seat !== undefined ? said(table, seat, chance.occasion, session.bags, rng.state) : undefined;
  const remark = drawn && seat !== undefined ? { seat, line: drawn.line } : stays;
  return {
    ...session,
    table: { ...table, remark },
    bags: drawn?.bags ?? session.bags,
    streams: { ...session.streams, dressing: drawn?.rng ?? rng.state },
  };
}
