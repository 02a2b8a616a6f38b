import { seedRng } from '@felt80/cards-shoe';
import { type Machine, type Program, streamSeed } from '@felt80/machine';
import { ask } from '../kit/choice';
import { read } from '../kit/kept';
import { leave } from '../kit/leaving';
import { questionFor } from './ask';
import { firstChip } from './chips';
import { bankFile } from './files';
import { keep, resumed } from './keep';
import { tableArea } from './layout';
import { paint } from './paint';
import { type Session, stakedCents } from './session';
import { show } from './show';
import { newBankCents, openSitting } from './sitting';
import { step } from './table';
import { words } from './words';

function fresh({ seed, adapter }: Machine): Session {
  return {
    place: 'table',
    bankCents: newBankCents,
    sitting: openSitting(seedRng(streamSeed(seed, 'cards')).state),
    chipCents: firstChip,
    field: null,
    status: words.begins,
    revision: 0,
    adapter,
  };
}

/** The session as the disk has it; a sitting that was not ended goes on. */
async function open(machine: Machine): Promise<Session> {
  const loaded = await read(machine.disk, bankFile);
  const first = fresh(machine);
  if (loaded.status === 'damaged') return { ...first, status: words.setAside(bankFile.file, loaded.keptAs) };
  if (loaded.status === 'absent') return first;
  const session = resumed(first, loaded.value);
  const goesOn = loaded.value.sitting !== null;
  if (goesOn) machine.stage.happened({ type: 'resumed' });
  const { bankCents } = session;
  return { ...session, status: goesOn ? words.goesOn(bankCents, stakedCents(session)) : words.welcomeBack(bankCents) };
}

async function play(machine: Machine): Promise<void> {
  const { screen, stage, disk } = machine;
  let session = await open(machine);
  paint(screen, session);
  stage.say(session.status);
  while (session.place !== 'closed') {
    stage.screen(session.place);
    stage.area(session.place === 'table' ? tableArea : undefined);
    const command = await ask(machine, questionFor(session));
    const { next, events } = step({ ...session, adapter: machine.adapter }, command);
    const kept = await keep(disk, session, next);
    const dealt = !kept.overtaken && events.some(({ type }) => type === 'dealt');
    await show(machine, session, kept.session, kept.overtaken ? [] : events);
    const told = kept.session.status !== session.status || events.length > 0;
    session = kept.session;
    paint(screen, session);
    if (told) stage.say(dealt ? `${session.status} ${words.bankIs(session.bankCents)}` : session.status);
  }
}

/** VBACC. */
export const vbacc: Program = async (machine) => {
  try {
    await play(machine);
    return 0;
  } finally {
    leave(machine);
  }
};
