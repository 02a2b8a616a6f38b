import type { Disk } from '@felt80/machine';
import { merged, type Unwritten, write, writeNext } from '../kit/kept';
import { optionsFile, scoresFile, tableFile } from './files';
import { startCountOf } from './options';
import { entered } from './scores';
import type { Session } from './session';
import { openSitting } from './sitting';
import { words } from './words';

/** What came of keeping a session: what it is now, and whether another window came first, so that the step did not happen. */
export interface KeptSession {
  readonly session: Session;
  readonly overtaken: boolean;
}

async function keepOptions(disk: Disk, before: Session, after: Session): Promise<Unwritten | undefined> {
  if (before.options === after.options) return undefined;
  const written = await write(disk, optionsFile, (old = after.options) => ({
    ...merged(before.options, after.options, old),
    systems: merged(before.options.systems, after.options.systems, old.systems),
  }));
  return 'unwritten' in written ? written.unwritten : undefined;
}

async function keepScores(disk: Disk, before: Session, after: Session): Promise<Unwritten | undefined> {
  const fresh = after.scores.filter((score) => !before.scores.includes(score));
  if (fresh.length === 0) return undefined;
  const written = await write(disk, scoresFile, (old) => fresh.reduce(entered, old ?? []));
  return 'unwritten' in written ? written.unwritten : undefined;
}

/** The session at the table as another window has left it. */
function overtaken(
  before: Session,
  table: { readonly revision: number; readonly sitting: Session['sitting'] | null; readonly statistics: Session['statistics'] },
): Session {
  const { sitting, revision, statistics } = table;
  const fresh = openSitting(before.sitting.cards, startCountOf(before.options));
  return {
    ...before,
    place: { screen: 'table', editing: null, help: false },
    sitting: sitting ? { ...sitting, auto: sitting.auto && { ...sitting.auto, paused: true } } : fresh,
    statistics,
    revision,
    status: sitting ? words.playedElsewhere : words.endedElsewhere,
  };
}

async function keepTable(disk: Disk, before: Session, after: Session): Promise<KeptSession & { readonly unwritten?: Unwritten }> {
  const closes = after.place.screen === 'closed';
  if (before.sitting === after.sitting && before.statistics === after.statistics && !closes) return { session: after, overtaken: false };
  const revision = before.revision + 1;
  const written = await writeNext(disk, tableFile, { revision, sitting: closes ? null : after.sitting, statistics: after.statistics });
  if ('unwritten' in written) return { session: after, overtaken: false, unwritten: written.unwritten };
  if ('overtaken' in written) return { session: overtaken(before, written.overtaken), overtaken: true };
  return { session: { ...after, revision }, overtaken: false };
}

/** Writes what a step has changed, before anything of it is shown. A disk that takes nothing is said and stops nothing. */
export async function keep(disk: Disk, before: Session, after: Session): Promise<KeptSession> {
  const refusals = [await keepOptions(disk, before, after), await keepScores(disk, before, after)];
  const table = await keepTable(disk, before, after);
  const unwritten = [...refusals, table.unwritten].find((reason) => reason !== undefined);
  const session = unwritten ? { ...table.session, status: words.unwritten[unwritten] } : table.session;
  return { session, overtaken: table.overtaken };
}
