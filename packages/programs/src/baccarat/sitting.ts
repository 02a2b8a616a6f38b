import type { Bets, Outcome } from '@felt80/baccarat';
import {
  type Card,
  cutCardReached,
  factoryOrder,
  openShoe,
  type RngState,
  remaining,
  resumeRng,
  type Shoe,
  shuffle,
} from '@felt80/cards-shoe';

/** The cards on the table and what became of them. */
export interface HandShown {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  /** `null` while the cards are still coming. */
  readonly outcome: Outcome | null;
  readonly natural: boolean;
  readonly bets: Bets;
  readonly netCents: number;
}

/** A betting system at work. */
export interface SystemRun {
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
  readonly marks: readonly Outcome[];
  /** What lies on the table for the next hand; nothing while a system plays. */
  readonly bets: Bets;
  readonly hand: HandShown | null;
  readonly winningsCents: number;
  readonly hands: number;
  readonly wins: Readonly<Record<Outcome, number>>;
  readonly run: SystemRun | null;
  readonly auto: { readonly left: number; readonly paused: boolean } | null;
}

/** No bet anywhere. */
export const noBets: Bets = { bankerCents: 0, playerCents: 0, tieCents: 0 };

/** Packs in the shoe. */
export const decks = 8;

/** The field of {@link Bets} for each place. */
export const betFields = { banker: 'bankerCents', player: 'playerCents', tie: 'tieCents' } as const satisfies Record<Outcome, keyof Bets>;

/** A sitting before its first hand. */
export function openSitting(cards: RngState, startCount: number): Sitting {
  return {
    cards,
    shoe: null,
    count: startCount,
    marks: [],
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
  return sitting.shoe === null || cutCardReached(sitting.shoe);
}

/** The sitting with a newly shuffled shoe, an empty score card and the count at its start. */
export function shuffled(sitting: Sitting, startCount: number): Sitting {
  const rng = resumeRng(sitting.cards);
  const cards = shuffle(factoryOrder({ decks }), rng);
  const shoe = openShoe(cards, cards.length - 21 - rng.below(10));
  return { ...sitting, cards: rng.state, shoe, count: startCount, marks: [] };
}

/** Cards in the shoe. */
export function cardsLeft(sitting: Sitting): number {
  return sitting.shoe === null ? decks * 52 : remaining(sitting.shoe);
}
