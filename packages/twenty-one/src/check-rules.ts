import { type Card, type Rank, ranks } from '@felt80/cards-shoe';
import { naturalUnder } from './natural';
import { openingFaces, type Rules } from './rules';
import { either, holds, listOf, oneOf, record, type Shape, whole } from './shape';

/** Two parts of a rule table that cannot both hold. */
export type Contradiction =
  | 'oneBet'
  | 'openingCards'
  | 'upcardFirst'
  | 'holeCard'
  | 'openingBust'
  | 'cardLimit'
  | 'naturalTwice'
  | 'beatsTwice'
  | 'firstCard'
  | 'goOn'
  | 'fiveCards'
  | 'houseStand'
  | 'playerStand'
  | 'insurance'
  | 'earlySurrender'
  | 'splitPair'
  | 'acesHands';

const points: Shape = holds((data) => typeof data === 'number' && data >= 0 && data <= 1000 && Number.isInteger(data * 2));
const yesNo: Shape = oneOf(true, false);
const face: Shape = oneOf('up', 'down');
const ratio: Shape = (data, path) => listOf(whole(0, 1000), 2, 2)(data, path) ?? whole(1)((data as number[])[1], `${path}.1`);
const values: Shape = (data, path) =>
  listOf(points, 1, 3)(data, path) ??
  holds((list) => (list as number[]).every((value, at, all) => at === 0 || value > (all[at - 1] as number)))(data, path);

const someRanks: Shape = (data, path) =>
  listOf(oneOf(...ranks), 0, 12)(data, path) ?? holds((list) => new Set(list as Rank[]).size === (list as Rank[]).length)(data, path);

const rulesShape: Shape = record(
  {
    deck: record({ decks: whole(1, 100) }, { without: someRanks, jokers: oneOf(0) }),
    values: record(Object.fromEntries(ranks.map((rank) => [rank, values]))),
    limit: points,
    opening: listOf(either(record({ type: oneOf('bet') }), record({ type: oneOf('deal'), to: oneOf('house', 'seats'), face })), 0, 9),
    naturals: listOf(
      record({
        is: either(record({ firstCard: points }), oneOf('limitOnTwo', 'limit', 'threeSevens', 'fiveCards')),
        equal: oneOf('push', 'goOn', 'house', 'seat'),
        beats: whole(1, 1000),
        pays: ratio,
        housePays: ratio,
        settles: oneOf('atOnce', 'atEnd'),
        afterSplit: yesNo,
      }),
      0,
      20,
    ),
    player: record(
      { doubleCard: face, stakes: oneOf('bank', 'credit') },
      {
        double: record({ on: oneOf('any', '9-11', '10-11', '11'), soft: yesNo, afterSplit: yesNo }),
        split: record({
          by: oneOf('rank', 'value'),
          hands: whole(1, 4),
          deals: oneOf('atOnce', 'inTurn'),
          aces: record({ hands: whole(1, 4), oneCard: yesNo }),
        }),
        surrender: oneOf('late', 'early'),
        insurance: oneOf('upToHalf', 'exactlyHalf'),
        standsOn: points,
        buy: record({ leastCents: whole(1), most: oneOf('currentBet', 'firstBet'), afterHit: oneOf(false) }),
      },
    ),
    house: record(
      { standsOn: points, holeCard: oneOf('peek', 'none', 'originalBetsOnly') },
      { hitsSoft: points, until: oneOf('beatsBestSeat') },
    ),
    settling: record({ tie: oneOf('push', 'house'), bothBust: oneOf('house', 'withdrawn') }),
    penetration: record({ dealt: ratio, dealtOfOneDeck: ratio, cardsPerHand: whole(0, 100) }),
  },
  { cardLimit: record({ cards: whole(1, 52) }) },
);

function repeats(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => JSON.stringify(item))).size < items.length;
}

/** The most that two cards (or as many as are dealt) can count at the least. */
function heaviestOpening({ values: counts, deck }: Rules, cards: number): number {
  const least = ranks.filter((rank) => !deck.without?.includes(rank)).map((rank) => counts[rank][0] ?? 0);
  return cards * Math.max(...least);
}

function couldBeNaturalUnder(rules: Rules, upcards: readonly Card[]): boolean {
  return openingFaces(rules, 'house')[0] === 'up' && upcards.some((card) => naturalUnder(rules, card) !== undefined);
}

/** Each contradiction and when it is there. */
const contradictions: Readonly<Record<Contradiction, (rules: Rules) => boolean>> = {
  oneBet: ({ opening }) => opening.filter(({ type }) => type === 'bet').length !== 1,
  openingCards: (rules) => [openingFaces(rules, 'seats'), openingFaces(rules, 'house')].some(({ length }) => length < 1 || length > 2),
  upcardFirst: (rules) => openingFaces(rules, 'house').length === 2 && openingFaces(rules, 'house').join() !== 'up,down',
  holeCard: (rules) => (rules.house.holeCard === 'peek') !== (openingFaces(rules, 'house').length === 2),
  openingBust: (rules) =>
    Math.max(...(['seats', 'house'] as const).map((to) => heaviestOpening(rules, openingFaces(rules, to).length))) > rules.limit,
  cardLimit: (rules) => (rules.cardLimit?.cards ?? 3) <= Math.max(openingFaces(rules, 'seats').length, openingFaces(rules, 'house').length),
  naturalTwice: ({ naturals }) => repeats(naturals.map(({ is }) => is)),
  beatsTwice: ({ naturals }) => repeats(naturals.map(({ beats }) => beats)),
  firstCard: (rules) =>
    rules.naturals.some(({ is, settles }) => typeof is === 'object' && settles !== 'atOnce') ||
    (rules.naturals.some(({ is }) => typeof is === 'object') &&
      (openingFaces(rules, 'seats').length !== 1 || openingFaces(rules, 'house').join() !== 'up')),
  goOn: ({ naturals }) => naturals.some(({ is, equal }) => equal === 'goOn' && typeof is === 'string'),
  fiveCards: ({ naturals, cardLimit }) => naturals.some(({ is }) => is === 'fiveCards') && cardLimit?.cards !== 5,
  houseStand: ({ house, limit }) =>
    house.standsOn > limit || (house.hitsSoft !== undefined && (house.hitsSoft < house.standsOn || house.hitsSoft >= limit)),
  playerStand: ({ player, limit }) => (player.standsOn ?? 0) > limit,
  insurance: (rules) => rules.player.insurance !== undefined && !couldBeNaturalUnder(rules, ['As']),
  earlySurrender: (rules) =>
    rules.player.surrender === 'early' &&
    !couldBeNaturalUnder(
      rules,
      ranks.map((rank): Card => `${rank}s`),
    ),
  splitPair: (rules) => (rules.player.split?.hands ?? 1) > 1 && openingFaces(rules, 'seats').length !== 2,
  acesHands: ({ player: { split } }) => split !== undefined && split.aces.hands > split.hands,
};

/**
 * Checks a rule table from outside or made by hand. The problem is the path of a field of the wrong shape (`player.double.on`)
 * or the name of a {@link Contradiction}.
 */
export function checkRules(rules: unknown): Rules | { readonly problem: string } {
  const misfit = rulesShape(rules, '');
  if (misfit !== undefined) return { problem: misfit };
  const found = (Object.keys(contradictions) as Contradiction[]).find((name) => contradictions[name](rules as Rules));
  return found === undefined ? (rules as Rules) : { problem: found };
}
