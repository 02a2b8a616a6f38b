import { AccessDenied, type Disk, DiskFull } from '@felt80/machine';
import { change, checkBy, type Loaded, load, type RecordType, type Schema, StoreFull, StoreUnavailable } from '@felt80/persistence';

/** A record in a file of its own. */
export interface Kept<T> {
  readonly file: string;
  readonly type: RecordType<T>;
}

/** The first version of a record that a schema describes. */
export function kept<T>(file: string, kind: string, schema: Schema<T>): Kept<T> {
  return { file, type: { kind, version: 1, check: checkBy(schema), upgrade: [] } };
}

/** Why something could not be written: no room, or the disk does not take it. */
export type Unwritten = 'full' | 'refused';

/** What came of a change: the value that is on the disk now, or why it is not. */
export type Written<T> = { readonly value: T } | { readonly unwritten: Unwritten };

const reasons: readonly (readonly [new (...given: never[]) => Error, Unwritten])[] = [
  [DiskFull, 'full'],
  [StoreFull, 'full'],
  [AccessDenied, 'refused'],
  [StoreUnavailable, 'refused'],
];

function reasonOf(error: unknown): Unwritten {
  const reason = reasons.find(([kind]) => error instanceof kind);
  if (reason === undefined) throw error;
  return reason[1];
}

/** Reads a file; what cannot be read is reported and never stops a program. */
export async function read<T>(disk: Disk, kept: Kept<T>): Promise<Loaded<T>> {
  try {
    return await load(disk, kept.file, kept.type);
  } catch (error) {
    reasonOf(error);
    return { status: 'absent' };
  }
}

/** Changes a file in one step, so that two machines on one disk lose nothing. A full disk is an answer, not an error. */
export async function write<T>(disk: Disk, kept: Kept<T>, by: (old: T | undefined) => T): Promise<Written<T>> {
  try {
    return { value: await change(disk, kept.file, kept.type, by) };
  } catch (error) {
    return { unwritten: reasonOf(error) };
  }
}

/** `theirs` with whatever `mine` changed since `before`: two writers who change different entries both get their way. */
export function merged<T extends object>(before: T, mine: T, theirs: T): T {
  const changed = (Object.keys(mine) as (keyof T)[]).filter((name) => mine[name] !== before[name]);
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}

/** What came of writing the next revision: written; `overtaken` by another window, whose value stays; or not written. */
export type NextWritten<T> = { readonly value: T } | { readonly overtaken: T } | { readonly unwritten: Unwritten };

/** Writes a value of which the next revision is due, unless another window has written since. */
export async function writeNext<T extends { readonly revision: number }>(disk: Disk, place: Kept<T>, next: T): Promise<NextWritten<T>> {
  let late = false;
  const written = await write(disk, place, (old) => {
    late = old !== undefined && old.revision !== next.revision - 1;
    return late && old ? old : next;
  });
  if ('unwritten' in written) return written;
  return late ? { overtaken: written.value } : written;
}
