import type { Disk } from '@felt80/machine';
import { writeNext } from '../kit/kept';
import { bankFile, type KeptBank } from './files';
import { ownedCents, type Session } from './session';
import { leastCents, openSitting } from './sitting';
import { words } from './words';

/** What came of keeping a session: what it is now, and whether another window came first, so that the step did not happen. */
export interface KeptSession {
  readonly session: Session;
  readonly overtaken: boolean;
}

/** The session as the disk has it. */
export function resumed(session: Session, { revision, bankCents, sitting }: KeptBank): Session {
  const found: Session = { ...session, revision, bankCents, sitting: sitting ?? openSitting(session.sitting.cards) };
  return { ...found, place: ownedCents(found) < leastCents ? 'broke' : 'table' };
}

/** Writes what a step has changed, before anything of it is shown. A disk that takes nothing is said and stops nothing. */
export async function keep(disk: Disk, before: Session, after: Session): Promise<KeptSession> {
  const closes = after.place === 'closed';
  if (before.sitting === after.sitting && before.bankCents === after.bankCents && !closes) return { session: after, overtaken: false };
  const revision = before.revision + 1;
  const written = await writeNext(disk, bankFile, { revision, bankCents: after.bankCents, sitting: closes ? null : after.sitting });
  if ('unwritten' in written) return { session: { ...after, status: words.unwritten[written.unwritten] }, overtaken: false };
  if ('overtaken' in written) return { session: { ...resumed(before, written.overtaken), status: words.playedElsewhere }, overtaken: true };
  return { session: { ...after, revision }, overtaken: false };
}
