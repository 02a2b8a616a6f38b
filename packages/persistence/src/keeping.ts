import { sameBytes } from './ascii';
import { decodeRecord, encodeRecord, isProblem, type Problem, type RecordType } from './record';
import { type Store, StoreFull } from './store';

/** What records need of a store. */
export type Place = Pick<Store, 'read' | 'update'>;

/** Bytes that could not be used, why, and the name under which they are kept now. */
export interface Damaged {
  readonly status: 'damaged';
  readonly why: Problem;
  readonly keptAs: string;
}

export type Loaded<T> = { readonly status: 'loaded'; readonly value: T } | { readonly status: 'absent' } | Damaged;

function asideNames(name: string): readonly string[] {
  const dot = name.lastIndexOf('.');
  const base = (dot > 0 ? name.slice(0, dot) : name).slice(0, 60);
  const endings = Array.from({ length: 1000 }, (_, n) => (n === 0 ? 'BAD' : n < 100 ? `B${n < 10 ? 'A' : ''}${n}` : `${n}`));
  return endings.map((ending) => `${base}.${ending}`).filter((aside) => aside !== name);
}

/**
 * Moves bytes to the first free one of `NAME.BAD`, `NAME.BA1` … `NAME.BA9`, `NAME.B10` … and gives that name back. It copies first and
 * removes then, so that a power cut between leaves both; and it takes an equal copy that is there already for its own.
 */
async function setAside(place: Place, name: string, bytes: Uint8Array): Promise<string> {
  for (const aside of asideNames(name)) {
    let taken = false;
    await place.update(aside, (old) => {
      taken = old !== undefined && !sameBytes(old, bytes);
      return old ?? bytes;
    });
    if (taken) continue;
    await place.update(name, (old) => (old !== undefined && sameBytes(old, bytes) ? undefined : old));
    return aside;
  }
  throw new StoreFull(`No name left to keep ${name} under`);
}

/**
 * Reads a record. Bytes that are damaged, foreign or newer are moved out of the way, never thrown away, and reported; when that
 * cannot be done (no room, read only) they stay where they are, and `keptAs` is the name itself.
 */
export async function load<T>(place: Place, name: string, type: RecordType<T>): Promise<Loaded<T>> {
  const bytes = await place.read(name);
  if (bytes === undefined) return { status: 'absent' };
  const found = decodeRecord(type, bytes);
  if (!isProblem(found)) return { status: 'loaded', value: found.value };
  try {
    return { status: 'damaged', why: found, keptAs: await setAside(place, name, bytes) };
  } catch {
    return { status: 'damaged', why: found, keptAs: name };
  }
}

/**
 * Makes a new value of the stored one, as one atomic step: two tabs that both add to a pot lose nothing. `by` must be pure, for it may
 * be called again; when it throws, nothing changes. Bytes that cannot be used are set aside as in `load`, `damaged` is told, and `by`
 * starts from `undefined`.
 *
 * @throws StoreFull when there is no room, Unsaveable when the value would not pass its own check: the old record stays in place.
 */
export async function change<T>(
  place: Place,
  name: string,
  type: RecordType<T>,
  by: (old: T | undefined) => T,
  damaged?: (report: Damaged) => void,
): Promise<T> {
  for (;;) {
    const attempt: { outcome?: { readonly value: T } | { readonly why: Problem; readonly bytes: Uint8Array } } = {};
    await place.update(name, (old) => {
      const found = old === undefined ? { value: undefined } : decodeRecord(type, old);
      if (old !== undefined && 'problem' in found) {
        attempt.outcome = { why: found, bytes: old };
        return old;
      }
      const value = by('value' in found ? found.value : undefined);
      attempt.outcome = { value };
      return encodeRecord(type, value);
    });
    const { outcome } = attempt;
    if (outcome === undefined) throw new TypeError('This store did not call the change');
    if ('value' in outcome) return outcome.value;
    const keptAs = await setAside(place, name, outcome.bytes);
    damaged?.({ status: 'damaged', why: outcome.why, keptAs });
  }
}

/** Writes a value whatever was there before: for what has a single writer. What several tabs share is a `change`. */
export async function save<T>(
  place: Place,
  name: string,
  type: RecordType<T>,
  value: T,
  damaged?: (report: Damaged) => void,
): Promise<void> {
  await change(place, name, type, () => value, damaged);
}

/** Removes whatever is under a name, record or not. */
export function remove(place: Place, name: string): Promise<void> {
  return place.update(name, () => undefined);
}
