import { handAt, seatAt } from './draft';
import { actionTypes, fits, permit, type Refusal, type Span, type Verdict } from './permit';
import type { Action, Offer, Round } from './round';

function verdict(round: Round, type: Action['type']): Verdict {
  const { turn } = round;
  if (turn.phase === 'over') return 'notYourTurn';
  return permit(round, type, seatAt(round, turn.seat), handAt(round, turn.seat, turn.hand));
}

/** What may be done now, always in the same order; empty when the round is over. */
export function legalActions(round: Round): readonly Offer[] {
  return actionTypes.flatMap((type): Offer[] => {
    const said = verdict(round, type);
    if (typeof said === 'string') return [];
    if (!said) return [{ type }];
    const { leastCents, mostCents, stepCents, freeCents } = said;
    return [{ type, leastCents, mostCents: Math.min(mostCents, freeCents), stepCents }];
  });
}

function whyNotAmount(cents: number, span: Span): Refusal | undefined {
  const allowed = { ...span, mostCents: Math.min(span.mostCents, span.freeCents) };
  if (fits(cents, allowed)) return undefined;
  return cents > span.freeCents && cents <= span.mostCents ? 'aboveBank' : 'outsideLimits';
}

/** Why an action cannot be done now, or nothing when it can. Buttons, remarks and computer players ask here. */
export function whyNot(round: Round, action: Action): Refusal | undefined {
  if (!actionTypes.includes(action.type)) return 'notInTheseRules';
  const said = verdict(round, action.type);
  return typeof said === 'object' ? whyNotAmount('cents' in action ? action.cents : Number.NaN, said) : said;
}
