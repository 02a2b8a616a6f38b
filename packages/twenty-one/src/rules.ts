import type { DeckSpec, Rank } from '@felt80/cards-shoe';

/** A payment as a fraction of the stake: `[3, 2]` is three to two. */
export type Ratio = readonly [num: number, den: number];

/**
 * A whole game as data: one round engine reads nothing else. Points are what the rule book says (21, 7.5, 9);
 * halves are exact in a number.
 */
export interface Rules {
  /** The cards of a full shoe. Jokers have no value in these games. */
  readonly deck: DeckSpec;
  /** What a rank may count, least first: the ace is `[1, 11]` in blackjack. */
  readonly values: Readonly<Record<Rank, readonly number[]>>;
  /** Points above it are bust. */
  readonly limit: number;
  readonly cardLimit?: CardLimit;
  /** What happens before the first decision, in order, one card a step to everyone named; exactly one step is the bet. */
  readonly opening: readonly OpeningStep[];
  /** Hands that count for more than their points. */
  readonly naturals: readonly NaturalRule[];
  readonly player: PlayerRules;
  readonly house: HouseRules;
  readonly settling: SettlingRules;
  readonly penetration: Penetration;
}

/** Reaching `cards` ends a hand by itself, the house's too; such a hand may stand below `player.standsOn`. */
export interface CardLimit {
  readonly cards: number;
}

export type OpeningStep =
  | { readonly type: 'bet' }
  | { readonly type: 'deal'; readonly to: 'house' | 'seats'; readonly face: 'up' | 'down' };

/** The kinds of hand that a rule table can single out. */
export type NaturalKind = 'limitOnTwo' | 'limit' | 'threeSevens' | 'fiveCards' | { readonly firstCard: number };

export interface NaturalRule {
  /** `firstCard` is compared once, on the first cards of house and seat; the others hold whenever the hand has that form. */
  readonly is: NaturalKind;
  /** Who wins when both have it; `goOn` (first cards only) plays on as if nobody had, `seat` needs no look at the house. */
  readonly equal: 'push' | 'goOn' | 'house' | 'seat';
  /** Its place among the naturals: more beats less, every natural beats plain points. */
  readonly beats: number;
  /** Profit of a seat that wins with it. */
  readonly pays: Ratio;
  /** What the house takes when it wins with it. */
  readonly housePays: Ratio;
  /** `atOnce` ends the hand and settles it as soon as no hidden house card can match it; `atEnd` is played on like any hand. */
  readonly settles: 'atOnce' | 'atEnd';
  /** Whether a hand after a split can be one. */
  readonly afterSplit: boolean;
}

export interface PlayerRules {
  /** `on` restricts hard totals; soft hands may double when `soft` says so, whatever their total. */
  readonly double?: { readonly on: 'any' | '9-11' | '10-11' | '11'; readonly soft: boolean; readonly afterSplit: boolean };
  /**
   * `hands` is the most a seat can come to hold; `aces.hands` the same for a pair of aces, and `oneCard` ends a split ace with its
   * second card. `atOnce` deals both second cards at the split, `inTurn` each when its hand is played.
   */
  readonly split?: {
    readonly by: 'rank' | 'value';
    readonly hands: number;
    readonly deals: 'atOnce' | 'inTurn';
    readonly aces: { readonly hands: number; readonly oneCard: boolean };
  };
  /** Half the stake for the hand, as a first decision; `early` asks before the house looks for a natural. */
  readonly surrender?: 'late' | 'early';
  readonly insurance?: 'upToHalf' | 'exactlyHalf';
  /** Fewest points on which a seat may stand. */
  readonly standsOn?: number;
  /** A card for a raise of the stake, until the hand has taken a card for nothing. */
  readonly buy?: { readonly leastCents: number; readonly most: 'currentBet' | 'firstBet'; readonly afterHit: false };
  /** How the card after a double lies; dealt cards follow `opening`, all other cards taken lie up. */
  readonly doubleCard: 'up' | 'down';
  /** `bank`: no seat can stake or lose what it has not; `credit`: the bank may go below zero. */
  readonly stakes: 'bank' | 'credit';
}

export interface HouseRules {
  readonly standsOn: number;
  /** The highest soft total that it still hits: 17 in an H17 game. */
  readonly hitsSoft?: number;
  /**
   * `peek`: two cards, looked at under an upcard that could make a natural. `none`: one card, the second comes in its turn.
   * `originalBetsOnly`: likewise, but a natural then takes no more than each seat's first bet.
   */
  readonly holeCard: 'peek' | 'none' | 'originalBetsOnly';
  /** Past `standsOn` it draws on until it beats the best seat. */
  readonly until?: 'beatsBestSeat';
}

export interface SettlingRules {
  readonly tie: 'push' | 'house';
  /** `house`: a bust loses at once; `withdrawn`: it waits for the house, which plays on, and a bust house gives the stake back. */
  readonly bothBust: 'house' | 'withdrawn';
}

/** When to shuffle between rounds: after this part of the shoe, or with fewer cards a hand. `[0, 1]` is on every play. */
export interface Penetration {
  readonly dealt: Ratio;
  readonly dealtOfOneDeck: Ratio;
  readonly cardsPerHand: number;
}

/** How the opening's cards to one seat or to the house lie, in order. */
export function openingFaces(rules: Rules, to: 'house' | 'seats'): readonly ('up' | 'down')[] {
  const faces: ('up' | 'down')[] = [];
  for (const step of rules.opening) if (step.type === 'deal' && step.to === to) faces.push(step.face);
  return faces;
}

/** A share of an amount in whole cents; half a cent goes up. */
export function share(cents: number, [num, den]: Ratio): number {
  return Math.floor((2 * cents * num + den) / (2 * den));
}
