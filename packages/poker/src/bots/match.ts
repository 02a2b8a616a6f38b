import { type RngState, seedRng } from '@felt80/cards-shoe';
import { apply } from '../apply';
import type { BettingRules, Deal } from '../deal';
import type { GameName } from '../games';
import type { Action } from '../legal';
import { openDeal } from '../open-deal';
import { type HandView, viewFrom } from '../view';
import type { Bot } from './bot';

/** Someone who sits down with a random stream and then decides. */
export type Entrant = (rng: RngState) => (view: HandView) => Action;

/** A bot as an entrant of a match. */
export function entrant<Mind>(bot: Bot<Mind>): Entrant {
  return (rng) => {
    let mind = bot.start(rng);
    return (view) => {
      const [action, after] = bot.decide(mind, view);
      mind = after;
      return action;
    };
  };
}

/** What is played in a match of two. */
export interface MatchRules {
  readonly game: GameName;
  readonly betting: BettingRules;
  readonly jokers: number;
  /** Fixes every card; the same seed gives the same result. */
  readonly seed: string;
  /** How many hands, every deck being played twice. */
  readonly hands: number;
}

/** Chips per 100 hands for the first entrant; the true mean lies within `bound` of it in 95 of 100 cases. */
export interface MatchResult {
  readonly perHundred: number;
  readonly bound: number;
}

/** New players sit down every so many decks, so that characters vary. */
const decksASitting = 100;

/** Both begin every deal with so many chips. */
const chips = 1000;

/** What hand 0 wins with one deck; a dead deal costs nobody anything, because both pay into the next. */
function wonWith({ game, betting, jokers }: MatchRules, deck: string, seats: readonly ((view: HandView) => Action)[]): number {
  const streams = { cardsRng: seedRng(`${deck}/cards`).state, lotsRng: seedRng(`${deck}/lots`).state };
  const setup = { game, betting, ranking: 'standard' as const, jokers, chips: [chips, chips], carriedPot: 0, ...streams };
  let deal: Deal = openDeal(setup).deal;
  for (let [hand] = deal.toAct; hand !== undefined; [hand] = deal.toAct) {
    const decide = seats[hand] as (view: HandView) => Action;
    deal = apply(deal, decide(viewFrom(deal, hand))).deal;
  }
  return deal.result === 'dead' ? 0 : (deal.hands[0]?.chips ?? 0) - chips;
}

/** Two players, every deck played twice with exchanged places, which takes out most of the luck of the cards. */
export function match(rules: MatchRules, first: Entrant, second: Entrant): MatchResult {
  const decks = Math.ceil(rules.hands / 2);
  let sum = 0;
  let squares = 0;
  let tables: (readonly ((view: HandView) => Action)[])[] = [];
  for (let at = 0; at < decks; at++) {
    const deck = `${rules.seed} ${rules.game} ${at}`;
    if (at % decksASitting === 0) {
      const [one, other] = [seedRng(`${deck}/first`).state, seedRng(`${deck}/second`).state];
      tables = [
        [first(one), second(other)],
        [second(other), first(one)],
      ];
    }
    const [ahead, behind] = tables.map((seats) => wonWith(rules, deck, seats)) as [number, number];
    sum += ahead - behind;
    squares += (ahead - behind) ** 2;
  }
  const mean = sum / decks;
  const deviation = Math.sqrt((squares / decks - mean ** 2) / decks);
  return { perHundred: 50 * mean, bound: 50 * 1.96 * deviation };
}
