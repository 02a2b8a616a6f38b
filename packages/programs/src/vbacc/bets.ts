import { type Outcome, totalCents, whyNotBets } from '@felt80/baccarat';
import { refused, sounding } from '../kit/step';
import { betsOf, noStacks, type Stacks } from './chips';
import { type Handlers, ownedCents, type Session, type Step, stakedCents } from './session';
import { rules } from './sitting';
import { words } from './words';

/** The session with other stacks on the table; the bank pays for them or gets them back. */
function withStacks(session: Session, stacks: Stacks): Session {
  return { ...session, bankCents: ownedCents(session) - totalCents(betsOf(stacks)), sitting: { ...session.sitting, stacks } };
}

/** The session with these stacks, or why they cannot lie there. */
function placed(session: Session, stacks: Stacks, status: string): Step {
  const refusal = whyNotBets(betsOf(stacks), rules.limits, ownedCents(session));
  if (refusal) return refused(session, words.refusal(refusal));
  return sounding({ ...withStacks(session, stacks), status }, 'mark');
}

function taken(session: Session, on: Outcome): Step {
  const { stacks } = session.sitting;
  const chip = stacks[on].at(-1);
  const chosen = { ...session, field: on };
  if (chip === undefined) return refused(chosen, words.nothingThere(on));
  const rest = { ...stacks, [on]: stacks[on].slice(0, -1) };
  return sounding({ ...withStacks(chosen, rest), status: words.took(chip, on, betsOf(rest)) }, 'card');
}

/** Why the round before cannot be bet again now. */
export function whyNotRebet(session: Session): string | undefined {
  const { last } = session.sitting;
  if (last === null) return words.noRound;
  const bets = betsOf(last);
  return whyNotBets(bets, rules.limits, ownedCents(session)) && words.rebetTooDear(totalCents(bets), ownedCents(session));
}

/** Putting chips on the table and taking them back. */
export const betting: Handlers<'chip' | 'bet' | 'take' | 'takeLast' | 'clear' | 'rebet'> = {
  chip: (session, { cents }) => sounding({ ...session, chipCents: cents, status: words.chosen(cents) }, 'mark'),
  bet: (session, { on }) => {
    const { stacks } = session.sitting;
    const after = { ...stacks, [on]: [...stacks[on], session.chipCents] };
    return placed({ ...session, field: on }, after, words.onField(on, betsOf(after)));
  },
  take: (session, { on }) => taken(session, on),
  takeLast: (session) => (session.field ? taken(session, session.field) : refused(session, words.noField)),
  clear: (session) => {
    const cents = stakedCents(session);
    if (cents === 0) return refused(session, words.nothingToClear);
    return sounding({ ...withStacks(session, noStacks), status: words.cleared(cents) }, 'card');
  },
  rebet: (session) => {
    const why = whyNotRebet(session);
    const { last } = session.sitting;
    if (why !== undefined || last === null) return refused(session, why ?? words.noRound);
    return sounding({ ...withStacks(session, last), status: words.rebet(totalCents(betsOf(last))) }, 'mark');
  },
};
