import type { Machine } from '@felt80/machine';
import { wholeScreen } from '@felt80/text-mode';
import { ask as askMachine, type KeyArea, type Question, type Spot } from '../kit/choice';
import { handsAreSeen, questionFor } from './choices';
import { colourAreas, colourSpots } from './screens/colours';
import { scoresAreas } from './screens/scores';
import { setupAreas, speedCaptions } from './screens/setup';
import { systemsAreas } from './screens/systems';
import { tableAreas } from './screens/table';
import type { Command, Session } from './session';

/** Hands that Auto Play deals in one go when nothing of them is shown. */
const unseenHands = 500;

const areas: Readonly<Record<Session['place']['screen'], (session: Session) => readonly KeyArea[]>> = {
  logon: () => [{ key: 'Enter', at: wholeScreen }],
  table: tableAreas,
  setup: setupAreas,
  speed: () => speedCaptions,
  colours: () => colourAreas,
  systems: systemsAreas,
  scores: scoresAreas,
  name: scoresAreas,
  closed: () => [],
};

function spotsOf({ place }: Session): readonly Spot<Command>[] {
  return place.screen === 'colours' ? colourSpots : [];
}

/** What can be answered now, by keys and by clicks. */
export function pointedQuestion(session: Session): Question<Command> {
  return { ...questionFor(session), areas: areas[session.place.screen](session), spots: spotsOf(session) };
}

/** The next command: of the player, or of Auto Play when no key came. */
export async function ask(machine: Machine, session: Session): Promise<Command> {
  const { auto } = session.sitting;
  const deadline = auto && !auto.paused && session.place.screen === 'table' ? machine.clock.nowMs() : undefined;
  const command = await askMachine(machine, pointedQuestion(session), deadline);
  return command ?? { type: 'autoHands', hands: handsAreSeen(session) ? 1 : unseenHands };
}
