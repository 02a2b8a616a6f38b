import type { Machine, Program } from '@felt80/machine';
import { showsColour } from '../kit/display';
import { read, write } from '../kit/kept';
import { leave } from '../kit/leaving';
import { readParameters } from '../kit/parameters';
import { ask } from './ask';
import { money } from './currency';
import { potFile } from './files';
import { keep } from './keep';
import { evenPot, type Opening, openSession } from './opening';
import { paint } from './paint';
import { areas } from './screens/table';
import { isSeated, type Session } from './session';
import { show, showStart } from './show';
import { step } from './table';
import { words } from './words';

/** The pot and the sitting as the disk has them, and what is to be said about them. */
async function readPot({ disk }: Machine): Promise<Pick<Opening, 'pot' | 'unended' | 'notices'>> {
  const loaded = await read(disk, potFile);
  if (loaded.status === 'damaged') return { pot: evenPot, unended: null, notices: [words.setAside(potFile.file, loaded.keptAs)] };
  if (loaded.status === 'absent') return { pot: evenPot, unended: null, notices: [] };
  const { cents, currency, stakedCents, sitting } = loaded.value;
  const pot = { cents, currency };
  if (stakedCents > 0) await write(disk, potFile, (old) => ({ ...(old ?? loaded.value), stakedCents: 0 }));
  const lost = stakedCents > 0 ? [words.lostBefore(money(stakedCents, currency))] : [];
  return { pot, unended: sitting, notices: sitting ? lost : [...lost, words.restored(pot)] };
}

async function open(machine: Machine, args: string): Promise<Session> {
  const parameters = readParameters(args);
  const { sound, show, unknown } = parameters;
  const kept = await readPot(machine);
  return openSession({
    ...kept,
    seed: machine.seed,
    sound,
    show,
    mono: !showsColour(parameters, machine.adapter),
    notices: unknown.length > 0 ? [words.unknownParameter(unknown), ...kept.notices] : kept.notices,
  });
}

/** Tells everything around the screen what it means. */
function announce({ stage, speaker }: Machine, { place, settings }: Session): void {
  stage.screen(place.screen === 'table' && place.open ? place.open.type : place.screen);
  stage.area(place.screen === 'table' || place.screen === 'questions' ? areas[place.screen] : undefined);
  speaker.enabled = settings.sound;
}

/** What the dealer says to what happened, and what happened, a line each: the last one stays in sight on a small display. */
function tell({ stage }: Machine, before: Session, after: Session): void {
  const { said } = after.banter;
  const isNew = said !== null && said !== before.banter.said;
  if (isNew) {
    stage.say(`The dealer says: ${said}`);
    const inPlay = after.round !== null && after.round.turn.phase !== 'over';
    stage.happened({ type: 'remark', hand: after.sitting.hands + (inPlay ? 1 : 0), said });
  }
  if ((isNew || after.status !== before.status) && after.status !== '') stage.say(after.status);
}

async function play(machine: Machine, args: string): Promise<void> {
  let session = await open(machine, args);
  announce(machine, session);
  if (session.place.screen === 'title') await showStart(machine, session);
  paint(machine.screen, session);
  if (isSeated(session.place)) machine.stage.say(session.status);
  while (session.place.screen !== 'closed') {
    announce(machine, session);
    const { next, events } = step(session, await ask(machine, session));
    const kept = await keep(machine.disk, session, next);
    machine.speaker.enabled = kept.settings.sound;
    await show(machine, session, kept, events);
    if (events.some(({ type }) => type === 'dealt')) machine.input.flush();
    paint(machine.screen, kept);
    tell(machine, session, kept);
    session = kept;
  }
}

/** TOMMYS21. */
export const tommys21: Program = async (machine, args) => {
  try {
    await play(machine, args);
    return 0;
  } finally {
    leave(machine);
  }
};
