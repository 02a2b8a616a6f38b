import { ceilingOf, isOpened, toCall } from './betting';
import { type Deal, handAt, stepOf } from './deal';
import { mostDiscards } from './interpreter';

/** What the hand whose turn it is can do. Chips of a raise are those above the call; `which` are places in the hand. */
export type Action =
  | { readonly type: 'check' | 'call' | 'drop' }
  | { readonly type: 'open' | 'raise'; readonly chips: number }
  | { readonly type: 'discard'; readonly which: readonly number[] };

/** A permitted action; `least` and `most` chips, or cards to exchange. Every whole number between is permitted too. */
export interface Offer {
  readonly type: Action['type'];
  readonly least?: number;
  readonly most?: number;
}

/** Why an action is not permitted. */
export type Refusal =
  /** The deal is over: it is nobody's turn. */
  | 'notYourTurn'
  /** The first hand of a forced round cannot check. */
  | 'mustBet'
  /** Not a whole number of at least one chip. */
  | 'belowLeast'
  | 'aboveCeiling'
  | 'noRaisesLeft'
  /** The hand has too few chips. */
  | 'cannotCover'
  | 'tooManyDiscards'
  /** A place without a card, or one twice. */
  | 'noSuchCard'
  /** Checking or opening after an opening, calling before it, discarding in a betting round and the like. */
  | 'notInThisStep';

/** Thrown by {@link apply}. */
export class IllegalAction extends Error {
  readonly code: Refusal;

  constructor(code: Refusal, action: Action) {
    super(`${JSON.stringify(action)} is not permitted: ${code}`);
    this.name = 'IllegalAction';
    this.code = code;
  }
}

function whyNotBet(deal: Deal, chips: number, afterCall: number): Refusal | undefined {
  if (!Number.isInteger(chips) || chips < 1) return 'belowLeast';
  if (chips > ceilingOf(deal)) return 'aboveCeiling';
  return chips > afterCall ? 'cannotCover' : undefined;
}

function whyNotDiscard(deal: Deal, hand: number, which: readonly number[]): Refusal | undefined {
  const held = handAt(deal, hand).cards.length;
  const there = which.every((place) => Number.isInteger(place) && place >= 0 && place < held);
  if (!there || new Set(which).size !== which.length) return 'noSuchCard';
  return which.length > mostDiscards(deal, hand) ? 'tooManyDiscards' : undefined;
}

/** Why the hand whose turn it is may not do this; nothing if it may. */
export function whyNot(deal: Deal, action: Action): Refusal | undefined {
  const hand = deal.toAct[0];
  if (hand === undefined) return 'notYourTurn';
  const step = stepOf(deal);
  if (action.type === 'discard') return step.type === 'discard' ? whyNotDiscard(deal, hand, action.which) : 'notInThisStep';
  if (step.type !== 'bet') return 'notInThisStep';
  const { chips, raises } = handAt(deal, hand);
  const owed = toCall(deal, hand);
  if (isOpened(deal)) {
    if (action.type === 'drop') return undefined;
    if (action.type === 'call') return owed > chips ? 'cannotCover' : undefined;
    if (action.type !== 'raise') return 'notInThisStep';
    return raises >= deal.betting.raisesPerRound ? 'noRaisesLeft' : whyNotBet(deal, action.chips, chips - owed);
  }
  if (action.type === 'open') return whyNotBet(deal, action.chips, chips);
  if (action.type !== 'check') return 'notInThisStep';
  return step.mustBetAtMost === undefined ? undefined : 'mustBet';
}

/** What the hand whose turn it is may do; nothing when the deal is over. */
export function legalActions(deal: Deal): readonly Offer[] {
  const hand = deal.toAct[0];
  if (hand === undefined) return [];
  const most = Math.min(ceilingOf(deal), handAt(deal, hand).chips - toCall(deal, hand));
  const candidates: readonly (readonly [Action, Offer])[] = [
    [{ type: 'check' }, { type: 'check' }],
    [
      { type: 'open', chips: 1 },
      { type: 'open', least: 1, most },
    ],
    [{ type: 'call' }, { type: 'call' }],
    [
      { type: 'raise', chips: 1 },
      { type: 'raise', least: 1, most },
    ],
    [{ type: 'drop' }, { type: 'drop' }],
    [
      { type: 'discard', which: [] },
      { type: 'discard', least: 0, most: mostDiscards(deal, hand) },
    ],
  ];
  return candidates.filter(([action]) => whyNot(deal, action) === undefined).map(([, offer]) => offer);
}
