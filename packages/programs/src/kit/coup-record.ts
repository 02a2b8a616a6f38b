import type { Outcome } from '@felt80/baccarat';
import { type Card, checkShoe, isCard, isRngState, type RngState, type Shoe } from '@felt80/cards-shoe';
import * as v from 'valibot';
import type { HandShown } from './coup';
import { natural, whole } from './schema';

/** A place of a bet in a file. */
export const outcomeKept: v.GenericSchema<unknown, Outcome> = v.picklist(['banker', 'player', 'tie']);
/** A generator of chance in a file. */
export const rngKept: v.GenericSchema<unknown, RngState> = v.custom<RngState>(isRngState);

const mostCardsOfCoup = 6;

/** Whether a coup can be dealt from a shoe wherever it stands before its cut card. */
function isDealable({ cards, cutCard }: Shoe): boolean {
  return !cards.includes('Jo') && cards.length - cutCard >= mostCardsOfCoup;
}

/** A shoe in a file; `null` before the first shuffle. */
export const shoeKept: v.GenericSchema<unknown, Shoe | null> = v.nullable(
  v.pipe(
    v.custom<Shoe>((data) => checkShoe(data).status === 'valid'),
    v.check(isDealable),
  ),
);
/** Bets in a file. */
export const betsKept: v.GenericSchema<unknown, HandShown['bets']> = v.object({
  bankerCents: natural,
  playerCents: natural,
  tieCents: natural,
});

const cards = v.pipe(v.array(v.custom<Card>(isCard)), v.maxLength(3));
const total = v.pipe(natural, v.maxValue(9));

/** A hand on the table in a file; `null` before the first. */
export const handKept: v.GenericSchema<unknown, HandShown | null> = v.nullable(
  v.object({
    player: cards,
    banker: cards,
    playerTotal: total,
    bankerTotal: total,
    outcome: v.nullable(outcomeKept),
    natural: v.boolean(),
    bets: betsKept,
    netCents: whole,
  }),
);
