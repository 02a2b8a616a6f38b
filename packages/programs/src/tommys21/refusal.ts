import type { Refusal } from '@felt80/twenty-one';
import { sayFrom } from './banter';
import type { PlayKey } from './games';
import type { Session, Step } from './session';
import { type Reason, refusals } from './words/refusals';

const byAct: Readonly<Partial<Record<`${PlayKey['act']} ${Refusal}`, Reason>>> = {
  'split notInTheseRules': 'noSplits',
  'split notOnThisHand': 'noPair',
  'split handLimit': 'splitBefore',
  'double notOnThisHand': 'tooLateToDouble',
  'buy afterFreeCard': 'buyAfterTwist',
  'stand belowStand': 'tooLowToStick',
};

/** The reason in this program's terms for what the engine says to an action. */
export function reasonFor(act: PlayKey['act'], code: Refusal): Reason {
  return byAct[`${act} ${code}`] ?? (code === 'notYourTurn' ? 'insuranceFirst' : 'notNow');
}

/** Nothing is done: the line of the status says why, and the dealer in his own way. */
export function refuse(session: Session, reason: Reason): Step {
  const { plain, lines } = refusals[reason];
  const banter = session.settings.remarks ? { ...sayFrom(session.banter, reason, lines), passing: true } : session.banter;
  return { next: { ...session, banter, status: plain }, events: [{ type: 'tone', tone: 'refuse' }] };
}
