import type { Bets, Outcome } from '@felt80/baccarat';
import { betFields } from '../kit/coup';

/** A kind of chip: what it is worth, and the colours of its face, of the figures on it and of the spots at its edge. */
export interface Chip {
  readonly cents: number;
  readonly face: number;
  readonly figures: number;
  readonly spots: number;
}

/** The chips of the house in the colours that casinos give them: white, red, green, black and purple. */
export const chips: readonly Chip[] = [
  { cents: 100, face: 15, figures: 0, spots: 1 },
  { cents: 500, face: 4, figures: 15, spots: 15 },
  { cents: 2_500, face: 10, figures: 0, spots: 15 },
  { cents: 10_000, face: 0, figures: 15, spots: 15 },
  { cents: 50_000, face: 5, figures: 15, spots: 15 },
];

/** The chip that is chosen at first. */
export const firstChip = 500;

/** What lies on the three fields: the worth of each chip in cents, from the bottom of its stack. */
export type Stacks = Readonly<Record<Outcome, readonly number[]>>;

/** Nothing anywhere. */
export const noStacks: Stacks = { banker: [], player: [], tie: [] };

/** What the chips of a stack are worth. */
export function worth(stack: readonly number[]): number {
  return stack.reduce((sum, cents) => sum + cents, 0);
}

/** The stacks as bets. */
export function betsOf(stacks: Stacks): Bets {
  const { banker, player, tie } = betFields;
  return { [banker]: worth(stacks.banker), [player]: worth(stacks.player), [tie]: worth(stacks.tie) } as Record<keyof Bets, number>;
}
