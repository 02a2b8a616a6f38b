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
}

/** The file does not fit on the disk. The old file is as it was. */
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
