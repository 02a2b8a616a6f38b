import { type Card, placeOf, type Rank, type Rng, shuffle } from '@felt80/cards-shoe';
import { type Pile, pileOf } from './bulk-mix';
import { bulkProblem, bulkTables, code, draws, hitTable, soft } from './bulk-tables';
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
const natural21 = soft + 21;
/** A code behind those of the actions, for a natural. */
const natural = 6;

/** What a hand wins for its stake: a row of thirty-two points of the house for each of its own. */
const outcomes: Int8Array = Int8Array.from({ length: 32 * 32 }, (_, at) => {
  const [mine, house] = [at >> 5, at & 31];
  if (mine > 21) return -1;
  return house > 21 ? 1 : Math.sign(mine - house);
});

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
  const { next, houseDraws, nextOrDraw, nextOrHit, byTotal, byPair, hitsOn, doubles } = bulkTables(rules, chart);
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
  let pile: Pile | undefined;
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
      pile?.dealInto(order, mixed, size);
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
    pile ??= pileOf(order.slice(0, size), rng);
    pile.gather();
    mixed = Math.min(size, pile.dealInto(order, 0, Math.min(size, Math.max(0, mostDealt) + usualRound)));
  }

  /** What the chart does first with two cards by value, a row of sixteen upcards a pair of values; a split is left to playRound. */
  function firstPlays(): Uint8Array {
    const plays = new Uint8Array(16 * 16 * 16).fill(code.split);
    if (!peeks || surrender === 'early' || cardLimit <= mostStraight) return plays;
    for (let one = 1; one <= 10; one++) {
      for (let other = 1; other <= 10; other++) {
        for (let upcard = 1; upcard <= 10; upcard++) {
          hands = 1;
          const state = twoCards(one, other);
          const play = state === natural21 ? natural : firstPlay(one, other, state, upcard, surrender === 'late');
          plays[(one * 16 + other) * 16 + upcard] = play;
        }
      }
    }
    return plays;
  }

  // Most rounds know no split and end on mixed cards. They are played here, with everything in local variables; the others are played
  // by playRound from where they began, and so are all under rules that ask early, wait for the house's second card or count cards.
  function playRounds(rounds: number): BulkResult {
    const bytes = order;
    const step = next;
    const houseStep = nextOrDraw;
    const seatStep = nextOrHit;
    const plays = firstPlays();
    const [deal0, deal1, up, down] = [seat0, seat1, house0, house1];
    const stakeOnce = betCents;
    const nets = Float64Array.from({ length: 4 * 1024 }, (_, at) => {
      return (outcomes[at % 1024] as number) * (at >> 10 === code.double ? 2 * betCents : betCents);
    });
    const takes = Uint8Array.from({ length: 8 }, (_, action) => (action === code.hit || action === code.double ? draws : 0));
    // The table of no upcard hits nothing, as after a double.
    const tables = Uint16Array.from({ length: 8 * 16 }, (_, at) => (at >> 4 === code.hit ? Math.min(at & 15, 10) * hitTable : 0));
    // Against a bust hand the house does not draw.
    const houseKeeps = Uint8Array.from({ length: 32 }, (_, mine) => (mine > 21 ? draws - 1 : 255));
    let netCents = 0;
    let squares = 0;
    let handsPlayed = rounds;
    let shuffles = 0;
    let here = at;
    let left = rounds;
    while (left > 0) {
      if (here > mostDealt) {
        shuffleAll();
        shuffles++;
        here = 0;
      }
      const last = mixed;
      let begin = here;
      // No call in this loop: the arrays' places then stay in registers.
      while (left > 0 && here <= mostDealt) {
        begin = here;
        here += 4;
        const one = (bytes[begin + deal0] as number) & 15;
        const other = (bytes[begin + deal1] as number) & 15;
        const upcard = (bytes[begin + up] as number) & 15;
        const action = plays[one * 256 + other * 16 + upcard] as number;
        if (action === code.split) break;
        let state = step[(step[one] as number) * 16 + other] as number;
        let house = houseStep[(step[upcard] as number) * 16 + ((bytes[begin + down] as number) & 15)] as number;
        let net = 0;
        if (action <= code.double && house !== natural21) {
          // Tables instead of branches: which way a hand goes cannot be predicted.
          const table = tables[action * 16 + upcard] as number;
          state += takes[action] as number;
          while (state >= draws) state = seatStep[table + (state - draws) * 16 + ((bytes[here++] as number) & 15)] as number;
          const mine = state & 31;
          house &= houseKeeps[mine] as number;
          while (house >= draws) house = houseStep[(house - draws) * 16 + ((bytes[here++] as number) & 15)] as number;
          net = nets[action * 1024 + mine * 32 + (house & 31)] as number;
        } else if (house === natural21) net = action === natural ? 0 : -stakeOnce;
        else net = action === natural ? naturalCents : -halfCents;
        if (here > last) break;
        netCents += net;
        squares += net * net;
        left--;
        begin = here;
      }
      if (begin < here) {
        at = begin;
        const net = playRound();
        here = at;
        handsPlayed += hands - 1;
        netCents += net;
        squares += net * net;
        left--;
      }
    }
    at = here;
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
