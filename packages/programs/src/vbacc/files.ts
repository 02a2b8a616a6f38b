import * as v from 'valibot';
import { handKept, outcomeKept, rngKept, shoeKept } from '../kit/coup-record';
import { type Kept, kept } from '../kit/kept';
import { between, natural } from '../kit/schema';
import { chips, type Stacks } from './chips';
import { latestLines } from './history';
import type { Sitting } from './sitting';

/** The bank as it is kept. Each writing has the next number, so that a window sees when another one came between. */
export interface KeptBank {
  readonly revision: number;
  /** Money that is not on the table. */
  readonly bankCents: number;
  /** `null` between sittings. */
  readonly sitting: Sitting | null;
}

const stack = v.array(v.picklist(chips.map(({ cents }) => cents)));
const stacks: v.GenericSchema<unknown, Stacks> = v.object({ banker: stack, player: stack, tie: stack });
const total = between(0, 9);

const sitting: v.GenericSchema<unknown, Sitting> = v.object({
  cards: rngKept,
  shoe: shoeKept,
  stacks,
  last: v.nullable(stacks),
  hand: handKept,
  history: v.object({
    latest: v.pipe(v.array(v.object({ playerTotal: total, bankerTotal: total, outcome: outcomeKept })), v.maxLength(latestLines)),
    older: v.object({ banker: natural, player: natural, tie: natural }),
  }),
});

/** The bank, and the sitting that was not ended. */
export const bankFile: Kept<KeptBank> = kept(
  'VBACC.SAV',
  'VBACC bank',
  v.object({ revision: natural, bankCents: natural, sitting: v.nullable(sitting) }),
);
