import type { Machine, Program, Region } from '@felt80/machine';
import { showsColour } from '../kit/display';
import { read } from '../kit/kept';
import { leave } from '../kit/leaving';
import { readParameters } from '../kit/parameters';
import { ask, promptChoices } from './ask';
import { asks } from './asking';
import { keep } from './keep';
import { openSession } from './opening';
import { paint } from './paint';
import { recordFile } from './record';
import { foldColumn, tableArea } from './screens/layout';
import type { Session } from './session';
import { show } from './show';
import { step } from './table';
import { startUpTune } from './tune';

/** The part of the screen to look at; with the status where it is not what was said last. */
function areaOf(session: Session, hasStatus: boolean): Region | undefined {
  const { place, table } = session;
  if (place.screen !== 'table' || !table?.deal) return undefined;
  return tableArea({
    hands: table.deal.hands.length,
    hasWidow: table.deal.widow !== undefined,
    speaks: table.remark !== null,
    isFolded: promptChoices(session).some(({ at, prompt }) => prompt && at && at.column >= foldColumn),
    hasStatus,
  });
}

/** Tells everything around the screen what it means. */
function announce({ stage, speaker }: Machine, session: Session, hasStatus: boolean): void {
  const { place, options } = session;
  stage.screen(place.screen);
  stage.area(areaOf(session, hasStatus));
  speaker.enabled = options.sound;
}

async function play(machine: Machine, args: string): Promise<void> {
  const parameters = readParameters(args);
  const record = await read(machine.disk, recordFile);
  const sayAsked = (before: Session | undefined, after: Session): boolean => {
    const line = asks(before, after);
    if (line) machine.stage.say(line);
    return line !== undefined;
  };
  let session = openSession({ parameters, colour: showsColour(parameters, machine.adapter), record, seed: machine.seed });
  machine.speaker.enabled = session.options.sound;
  if (session.place.screen === 'title') machine.speaker.play(startUpTune);
  paint(machine.screen, session);
  for (const notice of session.notices) machine.stage.say(notice);
  let isAskedLast = sayAsked(undefined, session);
  while (session.place.screen !== 'closed') {
    announce(machine, session, isAskedLast);
    const command = await ask(machine, session);
    const before = session;
    const { next, events } = step(before, command);
    session = await keep(machine.disk, before, next);
    if (before.place.screen === 'title' && session.place.screen !== 'title') machine.speaker.silence();
    machine.speaker.enabled = session.options.sound;
    await show(machine, before, session, events);
    paint(machine.screen, session);
    const isTold = session.status !== before.status || events.length > 0;
    if (isTold) machine.stage.say(session.status);
    isAskedLast = sayAsked(before, session) || (isAskedLast && !isTold);
  }
}

/** POKER. */
export const poker: Program = async (machine, args) => {
  try {
    await play(machine, args);
    return 0;
  } finally {
    leave(machine);
  }
};
