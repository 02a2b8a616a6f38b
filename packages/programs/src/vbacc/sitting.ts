import { needsShuffle, type TableRules, tables } from '@felt80/baccarat';
import { type RngState, remaining, type Shoe } from '@felt80/cards-shoe';
import type { HandShown } from '../kit/coup';
import { noStacks, type Stacks } from './chips';
import { type History, noHistory } from './history';

/** One visit to the table, from the start to Escape. It outlives a closed page. */
export interface Sitting {
  /** The generator of the cards as it is now. */
  readonly cards: RngState;
  /** `null` before the first shuffle. The cut card parts the two packs. */
  readonly shoe: Shoe | null;
  /** The chips on the table. */
  readonly stacks: Stacks;
  /** The chips of the round before, for Rebet. */
  readonly last: Stacks | null;
  readonly hand: HandShown | null;
  readonly history: History;
}

/** The table of this program. */
export const rules: TableRules = tables.vbacc;

/** Cards in both packs together. */
export const allCards: number = rules.shoe.decks * 52;

/** A new bank. */
export const newBankCents = 100_000;

/** The smallest bet: with less than this a player cannot go on. */
export const leastCents: number = rules.limits.side.leastCents;

/** A sitting before its first coup. */
export function openSitting(cards: RngState): Sitting {
  return { cards, shoe: null, stacks: noStacks, last: null, hand: null, history: noHistory };
}

/** Whether the next coup comes from newly shuffled and cut packs. */
export function shuffleIsDue({ shoe }: Sitting): boolean {
  return needsShuffle(shoe ?? undefined);
}

/** How many cards are in the pack that is being dealt and how many in the other. */
export function packs(shoe: Shoe | null): readonly [first: number, second: number] {
  if (shoe === null) return [allCards, 0];
  const first = Math.max(0, shoe.cutCard - shoe.dealt);
  return [first, remaining(shoe) - first];
}
