import { remaining, type Shoe } from '@felt80/cards-shoe';
import type { Rules } from './rules';

/**
 * Whether the cards are to be shuffled before the next round, by the penetration of the rules. Ask between rounds only; the engine
 * itself never shuffles in a round unless the shoe runs dry. `hands` counts the house's.
 */
export function shuffleDue(rules: Rules, shoe: Shoe, hands: number): boolean {
  const { dealt, dealtOfOneDeck, cardsPerHand } = rules.penetration;
  const [num, den] = rules.deck.decks === 1 ? dealtOfOneDeck : dealt;
  return shoe.dealt * den >= shoe.cards.length * num || remaining(shoe) < cardsPerHand * hands;
}
