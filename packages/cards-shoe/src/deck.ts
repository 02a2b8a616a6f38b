import { type Card, joker, type Rank, ranks, type Suit } from './card';
import { CardsError, demandWhole } from './misuse';

/** What lies in the box. */
export interface DeckSpec {
  /** Packs of 52 cards, 1 to 100. */
  readonly decks: number;
  /** Ranks taken out of every pack: `['8', '9', 'T']` leaves 40 cards. */
  readonly without?: readonly Rank[];
  /** Jokers in all (not a pack), 0 to 1000; none when left out. */
  readonly jokers?: number;
}

/** A new pack from the top: spades and diamonds run up from the ace, clubs and hearts down from the king. */
const newPack: readonly { readonly suit: Suit; readonly from: 'ace' | 'king' }[] = [
  { suit: 's', from: 'ace' },
  { suit: 'd', from: 'ace' },
  { suit: 'c', from: 'king' },
  { suit: 'h', from: 'king' },
];

/**
 * The cards of a spec as they come from the factory, top card first: pack after pack, each A♠–K♠, A♦–K♦, K♣–A♣, K♥–A♥ without the ranks taken
 * out; all jokers lie below the last pack.
 *
 * @throws {CardsError} `badDecks`, `badJokers`, `badRanks` (no rank, or one twice) or `emptyDeck` (no card is left).
 */
export function factoryOrder(spec: DeckSpec): readonly Card[] {
  const { decks, without = [], jokers = 0 } = spec;
  demandWhole(decks, 1, 100, 'badDecks', 'decks');
  demandWhole(jokers, 0, 1000, 'badJokers', 'jokers');
  if (without.some((rank) => !ranks.includes(rank)) || new Set(without).size !== without.length) {
    throw new CardsError('badRanks', `without must name different ranks, not ${without.join(' ')}`);
  }
  const up = ranks.filter((rank) => !without.includes(rank));
  const down = up.toReversed();
  const pack = newPack.flatMap(({ suit, from }) => (from === 'ace' ? up : down).map((rank): Card => `${rank}${suit}`));
  const cards = [...Array.from({ length: decks }, () => pack).flat(), ...Array.from({ length: jokers }, () => joker)];
  if (cards.length === 0) throw new CardsError('emptyDeck', 'no rank and no joker is left');
  return cards;
}
