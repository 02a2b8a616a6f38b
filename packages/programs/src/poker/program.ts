import { seedRng } from '@felt80/cards-shoe';
import { type Machine, type Program, streamSeed } from '@felt80/machine';
import { showsColour } from '../kit/display';
import { read } from '../kit/kept';
import { leave } from '../kit/leaving';
import { readParameters } from '../kit/parameters';
import { ask } from './ask';
import { keep } from './keep';
import { paint } from './paint';
import { usualAnswers } from './questions';
import { noRecord, recordFile } from './record';
import { cloth } from './screens/inks';
import { turnArea } from './screens/layout';
import { isYourTurn, type Session } from './session';
import { firstQuestion } from './setup';
import { show } from './show';
import { step } from './table';
import { startUpTune } from './tune';
import { turnLine } from './turn';
import { words } from './words';

/** The session as the command line and the disk have it. */
async function open(machine: Machine, args: string): Promise<Session> {
  const parameters = readParameters(args);
  const loaded = await read(machine.disk, recordFile);
  const notices = [
    ...(parameters.unknown.length > 0 ? [words.unknownParameters(parameters.unknown)] : []),
    ...(loaded.status === 'damaged' ? [words.setAside(recordFile.file, loaded.keptAs)] : []),
  ];
  const stream = (label: Parameters<typeof streamSeed>[1]) => seedRng(streamSeed(machine.seed, label)).state;
  return {
    place: parameters.show ? { screen: 'title', frame: 0 } : firstQuestion,
    options: { sound: parameters.sound, demo: false, remarks: true, border: cloth, delay: 3 },
    colour: showsColour(parameters, machine.adapter),
    answers: usualAnswers,
    table: null,
    record: loaded.status === 'loaded' ? loaded.value : noRecord,
    streams: { cards: stream('cards'), lots: stream('lots'), players: stream('players'), dressing: stream('dressing') },
    bags: {},
    status: parameters.show ? '' : (notices[1] ?? words.setUp),
    notices,
  };
}

/** Tells everything around the screen what it means. */
function announce({ stage, speaker }: Machine, session: Session): void {
  const { place, options } = session;
  stage.screen(place.screen);
  stage.area(place.screen === 'table' && isYourTurn(session) && !options.demo ? turnArea : undefined);
  speaker.enabled = options.sound;
}

async function play(machine: Machine, args: string): Promise<void> {
  let session = await open(machine, args);
  machine.speaker.enabled = session.options.sound;
  if (session.place.screen === 'title') machine.speaker.play(startUpTune);
  paint(machine.screen, session);
  for (const notice of session.notices) machine.stage.say(notice);
  while (session.place.screen !== 'closed') {
    announce(machine, session);
    const command = await ask(machine, session);
    const before = session;
    const { next, events } = step(before, command);
    session = await keep(machine.disk, before, next);
    if (before.place.screen === 'title' && session.place.screen !== 'title') machine.speaker.silence();
    machine.speaker.enabled = session.options.sound;
    await show(machine, before, session, events);
    paint(machine.screen, session);
    if (session.status !== before.status || events.length > 0) machine.stage.say(session.status);
    const turn = turnLine(before, session);
    if (turn) machine.stage.say(turn);
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
