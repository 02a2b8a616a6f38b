import type { SettingsProblem } from './settings';
import type { StateProblem } from './state';

/** Settings that `checkSettings` refuses were used all the same. */
export class BadSettings extends RangeError {
  override readonly name = 'BadSettings';
  readonly why: SettingsProblem;

  constructor(why: SettingsProblem) {
    super(`Settings with a bad ${why.at}: ${why.problem}`);
    this.why = why;
  }
}

/** A state that `checkState` refuses was to be resumed all the same. */
export class BadState extends RangeError {
  override readonly name = 'BadState';
  readonly why: StateProblem;

  constructor(system: string, why: StateProblem) {
    super(`${system} cannot go on from a state with a bad ${why.at}: ${why.problem}`);
    this.why = why;
  }
}

/**
 * What is wrong with the end of a bet that was told: the decision is none (`unknown`), or the stake is `notWhole`, `notPositive` or
 * `aboveMax`.
 */
export interface DecisionProblem {
  readonly problem: 'unknown' | 'notWhole' | 'notPositive' | 'aboveMax';
  readonly at: 'decision' | 'stake';
}

/** A system was told of a bet that cannot have ended so. */
export class BadDecision extends RangeError {
  override readonly name = 'BadDecision';
  readonly why: DecisionProblem;

  constructor(why: DecisionProblem, message: string) {
    super(message);
    this.why = why;
  }
}

const quoted = (value: unknown) => (typeof value === 'object' ? typeof value : String(value));

/** Says why a bet cannot have ended so: its stake, if its decision is one. */
export function badDecision(decision: unknown, stake: unknown, max: number): BadDecision {
  if (decision !== 'won' && decision !== 'lost') {
    const why = { problem: 'unknown', at: 'decision' } as const;
    return new BadDecision(why, `A decision is 'won', 'lost' or 'tie', not ${quoted(decision)}`);
  }
  const problem = !Number.isSafeInteger(stake) ? 'notWhole' : Number(stake) < 1 ? 'notPositive' : 'aboveMax';
  return new BadDecision({ problem, at: 'stake' }, `A stake is a whole number from 1 to Max, here ${max}, not ${quoted(stake)}`);
}
