import { asciiJson, bytesOf, sameBytes, textOf } from './ascii';
import { fromBase64, toBase64 } from './base64';
import { crc32 } from './crc32';
import { isName, type Store } from './store';

/**
 * Why bytes are no archive to import: `notAnArchive`, `newer` (written by a later version than this one), `checksum` (changed or cut
 * off), `invalid` (sound, but a file in it is not, `at` that name).
 */
export interface ArchiveProblem {
  readonly problem: 'notAnArchive' | 'newer' | 'checksum' | 'invalid';
  readonly at?: string;
}

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly modifiedMs: number;
}

export type Imported =
  | { readonly status: 'imported'; readonly names: readonly string[] }
  | { readonly status: 'refused'; readonly why: ArchiveProblem };

type Stored = { readonly name: string; readonly modifiedMs: number } & ({ readonly text: string } | { readonly base64: string });

const format = 1;
const printable = /^[\t\n\r\x20-\x7e]*$/;

function stored({ name, modifiedMs, bytes }: ArchivedFile): Stored {
  const text = textOf(bytes);
  return text !== undefined && printable.test(text) ? { name, modifiedMs, text } : { name, modifiedMs, base64: toBase64(bytes) };
}

function restored(entry: unknown): ArchivedFile | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { name, modifiedMs, text, base64 } = entry as { readonly [field: string]: unknown };
  const bytes =
    typeof text === 'string' && printable.test(text) ? bytesOf(text) : typeof base64 === 'string' ? fromBase64(base64) : undefined;
  if (typeof name !== 'string' || !isName(name) || typeof modifiedMs !== 'number' || bytes === undefined) return undefined;
  return { name, modifiedMs, bytes };
}

/**
 * The stored form of files: ASCII JSON, a line a file; contents that are plain text stay legible, others are Base64. The checksum is the
 * CRC-32 of the list of files written as JSON without spaces.
 */
export function encodeArchive(files: readonly ArchivedFile[]): Uint8Array {
  const lines = files.map((file) => asciiJson(stored(file)));
  return bytesOf(`{"archive":${format},"crc32":"${crc32(`[${lines.join(',')}]`)}","files":[\n${lines.join(',\n')}\n]}\n`);
}

/** The list of files in a sound archive, its entries still to be checked. */
function openArchive(bytes: Uint8Array): readonly unknown[] | ArchiveProblem {
  const notAnArchive = { problem: 'notAnArchive' } as const;
  try {
    const text = textOf(bytes);
    const found: unknown = text === undefined ? null : JSON.parse(text);
    if (typeof found !== 'object' || found === null) return notAnArchive;
    const { archive, crc32: sum, files } = found as { readonly [field: string]: unknown };
    if (typeof archive !== 'number' || !Number.isInteger(archive) || archive < 1) return notAnArchive;
    if (archive > format) return { problem: 'newer' };
    if (!Array.isArray(files)) return notAnArchive;
    return sum === crc32(asciiJson(files)) ? files : { problem: 'checksum' };
  } catch {
    return notAnArchive;
  }
}

/** Reads what `encodeArchive` wrote, in this version or any earlier one. */
export function decodeArchive(bytes: Uint8Array): readonly ArchivedFile[] | ArchiveProblem {
  const entries = openArchive(bytes);
  if ('problem' in entries) return entries;
  const files = new Map<string, ArchivedFile>();
  for (const entry of entries) {
    const file = restored(entry);
    const at = String((entry as { readonly name?: unknown } | null)?.name);
    if (file === undefined || files.has(file.name)) return { problem: 'invalid', at };
    files.set(file.name, file);
  }
  return [...files.values()];
}

/** A whole store as one file. */
export async function exportArchive(store: Pick<Store, 'read' | 'list'>): Promise<Uint8Array> {
  const files: ArchivedFile[] = [];
  for (const { name, modifiedMs } of await store.list()) {
    const bytes = await store.read(name);
    if (bytes !== undefined) files.push({ name, modifiedMs, bytes });
  }
  return encodeArchive(files);
}

/**
 * Writes every file of an archive into a store, over those of the same names; other files stay. Nothing is written when the archive is
 * refused, and what was written is put back when the store fails on the way.
 *
 * @throws StoreFull when there is no room: the store is then as it was.
 */
export async function importArchive(store: Pick<Store, 'update'>, archive: Uint8Array): Promise<Imported> {
  const files = decodeArchive(archive);
  if ('problem' in files) return { status: 'refused', why: files };
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { name, bytes } of files) {
      await store.update(name, (old) => {
        undo.push(() => store.update(name, (now) => (now !== undefined && sameBytes(now, bytes) ? old : now)));
        return bytes;
      });
    }
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
  return { status: 'imported', names: files.map(({ name }) => name) };
}
