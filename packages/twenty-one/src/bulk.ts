import { type Card, placeOf, type Rank, type Rng, shuffle } from '@felt80/cards-shoe';
import { mix, mixingState } from './bulk-mix';
import { type PlainSetup, plainMemory, playPlain } from './bulk-plain';
import { bulkProblem, bulkTables, code, natural21, outcomes } from './bulk-tables';
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
  /** Takes all cards back and mixes them, by a stream of its own that `rng` seeds. */
  shuffleAll(): void;
  /** Plays rounds as `playRound` does, shuffling when it is due, several times faster. */
  playRounds(rounds: number): BulkResult;
}

/** Many rounds of chart play and what came of them. */
export interface BulkResult {
  readonly rounds: number;
  /** Rounds and what was split off in them. */
  readonly hands: number;
  readonly netCents: number;
  /** Sum of the squares of the rounds' nets, for the variance. */
  readonly squares: number;
  readonly shuffles: number;
}

const mostHands = 4;
/** More cards than a round without a split can take, and than it takes in most cases. */
const mostStraight = 40;
const usualRound = 14;

/** A card as a byte: the value, ace 1 to ten 10, and above it which of the tens it is. */
function byteOf(card: Card): number {
  const place = placeOf(card[0] as Rank);
  return place < 10 ? place + 1 : 10 + ((place - 9) << 4);
}

/**
 * A simulator on typed arrays. On the same cards, with the same chart and the same stream, it plays what the round engine plays.
 *
 * @throws {RangeError} for rules that are not blackjack with one natural on two cards, and for a chart without some row.
 */
