import * as v from 'valibot';
import { type Kept, kept } from '../kit/kept';
import { between, natural, whole } from '../kit/schema';
import type { Pot } from './currency';
import { outcomesKept } from './ending';
import { mostDecks, mostRiffles } from './pack';
import { isSeated, type Session } from './session';

/** A sitting that its player has not ended: a page that is loaded again goes on with it. */
export type KeptSitting = Pick<Session, 'game' | 'handling' | 'betCents' | 'sitting'>;

/** What TOMMYS21.SCR holds. */
export interface KeptPot extends Pot {
  /** Staked on a play that is not over: it has left the pot already, and is the house's if nobody plays on. */
  readonly stakedCents: number;
  readonly sitting: KeptSitting | null;
}

const sitting: v.GenericSchema<unknown, KeptSitting> = v.object({
  game: v.picklist(['blackjack', 'flapjack', 'macao', 'pontoon']),
  handling: v.object({
    decks: between(1, mostDecks),
    newDeck: v.boolean(),
    riffles: v.nullable(between(1, mostRiffles)),
    reshuffleAt: v.nullable(v.pipe(natural, v.minValue(1))),
  }),
  betCents: between(100, 50_000),
  sitting: v.object({
    hands: natural,
    streak: whole,
    outcomes: v.pipe(v.array(v.picklist(['won', 'lost', 'even'])), v.maxLength(outcomesKept)),
  }),
});

const pot: v.GenericSchema<unknown, KeptPot> = v.object({
  cents: whole,
  currency: v.picklist(['dollars', 'pounds']),
  stakedCents: natural,
  sitting: v.optional(v.nullable(sitting), null),
});

export const potFile: Kept<KeptPot> = kept('TOMMYS21.SCR', 'TOMMYS21 pot', pot);

/** What a reload goes on with: nothing before the player sits down and after leaving. */
export function sittingOf(session: Session): KeptSitting | null {
  const { game, handling, betCents, sitting: played } = session;
  return isSeated(session.place) ? { game, handling, betCents, sitting: played } : null;
}
