import { type Card, factoryOrder, type Rng, type RngState, resumeRng, shuffle } from '@felt80/cards-shoe';
import { type Deal, note } from './deal';

/** Three full shuffles. */
function shuffledThrice(cards: readonly Card[], rng: Rng): readonly Card[] {
  return shuffle(shuffle(shuffle(cards, rng), rng), rng);
}

/** A pack with jokers, shuffled. */
export function freshStock(jokers: number, cardsRng: RngState): Pick<Deal, 'stock' | 'cardsRng'> {
  const rng = resumeRng(cardsRng);
  return { stock: shuffledThrice(factoryOrder({ decks: 1, jokers }), rng), cardsRng: rng.state };
}

/** The last card, the discards and the cards of dropped hands become the stock. */
function reshuffled(deal: Deal): Deal {
  const dropped = deal.hands.filter((hand) => hand.dropped).flatMap((hand) => hand.cards.map(({ card }) => card));
  const gathered = [...deal.stock, ...deal.discards, ...dropped];
  if (gathered.length === deal.stock.length) return deal;
  const rng = resumeRng(deal.cardsRng);
  const stock = shuffledThrice(gathered, rng);
  const hands = deal.hands.map((hand) => (hand.dropped ? { ...hand, cards: [] } : hand));
  return note({ ...deal, stock, discards: [], hands, cardsRng: rng.state }, { type: 'reshuffled', count: stock.length });
}

/** The next card; if it is the last one, what has been thrown away is shuffled in before. */
export function takeCard(deal: Deal): readonly [Card, Deal] {
  const full = deal.stock.length > 1 ? deal : reshuffled(deal);
  const [card, ...stock] = full.stock;
  return [card as Card, { ...full, stock }];
}
