import type { Refusal } from '@felt80/twenty-one';
import { refused } from '../kit/step';
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

/** Nothing is done: the line of the status says why, in words of its own where some are given, and the dealer in his own way. */
export function refuse(session: Session, reason: Reason, status: string = refusals[reason].plain): Step {
  const said = { ...sayFrom(session.banter, reason, refusals[reason].lines), passing: true };
  const banter = session.settings.remarks ? said : session.banter;
  return refused({ ...session, banter }, status);
}
