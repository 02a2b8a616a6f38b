import { noBets, type Outcome, totalCents } from '@felt80/baccarat';
import { betFields } from '../kit/coup';
import { quietly } from '../kit/step';
import type { Editing, Handlers, Session } from './session';
import { rules } from './sitting';
import { words } from './words';

const { limits } = rules;

/** The least and the most of each bet. */
const limitsOf: Readonly<Record<Outcome, { readonly leastCents: number; readonly mostCents: number }>> = {
  banker: limits.side,
  player: limits.side,
  tie: limits.tie,
};

/** A bet moved by some cents: from nothing to the least, never over the most, down to the least and from there to nothing. */
export function moved(side: Outcome, cents: number, byCents: number): number {
  const { leastCents, mostCents } = limitsOf[side];
  if (byCents > 0) return Math.min(Math.max(cents + byCents, leastCents), mostCents);
  return cents <= leastCents ? 0 : Math.max(cents + byCents, leastCents);
}

/** Whether the table takes a bet: none, or whole dollars within the limits. */
export function isBet(side: Outcome, cents: number): boolean {
  const { leastCents, mostCents } = limitsOf[side];
  return cents === 0 || (cents >= leastCents && cents <= mostCents && cents % limits.stepCents === 0);
}

/** The session with the bet being changed at a value; the first bet on an empty place may take the others off the table. */
function changed(session: Session, editing: Editing, cents: number): Session {
  const { side, bets } = editing;
  const field = betFields[side];
  const beside = { ...bets, [field]: cents };
  const clears = session.options.clearBets && bets[field] === 0 && cents > 0 && totalCents(beside) > cents;
  const after: Editing = { side, bets: clears ? { ...noBets, [field]: cents } : beside };
  return {
    ...session,
    place: { screen: 'table', editing: after, help: false },
    status: clears ? words.othersCleared(side) : session.status,
  };
}

function locked(session: Session): Session {
  if (session.place.screen !== 'table' || session.place.editing === null) return session;
  const { side, bets } = session.place.editing;
  return {
    ...session,
    place: { ...session.place, editing: null },
    sitting: { ...session.sitting, bets },
    status: words.locked(side, bets[betFields[side]]),
  };
}

function editingOf(session: Session): Editing {
  if (session.place.screen !== 'table' || session.place.editing === null) throw new Error('no bet is being changed');
  return session.place.editing;
}

/** Changing a bet: nothing is on the table until it is locked in. */
export const betting: Handlers<'edit' | 'raise' | 'clearBet' | 'lock' | 'restore'> = {
  edit: (session, { side }) => {
    const { sitting, ...rest } = locked(session);
    const place = { screen: 'table', editing: { side, bets: sitting.bets }, help: false } as const;
    return quietly({ ...rest, sitting, place, status: words.changing(side) });
  },
  raise: (session, { byCents }) => {
    const editing = editingOf(session);
    return quietly(changed(session, editing, moved(editing.side, editing.bets[betFields[editing.side]], byCents)));
  },
  clearBet: (session) => quietly(changed(session, editingOf(session), 0)),
  lock: (session) => quietly(locked(session)),
  restore: (session) => {
    const { side } = editingOf(session);
    const status = words.locked(side, session.sitting.bets[betFields[side]]);
    return quietly({ ...session, place: { screen: 'table', editing: null, help: false }, status });
  },
};
