import { describe, expect, it } from 'vitest';
import { demoCommand } from './demo';
import { emptyLie, type Lie, lieAfter, lieOf } from './lie';
import type { Session } from './session';
import { step } from './table';
import { seated } from './test-seeds';

function asDemo(session: Session): Session {
  return { ...session, settings: { ...session.settings, demo: true } };
}

describe('what lies on the table', () => {
  it.each([1, 2, 3, 4] as const)('game %i: the events of a film lead from how it lay to how it lies (60 hands)', (game) => {
    let session = asDemo(seated('lie', { game }));
    for (let steps = 0; session.sitting.hands < 60 && steps < 2000; steps += 1) {
      const command = demoCommand(session);
      if (!command) throw new Error('the demo is stuck');
      const { next, events } = step(session, command);
      for (const event of events) {
        if (event.type !== 'dealt') continue;
        const before: Lie = event.before && event.before.turn.phase !== 'over' ? lieOf(event.before) : emptyLie;
        expect(event.events.reduce(lieAfter, before)).toEqual(lieOf(next.round));
      }
      session = next;
    }
    expect(session.sitting.hands).toBe(60);
  });
});
