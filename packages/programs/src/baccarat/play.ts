import { accountOf } from '../kit/coup-words';
import { quietly, refused } from '../kit/step';
import { dealHands } from './deal';
import type { FilmEvent, Handlers, Session } from './session';
import { rules } from './sitting';
import { words } from './words';

/** Deals `hands` hands; only a single one is shown card by card. */
function dealt(session: Session, hands: number): { readonly next: Session; readonly events: readonly FilmEvent[] } {
  const { sitting, statistics, dealt: last } = dealHands(session, session.options, hands);
  const next: Session = { ...session, sitting, statistics, status: sitting.hand ? accountOf(sitting.hand, rules.paytable) : '' };
  return { next, events: hands === 1 ? [{ type: 'dealt', dealt: last }] : [{ type: 'played', hands }] };
}

function withAuto(session: Session, auto: Session['sitting']['auto'], status: string): Session {
  return { ...session, sitting: { ...session.sitting, auto }, status };
}

/** Dealing, by hand and by itself. */
export const playing: Handlers<'deal' | 'startAuto' | 'autoHands' | 'pause' | 'resume' | 'stopAuto' | 'hint'> = {
  deal: (session) => dealt(session, 1),
  hint: (session, { hint }) => refused(session, words.hints[hint]),
  startAuto: (session) => {
    const left = session.options.autoHands;
    return quietly(withAuto(session, { left, paused: false }, words.autoBegins(left)));
  },
  autoHands: (session, { hands }) => {
    const left = session.sitting.auto?.left ?? 0;
    const now = Math.min(hands, left);
    if (now === 0) return quietly(withAuto(session, null, session.status));
    const { next, events } = dealt(session, now);
    const rest = left - now;
    if (rest > 0) return { next: withAuto(next, { left: rest, paused: false }, next.status), events };
    return { next: withAuto(next, null, now > 1 ? words.autoDone(next.sitting) : next.status), events };
  },
  pause: (session) => {
    const { auto } = session.sitting;
    return quietly(auto ? withAuto(session, { ...auto, paused: true }, words.autoPaused(auto.left)) : session);
  },
  resume: (session) => {
    const { auto } = session.sitting;
    return quietly(auto ? withAuto(session, { ...auto, paused: false }, words.autoBegins(auto.left)) : session);
  },
  stopAuto: (session) => quietly(withAuto(session, null, words.autoStopped(session.sitting.auto?.left ?? 0))),
};
