import { type Card, isCard } from './card';
import { type Composition, countRanks } from './composition';
import { CardsError, demandWhole } from './misuse';

/** Order is fixed once shuffled. `cutCard` is how many cards lie before it. The array is shared, the cursor moves. */
export interface Shoe {
  readonly cards: readonly Card[];
  readonly dealt: number;
  readonly cutCard: number;
}

/**
 * A full shoe with the cut card behind the first `cutCard` cards.
 *
 * @throws {CardsError} `badCards` (something is no card) or `badCutCard` (not a whole number from 0 to the number of cards).
 */
export function openShoe(cards: readonly Card[], cutCard: number): Shoe {
  if (!cards.every(isCard)) throw new CardsError('badCards', 'a shoe holds cards only');
  demandWhole(cutCard, 0, cards.length, 'badCutCard', 'the place of the cut card');
  return { cards, dealt: 0, cutCard };
}

function after(shoe: Shoe, count: number): Shoe {
  demandWhole(count, 0, Number.MAX_SAFE_INTEGER, 'badCount', 'the number of cards');
  if (count > remaining(shoe)) throw new CardsError('shoeEmpty', `cards wanted: ${count}, left: ${remaining(shoe)}`);
  return { cards: shoe.cards, dealt: shoe.dealt + count, cutCard: shoe.cutCard };
}

/**
 * The next cards (one when not said otherwise) and the shoe without them. Whether the cut card is passed is for the caller to ask.
 *
 * @throws {CardsError} `badCount` or `shoeEmpty` (fewer cards are left).
 */
export function draw(shoe: Shoe, count = 1): readonly [drawn: readonly Card[], rest: Shoe] {
  const rest = after(shoe, count);
  return [shoe.cards.slice(shoe.dealt, rest.dealt), rest];
}

/**
 * The shoe with the next cards put aside unseen.
 *
 * @throws {CardsError} `badCount` or `shoeEmpty`
 */
export function burn(shoe: Shoe, count: number): Shoe {
  return after(shoe, count);
}

/** Cards not yet dealt or burnt. */
export function remaining(shoe: Shoe): number {
  return shoe.cards.length - shoe.dealt;
}

/** Whether the cut card is the next to come out, or already has. */
export function cutCardReached(shoe: Shoe): boolean {
  return shoe.dealt >= shoe.cutCard;
}

/** Cards left per rank, ace first. */
export function composition(shoe: Shoe): Composition {
  return countRanks(shoe.cards.slice(shoe.dealt));
}

/** Why a loaded shoe cannot be used. */
export type ShoeProblem = 'notAShoe' | 'badCards' | 'badCutCard' | 'badDealt';

function whole(data: unknown, most: number): data is number {
  return typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most;
}

/** Checks a shoe that comes from a save or a message. Never throws. */
export function checkShoe(
  data: unknown,
): { readonly status: 'valid'; readonly shoe: Shoe } | { readonly status: 'invalid'; readonly problem: ShoeProblem } {
  if (typeof data !== 'object' || data === null) return { status: 'invalid', problem: 'notAShoe' };
  const { cards, dealt, cutCard } = data as Partial<Record<keyof Shoe, unknown>>;
  if (!Array.isArray(cards) || !cards.every(isCard)) return { status: 'invalid', problem: 'badCards' };
  if (!whole(dealt, cards.length)) return { status: 'invalid', problem: 'badDealt' };
  if (!whole(cutCard, cards.length)) return { status: 'invalid', problem: 'badCutCard' };
  return { status: 'valid', shoe: { cards, dealt, cutCard } };
}