export function bulkTable({ rules, chart, betCents, cards, rng }: BulkSetup): Bulk {
  const problem = bulkProblem(rules);
  if (problem !== undefined) throw new RangeError(`Not for the bulk simulator: ${problem}`);
  const tables = bulkTables(rules, chart);
  const { next, houseDraws, byTotal, byPair, hitsOn, doubles } = tables;
  const { split, surrender } = rules.player;
  const handLimit = split?.hands ?? 1;
  const aceLimit = Math.min(split?.aces.hands ?? 1, handLimit);
  const oneCard = split?.aces.oneCard ?? false;
  const byRank = split?.by === 'rank';
  const bothAtOnce = split?.deals === 'atOnce';
  const afterSplit = rules.player.double?.afterSplit ?? false;
  const cardLimit = rules.cardLimit?.cards ?? 99;
  const naturalCents = share(betCents, rules.naturals[0]?.pays ?? [1, 1]);
  const halfCents = share(betCents, [1, 2]);
  const peeks = rules.house.holeCard === 'peek';
  const firstBetOnly = rules.house.holeCard === 'originalBetsOnly';
  const toSeat = rules.opening.flatMap((step) => (step.type === 'deal' ? [step.to === 'seats'] : []));
  const openingCards = toSeat.length;
  const [seat0 = 0, seat1 = 0] = toSeat.flatMap((seat, place) => (seat ? [place] : []));
  const [house0 = 0, house1 = 0] = toSeat.flatMap((seat, place) => (seat ? [] : [place]));
  const { dealt, dealtOfOneDeck, cardsPerHand } = rules.penetration;
  const [num, den] = rules.deck.decks === 1 ? dealtOfOneDeck : dealt;

  const size = cards.length;
  // Tens behind the last card end every round that runs over it and has to be played again.
  const order = new Uint8Array(size + 2 * mostStraight).fill(10);
  order.set(Uint8Array.from(cards, byteOf));
  const mostDealt = Math.min(Math.ceil((size * num) / den) - 1, size - 2 * cardsPerHand);
  let words: Int32Array | undefined;
  let plainTables: Int16Array | undefined;
  /** Where the round began in the order, where the next card lies, and up to where the order is mixed. */
  let start = 0;
  let at = 0;
  let mixed = size;
  const first = new Uint8Array(mostHands);
  const second = new Uint8Array(mostHands);
  const points = new Uint8Array(mostHands);
  const stakes = new Float64Array(mostHands);
  let hands = 1;

  /** Makes sure of a card: mixes the rest, or lets the discards come again while the table stays. False when there is none. */
  function more(): boolean {
    if (mixed < size) {
      if (words) mix(order, size, words, mixed, size);
      mixed = size;
      return true;
    }
    if (start === 0) return false;
    const discards = shuffle(Array.from(order.subarray(0, start)), rng);
    order.copyWithin(0, start, at);
    at -= start;
    start = 0;
    order.set(discards, at);
    return true;
  }

  /** The next card's byte; 0 when there is none. */
  function take(): number {
    return at < mixed || more() ? (order[at++] as number) : 0;
  }

  function noneLeft(): boolean {
    return at === size && start === 0;
  }

  /** What the chart does with a hand's first two cards. */
  function firstPlay(one: number, other: number, state: number, upcard: number, mayGiveUp: boolean): number {
    const value = one & 15;
    const pair = value === (other & 15);
    const splitAce = oneCard && hands > 1 && value === 1;
    // Bits of what is allowed: to stand always, at the end of the wishes too.
    let allowed = splitAce ? 0b011 : 0b111;
    if (pair && hands < (value === 1 ? aceLimit : handLimit) && !(byRank && one !== other)) allowed |= 1 << code.split;
    else if (splitAce) return code.stand;
    if (doubles[state] === 1 && !splitAce && (hands === 1 || afterSplit)) allowed |= 1 << code.double;
    if (mayGiveUp) allowed |= 1 << code.surrender;
    let wishes = (pair ? byPair[value * 16 + upcard] : byTotal[state * 16 + upcard]) as number;
    while (((allowed >> (wishes & 7)) & 1) === 0) wishes >>= 3;
    return wishes & 7;
  }

  /** Plays a hand on from its first action and gives its points. */
  function playOn(from: number, action: number, upcard: number): number {
    let state = from;
    if (action === code.double) state = next[state * 16 + (take() & 15)] as number;
    else if (action === code.hit) {
      let held = 2;
      do {
        const card = take();
        if (card === 0) break;
        state = next[state * 16 + (card & 15)] as number;
        held++;
      } while (hitsOn[state * 16 + upcard] === 1 && held < cardLimit);
    }
    return state & 31;
  }

  function twoCards(one: number, other: number): number {
    return next[(next[one & 15] as number) * 16 + (other & 15)] as number;
  }

  /** The house's points; 0 for a natural that a missing hole card only shows now. */
  function playHouse(upcard: number, hole: number, secondOnly: boolean): number {
    let state = next[upcard] as number;
    let held = 1;
    if (peeks) {
      state = next[state * 16 + hole] as number;
      held = 2;
    }
    while (houseDraws[state] === 1 && held < cardLimit && !(secondOnly && held === 2)) {
      const card = take();
      if (card === 0) break;
      state = next[state * 16 + (card & 15)] as number;
      held++;
      if (!peeks && held === 2 && state === natural21) return 0;
    }
    return state & 31;
  }

  function result(mine: number, house: number, stake: number): number {
    return house === 0 ? -stake : stake * (outcomes[mine * 32 + house] as number);
  }

  function splitHand(hand: number): void {
    for (let each = hands; each > hand + 1; each--) {
      first[each] = first[each - 1] as number;
      second[each] = second[each - 1] as number;
    }
    hands++;
    first[hand + 1] = second[hand] as number;
    second[hand] = take();
    second[hand + 1] = bothAtOnce ? take() : 0;
  }

  function playSplitHand(hand: number, upcard: number): void {
    for (;;) {
      if (second[hand] === 0) second[hand] = take();
      const one = first[hand] as number;
      const other = second[hand] as number;
      const state = other === 0 ? (next[one & 15] as number) : twoCards(one, other);
      const action = other === 0 || noneLeft() ? code.stand : firstPlay(one, other, state, upcard, false);
      if (action === code.split) splitHand(hand);
      else {
        stakes[hand] = action === code.double ? 2 * betCents : betCents;
        points[hand] = playOn(state, action, upcard);
        return;
      }
    }
  }

  function playSplits(upcard: number, hole: number, asks: boolean): number {
    splitHand(0);
    let staked = 0;
    let live = false;
    for (let hand = 0; hand < hands; hand++) {
      playSplitHand(hand, upcard);
      staked += stakes[hand] as number;
      live ||= (points[hand] as number) <= 21;
    }
    if (!live && !(asks && firstBetOnly)) return -staked;
    const house = playHouse(upcard, hole, !live);
    if (house === 0 && firstBetOnly) return -betCents;
    let net = 0;
    for (let hand = 0; hand < hands; hand++) net += result(points[hand] as number, house, stakes[hand] as number);
    return net;
  }

  /** A late surrender without a hole card waits for the second card; the others do not. */
  function giveUp(upcard: number, asks: boolean): number {
    return asks && !peeks && surrender === 'late' && playHouse(upcard, 0, true) === 0 ? -betCents : -halfCents;
  }

  function deal(): void {
    start = at;
    if (at + openingCards <= mixed) at += openingCards;
    else for (let count = 0; count < openingCards; count++) take();
  }

  function playRound(): number {
    deal();
    const one = order[start + seat0] as number;
    const other = order[start + seat1] as number;
    const upcard = (order[start + house0] as number) & 15;
    const hole = (order[start + house1] as number) & 15;
    const state = twoCards(one, other);
    const natural = state === natural21;
    const asks = upcard === 1 || upcard === 10;
    const early = surrender === 'early';
    hands = 1;
    if (early && asks && !natural) {
      const wishes = (one & 15) === (other & 15) ? byPair[(one & 15) * 16 + upcard] : byTotal[state * 16 + upcard];
      if (((wishes as number) & 7) === code.surrender) return -halfCents;
    }
    if (peeks && asks && upcard + hole === 11) return natural ? 0 : -betCents;
    if (natural) return !peeks && asks && playHouse(upcard, 0, true) === 0 ? 0 : naturalCents;
    const action = noneLeft() ? code.stand : firstPlay(one, other, state, upcard, surrender === 'late' || (early && !asks));
    if (action === code.split) {
      first[0] = one;
      second[0] = other;
      return playSplits(upcard, hole, asks);
    }
    if (action === code.surrender) return giveUp(upcard, asks);
    const mine = playOn(state, action, upcard);
    const stake = action === code.double ? 2 * betCents : betCents;
    const bust = mine > 21;
    if (bust && !(firstBetOnly && asks && stake > betCents)) return -stake;
    const house = playHouse(upcard, hole, bust);
    return house === 0 && firstBetOnly ? -betCents : result(mine, house, stake);
  }

  function shuffleAll(): void {
    start = 0;
    at = 0;
    words ??= mixingState(rng);
    mixed = Math.min(size, mix(order, size, words, 0, Math.min(size, Math.max(0, mostDealt) + usualRound)));
  }

  const plainSetup: PlainSetup = {
    tables,
    seat0,
    seat1,
    house0,
    house1,
    betCents,
    naturalCents,
    halfCents,
    firstPlay: (one, other, upcard) => firstPlay(one, other, twoCards(one, other), upcard, surrender === 'late'),
  };

  // Rounds that are not plain are played by playRound from where they begin, and so are all under rules that ask early, wait for the house's
  // second card or count cards.
  function playRounds(rounds: number): BulkResult {
    if (!plainTables && peeks && surrender !== 'early' && cardLimit > mostStraight) {
      hands = 1;
      plainTables = plainMemory(plainSetup);
    }
    let netCents = 0;
    let squares = 0;
    let handsPlayed = rounds;
    let shuffles = 0;
    let left = rounds;
    while (left > 0) {
      if (at > mostDealt) {
        shuffleAll();
        shuffles++;
      }
      if (plainTables) {
        const most = Math.min(left, size);
        const run = playPlain(plainSetup, plainTables, order, at, most, mostDealt, mixed);
        at = run.at;
        left -= most - run.left;
        netCents += run.netCents;
        squares += run.squares;
        if (left === 0 || at > mostDealt) continue;
      }
      const net = playRound();
      handsPlayed += hands - 1;
      netCents += net;
      squares += net * net;
      left--;
    }
    return { rounds, hands: handsPlayed, netCents, squares, shuffles };
  }

  return { playRound, shuffleDue: () => at > mostDealt, shuffleAll, playRounds };
}

/**
 * Plays `rounds` rounds, shuffling by the penetration of the rules; the first round is dealt from a shuffled shoe.
 *
 * @throws {RangeError} as {@link bulkTable} does.
 */
export function simulate(setup: BulkSetup, rounds: number): BulkResult {
  const table = bulkTable(setup);
  table.shuffleAll();
  return table.playRounds(rounds);
}
