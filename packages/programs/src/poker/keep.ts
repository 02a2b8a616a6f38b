import type { Disk } from '@felt80/machine';
import { write } from '../kit/kept';
import { advanced, noRecord, recordFile } from './record';
import type { Session } from './session';
import { words } from './words';

/** Writes what a step has won or lost, before anything of it is shown. A disk that takes nothing is said and stops nothing. */
export async function keep(disk: Disk, before: Session, after: Session): Promise<Session> {
  const { winnings, hands } = before.record;
  if (winnings === after.record.winnings && hands === after.record.hands) return after;
  const written = await write(disk, recordFile, (old) => advanced(old ?? noRecord, before.record, after.record));
  return 'unwritten' in written
    ? { ...after, status: `${words.unwritten[written.unwritten]} ${after.status}` }
    : { ...after, record: written.value };
}
