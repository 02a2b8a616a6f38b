import {
  type Bets,
  type Coup,
  type CoupEvent,
  dealCoup,
  needsShuffle,
  type Outcome,
  openTableShoe,
  type Paytable,
  type ShoePolicy,
  type Side,
  settle,
} from '@felt80/baccarat';
import {
  type Card,
  type Composition,
  composition,
  countRanks,
  factoryOrder,
  type RngState,
  resumeRng,
  type Shoe,
} from '@felt80/cards-shoe';
import type { tones } from './tones';

/** The cards on a baccarat table and what became of them. */
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

/** A coup that was dealt and settled: what is shown of it at the end, how it came about, and the shoe afterwards. */
export interface DealtCoup {
  readonly hand: HandShown;
  readonly coup: Coup;
  readonly events: readonly CoupEvent[];
  readonly shoe: Shoe;
}

/** A card that was dealt, and to whom. */
export type CardEvent = Extract<CoupEvent, { type: 'dealt' }>;

/** The field of {@link Bets} for each place. */
export const betFields: { readonly banker: 'bankerCents'; readonly player: 'playerCents'; readonly tie: 'tieCents' } = {
  banker: 'bankerCents',
  player: 'playerCents',
  tie: 'tieCents',
};

/** The places of a bet from left to right. */
export const places: readonly Outcome[] = ['player', 'tie', 'banker'];

/** A newly shuffled shoe, and the stream of chance after it. */
export function freshShoe(policy: ShoePolicy, cards: RngState): { readonly shoe: Shoe; readonly cards: RngState } {
  const rng = resumeRng(cards);
  const shoe = openTableShoe(policy, rng);
  return { shoe, cards: rng.state };
}

/** The cards that the next coup comes from: all that have not been seen, also those behind the cut, or those of a full shoe. */
export function nextComposition(policy: ShoePolicy, shoe: Shoe | null): Composition {
  return shoe === null || needsShuffle(shoe) ? countRanks(factoryOrder({ decks: policy.decks })) : composition(shoe);
}

/** Deals a coup and settles the bets on it. */
export function dealSettled(from: Shoe, bets: Bets, paytable: Paytable): DealtCoup {
  const { coup, events, shoe } = dealCoup(from);
  const { player, banker, playerTotal, bankerTotal, outcome, natural } = coup;
  const { netCents } = settle(outcome, bets, paytable);
  return { hand: { player, banker, playerTotal, bankerTotal, outcome, natural, bets, netCents }, coup, events, shoe };
}

/** The cards of a coup in the order in which they came. */
export function cardsOf(events: readonly CoupEvent[]): readonly CardEvent[] {
  return events.filter((event): event is CardEvent => event.type === 'dealt');
}

/** A hand with only these cards on the table, nothing decided. */
export function handSoFar(seen: readonly CardEvent[], bets: Bets): HandShown {
  const of = (side: Side): readonly CardEvent[] => seen.filter(({ to }) => to === side);
  return {
    player: of('player').map(({ card }) => card),
    banker: of('banker').map(({ card }) => card),
    playerTotal: of('player').at(-1)?.total ?? 0,
    bankerTotal: of('banker').at(-1)?.total ?? 0,
    outcome: null,
    natural: false,
    bets,
    netCents: 0,
  };
}

/** A win of so much, or more, has a fanfare. */
const bigWinCents = 10_000;

/** How the end of a hand sounds. */
export function resultTone({ outcome, netCents }: HandShown): keyof typeof tones {
  if (netCents >= bigWinCents) return 'bigWin';
  if (netCents !== 0) return netCents > 0 ? 'win' : 'lose';
  return outcome === 'tie' ? 'tie' : 'mark';
}
