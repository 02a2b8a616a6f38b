import { type Rank, seedRng } from '@felt80/cards-shoe';
import { jokerNumber, noCardNumber } from '../card-number';
import { slotOf, slots, suitMask } from '../code-table';
import { codesFor, type RankingName, strengthAt, tableOf } from '../ranking';

/** What decides how strong hands are at a table. */
export interface PackFacts {
  readonly ranking: RankingName;
  readonly jokers: number;
  readonly wild: Rank | undefined;
  /** The hand has a wild card that is everyone's, and four cards of its own. */
  readonly sharesWidow: boolean;
}

/** Hands as they come, with what a sensible player keeps: the cards of the hand at `5 * hand`, those kept first. */
export interface Library {
  readonly cards: Uint8Array;
  readonly kept: Uint8Array;
  /** The share of such hands that this one beats before the exchange. */
  readonly chance: Float32Array;
  /** By number of cards exchanged: the hands. */
  readonly byDrawn: readonly (readonly number[])[];
}

/** Everything about a pack that does not depend on the deal; made once for each pack, always alike. */
export interface PackModel extends PackFacts {
  readonly codes: Int32Array;
  readonly displacements: Uint16Array;
  readonly orders: Uint16Array;
  readonly wildCode: number;
  /** Cards of its own that a hand has in the end. */
  readonly size: number;
}

/** The order of up to five card numbers (with the shared widow, if there is one). */
export function orderOf(model: PackModel, cards: ArrayLike<number>, from: number, count: number): number {
  const { codes, displacements, orders, wildCode, sharesWidow } = model;
  let sum = sharesWidow ? wildCode : 0;
  let and = sharesWidow ? wildCode : -1;
  for (let at = from; at < from + count; at++) {
    const code = codes[cards[at] as number] as number;
    sum += code;
    and &= code;
  }
  const missing = 5 - count - (sharesWidow ? 1 : 0);
  if (missing > 0) {
    sum += missing * (codes[noCardNumber] as number);
    and = 0;
  }
  return orders[slotOf(displacements, sum) + ((and & suitMask) === 0 ? 0 : slots)] as number;
}

const models = new Map<string, PackModel>();

const keyOf = ({ ranking, jokers, wild, sharesWidow }: PackFacts): string => `${ranking} ${jokers} ${wild ?? '-'} ${sharesWidow}`;

/** The model of a pack. */
export function modelOf(facts: PackFacts): PackModel {
  const key = keyOf(facts);
  let model = models.get(key);
  if (!model) {
    const codes = codesFor(facts.wild);
    const { displacements, orders } = tableOf(facts.ranking);
    model = { ...facts, codes, displacements, orders, wildCode: suitMask, size: facts.sharesWidow ? 4 : 5 };
    models.set(key, model);
  }
  return model;
}

const sampleSize = 5000;

/** Random hands of `size` cards from the whole pack, always the same ones. */
function randomHands(model: PackModel, size: number): Uint8Array {
  const rng = seedRng(`pack ${size}`);
  const pack = 52 + model.jokers;
  const cards = new Uint8Array(sampleSize * 5);
  const taken = new Int32Array(pack).fill(-1);
  for (let hand = 0; hand < sampleSize; hand++) {
    for (let at = 0; at < size; ) {
      const card = rng.below(pack);
      if (taken[card] === hand) continue;
      taken[card] = hand;
      cards[5 * hand + at++] = Math.min(card, jokerNumber);
    }
  }
  return cards;
}

/** For every order the share of the sample below it, ties counting half. */
function sharesBelow(orders: Uint16Array): Float32Array {
  const counts = new Float32Array(7475);
  for (const order of orders) counts[order] = (counts[order] as number) + 1;
  let below = 0;
  return counts.map((count) => {
    const share = (below + count / 2) / orders.length;
    below += count;
    return share;
  });
}

const chances = new Map<string, Float32Array>();

