import type { Rank } from '@felt80/cards-shoe';
import type { Rules } from '../src/index';
import { openBag } from './bag';
import type { Choose } from './enumeration';

/** A second, naive blackjack: it walks the tree of draws from a bag of ranks and adds up the nets of all orders. It shares no code with the engine. */
interface Own {
  readonly cards: readonly Rank[];
  readonly stake: number;
  readonly over: boolean;
  readonly split: boolean;
}

const worth = (rank: Rank): number => (rank === 'A' ? 1 : 'TJQK'.includes(rank) ? 10 : Number(rank));
const hardOf = (cards: readonly Rank[]): number => cards.reduce((sum, rank) => sum + worth(rank), 0);
const isSoft = (cards: readonly Rank[]): boolean => cards.includes('A') && hardOf(cards) + 10 <= 21;
const count = (cards: readonly Rank[]): number => hardOf(cards) + (isSoft(cards) ? 10 : 0);

/** The sum of the nets over all distinct orders of the bag, each order once. */
export function byNaive(rules: Rules, bagOf: readonly Rank[], bet: number, choose: Choose): number {
  const { draw, end, left } = openBag(bagOf);
  const must = (then: (rank: Rank) => number) => draw((rank) => (rank === undefined ? Number.NaN : then(rank)));

  const { double, split, surrender, insurance } = rules.player;
  const peek = rules.house.holeCard === 'peek';
  const only = rules.house.holeCard === 'originalBetsOnly';
  const most = rules.cardLimit?.cards ?? Number.POSITIVE_INFINITY;
  const [num, den] = rules.naturals[0]?.pays ?? [1, 1];
  const half = Math.floor(bet / 2 + 0.5);
  const isNatural = (cards: readonly Rank[]) => cards.length === 2 && count(cards) === 21;

  /** The house from some cards to its last; `twoOnly` when just its natural matters. */
  function house(cards: readonly Rank[], twoOnly: boolean, then: (cards: readonly Rank[]) => number): number {
    const stands = count(cards) >= rules.house.standsOn && !(isSoft(cards) && count(cards) <= (rules.house.hitsSoft ?? 0));
    if ((twoOnly && cards.length === 2) || cards.length >= most || (stands && !(twoOnly && cards.length < 2))) return then(cards);
    return draw((rank) => (rank === undefined ? then(cards) : house([...cards, rank], twoOnly, then)));
  }

  function offers(own: Own, hands: number, up: Rank): string[] {
    const { cards } = own;
    const two = cards.length === 2;
    const [first, second] = cards as [Rank, Rank];
    const ace = own.split && first === 'A' && (split?.aces.oneCard ?? false);
    const list = ace && cards.length > 1 ? ['stand'] : ['stand', 'hit'];
    const range = {
      any: true,
      '9-11': [9, 10, 11].includes(count(cards)),
      '10-11': [10, 11].includes(count(cards)),
      '11': count(cards) === 11,
    };
    const may = double && (isSoft(cards) ? double.soft : range[double.on]);
    if (may && two && !ace && (!own.split || double.afterSplit)) list.push('double');
    const alike = split?.by === 'rank' ? first === second : two && worth(first) === worth(second);
    if (split && two && alike && hands < Math.min(split.hands, first === 'A' ? split.aces.hands : 4)) list.push('split');
    const early = surrender === 'early' && ('A' === up || worth(up) === 10);
    if (surrender && !early && two && hands === 1) list.push('surrender');
    return list;
  }

  function playHands(list: readonly Own[], at: number, up: Rank, then: (list: readonly Own[], gaveUp: boolean) => number): number {
    const own = list[at];
    if (!own) return then(list, false);
    const put = (change: Partial<Own>) => list.map((each, i) => (i === at ? { ...each, ...change } : each));
    const next = (change: Partial<Own>) => playHands(put({ ...change, over: true }), at + 1, up, then);
    if (own.over) return playHands(list, at + 1, up, then);
    if (own.cards.length === 1) {
      return draw((rank) => (rank === undefined ? next({}) : playHands(put({ cards: [...own.cards, rank] }), at, up, then)));
    }
    if (count(own.cards) > 21 || own.cards.length >= most || left() === 0) return next({});
    const offered = offers(own, list.length, up);
    if (offered.length === 1) return next({});
    switch (choose(own.cards, up, offered, list.length)) {
      case 'hit':
        return must((rank) => playHands(put({ cards: [...own.cards, rank] }), at, up, then));
      case 'double':
        return must((rank) => next({ cards: [...own.cards, rank], stake: 2 * own.stake }));
      case 'surrender':
        return then(list, true);
      case 'split': {
        const halves = own.cards.map((rank): Own => ({ cards: [rank], stake: bet, over: false, split: true }));
        const spread = (cards: readonly (Rank | undefined)[]) => [
          ...list.slice(0, at),
          ...halves.map((each, i) => ({ ...each, cards: [...each.cards, ...(cards[i] ? [cards[i]] : [])] })),
          ...list.slice(at + 1),
        ];
        if (split?.deals === 'inTurn') return draw((rank) => playHands(spread([rank]), at, up, then));
        return draw((rank) => draw((other) => playHands(spread([rank, other]), at, up, then)));
      }
      default:
        return next({});
    }
  }

  function settle(list: readonly Own[], cards: readonly Rank[], side: number): number {
    const theirs = count(cards);
    const dead = !peek && isNatural(cards);
    const nets = list.map(({ cards: mine, stake }) => {
      if (count(mine) > 21 || dead) return -stake;
      if (theirs > 21 || count(mine) > theirs) return stake;
      return count(mine) === theirs ? 0 : -stake;
    });
    const net = nets.reduce((sum, each) => sum + each, 0);
    return end(side + (dead && only ? Math.max(net, -bet) : net));
  }

  function play(own: readonly Rank[], up: Rank, hole: Rank | undefined): number {
    const asks = up === 'A' || worth(up) === 10;
    const natural = isNatural(own);
    const shown = hole === undefined ? [up] : [up, hole];
    const houseNatural = hole !== undefined && isNatural(shown);
    const insured = insurance && up === 'A' && choose(own, up, ['insure', 'decline'], 1) === 'insure' ? Math.floor(bet / 2) : 0;
    // Without a hole card the insurance rides until the second card.
    const side = (cards: readonly Rank[]) => (insured === 0 ? 0 : isNatural(cards) ? 2 * insured : -insured);
    const second = (then: (cards: readonly Rank[]) => number) => (peek ? then(shown) : house(shown, true, then));
    if (surrender === 'early' && asks && !natural && choose(own, up, ['surrender', 'decline'], 1) === 'surrender') {
      return insured === 0 ? end(-half) : second((cards) => end(side(cards) - half));
    }
    if (houseNatural) return end(side(shown) + (natural ? 0 : -bet));
    if (natural) {
      const paid = Math.floor((bet * num) / den + 0.5);
      return asks ? second((cards) => end(side(cards) + (isNatural(cards) ? 0 : paid))) : end(paid);
    }
    const start: Own = { cards: own, stake: bet, over: false, split: false };
    return playHands([start], 0, up, (list, gaveUp) => {
      const live = list.some(({ cards }) => count(cards) <= 21);
      const staked = list.reduce((sum, { stake }) => sum + stake, 0);
      if (gaveUp) {
        const waits = !peek && asks && (surrender === 'late' || insured > 0);
        if (!waits) return end(side(shown) - half);
        return second((cards) => end(side(cards) - (surrender === 'late' && isNatural(cards) ? bet : half)));
      }
      if (live) return house(shown, false, (cards) => settle(list, cards, side(cards.slice(0, 2))));
      const waits = !peek && asks && (insured > 0 || (only && staked > bet));
      return waits ? second((cards) => lost(list, staked, cards, side(cards))) : end(side(shown) - staked);
    });
  }

  function lost(list: readonly Own[], staked: number, cards: readonly Rank[], side: number): number {
    return end(side - (only && isNatural(cards) && (list.length > 1 || staked > bet) ? bet : staked));
  }

  return must((first) =>
    must((up) => must((other) => (peek ? must((hole) => play([first, other], up, hole)) : play([first, other], up, undefined)))),
  );
}
