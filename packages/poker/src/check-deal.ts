import { type Card, factoryOrder, isCard, isRngState } from '@felt80/cards-shoe';
import { apply } from './apply';
import { type Deal, type PokerEvent, type PokerHand, stillIn } from './deal';
import { type Action, whyNot } from './legal';
import { PokerError, type PokerErrorCode } from './misuse';
import { type DealSetup, dealFrom, demandSetup } from './open-deal';

/**
 * What cannot be true of any deal: it is no record at all, its pack is not whole, a move is against the rules, or {@link openDeal} would
 * throw on its setup.
 */
export type DealProblem = 'data' | 'cards' | 'history' | PokerErrorCode;

type Test = (data: unknown) => boolean;

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

const isText: Test = (data) => typeof data === 'string';
const isNumber: Test = (data) => typeof data === 'number';
const isWhole: Test = (data) => Number.isSafeInteger(data) && (data as number) >= 0;

function isListOf(test: Test): Test {
  return (data) => Array.isArray(data) && data.every(test);
}

const isHeld: Test = (data) => isRecord(data) && isCard(data.card);

const isHand: Test = (data) => isRecord(data) && isListOf(isHeld)(data.cards) && isWhole(data.chips) && isWhole(data.inPot);

const mostCards = 104;

const isEvent: Test = (data) =>
  isRecord(data) &&
  isText(data.type) &&
  [data.hand, data.chips, data.count].every((number) => number === undefined || isWhole(number)) &&
  ((data.count ?? 0) as number) <= mostCards;

const ceilings: readonly unknown[] = ['setLimit', 'potLimit', 'betTheRaise'];

const isCeiling: Test = (data) => isRecord(data) && ceilings.includes(data.type) && (data.type !== 'setLimit' || isNumber(data.most));

const isBetting: Test = (data) =>
  isRecord(data) && isNumber(data.ante) && isNumber(data.raisesPerRound) && isCeiling(data.ceiling) && typeof data.jackpot === 'boolean';

/** What is read of a deal before anything is known of it; all else is compared with the deal that its history makes. */
const forms: Readonly<Record<string, Test>> = {
  game: isText,
  betting: isBetting,
  ranking: isText,
  jokers: isNumber,
  stock: isListOf(isCard),
  discards: isListOf(isCard),
  widow: (data) => data === undefined || isCard(data),
  hands: isListOf(isHand),
  pot: isWhole,
  cardsRng: isRngState,
  lotsRng: isRngState,
  history: isListOf(isEvent),
};

function misfitOf(data: unknown): string | undefined {
  if (!isRecord(data)) return 'data' satisfies DealProblem;
  return Object.entries(forms).find(([field, test]) => !test(data[field]))?.[0];
}

function cardsOf({ cards }: PokerHand): readonly Card[] {
  return cards.map(({ card }) => card);
}

function isWholePack({ jokers, stock, discards, widow, hands }: Deal): boolean {
  const all = [...stock, ...discards, ...(widow === undefined ? [] : [widow]), ...hands.flatMap(cardsOf)];
  return all.sort().join() === [...factoryOrder({ decks: 1, jokers })].sort().join();
}

/** The setup that leads to these chips after what was paid and won. */
function setupOf({ game, betting, ranking, jokers, hands, pot, history, lotsRng, cardsRng }: Deal): DealSetup {
  const won = hands.map((_, at) =>
    history.reduce((sum, { type, hand, chips = 0 }) => (type === 'won' && hand === at ? sum + chips : sum), 0),
  );
  const chips = hands.map((hand, at) => hand.chips + hand.inPot - (won[at] as number));
  const carriedPot = hands.reduce((sum, { inPot }, at) => sum - inPot + (won[at] as number), pot);
  const { ante, ceiling, raisesPerRound, jackpot } = betting;
  const agreed = ceiling.type === 'setLimit' ? { type: ceiling.type, most: ceiling.most } : { type: ceiling.type };
  return { game, betting: { ante, ceiling: agreed, raisesPerRound, jackpot }, ranking, jokers, chips, carriedPot, cardsRng, lotsRng };
}

/** A stock that deals the cards that lie there now. A card that was shuffled in again is any other one. */
function stockOf({ history, hands, widow, stock, discards }: Deal): readonly Card[] {
  const given = hands.map(() => 0);
  const dealt = history.flatMap(({ type, hand }) => {
    if (type !== 'dealt') return [];
    if (hand === undefined) return [widow];
    const at = given[hand] ?? 0;
    given[hand] = at + 1;
    return [hands[hand]?.cards[at]?.card];
  });
  const rest = [...stock, ...discards];
  return [...dealt.map((card) => card ?? rest.pop()).filter((card) => card !== undefined), ...rest];
}

