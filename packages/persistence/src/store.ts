/** One file as a listing shows it. `modifiedMs` counts whole milliseconds from the Unix epoch, by the clock that the store was given. */
export interface StoreEntry {
  readonly name: string;
  readonly bytes: number;
  readonly modifiedMs: number;
}

/**
 * The one port: a flat place of named byte strings.
 *
 * Names are 1 to 64 printable ASCII characters and are compared exactly; any other name is refused with `BadName`.
 * Bytes that go in or come out are copies: nobody shares memory with a store.
 */
export interface Store {
  /** The bytes under a name, or `undefined` when there are none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /**
   * Replaces what is under a name by what `change` makes of it, as one atomic step: of two writers who both add, neither loses.
   * `undefined` removes; giving back the very array that was handed in writes nothing. When `change` throws, the promise rejects with
   * that error and nothing has changed. `change` must be pure: a store may call it again when another writer came first.
   *
   * @throws StoreFull when there is no room: the old bytes are then still in place.
   */
  update(name: string, change: (old: Uint8Array | undefined) => Uint8Array | undefined): Promise<void>;
  /** Every file whose name begins with `prefix` (default: all), in the order of the character codes of their names. */
  list(prefix?: string): Promise<readonly StoreEntry[]>;
}

/** There is no room left. Whatever was stored before is untouched. */
export class StoreFull extends Error {
  override readonly name: string = 'StoreFull';
}

/**
 * Why a store cannot be used: there is none on this platform (`absent`), the platform forbids it (`forbidden`, for instance private
 * windows), another user holds it with an older layout (`blocked`) or has given it a newer one (`newer`), it does not let go of its lock
 * (`locked`), or it fails for reasons of its own (`broken`).
 */
export type Unavailability = 'absent' | 'forbidden' | 'blocked' | 'newer' | 'locked' | 'broken';

/** The store cannot be used at all: a host falls back to a memory store and says so. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: Unavailability;

  constructor(reason: Unavailability, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A name that no store accepts. */
export class BadName extends Error {
  override readonly name = 'BadName';
}

const printableAscii = /^[\x20-\x7e]{1,64}$/;

/** Whether stores accept this name. */
export function isName(name: string): boolean {
  return printableAscii.test(name);
}

/** Gives the name back, so that a store can check and use it in one expression. */
export function checkedName(name: string): string {
  if (!isName(name)) throw new BadName(`Not a file name: ${JSON.stringify(name)}`);
  return name;
}

/** The order of listings: by character codes, the same on every platform. */
export function byName(a: StoreEntry, b: StoreEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
