import type { Rng } from '@felt80/cards-shoe';
import { cardNumber, jokerNumber } from '../card-number';
import type { HandView } from '../view';

/** The cards that a hand cannot see, to be dealt out again and again. */
export interface Unseen {
  /** Every card, the jokers last. */
  readonly cards: Uint8Array;
  readonly firstJoker: number;
  /** By card number: how many there are, and how many are left now. */
  readonly all: Uint8Array;
  readonly left: Uint8Array;
}

/** The cards that are neither in the hand nor face up. */
export function unseenFrom(view: HandView): Unseen {
  const all = new Uint8Array(jokerNumber + 1).fill(1);
  all[jokerNumber] = view.jokers;
  const seen = [...view.own, ...view.others.flatMap(({ up }) => up), ...(view.widow === undefined ? [] : [view.widow])];
  for (const card of seen) {
    const number = cardNumber(card);
    all[number] = (all[number] as number) - 1;
  }
  const cards = Uint8Array.from(all.keys()).filter((card) => card < jokerNumber && all[card] === 1);
  const jokers = new Uint8Array(all[jokerNumber] as number).fill(jokerNumber);
  return { cards: Uint8Array.from([...cards, ...jokers]), firstJoker: cards.length, all, left: all.slice() };
}

/** Puts every card back. */
export function gather(unseen: Unseen): void {
  unseen.left.set(unseen.all);
}

/** A random card of those left, which is then gone. */
export function drawOne({ cards, firstJoker, left }: Unseen, rng: Rng): number {
  for (;;) {
    const place = rng.below(cards.length);
    const card = cards[place] as number;
    const there = left[card] as number;
    if (place < firstJoker ? there === 0 : place - firstJoker >= there) continue;
    left[card] = there - 1;
    return card;
  }
}

/** Takes `count` certain cards if all of them are left, or none. */
export function takeAll(unseen: Unseen, cards: Uint8Array, from: number, count: number): boolean {
  const { left } = unseen;
  for (let at = 0; at < count; at++) {
    const card = cards[from + at] as number;
    if (left[card] === 0) {
      giveBack(unseen, cards, from, at);
      return false;
    }
    left[card] = (left[card] as number) - 1;
  }
  return true;
}

/** Puts `count` certain cards back. */
export function giveBack({ left }: Unseen, cards: Uint8Array, from: number, count: number): void {
  for (let at = from; at < from + count; at++) left[cards[at] as number] = (left[cards[at] as number] as number) + 1;
}
