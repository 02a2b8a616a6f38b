import { type Store, StoreFull } from '@felt80/persistence';
import { fileName, matches } from './file-name';

/** A file as a directory lists it. */
export interface DiskEntry {
  /** In capitals, eight characters at most, with an extension of three at most: `POKER.DAT`. */
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970 in universal time, as `Date` counts them. */
  readonly modifiedMs: number;
  readonly readOnly: boolean;
}

/** A flat disk of 8.3 names. Names may be given in small letters. */
export interface Disk {
  /** The files whose names match a pattern with `*` and `?`, by name. See `matches`. */
  list(pattern: string): Promise<readonly DiskEntry[]>;
  freeBytes(): Promise<number>;
  /** The bytes of a file, or `undefined` when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /**
   * Replaces a file by what `change` makes of it, in one step that nothing can come between; `undefined` removes it.
   * @throws BadFileName, AccessDenied for a read-only file, DiskFull
   */
  update(name: string, change: (old: Uint8Array | undefined) => Uint8Array | undefined): Promise<void>;
  /**
   * Gives a file another name, which must be free; a full disk has room for that. Without such a file nothing happens. It is copied before
   * it is removed, so that a power cut leaves at least one of both, and what another window writes to it meanwhile stays under the old name.
   * @throws BadFileName, AccessDenied for a read-only file, NameTaken, DiskFull when the store itself is full
   */
  rename(name: string, to: string): Promise<void>;
}

/** There is a file of that name. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
  constructor(file: string) {
    super(`${file} is there already`);
  }
}

/** The file does not fit on the disk, or its name into the directory. The old file is as it was. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  constructor(file: string) {
    super(`the disk has no room for ${file}`);
  }
}

/** The file is read-only. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
  constructor(file: string) {
    super(`${file} cannot be changed`);
  }
}

/** The name is no 8.3 name. */
export class BadFileName extends Error {
  override readonly name = 'BadFileName';
  constructor(file: string) {
    super(`${file} is no file name`);
  }
}

/** A read-only file that comes with the machine and takes no room: a program or its documentation. */
export interface BuiltInFile {
  readonly name: string;
  readonly modifiedMs: number;
  /** Its bytes, the same each time; asked for when somebody looks. A file whose bytes cannot be had now is listed as an empty one. */
  load(): Promise<Uint8Array>;
}

/** What a disk is made of beside its store. */
export interface DiskOptions {
  /** How many bytes fit; a 3½-inch diskette's 1,457,664 unless said otherwise. */
  readonly capacityBytes?: number;
  readonly builtIn?: readonly BuiltInFile[];
}

/** What fits on a formatted 3½-inch diskette. */
export const disketteBytes = 1_457_664;

/** As many files as the directory of such a diskette holds. Built-in ones are not counted. */
export const disketteFiles = 224;

/** A disk over a store. Files of the store that have no 8.3 name are not on the disk and keep out of its sums. */
export function openDisk(store: Store, options: DiskOptions = {}): Disk {
  const capacityBytes = options.capacityBytes ?? disketteBytes;
  const builtIn = new Map((options.builtIn ?? []).map((file) => [file.name, file]));

  const kept = async (): Promise<readonly DiskEntry[]> =>
    (await store.list())
      .filter(({ name }) => fileName(name) === name && !builtIn.has(name))
      .map(({ name, bytes, modifiedMs }) => ({ name, bytes, modifiedMs, readOnly: false }));

  /** The name of a file that may be written. */
  const writable = (text: string): string => {
    const name = fileName(text);
    if (name === undefined) throw new BadFileName(text);
    if (builtIn.has(name)) throw new AccessDenied(name);
    return name;
  };

  const change = async (name: string, by: (old: Uint8Array | undefined) => Uint8Array | undefined): Promise<void> => {
    try {
      await store.update(name, by);
    } catch (error) {
      throw error instanceof StoreFull ? new DiskFull(name) : error;
    }
  };

  const roomBeside = (files: readonly DiskEntry[]): number => capacityBytes - files.reduce((sum, { bytes }) => sum + bytes, 0);

  return {
    async list(pattern) {
      const fixed = [...builtIn.values()].filter(({ name }) => matches(name, pattern));
      const shown = await Promise.all(
        fixed.map(async ({ name, modifiedMs, load }) => {
          const bytes = await load().then(
            ({ length }) => length,
            () => 0,
          );
          return { name, bytes, modifiedMs, readOnly: true };
        }),
      );
      const own = (await kept()).filter(({ name }) => matches(name, pattern));
      return [...shown, ...own].sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    async freeBytes() {
      return Math.max(0, roomBeside(await kept()));
    },
    async read(text) {
      const name = fileName(text);
      if (name === undefined) return undefined;
      return (await builtIn.get(name)?.load())?.slice() ?? store.read(name);
    },
    async update(text, by) {
      const name = writable(text);
      const others = (await kept()).filter((file) => file.name !== name);
      await change(name, (old) => {
        const wanted = by(old);
        if (wanted === undefined) return undefined;
        const isNamed = old !== undefined || others.length < disketteFiles;
        if (!isNamed || wanted.length > Math.max(roomBeside(others), old?.length ?? 0)) throw new DiskFull(name);
        return wanted;
      });
    },
    async rename(text, to) {
      const name = writable(text);
      const bytes = await store.read(name);
      const wanted = writable(to);
      await change(wanted, (old) => {
        if (old !== undefined) throw new NameTaken(wanted);
        return bytes;
      });
      await change(name, (now) => (isSame(now, bytes) ? undefined : now));
    },
  };
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one?.length === other?.length && (one ?? []).every((byte, at) => byte === other?.[at]);
}
