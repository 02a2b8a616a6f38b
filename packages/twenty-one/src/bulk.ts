import { type Card, placeOf, type Rank, type Rng, ranks, shuffle } from '@felt80/cards-shoe';
import { bulkProblem, code, columns, doubleRows, packChart, softRow } from './bulk-tables';
import type { Chart } from './chart';
import { type Rules, share } from './rules';

export interface BulkSetup {
  /** Blackjack at any casino's switches. */
  readonly rules: Rules;
  readonly chart: Chart;
  readonly betCents: number;
  /** The shoe in the order in which it is dealt first. */
  readonly cards: readonly Card[];
  /** Shuffles the shoe, and the discards when it runs dry. */
  readonly rng: Rng;
}

/** One seat on credit that plays a chart and never insures, at one shoe: the fast double of the round engine. */
export interface Bulk {
  /** Plays a round and gives its net in cents. */
  playRound(): number;
  /** Whether the penetration of the rules is reached. */
  shuffleDue(): boolean;
  /** Mixes all cards, the shoe first and then the discards in order of play. */
  shuffleAll(): void;
}

const none = 255;
const mostHands = 4;

/** Values of the places of a composition. */
const valueAt: Uint8Array = Uint8Array.from(ranks, (_, place) => Math.min(place + 1, 10));

/**
 * A simulator on typed arrays. On the same cards, with the same chart and the same stream, it plays what the round engine plays.
 *
 * @throws {RangeError} for rules that are not blackjack with one natural on two cards, and for a chart without some row.
 */