const deeds: Readonly<Partial<Record<PokerEvent['type'], (event: PokerEvent) => Action>>> = {
  checked: () => ({ type: 'check' }),
  called: () => ({ type: 'call' }),
  dropped: () => ({ type: 'drop' }),
  opened: ({ chips = 0 }) => ({ type: 'open', chips }),
  raised: ({ chips = 0 }) => ({ type: 'raise', chips }),
  drew: ({ count = 0 }) => ({ type: 'discard', which: Array.from({ length: count }, (_, place) => place) }),
};

/** The hands with openers are known no more once cards were exchanged: those were asked that have spoken. */
function withoutOpeners(setup: DealSetup, from: Pick<Deal, 'stock' | 'cardsRng'>, moves: readonly PokerEvent[]): Deal {
  const deal = dealFrom({ ...setup, betting: { ...setup.betting, jackpot: false } }, from);
  const asked = moves.slice(0, moves.findIndex(({ type }) => type === 'opened') + 1).map(({ hand }) => hand);
  return {
    ...deal,
    betting: setup.betting,
    toAct: setup.betting.jackpot ? stillIn(deal).filter((hand) => asked.includes(hand)) : deal.toAct,
  };
}

/** The exchanged cards are those that lie there now; nobody saw which were thrown away. */
function withCardsOf(deal: Deal, { hands, stock, discards, cardsRng }: Deal): Deal | undefined {
  if (deal.stock.length !== stock.length || deal.discards.length !== discards.length) return undefined;
  const own = deal.hands.map((hand, at) => {
    const cards = hand.cards.map((held, place) => ({ ...held, card: hands[at]?.cards[place]?.card ?? held.card }));
    return { ...hand, cards };
  });
  return { ...deal, hands: own, stock, discards, cardsRng };
}

/** The deal that a history makes; nothing if it breaks the rules. */
function playedAgain(deal: Deal, setup: DealSetup): Deal | undefined {
  const done = deal.history.filter(({ type }) => Object.hasOwn(deeds, type));
  const lastDraw = done.findLastIndex(({ type }) => type === 'drew');
  const from = { stock: stockOf(deal), cardsRng: deal.cardsRng };
  let so: Deal | undefined = lastDraw < 0 ? dealFrom(setup, from) : withoutOpeners(setup, from, done);
  for (const [at, event] of done.entries()) {
    const action = deeds[event.type]?.(event) as Action;
    if (so.toAct[0] !== event.hand || whyNot(so, action) !== undefined) return undefined;
    so = apply(so, action).deal;
    if (at === lastDraw) so = withCardsOf(so, deal);
    if (so === undefined) return undefined;
  }
  return { ...so, lotsRng: deal.lotsRng };
}

/** The deal with the odd chips at the first of the winners, wherever the lot put them. */
function levelled(deal: Deal): Deal {
  const shares = deal.history.flatMap(({ type, chips = 0 }) => (type === 'won' ? [chips] : [])).sort((a, b) => b - a);
  const hands = [...deal.hands];
  const history = deal.history.map((event) => {
    const { type, hand = 0, chips } = event;
    const old = hands[hand];
    if (type !== 'won' || chips === undefined || old === undefined) return event;
    const share = shares.shift() as number;
    hands[hand] = { ...old, chips: old.chips - chips + share };
    return { ...event, chips: share };
  });
  return { ...deal, hands, history };
}

/** The path of the first field in which two values differ. */
function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  const areLists = Array.isArray(one) && Array.isArray(other);
  if (!areLists && !(isRecord(one) && isRecord(other))) return path;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inner = path === '' ? key : `${path}.${key}`;
    const found = difference((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemOf(deal: Deal): string | undefined {
  const setup = setupOf(deal);
  demandSetup(setup);
  if (!isWholePack(deal)) return 'cards' satisfies DealProblem;
  const again = playedAgain(deal, setup);
  return again === undefined ? ('history' satisfies DealProblem) : difference(levelled(again), levelled(deal));
}

/**
 * Guards a deal that comes from a save or a message: its cards are those of the pack, each once, and all else is what its history makes of it
 * when it is played again. What nobody saw may be anything that fits: hidden cards, the order of the stock, the chips that the hands
 * brought along and those that a dead deal has left.
 *
 * The problem is the name of a {@link DealProblem} or the path of a field that cannot be as it is (`'hands.2.inPot'`).
 */
export function checkDeal(data: unknown): Deal | { readonly problem: string } {
  const misfit = misfitOf(data);
  if (misfit !== undefined) return { problem: misfit };
  const deal = data as Deal;
  try {
    const problem = problemOf(deal);
    return problem === undefined ? deal : { problem };
  } catch (error) {
    if (error instanceof PokerError) return { problem: error.code satisfies DealProblem };
    throw error;
  }
}
