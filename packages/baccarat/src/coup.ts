import { type Card, draw, type Shoe } from '@felt80/cards-shoe';
import { bankerDraws, isNatural, playerDraws } from './tableau';
import { cardValue, handTotal } from './value';

/** The two hands one can bet on. */
export type Side = 'banker' | 'player';

/** How a coup ends. */
export type Outcome = Side | 'tie';

/** Every outcome, in the order of the layout: Banker, Player, Tie. */
export const outcomes: readonly Outcome[] = ['banker', 'player', 'tie'];

/** A finished coup. Hands list their cards in the order in which they were dealt. */
export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly outcome: Outcome;
  /** Whether a side, or both, had 8 or 9 with two cards. */
  readonly natural: boolean;
}

/**
 * What happens in a coup, in order: four cards `dealt`; then either a `natural` for each side that has one, or for Player and then Banker
 * `stood`, or `drew` and the third card `dealt`; last `decided`. The total of `dealt` counts the card, that of `stood` and `drew` is the one
 * decided on.
 */
export type CoupEvent =
  | { readonly type: 'dealt'; readonly to: Side; readonly card: Card; readonly total: number }
  | { readonly type: 'natural'; readonly side: Side }
  | { readonly type: 'stood' | 'drew'; readonly side: Side; readonly total: number }
  | { readonly type: 'decided'; readonly outcome: Outcome };

/** Who wins with these totals. */
export function outcomeOf(playerTotal: number, bankerTotal: number): Outcome {
  if (bankerTotal === playerTotal) return 'tie';
  return bankerTotal > playerTotal ? 'banker' : 'player';
}

/**
 * Deals one coup from the top of the shoe: two cards each, Player first, alternating; then third cards by the tableau. The cut card does not
 * interrupt it.
 *
 * @throws `CardsError` `shoeEmpty` when the cards run out (six always suffice), {@link BaccaratError} `joker`.
 */
export function dealCoup(shoe: Shoe): { readonly coup: Coup; readonly events: readonly CoupEvent[]; readonly shoe: Shoe } {
  const hands: Readonly<Record<Side, Card[]>> = { player: [], banker: [] };
  const events: CoupEvent[] = [];
  let rest = shoe;

  function deal(to: Side): Card {
    const [drawn, after] = draw(rest);
    const [card] = drawn as readonly [Card];
    rest = after;
    hands[to].push(card);
    events.push({ type: 'dealt', to, card, total: handTotal(hands[to]) });
    return card;
  }

  function third(side: Side, draws: boolean): Card | undefined {
    events.push({ type: draws ? 'drew' : 'stood', side, total: handTotal(hands[side]) });
    return draws ? deal(side) : undefined;
  }

  for (const side of ['player', 'banker', 'player', 'banker'] as const) deal(side);
  const naturals = (['player', 'banker'] as const).filter((side) => isNatural(handTotal(hands[side])));
  for (const side of naturals) events.push({ type: 'natural', side });
  if (naturals.length === 0) {
    const card = third('player', playerDraws(handTotal(hands.player)));
    third('banker', bankerDraws(handTotal(hands.banker), card === undefined ? undefined : cardValue(card)));
  }

  const playerTotal = handTotal(hands.player);
  const bankerTotal = handTotal(hands.banker);
  const outcome = outcomeOf(playerTotal, bankerTotal);
  events.push({ type: 'decided', outcome });
  return { coup: { ...hands, playerTotal, bankerTotal, outcome, natural: naturals.length > 0 }, events, shoe: rest };
}
