import * as v from 'valibot';
import { type Kept, kept } from '../kit/kept';
import { natural, whole } from '../kit/schema';
import type { Pot } from './currency';

/** What TOMMYS21.SCR holds. */
export interface KeptPot extends Pot {
  /** Staked on a play that is not over: it has left the pot already, and is the house's if nobody plays on. */
  readonly stakedCents: number;
}

const pot: v.GenericSchema<unknown, KeptPot> = v.object({
  cents: whole,
  currency: v.picklist(['dollars', 'pounds']),
  stakedCents: natural,
});

export const potFile: Kept<KeptPot> = kept('TOMMYS21.SCR', 'TOMMYS21 pot', pot);
