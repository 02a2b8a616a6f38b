import type { Card, Rank } from '@felt80/cards-shoe';
import { PokerError } from './misuse';

/** Ranks from the deuce up; a rank's place here plus 2 is its value in scores. */
export const rankOrder = '23456789TJQKA';

/** Clubs, diamonds, hearts, spades, as in {@link cardNumber}. */
export const suitOrder = 'cdhs';

/** The small integer of a joker. */
export const jokerNumber = 52;

/** The small integer that fills up a hand of fewer than five cards. */
export const noCardNumber = 53;

/** A text for every card number: `cardTexts[51]` is `'As'`, `cardTexts[52]` is `'Jo'`. */
export const cardTexts: readonly Card[] = [
  ...[...rankOrder].flatMap((rank) => [...suitOrder].map((suit) => `${rank}${suit}` as Card)),
  'Jo',
];

const numbers: ReadonlyMap<string, number> = new Map(cardTexts.map((text, number) => [text, number]));

/**
 * A card as the small integer of the bulk functions: 4 · (rank − 2) + suit, with ace 14 and clubs 0, diamonds 1, hearts 2, spades 3; 52 is a joker.
 *
 * @throws {PokerError} `notACard`
 */
export function cardNumber(card: Card): number {
  const number = numbers.get(card);
  if (number === undefined) throw new PokerError('notACard', `${JSON.stringify(card)} is not a card`);
  return number;
}

/**
 * The place of a rank in {@link rankOrder}, 0 for the deuce to 12 for the ace.
 *
 * @throws {PokerError} `badWild`
 */
export function wildPlace(wild: Rank): number {
  const place = wild.length === 1 ? rankOrder.indexOf(wild) : -1;
  if (place < 0) throw new PokerError('badWild', `${JSON.stringify(wild)} is not a rank`);
  return place;
}
