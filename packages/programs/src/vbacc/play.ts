import { totalCents, whyNotBets } from '@felt80/baccarat';
import { dealSettled, freshShoe } from '../kit/coup';
import { accountOf } from '../kit/coup-words';
import { refused } from '../kit/step';
import { betsOf, noStacks } from './chips';
import { noted } from './history';
import { type Handlers, ownedCents, type Session, type Step } from './session';
import { leastCents, newBankCents, rules, type Sitting, shuffleIsDue } from './sitting';
import { words } from './words';

function deal(session: Session): Step {
  const { sitting } = session;
  const bets = betsOf(sitting.stacks);
  const refusal = whyNotBets(bets, rules.limits, ownedCents(session));
  if (refusal) return refused(session, words.refusal(refusal));
  const shuffled = shuffleIsDue(sitting);
  const { shoe, ...rest } = shuffled ? { ...sitting, ...freshShoe(rules.shoe, sitting.cards) } : sitting;
  if (shoe === null) throw new Error('shuffled packs lie in the shoe');
  const before: Sitting = { ...rest, shoe };
  const dealt = dealSettled(shoe, bets, rules.paytable);
  const { hand } = dealt;
  const bankCents = session.bankCents + totalCents(bets) + hand.netCents;
  const after: Sitting = {
    ...before,
    shoe: dealt.shoe,
    stacks: noStacks,
    last: sitting.stacks,
    hand,
    history: noted(sitting.history, hand),
  };
  const place = bankCents < leastCents ? 'broke' : 'table';
  return {
    next: { ...session, place, bankCents, sitting: after, status: accountOf(hand, rules.paytable) },
    events: [{ type: 'dealt', dealt: { ...dealt, shuffled, before } }],
  };
}

function quietly(next: Session): Step {
  return { next, events: [] };
}

/** Dealing, reading the rules, a new bank, and leaving. */
export const playing: Handlers<'deal' | 'rules' | 'back' | 'newBank' | 'leave'> = {
  deal,
  rules: (session) => quietly({ ...session, place: 'rules' }),
  back: (session) => quietly({ ...session, place: 'table' }),
  newBank: (session) => ({
    next: { ...session, place: 'table', bankCents: newBankCents, status: words.newBank() },
    events: [{ type: 'newBank' }],
  }),
  leave: (session) => {
    const bankCents = ownedCents(session);
    const sitting = { ...session.sitting, stacks: noStacks };
    return quietly({ ...session, place: 'closed', bankCents, sitting, status: words.farewell(bankCents) });
  },
};
