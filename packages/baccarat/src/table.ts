import { cutCardReached, factoryOrder, openShoe, type Rng, type Shoe, shuffle } from '@felt80/cards-shoe';
import type { Paytable, TableLimits } from './bets';
import { BaccaratError } from './misuse';

/** How many packs, and where the cut card goes: with `least` to `most` cards behind it, every place equally likely. */
export interface ShoePolicy {
  readonly decks: number;
  readonly behindCutCard: { readonly least: number; readonly most: number };
}

/** A table as data. */
export interface TableRules {
  readonly shoe: ShoePolicy;
  readonly paytable: Paytable;
  readonly limits: TableLimits;
}

/**
 * `baccarat`: the cut card lies before the last 21 to 30 cards, so 16 or more are left when the shoe is shuffled anew; 5 % commission of at
 * least a quarter dollar. `vbacc`: the cut makes two packs of at least 60 cards, of which the first is dealt out; Banker pays 0.95 exactly.
 */
export const tables: Readonly<Record<'baccarat' | 'vbacc', TableRules>> = {
  baccarat: {
    shoe: { decks: 8, behindCutCard: { least: 21, most: 30 } },
    paytable: { commission: { perMille: 50, leastCents: 25 }, tiePays: 8 },
    limits: {
      side: { leastCents: 500, mostCents: 50_000 },
      tie: { leastCents: 500, mostCents: 2_500 },
      stepCents: 100,
      bothSides: true,
      withoutBets: true,
    },
  },
  vbacc: {
    shoe: { decks: 8, behindCutCard: { least: 60, most: 356 } },
    paytable: { commission: { perMille: 50, leastCents: 0 }, tiePays: 8 },
    limits: {
      side: { leastCents: 100, mostCents: 500_000 },
      tie: { leastCents: 100, mostCents: 50_000 },
      stepCents: 100,
      bothSides: false,
      withoutBets: false,
    },
  },
};

/** Cards behind the cut card that a coup begun before it may need. */
const leastBehind = 5;

/**
 * Draws the number of cards that lie behind the cut card.
 *
 * @throws {BaccaratError} `badPolicy` unless 5 ≤ least ≤ most < cards, all whole.
 */
export function drawCut(policy: ShoePolicy, cards: number, rng: Rng): number {
  const { least, most } = policy.behindCutCard;
  if (!(Number.isInteger(least) && Number.isInteger(most) && least >= leastBehind && least <= most && most < cards)) {
    throw new BaccaratError('badPolicy', `${least} to ${most} cards cannot lie behind the cut card of ${cards}`);
  }
  return least + rng.below(most - least + 1);
}

/**
 * A fresh shoe: all packs in factory order, shuffled, and the cut card put in, in this order of drawing. So a shoe depends on nothing but the
 * state of the stream, and can be dealt again from it.
 *
 * @throws {BaccaratError} `badPolicy`; `CardsError` `badDecks`.
 */
export function openTableShoe(policy: ShoePolicy, rng: Rng): Shoe {
  const cards = shuffle(factoryOrder({ decks: policy.decks }), rng);
  return openShoe(cards, cards.length - drawCut(policy, cards.length, rng));
}

/** Whether a new shoe is needed before the next coup: there is none yet, or the cut card has come out. */
export function needsShuffle(shoe: Shoe | undefined): boolean {
  return shoe === undefined || cutCardReached(shoe);
}
