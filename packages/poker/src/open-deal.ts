import type { RngState } from '@felt80/cards-shoe';
import type { BettingRules, Deal, PokerEvent, PokerHand } from './deal';
import { type GameName, games } from './games';
import { play } from './interpreter';
import { PokerError } from './misuse';
import { demandJokers } from './pack-count';
import { type RankingName, rankings } from './ranking';
import { freshStock } from './stock';

/** What a deal starts from. */
export interface DealSetup {
  readonly game: GameName;
  readonly betting: BettingRules;
  /** Decides the pot. */
  readonly ranking: RankingName;
  /** 0 to 52. */
  readonly jokers: number;
  /** Chips of every hand from the left, 2 to 7 hands. All together with the carried pot are at most `Number.MAX_SAFE_INTEGER`. */
  readonly chips: readonly number[];
  /** Chips that a dead deal left in the pot. */
  readonly carriedPot: number;
  /** The stream of the shuffles: `seedRng(seed + '/cards').state`, then the `cardsRng` of the deal before. */
  readonly cardsRng: RngState;
  /** The stream of the odd chips: `seedRng(seed + '/lots').state`, then the `lotsRng` of the deal before. */
  readonly lotsRng: RngState;
}

function demand(value: number, least: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new PokerError('badSetup', `${what} must be a whole number of at least ${least}, not ${value}`);
  }
}

/** Refuses a setup that cannot be dealt. */
export function demandSetup({ game, betting, ranking, jokers, chips, carriedPot }: DealSetup): void {
  if (!Object.hasOwn(games, game)) throw new PokerError('badSetup', `there is no game ${JSON.stringify(game)}`);
  if (!Object.hasOwn(rankings, ranking)) throw new PokerError('badSetup', `there is no ranking ${JSON.stringify(ranking)}`);
  demandJokers(jokers);
  demand(betting.ante, 0, 'the ante');
  demand(betting.raisesPerRound, 1, 'raisesPerRound');
  if (betting.ceiling.type === 'setLimit') demand(betting.ceiling.most, 1, 'the limit');
  demand(carriedPot, 0, 'the carried pot');
  for (const of of chips) demand(of, 0, 'chips');
  demand(
    chips.reduce((sum, of) => sum + of, carriedPot),
    0,
    'the sum of all chips',
  );
  if (chips.length < 2 || chips.length > 7) throw new PokerError('badSetup', `two to seven hands can play, not ${chips.length}`);
}

/** The deal of a checked setup from a given stock, played to the first decision. */
export function dealFrom(setup: DealSetup, { stock, cardsRng }: Pick<Deal, 'stock' | 'cardsRng'>): Deal {
  const { game, betting, ranking, jokers, chips, carriedPot, lotsRng } = setup;
  const hands = chips.map((of): PokerHand => {
    const dropped = of === 0 || of < betting.ante;
    return { cards: [], chips: of, inThisRound: 0, inPot: 0, raises: 0, dropped };
  });
  const dealtIn = hands.filter((hand) => !hand.dropped).length;
  if (dealtIn < 2) throw new PokerError('tooFewHands', 'fewer than two hands have chips and can pay the ante');
  const table = { game, betting, ranking, jokers, step: 0, stock, discards: [], hands, dealtIn, pot: carriedPot };
  return play({ ...table, largestPayment: 0, largestRaise: 0, toAct: [], cardsRng, lotsRng, history: [] });
}

/**
 * Shuffles, takes the antes, deals and goes on to the first decision; of a game without decisions to its end.
 * A hand without chips, or without enough for the ante, keeps its place and gets no cards.
 *
 * @throws {PokerError} `badSetup`, `badJokers`, or `tooFewHands` if fewer than two hands can be dealt in
 */
export function openDeal(setup: DealSetup): { readonly deal: Deal; readonly events: readonly PokerEvent[] } {
  demandSetup(setup);
  const deal = dealFrom(setup, freshStock(setup.jokers, setup.cardsRng));
  return { deal, events: deal.history };
}
