import type { Hand, HandCard, Round, RoundEvent } from '@felt80/twenty-one';

/** A hand as it lies. */
export interface LyingHand {
  readonly cards: readonly HandCard[];
  readonly stakeCents: number;
  /** Once it is settled. */
  readonly netCents?: number;
}

/** What lies on the table: also between two states of a round, while cards are coming. */
export interface Lie {
  readonly house: readonly HandCard[];
  readonly hands: readonly LyingHand[];
}

export const emptyLie: Lie = { house: [], hands: [] };

function lying({ cards, stakeCents, result }: Hand): LyingHand {
  return { cards, stakeCents, ...(result && { netCents: result.netCents }) };
}

/** How a round lies. */
export function lieOf(round: Round | null): Lie {
  return round ? { house: round.house.cards, hands: (round.seats[0]?.hands ?? []).map(lying) } : emptyLie;
}

function withHand(lie: Lie, at: number, change: (hand: LyingHand) => Partial<LyingHand>): Lie {
  const hands = lie.hands.length > at ? lie.hands : [...lie.hands, { cards: [], stakeCents: 0 }];
  return { ...lie, hands: hands.map((hand, index) => (index === at ? { ...hand, ...change(hand) } : hand)) };
}

function turned(cards: readonly HandCard[], card: HandCard['card']): readonly HandCard[] {
  const at = cards.findIndex((each) => each.card === card && each.face === 'down');
  return cards.map((each, index) => (index === at ? { card, face: 'up' } : each));
}

type Acted = Extract<RoundEvent, { type: 'acted' }>;

function acted(lie: Lie, { hand, action }: Acted): Lie {
  if (action.type === 'bet') return withHand(lie, hand, () => ({ stakeCents: action.cents }));
  if (action.type === 'buy') return withHand(lie, hand, ({ stakeCents }) => ({ stakeCents: stakeCents + action.cents }));
  if (action.type === 'double') return withHand(lie, hand, ({ stakeCents }) => ({ stakeCents: 2 * stakeCents }));
  const pair = lie.hands[hand];
  if (action.type !== 'split' || !pair) return lie;
  const halves = pair.cards.map((card): LyingHand => ({ cards: [card], stakeCents: pair.stakeCents }));
  return { ...lie, hands: [...lie.hands.slice(0, hand), ...halves, ...lie.hands.slice(hand + 1)] };
}

/** The lie after an event. */
export function lieAfter(lie: Lie, event: RoundEvent): Lie {
  switch (event.type) {
    case 'acted':
      return acted(lie, event);
    case 'dealt': {
      const { card, face } = event;
      if (event.to === 'house') return { ...lie, house: [...lie.house, { card, face }] };
      return withHand(lie, event.hand, ({ cards }) => ({ cards: [...cards, { card, face }] }));
    }
    case 'turned':
      if (event.to === 'house') return { ...lie, house: turned(lie.house, event.card) };
      return { ...lie, hands: lie.hands.map((hand) => ({ ...hand, cards: turned(hand.cards, event.card) })) };
    case 'settled':
      return event.why === 'insurance' ? lie : withHand(lie, event.hand, () => ({ netCents: event.netCents }));
    default:
      return lie;
  }
}
