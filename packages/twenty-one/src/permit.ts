import type { Card } from '@felt80/cards-shoe';
import { asksEarlySurrender } from './natural';
import { type Action, cardsOf, type Hand, isFirstPlay, type Limits, type Phase, type Round, type Seat } from './round';
import type { Rules } from './rules';
import { total, valuesOf } from './total';

/** Why an action is not allowed now. */
export type Refusal =
  | 'notYourTurn'
  | 'outsideLimits'
  | 'aboveBank'
  | 'notOnThisHand'
  | 'notInTheseRules'
  | 'afterFreeCard'
  | 'belowStand'
  | 'handLimit';

/** Who is to act, on what. */
interface Place {
  readonly round: Round;
  readonly rules: Rules;
  readonly seat: Seat;
  readonly hand: Hand;
}

/** The amounts that the rules allow, and what the seat can pay. */
export interface Span extends Limits {
  readonly freeCents: number;
}

/** Whether an amount is one of a span: on the step from the least, or the most. */
export function fits(cents: number, { leastCents, mostCents, stepCents }: Limits): boolean {
  if (!Number.isInteger(cents) || cents < leastCents || cents > mostCents) return false;
  return cents === mostCents || (cents - leastCents) % stepCents === 0;
}

/** Nothing: allowed without an amount. */
export type Verdict = Refusal | Span | undefined;

/** The most that the house can take for one cent of stake, in whole cents. */
function worstLoss(rules: Rules): number {
  return rules.naturals.reduce((worst, { housePays: [num, den] }) => Math.max(worst, Math.ceil(num / den)), 1);
}

/** How much more a seat can stake and still pay whatever the house may win. */
export function freeCents(rules: Rules, seat: Seat): number {
  if (rules.player.stakes === 'credit') return Number.POSITIVE_INFINITY;
  const worst = worstLoss(rules);
  const staked = seat.hands.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  return Math.floor((seat.bankCents - (worst - 1) * staked) / worst);
}

function span(leastCents: number, mostCents: number, stepCents: number, free: number): Verdict {
  if (mostCents < leastCents || mostCents <= 0) return 'outsideLimits';
  return free < leastCents ? 'aboveBank' : { leastCents, mostCents, stepCents, freeCents: free };
}

function bet({ round, rules, seat }: Place): Verdict {
  const { leastCents, mostCents, stepCents } = round.limits;
  return span(leastCents, mostCents, stepCents, freeCents(rules, seat));
}

function insure({ round, rules, seat, hand }: Place): Verdict {
  if (!rules.player.insurance) return 'notInTheseRules';
  const most = Math.floor(hand.stakeCents / 2);
  const { stepCents } = round.limits;
  const least = rules.player.insurance === 'exactlyHalf' ? most : Math.min(stepCents, most);
  return span(least, most, stepCents, freeCents(rules, seat));
}

function standing({ rules, hand }: Place): Verdict {
  const { points } = total(rules, cardsOf(hand));
  return points < (rules.player.standsOn ?? 0) ? 'belowStand' : undefined;
}

function isSplitAce(rules: Rules, hand: Hand): boolean {
  return hand.from === 'split' && (hand.cards[0]?.card.startsWith('A') ?? false) && (rules.player.split?.aces.oneCard ?? false);
}

/** A split ace that has had its one card. */
export function hasHadOneCard(rules: Rules, hand: Hand): boolean {
  return isSplitAce(rules, hand) && hand.cards.length > 1;
}

function hit({ rules, hand }: Place): Verdict {
  return hasHadOneCard(rules, hand) ? 'notOnThisHand' : undefined;
}

const doubleRanges: Readonly<Record<'any' | '9-11' | '10-11' | '11', readonly number[] | undefined>> = {
  any: undefined,
  '9-11': [9, 10, 11],
  '10-11': [10, 11],
  '11': [11],
};

function double({ rules, seat, hand }: Place): Verdict {
  const rule = rules.player.double;
  if (!rule) return 'notInTheseRules';
  const { points, soft } = total(rules, cardsOf(hand));
  const allowed = soft ? rule.soft : (doubleRanges[rule.on]?.includes(points) ?? true);
  const afterSplit = hand.from === 'deal' || rule.afterSplit;
  if (!allowed || !afterSplit || !isFirstPlay(rules, hand) || hasHadOneCard(rules, hand)) return 'notOnThisHand';
  return freeCents(rules, seat) < hand.stakeCents ? 'aboveBank' : undefined;
}

function isPair(rules: Rules, cards: readonly Card[]): boolean {
  const [first, second, third] = cards;
  if (!first || !second || third) return false;
  const alike = rules.player.split?.by === 'rank' ? (card: Card) => [card[0]] : (card: Card) => valuesOf(rules, card);
  return alike(first).join() === alike(second).join();
}

function split({ rules, seat, hand }: Place): Verdict {
  const rule = rules.player.split;
  if (!rule || rule.hands < 2) return 'notInTheseRules';
  const cards = cardsOf(hand);
  if (!isPair(rules, cards)) return 'notOnThisHand';
  const most = cards[0]?.startsWith('A') ? rule.aces.hands : rule.hands;
  if (seat.hands.length >= most) return 'handLimit';
  return freeCents(rules, seat) < hand.stakeCents ? 'aboveBank' : undefined;
}

function surrender({ round, rules, seat, hand }: Place): Verdict {
  if (!rules.player.surrender) return 'notInTheseRules';
  const late = round.turn.phase === 'playing' && asksEarlySurrender(round);
  return seat.hands.length === 1 && isFirstPlay(rules, hand) && !late ? undefined : 'notOnThisHand';
}

function buy({ round, rules, seat, hand }: Place): Verdict {
  const rule = rules.player.buy;
  if (!rule) return 'notInTheseRules';
  if (hand.tookFreeCard) return 'afterFreeCard';
  if (hasHadOneCard(rules, hand)) return 'notOnThisHand';
  const most = rule.most === 'currentBet' ? hand.stakeCents : seat.betCents;
  return span(rule.leastCents, most, round.limits.stepCents, freeCents(rules, seat));
}

function always(): Verdict {
  return undefined;
}

/** In the order in which offers are made. */
const kinds: Readonly<Record<Action['type'], { readonly in: readonly Phase[]; readonly check: (place: Place) => Verdict }>> = {
  bet: { in: ['betting'], check: bet },
  noBet: { in: ['betting'], check: always },
  insure: { in: ['insurance'], check: insure },
  stand: { in: ['playing'], check: standing },
  hit: { in: ['playing'], check: hit },
  double: { in: ['playing'], check: double },
  split: { in: ['playing'], check: split },
  buy: { in: ['playing'], check: buy },
  surrender: { in: ['earlySurrender', 'playing'], check: surrender },
  decline: { in: ['insurance', 'earlySurrender'], check: always },
};

/** What the rules say to an action on a seat's hand, in the phase that the round is in. */
export function permit(round: Round, type: Action['type'], seat: Seat, hand: Hand): Verdict {
  const { phase } = round.turn;
  if (phase === 'over' || !kinds[type].in.includes(phase)) return 'notYourTurn';
  return kinds[type].check({ round, rules: round.rules, seat, hand });
}

/** All kinds of action, in the order in which offers are made. */
export const actionTypes: readonly Action['type'][] = Object.keys(kinds) as Action['type'][];