export function bulkTable({ rules, chart, betCents, cards, rng }: BulkSetup): Bulk {
  const problem = bulkProblem(rules);
  if (problem !== undefined) throw new RangeError(`Not for the bulk simulator: ${problem}`);
  const { byTotal, byPair } = packChart(chart);
  const doubles = doubleRows(rules);
  const { split: splitRule, surrender } = rules.player;
  const handLimit = splitRule?.hands ?? 1;
  const aceLimit = Math.min(splitRule?.aces.hands ?? 1, handLimit);
  const oneCard = splitRule?.aces.oneCard ?? false;
  const byRank = splitRule?.by === 'rank';
  const bothAtOnce = splitRule?.deals === 'atOnce';
  const afterSplit = rules.player.double?.afterSplit ?? false;
  const cardLimit = rules.cardLimit?.cards ?? 99;
  const naturalCents = share(betCents, rules.naturals[0]?.pays ?? [1, 1]);
  const halfCents = share(betCents, [1, 2]);
  const peeks = rules.house.holeCard === 'peek';
  const firstBetOnly = rules.house.holeCard === 'originalBetsOnly';
  const { standsOn, hitsSoft = 0 } = rules.house;
  const toSeat = rules.opening.flatMap((step) => (step.type === 'deal' ? [step.to === 'seats'] : []));
  const [seat0 = 0, seat1 = 0] = toSeat.flatMap((seat, place) => (seat ? [place] : []));
  const [house0 = 0, house1 = 0] = toSeat.flatMap((seat, place) => (seat ? [] : [place]));
  const { dealt, dealtOfOneDeck, cardsPerHand } = rules.penetration;
  const [num, den] = rules.deck.decks === 1 ? dealtOfOneDeck : dealt;

  const order = Uint8Array.from(cards, (card) => placeOf(card[0] as Rank));
  const size = order.length;
  /** Where the round began in the order, and where the next card lies. */
  let start = 0;
  let at = 0;
  const first = new Uint8Array(mostHands);
  const second = new Uint8Array(mostHands);
  /** Of each finished hand: points (over 21: bust) and stake. */
  const points = new Uint8Array(mostHands);
  const stakes = new Float64Array(mostHands);
  let hands = 0;
  let surrendered = false;

  /** The cards on the table stay, the discards come again. */
  function refill(): void {
    const mixed = shuffle(Array.from(order.subarray(0, start)), rng);
    const table = order.slice(start, at);
    order.set(table);
    order.set(mixed, table.length);
    start = 0;
    at = table.length;
  }

  function take(): number {
    if (at === size) {
      if (start === 0) return none;
      refill();
    }
    return order[at++] as number;
  }

  function splitHand(hand: number): void {
    for (let each = hands; each > hand + 1; each--) {
      first[each] = first[each - 1] as number;
      second[each] = second[each - 1] as number;
    }
    hands++;
    first[hand + 1] = second[hand] as number;
    second[hand] = take();
    second[hand + 1] = bothAtOnce ? take() : none;
  }

  function wishesFor(one: number, other: number, row: number, upcard: number): number {
    return (one === other ? byPair[one * columns + upcard] : byTotal[row * columns + upcard]) as number;
  }

  /** What the chart does with two cards that are a first play. */
  function firstPlay(hand: number, one: number, other: number, row: number, upcard: number, early: boolean): number {
    const pair = one === other;
    const splitAce = hands > 1 && one === 1 && oneCard;
    let allowed = splitAce ? 0b000011 : 0b000111;
    if (pair && hands < (one === 1 ? aceLimit : handLimit) && !(byRank && first[hand] !== second[hand])) allowed |= 1 << code.split;
    else if (splitAce) return code.stand;
    if (doubles[row] === 1 && (hands === 1 || afterSplit) && !splitAce) allowed |= 1 << code.double;
    if (hands === 1 && (surrender === 'late' || early)) allowed |= 1 << code.surrender;
    let wishes = wishesFor(one, other, row, upcard);
    while (((allowed >> (wishes & 7)) & 1) === 0) wishes >>= 3;
    return wishes & 7;
  }

  function playHand(hand: number, upcard: number, early: boolean): void {
    if (second[hand] === none) second[hand] = take();
    stakes[hand] = betCents;
    const one = valueAt[first[hand] as number] as number;
    if (second[hand] === none) {
      points[hand] = one === 1 ? 11 : one;
      return;
    }
    let other = valueAt[second[hand] as number] as number;
    let action: number;
    for (;;) {
      const row = rowOf(one, other);
      if (at === size && start === 0) action = code.stand;
      else action = firstPlay(hand, one, other, row, upcard, early);
      if (action !== code.split) break;
      splitHand(hand);
      if (second[hand] === none) {
        points[hand] = one === 1 ? 11 : one;
        return;
      }
      other = valueAt[second[hand] as number] as number;
    }
    surrendered = action === code.surrender;
    let hard = one + other;
    let ace = one === 1 || other === 1;
    if (action === code.double) stakes[hand] = 2 * betCents;
    for (let held = 2; action === code.hit || action === code.double; held++) {
      const value = valueAt[take()] as number;
      hard += value;
      ace ||= value === 1;
      if (action === code.double || hard >= 22 || held + 1 >= cardLimit || (at === size && start === 0)) break;
      const row = ace && hard <= 11 ? softRow + hard + 10 : hard;
      let wishes = byTotal[row * columns + upcard] as number;
      while (wishes > 7 && (wishes & 7) !== code.hit && (wishes & 7) !== code.stand) wishes >>= 3;
      action = wishes & 7;
    }
    points[hand] = ace && hard <= 11 ? hard + 10 : hard;
  }

  function rowOf(one: number, other: number): number {
    return one === 1 || other === 1 ? softRow + one + other + 10 : one + other;
  }

  /** Draws for the house from what it has; -1 stands for its natural. */
  function playHouse(upcard: number, hole: number, secondOnly: boolean): number {
    let hard = upcard;
    let ace = upcard === 1;
    let held = 1;
    if (peeks) {
      hard += hole;
      ace ||= hole === 1;
      held = 2;
    }
    for (;;) {
      const soft = ace && hard <= 11;
      const total = soft ? hard + 10 : hard;
      if (!peeks && held === 2 && total === 21) return -1;
      const stands = total >= standsOn && !(soft && total <= hitsSoft);
      if (stands || held >= cardLimit || (secondOnly && held === 2)) return total;
      const place = take();
      if (place === none) return total;
      const value = valueAt[place] as number;
      hard += value;
      ace ||= value === 1;
      held++;
    }
  }

  function settle(upcard: number, hole: number, asks: boolean): number {
    let live = false;
    let staked = 0;
    for (let hand = 0; hand < hands; hand++) {
      staked += stakes[hand] as number;
      live ||= (points[hand] as number) <= 21;
    }
    const waiting = asks && firstBetOnly && staked > betCents;
    if (!live && !waiting) return -staked;
    const house = playHouse(upcard, hole, !live);
    if (house === -1 && firstBetOnly) return -betCents;
    let net = 0;
    for (let hand = 0; hand < hands; hand++) {
      const mine = points[hand] as number;
      const stake = stakes[hand] as number;
      if (mine > 21 || house === -1 || (mine < house && house <= 21)) net -= stake;
      else if (house > 21 || mine > house) net += stake;
    }
    return net;
  }

  /** A surrender without a hole card waits for the second card; early and peeked ones do not. */
  function giveUp(upcard: number, asks: boolean): number {
    return asks && !peeks && surrender === 'late' && playHouse(upcard, 0, true) === -1 ? -betCents : -halfCents;
  }

  function deal(): void {
    if (size - at >= toSeat.length) {
      start = at;
      at += toSeat.length;
      return;
    }
    start = at;
    for (let count = 0; count < toSeat.length; count++) take();
  }

  function playRound(): number {
    deal();
    first[0] = order[start + seat0] as number;
    second[0] = order[start + seat1] as number;
    hands = 1;
    surrendered = false;
    const upcard = valueAt[order[start + house0] as number] as number;
    const hole = valueAt[order[start + house1] as number] as number;
    const one = valueAt[first[0] as number] as number;
    const other = valueAt[second[0] as number] as number;
    const natural = one + other === 11 && (one === 1 || other === 1);
    const asks = upcard === 1 || upcard === 10;
    const early = surrender === 'early';
    if (early && asks && !natural && wishesFor(one, other, rowOf(one, other), upcard) % 8 === code.surrender) return -halfCents;
    if (peeks && asks && upcard + hole === 11) return natural ? 0 : -betCents;
    if (natural) return !peeks && asks && playHouse(upcard, 0, true) === -1 ? 0 : naturalCents;
    for (let hand = 0; hand < hands; hand++) playHand(hand, upcard, early && !asks);
    return surrendered ? giveUp(upcard, asks) : settle(upcard, hole, asks);
  }

  return {
    playRound,
    shuffleDue: () => at * den >= size * num || size - at < 2 * cardsPerHand,
    shuffleAll(): void {
      const dealtCards = order.slice(0, at);
      order.copyWithin(0, at);
      order.set(dealtCards, size - at);
      rng.shuffleBytes(order);
      start = 0;
      at = 0;
    },
  };
}

/** Many rounds of chart play and what came of them. */
export interface BulkResult {
  readonly rounds: number;
  readonly netCents: number;
  /** Sum of the squares of the rounds' nets, for the variance. */
  readonly squares: number;
  readonly shuffles: number;
}

/**
 * Plays `rounds` rounds, shuffling by the penetration of the rules; the first round is dealt from a shuffled shoe.
 *
 * @throws {RangeError} as {@link bulkTable} does.
 */
export function simulate(setup: BulkSetup, rounds: number): BulkResult {
  const table = bulkTable(setup);
  table.shuffleAll();
  let netCents = 0;
  let squares = 0;
  let shuffles = 1;
  for (let round = 0; round < rounds; round++) {
    if (table.shuffleDue()) {
      table.shuffleAll();
      shuffles++;
    }
    const net = table.playRound();
    netCents += net;
    squares += net * net;
  }
  return { rounds, netCents, squares, shuffles };
}
