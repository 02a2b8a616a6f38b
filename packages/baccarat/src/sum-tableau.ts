import { type Card, factoryOrder } from '@felt80/cards-shoe';
import { countTag } from './count';
import { outcomeOf, outcomes } from './coup';
import { bankerDraws, isNatural, playerDraws } from './tableau';
import { cardValue } from './value';

/**
 * The rules as tables for bulk play. A card is a byte: its points in the lower half, which of the cards with these points in the upper one.
 * Hands are plain sums of points, 0 to 27, not yet their last digit, so that dealing needs neither remainder nor branch.
 */
const pack: readonly Card[] = factoryOrder({ decks: 1 });
const byteOf: ReadonlyMap<Card, number> = new Map(
  pack.map((card, place) => {
    const points = cardValue(card);
    return [card, points + 16 * pack.slice(0, place).filter((earlier) => cardValue(earlier) === points).length];
  }),
);
const cardOf: ReadonlyMap<number, Card> = new Map(pack.map((card) => [byteOf.get(card) as number, card]));

const sums: readonly number[] = Array.from({ length: 28 }, (_, sum) => sum);
const digits: readonly number[] = Array.from({ length: 10 }, (_, digit) => digit);

/** Rows of the tables below are this far apart. */
export const sumStep = 32;

/** The points in a byte. */
export const pointsMask = 15;

/** The factory order of so many packs as bytes. */
export function bytesOfDecks(decks: number): Uint8Array {
  return Uint8Array.from(factoryOrder({ decks }), (card) => byteOf.get(card) as number);
}

/** The card that a byte stands for. */
export function cardOfByte(byte: number): Card {
  return cardOf.get(byte) as Card;
}

/** What a byte's card adds to the running count. */
export const tagOfByte: Int8Array = Int8Array.from({ length: 256 }, (_, byte) => {
  const card = cardOf.get(byte);
  return card === undefined ? 0 : countTag(card);
});

/** How a coup goes on after four cards, at Player's sum × {@link sumStep} + Banker's: 0 a natural, 1 Player stands, 2 Player draws. */
export const playAfterFour: Uint8Array = new Uint8Array(sumStep * sumStep);

/** Whether Banker draws, 0 or 1, at (10 × play + points of the fifth card) × {@link sumStep} + Banker's sum. */
export const bankerTakes: Uint8Array = new Uint8Array(30 * sumStep);

/** The place in `outcomes`, at Player's sum × {@link sumStep} + Banker's. */
export const outcomeAt: Uint8Array = new Uint8Array(sumStep * sumStep);

for (const banker of sums) {
  for (const player of sums) {
    const place = sumStep * player + banker;
    outcomeAt[place] = outcomes.indexOf(outcomeOf(player % 10, banker % 10));
    if (!isNatural(player % 10) && !isNatural(banker % 10)) playAfterFour[place] = playerDraws(player % 10) ? 2 : 1;
  }
  for (const fifth of digits) {
    bankerTakes[sumStep * (10 + fifth) + banker] = Number(bankerDraws(banker % 10, undefined));
    bankerTakes[sumStep * (20 + fifth) + banker] = Number(bankerDraws(banker % 10, fifth));
  }
}
