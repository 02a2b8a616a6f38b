import { seedRng } from '@felt80/cards-shoe';
import { type Machine, type Program, streamSeed } from '@felt80/machine';
import { type Kept, read } from '../kit/kept';
import { leave } from '../kit/leaving';
import { ask } from './ask';
import { optionsFile, scoresFile, tableFile } from './files';
import { keep } from './keep';
import { defaultOptions, type Options, startCountOf } from './options';
import { paint } from './paint';
import { tableArea } from './screens/table';
import type { Command, Session } from './session';
import { show } from './show';
import { openSitting } from './sitting';
import { noStatistics } from './statistics';
import { step } from './table';
import { words } from './words';

/** The session as the disk has it; a sitting that was not ended goes on, with Auto Play at rest. */
async function open(machine: Machine): Promise<Session> {
  const notices: string[] = [];
  const readOr = async <T>(kept: Kept<T>, otherwise: T): Promise<T> => {
    const loaded = await read(machine.disk, kept);
    if (loaded.status === 'damaged') notices.push(words.setAside(kept.file, loaded.keptAs));
    return loaded.status === 'loaded' ? loaded.value : otherwise;
  };
  const options = await readOr(optionsFile, defaultOptions);
  const scores = await readOr(scoresFile, []);
  const { revision, sitting: kept, statistics } = await readOr(tableFile, { revision: 0, sitting: null, statistics: noStatistics });
  const fresh = openSitting(seedRng(streamSeed(machine.seed, 'cards')).state, startCountOf(options));
  const sitting = kept ? { ...kept, auto: kept.auto && { ...kept.auto, paused: true } } : fresh;
  if (kept) machine.stage.happened({ type: 'resumed' });
  const status = kept && kept.hands > 0 ? words.goesOn(kept) : words.begins;
  return { place: { screen: 'logon', notices }, options, sitting, statistics, scores, status, adapter: machine.adapter, revision };
}

function today({ clock }: Machine): string {
  const date = clock.today();
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Tells everything around the screen what it means. */
function announce({ stage, speaker }: Machine, { place, options }: Session): void {
  stage.screen(place.screen === 'table' && place.help ? 'help' : place.screen);
  stage.area(place.screen === 'table' && !place.help ? tableArea : undefined);
  speaker.enabled = options.sound;
}

/** The one word that the host listens to: whether writing waits for the retrace. */
function tellSnow({ stage }: Machine, { snowRemoval }: Options): void {
  stage.happened({ type: 'snow-removal', on: snowRemoval });
}

async function play(machine: Machine): Promise<void> {
  let session = await open(machine);
  paint(machine.screen, session);
  if (session.place.screen === 'logon') for (const line of [...session.place.notices, session.status]) machine.stage.say(line);
  tellSnow(machine, session.options);
  let wish: Command | undefined;
  while (session.place.screen !== 'closed') {
    announce(machine, session);
    const command: Command = wish ?? (await ask(machine, session));
    const { next, events } = step({ ...session, adapter: machine.adapter }, command, today(machine));
    const kept = await keep(machine.disk, session, next);
    const unseen = kept.session.sitting.auto && events.some(({ type }) => type === 'played');
    const told = !unseen && (kept.session.status !== session.status || events.some(({ type }) => type === 'dealt'));
    machine.speaker.enabled = kept.session.options.sound;
    if (kept.session.options.snowRemoval !== session.options.snowRemoval) tellSnow(machine, kept.session.options);
    const cut = await show(machine, session, kept.session, kept.overtaken ? [] : events);
    session = kept.session;
    paint(machine.screen, session);
    if (told) machine.stage.say(session.status);
    wish = cut && session.sitting.auto ? { type: 'pause' } : undefined;
  }
}

/** BACCARAT. */
export const baccarat: Program = async (machine) => {
  try {
    await play(machine);
    return 0;
  } finally {
    tellSnow(machine, defaultOptions);
    leave(machine);
  }
};
