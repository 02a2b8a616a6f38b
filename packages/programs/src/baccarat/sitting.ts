import { type Bets, blankScoreCard, needsShuffle, noBets, type Outcome, type ScoreCard, type TableRules, tables } from '@felt80/baccarat';
import type { SystemId } from '@felt80/betting-systems';
import { type RngState, remaining, type Shoe } from '@felt80/cards-shoe';
import { freshShoe, type HandShown } from '../kit/coup';

/** A betting system at work. */
export interface SystemRun {
  readonly system: SystemId;
  /** Belongs to the system; plain JSON. */
  readonly state: unknown;
  readonly resultCents: number;
  /** Whether the last hand made it start over at Max. */
  readonly restarted: boolean;
}

/** One sitting at the table, from the first hand to F10. It outlives a closed page. */
export interface Sitting {
  /** The generator of the cards as it is now. */
  readonly cards: RngState;
  readonly shoe: Shoe | null;
  readonly count: number;
  /** Who won, hand by hand, since the last shuffle. */
  readonly card: ScoreCard;
  /** What lies on the table for the next hand; nothing while a system plays. */
  readonly bets: Bets;
  readonly hand: HandShown | null;
  readonly winningsCents: number;
  readonly hands: number;
  readonly wins: Readonly<Record<Outcome, number>>;
  readonly run: SystemRun | null;
  readonly auto: { readonly left: number; readonly paused: boolean } | null;
}

/** The table of this program. */
export const rules: TableRules = tables.baccarat;

/** Cards in a full shoe. */
export const fullShoe: number = rules.shoe.decks * 52;

/** A sitting before its first hand. */
export function openSitting(cards: RngState, startCount: number): Sitting {
  return {
    cards,
    shoe: null,
    count: startCount,
    card: blankScoreCard,
    bets: noBets,
    hand: null,
    winningsCents: 0,
    hands: 0,
    wins: { banker: 0, player: 0, tie: 0 },
    run: null,
    auto: null,
  };
}

/** Whether the next hand comes from a newly shuffled shoe. */
export function shuffleIsDue(sitting: Sitting): boolean {
  return needsShuffle(sitting.shoe ?? undefined);
}

/** The sitting with a newly shuffled shoe, an empty score card and the count at its start. */
export function shuffled(sitting: Sitting, startCount: number): Sitting {
  return { ...sitting, ...freshShoe(rules.shoe, sitting.cards), count: startCount, card: blankScoreCard };
}

/** Cards in the shoe. */
export function cardsLeft(sitting: Sitting): number {
  return sitting.shoe === null ? fullShoe : remaining(sitting.shoe);
}
