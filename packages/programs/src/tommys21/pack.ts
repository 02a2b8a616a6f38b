import { type Card, cutAt, factoryOrder, openShoe, type RngState, remaining, resumeRng, riffle, type Shoe } from '@felt80/cards-shoe';
import { gathered, type Round, type Rules } from '@felt80/twenty-one';

/** The cards between two plays. */
export interface Pack {
  /** `null`: a new deck that has not been opened. */
  readonly shoe: Shoe | null;
  /** What has been played from the shoe, in order of play. */
  readonly discards: readonly Card[];
  readonly rng: RngState;
}

/** How the cards are treated, as answered at the start. */
export interface Handling {
  readonly decks: number;
  readonly newDeck: boolean;
  /** `null`: a random number, 1 to 7, at each shuffle. */
  readonly riffles: number | null;
  /** Cards left in the shoe at which they are shuffled; `null`: on every play. */
  readonly reshuffleAt: number | null;
}

/** What was done to the cards. */
export interface Shuffled {
  readonly riffles: number;
  /** Cards lifted off in the cut. */
  readonly cut: number;
  /** Whether a new deck was opened. */
  readonly opened: boolean;
}

export const mostDecks = 19;
export const mostRiffles = 7;

/** Cards in a full shoe. */
export function shoeSize({ deck }: Rules): number {
  return factoryOrder(deck).length;
}

/** Cards still in the shoe. */
export function cardsLeft(rules: Rules, { shoe }: Pack): number {
  return shoe ? remaining(shoe) : shoeSize(rules);
}

/** Whether the cards are shuffled on every play; a number above the shoe means that too. */
export function shufflesAlways(rules: Rules, { reshuffleAt }: Handling): boolean {
  return reshuffleAt === null || reshuffleAt > shoeSize(rules);
}

/** Whether the cards are to be shuffled before the next play. */
export function shuffleIsDue(rules: Rules, { shoe }: Pack, handling: Handling): boolean {
  return shoe === null || shufflesAlways(rules, handling) || remaining(shoe) <= (handling.reshuffleAt ?? 0);
}

/** The cards riffled and cut: those of the table put under the rest of the shoe, or a new deck in factory order. */
export function shuffleCards(rules: Rules, pack: Pack, handling: Handling): { readonly pack: Pack; readonly shuffled: Shuffled } {
  const rng = resumeRng(pack.rng);
  const opened = handling.newDeck || pack.shoe === null;
  let cards: readonly Card[] =
    opened || !pack.shoe ? factoryOrder(rules.deck) : [...pack.shoe.cards.slice(pack.shoe.dealt), ...pack.discards];
  const riffles = handling.riffles ?? 1 + rng.below(mostRiffles);
  for (let done = 0; done < riffles; done += 1) cards = riffle(cards, rng);
  const cut = 1 + rng.below(cards.length - 1);
  const shoe = openShoe(cutAt(cards, cut), cards.length);
  return { pack: { shoe, discards: [], rng: rng.state }, shuffled: { riffles, cut, opened } };
}

/** The cards as a round leaves them. */
export function packAfter(round: Round): Pack {
  return { shoe: round.shoe, discards: gathered(round), rng: round.cardsRng };
}

/** The cards for another game: the same shoe if it holds the same kind of deck, otherwise a new one. */
export function packFor(before: Rules, after: Rules, pack: Pack): Pack {
  const alike = factoryOrder(before.deck).join() === factoryOrder(after.deck).join();
  return alike ? pack : { shoe: null, discards: [], rng: pack.rng };
}
