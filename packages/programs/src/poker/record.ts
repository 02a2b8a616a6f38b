import * as v from 'valibot';
import { type Kept, kept } from '../kit/kept';
import { natural, whole } from '../kit/schema';

/** What is kept of all games on this disk. */
export interface PlayRecord {
  /** Chips won less chips lost. What lies in a pot counts as lost until the pot is won. */
  readonly winnings: number;
  /** Hands that were dealt. */
  readonly hands: number;
}

/** Before the first hand. */
export const noRecord: PlayRecord = { winnings: 0, hands: 0 };

/** The record after the same changes as from `before` to `after`, wherever it stands now. */
export function advanced(now: PlayRecord, before: PlayRecord, after: PlayRecord): PlayRecord {
  return { winnings: now.winnings + after.winnings - before.winnings, hands: now.hands + after.hands - before.hands };
}

/** The file of the record. */
export const recordFile: Kept<PlayRecord> = kept('POKER.SCR', 'POKER record', v.object({ winnings: whole, hands: natural }));