/** For every order of hands with so many own cards: the share of random hands that it beats. */
export function chancesOf(model: PackModel, size: number): Float32Array {
  const key = `${keyOf(model)} ${size}`;
  let table = chances.get(key);
  if (!table) {
    const cards = randomHands(model, size);
    table = sharesBelow(Uint16Array.from({ length: sampleSize }, (_, hand) => orderOf(model, cards, 5 * hand, size)));
    chances.set(key, table);
  }
  return table;
}

/** Sorts the cards of a full hand so that those worth keeping come first and gives their number: the plain wisdom of draw poker. */
export function keepFirst(model: PackModel, cards: Uint8Array, from: number): number {
  const { size, codes, wildCode } = model;
  const { category, ranks, tieBreak } = strengthAt(model.ranking, orderOf(model, cards, from, size));
  if (category !== 'bust' && category !== 'pair' && category !== 'twoPairs' && category !== 'three') return size;
  const own = cards.subarray(from, from + size);
  const isWild = (card: number): boolean => codes[card] === wildCode;
  const made = ranks.length - tieBreak.length;
  const wanted = category === 'bust' ? [...ranks.slice(0, 2)] : ranks.slice(0, made);
  let keep = (card: number): boolean => isWild(card) || wanted.includes((card >> 2) + 2);
  if (category === 'bust' || (category === 'pair' && (ranks[0] as number) < 11)) {
    const suit = [0, 1, 2, 3].find((of) => own.filter((card) => isWild(card) || (card & 3) === of).length === size - 1);
    if (suit !== undefined) keep = (card) => isWild(card) || (card & 3) === suit;
    else if (category === 'bust') {
      const run = [10, 9, 8, 7, 6, 5, 4, 3].find((low) => own.filter((card) => runs(card, low)).length === 4);
      if (run !== undefined && size === 5) keep = (card) => runs(card, run);
    }
  }
  const kept = own.filter(keep);
  own.set([...kept, ...own.filter((card) => !keep(card))]);
  return kept.length;
}

const runs = (card: number, low: number): boolean => (card >> 2) + 2 >= low && (card >> 2) + 2 < low + 4;

const libraries = new Map<string, Library>();

/** Hands before the exchange and what is kept of them. */
export function libraryOf(model: PackModel): Library {
  const key = keyOf(model);
  let library = libraries.get(key);
  if (!library) {
    const cards = randomHands(model, model.size);
    const before = chancesOf(model, model.size);
    const kept = new Uint8Array(sampleSize);
    const chance = new Float32Array(sampleSize);
    const byDrawn: number[][] = [[], [], [], [], [], []];
    for (let hand = 0; hand < sampleSize; hand++) {
      chance[hand] = before[orderOf(model, cards, 5 * hand, model.size)] as number;
      kept[hand] = keepFirst(model, cards, 5 * hand);
      byDrawn[model.size - (kept[hand] as number)]?.push(hand);
    }
    library = { cards, kept, chance, byDrawn };
    libraries.set(key, library);
  }
  return library;
}

const drawnChances = new Map<string, Float32Array>();

/** For every order the share of hands after the exchange that it beats. */
export function chancesAfterDraw(model: PackModel): Float32Array {
  const key = keyOf(model);
  let table = drawnChances.get(key);
  if (!table) {
    const { cards, kept } = libraryOf(model);
    const rng = seedRng('pack drawn');
    const hand = new Uint8Array(5);
    const orders = Uint16Array.from(kept, (keep, at) => {
      hand.set(cards.subarray(5 * at, 5 * at + 5));
      for (let place = keep; place < model.size; ) {
        const card = Math.min(rng.below(52 + model.jokers), jokerNumber);
        const isThere = hand.includes(card) || cards.subarray(5 * at, 5 * at + 5).includes(card);
        if (card === jokerNumber || !isThere) hand[place++] = card;
      }
      return orderOf(model, hand, 0, model.size);
    });
    table = sharesBelow(orders);
    drawnChances.set(key, table);
  }
  return table;
}
