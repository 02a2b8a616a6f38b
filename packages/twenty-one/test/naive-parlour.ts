import type { Rank } from '@felt80/cards-shoe';
import { openBag } from './bag';
import type { Choose } from './enumeration';

/** Naive seven and a half, Macao and pontoon for one seat, from the rule book; they share no code with the engine. */
export type Naive = (ranks: readonly Rank[], bet: number, choose: Choose) => number;

interface Small {
  readonly limit: number;
  readonly worth: (rank: Rank) => number;
  /** Whether a hand wins as soon as it is drawn. */
  readonly winsAtOnce: (cards: readonly Rank[], points: number) => boolean;
  /** Net for each cent of the bet on the first two cards, or nothing when play goes on. */
  readonly firstCards: (mine: number, theirs: number) => number | undefined;
  readonly houseBeatsEqual: (cards: readonly Rank[]) => boolean;
}

function small({ limit, worth, winsAtOnce, firstCards, houseBeatsEqual }: Small): Naive {
  return (ranks, bet, choose) => {
    const { draw, end, left } = openBag(ranks);
    const points = (cards: readonly Rank[]) => cards.reduce((sum, rank) => sum + worth(rank), 0);
    function house(cards: readonly Rank[], mine: readonly Rank[], stake: number): number {
      const theirs = points(cards);
      if (theirs < 7 && cards.length < 6 && left() > 0) return draw((rank) => house([...cards, rank as Rank], mine, stake));
      if (theirs > limit || theirs < points(mine)) return end(stake);
      return end(theirs > points(mine) || houseBeatsEqual(cards) ? -stake : 0);
    }
    function own(cards: readonly Rank[], up: Rank, stake: number): number {
      if (points(cards) > limit) return end(-stake);
      if (cards.length > 1 && winsAtOnce(cards, points(cards))) return end(stake);
      if (stake > bet || cards.length === 6 || left() === 0) return house([up], cards, stake);
      const action = choose(cards, up, cards.length === 1 ? ['stand', 'hit', 'double'] : ['stand', 'hit'], 1);
      if (action === 'stand') return house([up], cards, stake);
      return draw((rank) => own([...cards, rank as Rank], up, action === 'double' ? 2 * stake : stake));
    }
    return draw((up) =>
      draw((first) => {
        const net = firstCards(worth(first as Rank), worth(up as Rank));
        return net === undefined ? own([first as Rank], up as Rank, bet) : end(net * bet);
      }),
    );
  };
}

const facesAs = (face: number, ten: number) => (rank: Rank) =>
  rank === 'A' ? 1 : 'JQK'.includes(rank) ? face : rank === 'T' ? ten : Number(rank);

export const naiveFlapjack: Naive = small({
  limit: 7.5,
  worth: facesAs(0.5, 10),
  winsAtOnce: (cards, points) => cards.length === 2 && points === 7.5,
  firstCards: () => undefined,
  // Equal to a two-card 7½ is only a 7½ of three cards or more: two would have won at once.
  houseBeatsEqual: (cards) => cards.length === 2 && cards.some((rank) => rank === '7') && cards.some((rank) => 'JQK'.includes(rank)),
});

export const naiveMacao: Naive = small({
  limit: 9,
  worth: facesAs(0, 0),
  winsAtOnce: (_, points) => points === 9,
  firstCards: (mine, theirs) => {
    if (mine === 9 && theirs === 9) return 0;
    if (Math.max(mine, theirs) < 7 || mine === theirs) return undefined;
    return mine > theirs ? mine - 6 : 6 - theirs;
  },
  houseBeatsEqual: () => false,
});

interface PontoonHand {
  readonly cards: readonly Rank[];
  readonly stake: number;
  readonly twisted: boolean;
}

function pontoonPoints(cards: readonly Rank[]): number {
  const low = cards.reduce((sum, rank) => sum + (rank === 'A' ? 1 : 'TJQK'.includes(rank) ? 10 : Number(rank)), 0);
  return cards.includes('A') && low <= 11 ? low + 10 : low;
}

/** Bust 0, then points, pontoon, trick, royal. */
function standing(cards: readonly Rank[]): number {
  const points = pontoonPoints(cards);
  if (points > 21) return 0;
  if (cards.join('') === '777') return 400;
  if (cards.length === 5) return 300;
  return cards.length === 2 && points === 21 ? 200 : points;
}

export const naivePontoon: Naive = (ranks, bet, choose) => {
  const { draw, end, left } = openBag(ranks);
  function settle(house: readonly Rank[], hands: readonly PontoonHand[]): number {
    const theirs = standing(house);
    const nets = hands.map(({ cards, stake }) => {
      const mine = standing(cards);
      if (mine === 0) return theirs === 0 ? 0 : -stake;
      if (mine > theirs) return stake * (mine === 400 ? 3 : mine >= 200 ? 2 : 1);
      return -stake * (theirs >= 200 ? 2 : 1);
    });
    return end(nets.reduce((sum, net) => sum + net, 0));
  }
  function house(cards: readonly Rank[], hands: readonly PontoonHand[]): number {
    const best = Math.max(...hands.map((hand) => standing(hand.cards)));
    const done = pontoonPoints(cards) > 21 || cards.length === 5 || (pontoonPoints(cards) >= 16 && standing(cards) >= best);
    return done || left() === 0 ? settle(cards, hands) : draw((rank) => house([...cards, rank as Rank], hands));
  }
  function own(done: readonly PontoonHand[], todo: readonly PontoonHand[], up: Rank): number {
    const [hand, ...rest] = todo;
    if (!hand) return house([up], done);
    const next = () => own([...done, hand], rest, up);
    const { cards, stake, twisted } = hand;
    if (cards.length === 1 && left() > 0) return draw((rank) => own(done, [{ ...hand, cards: [...cards, rank as Rank] }, ...rest], up));
    if (pontoonPoints(cards) > 21 || cards.length === 5 || left() === 0) return next();
    const hands = done.length + todo.length;
    const offered = [
      ...(pontoonPoints(cards) >= 16 ? ['stand'] : []),
      'hit',
      ...(cards.length === 2 && cards[0] === cards[1] && hands === 1 ? ['split'] : []),
      ...(twisted ? [] : ['buy']),
    ];
    switch (choose(cards, up, offered, hands)) {
      case 'stand':
        return next();
      case 'split':
        return draw((one) =>
          draw((other) => {
            const halves = [one, other].map((rank, at) => [cards[at] as Rank, ...(rank ? [rank] : [])]);
            return own(done, [...halves.map((half) => ({ cards: half, stake, twisted: false })), ...rest], up);
          }),
        );
      case 'buy':
        return draw((rank) => own(done, [{ ...hand, cards: [...cards, rank as Rank], stake: 2 * stake }, ...rest], up));
      default:
        return draw((rank) => own(done, [{ cards: [...cards, rank as Rank], stake, twisted: true }, ...rest], up));
    }
  }
  return draw((up) =>
    draw((one) => draw((other) => own([], [{ cards: [one as Rank, other as Rank], stake: bet, twisted: false }], up as Rank))),
  );
};
