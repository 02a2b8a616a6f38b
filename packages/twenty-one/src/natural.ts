import { type Card, ranks } from '@felt80/cards-shoe';
import { cardsOf, type Hand, type Round } from './round';
import type { NaturalKind, NaturalRule, Rules } from './rules';
import { isBust, total, valuesOf } from './total';

const forms: Readonly<Record<Extract<NaturalKind, string>, (rules: Rules, cards: readonly Card[]) => boolean>> = {
  limitOnTwo: (rules, cards) => cards.length === 2 && total(rules, cards).points === rules.limit,
  limit: (rules, cards) => total(rules, cards).points === rules.limit,
  threeSevens: (_, cards) => cards.length === 3 && cards.every((card) => card.startsWith('7')),
  fiveCards: (_, cards) => cards.length === 5,
};

function strongest(naturals: readonly NaturalRule[]): NaturalRule | undefined {
  return naturals.reduce<NaturalRule | undefined>((best, each) => (best && best.beats >= each.beats ? best : each), undefined);
}

/** The strongest natural that the hand is, first cards aside; none for a bust hand. */
export function naturalOf(rules: Rules, hand: Hand): NaturalRule | undefined {
  const cards = cardsOf(hand);
  if (isBust(rules, cards)) return undefined;
  return strongest(
    rules.naturals.filter(
      ({ is, afterSplit }) => typeof is === 'string' && (afterSplit || hand.from === 'deal') && forms[is](rules, cards),
    ),
  );
}

/** The natural that a first card makes. */
export function firstCardNatural(rules: Rules, card: Card): NaturalRule | undefined {
  const { points } = total(rules, [card]);
  return rules.naturals.find(({ is }) => typeof is === 'object' && is.firstCard === points);
}

function reachesLimit({ values, limit }: Rules, cardValues: readonly number[]): boolean {
  return ranks.some((rank) => values[rank].some((other) => cardValues.some((value) => value + other === limit)));
}

/** The house's natural on two cards, if `upcard` could be one of them. */
export function naturalUnder(rules: Rules, upcard: Card): NaturalRule | undefined {
  const rule = rules.naturals.find(({ is }) => is === 'limitOnTwo');
  return rule && reachesLimit(rules, valuesOf(rules, upcard)) ? rule : undefined;
}

/** The natural that the house may yet turn out to have on two cards: not looked at, or its second card not yet taken. */
export function pendingNatural(round: Round): NaturalRule | undefined {
  const { rules, house, turn } = round;
  const upcard = house.cards[0];
  const hidden = rules.house.holeCard === 'peek' ? turn.phase !== 'playing' && turn.phase !== 'over' : house.cards.length === 1;
  return hidden && upcard ? naturalUnder(rules, upcard.card) : undefined;
}

/** Whether insurance against the house's natural is asked: it shows an ace. */
export function asksInsurance(round: Round): boolean {
  return round.rules.player.insurance !== undefined && (round.house.cards[0]?.card.startsWith('A') ?? false);
}

/** Whether surrender is asked before the look: the house could have a natural. Under other upcards it is a first decision. */
export function asksEarlySurrender({ rules, house }: Round): boolean {
  return rules.player.surrender === 'early' && house.cards[0] !== undefined && naturalUnder(rules, house.cards[0].card) !== undefined;
}
