import { asciiJson, bytesOf, textOf } from './ascii';
import { crc32 } from './crc32';

/**
 * What is wrong with stored bytes: `notARecord` (no envelope to be found), `checksum` (it was changed or cut off), `foreign` (a sound
 * record of another kind), `newer` (written by a later version than this one), `invalid` (its own check refuses it, `at` that place).
 */
export interface Problem {
  readonly problem: 'notARecord' | 'foreign' | 'newer' | 'invalid' | 'checksum';
  readonly at?: string;
}

/** What a program keeps under a name. */
export interface RecordType<T> {
  /** Tells records of different programs and purposes apart, for instance `'POKER game'`. It never changes. */
  readonly kind: string;
  /** The present version of the data, from 1. */
  readonly version: number;
  /** Turns plain JSON into a value, or says what is wrong. A check that throws counts as `invalid`. */
  readonly check: (data: unknown) => T | Problem;
  /**
   * `upgrade[n - 1]` turns data of version n into data of version n + 1: one entry less than `version`. Any other number of them is a
   * `RangeError` at the first use.
   */
  readonly upgrade: readonly ((old: unknown) => unknown)[];
}

/** A value was to be stored that its own check would refuse on the way back. Nothing has been written. */
export class Unsaveable extends Error {
  override readonly name = 'Unsaveable';
  readonly problem: Problem;

  constructor(kind: string, problem: Problem) {
    super(`This ${kind} could not be loaded again${problem.at ? `: ${problem.at}` : ''}`);
    this.problem = problem;
  }
}

const problems: ReadonlySet<unknown> = new Set<Problem['problem']>(['notARecord', 'foreign', 'newer', 'invalid', 'checksum']);

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && problems.has((value as Partial<Problem>).problem);
}

/** The version of the envelope itself, not of what is in it. */
const format = 1;

interface Envelope {
  readonly record: number;
  readonly kind: string;
  readonly version: number;
  readonly crc32: string;
  readonly data: unknown;
}

function checksum(kind: string, version: number, data: unknown): string {
  return crc32(asciiJson([kind, version, data]));
}

function checked<T>(type: RecordType<T>, data: unknown): { readonly value: T } | Problem {
  try {
    const value = type.check(data);
    return isProblem(value) ? value : { value };
  } catch (error) {
    return { problem: 'invalid', at: String(error) };
  }
}

function expectEveryUpgrade({ kind, version, upgrade }: RecordType<unknown>): void {
  if (upgrade.length !== version - 1)
    throw new RangeError(`${kind} in version ${version} needs ${version - 1} upgrades, not ${upgrade.length}`);
}

/**
 * The stored form of a value: two lines of ASCII JSON, legible with TYPE. The checksum is the CRC-32 of `[kind, version, data]` written
 * as JSON without spaces, so that it does not depend on the layout.
 *
 * @throws Unsaveable when the value does not survive JSON or its own check.
 */
export function encodeRecord<T>(type: RecordType<T>, value: T): Uint8Array {
  expectEveryUpgrade(type);
  const json = JSON.stringify(value);
  const data: unknown = json === undefined ? undefined : JSON.parse(json);
  const sound = json === undefined ? ({ problem: 'invalid' } as const) : checked(type, data);
  if (isProblem(sound)) throw new Unsaveable(type.kind, sound);
  const { kind, version } = type;
  const head = asciiJson({ record: format, kind, version, crc32: checksum(kind, version, data) });
  return bytesOf(`${head.slice(0, -1)},"data":\n${asciiJson(data)}}\n`);
}

function openEnvelope(bytes: Uint8Array): Envelope | Problem {
  const notARecord = { problem: 'notARecord' } as const;
  try {
    const text = textOf(bytes);
    const found: Partial<Envelope> | null = text === undefined ? null : JSON.parse(text);
    if (typeof found !== 'object' || found === null || !Number.isInteger(found.record)) return notARecord;
    const { record, kind, version, crc32, data } = found as Envelope;
    if (record > format) return { problem: 'newer' };
    if (record < 1 || typeof kind !== 'string' || !Number.isInteger(version) || version < 1 || data === undefined) return notARecord;
    return crc32 === checksum(kind, version, data) ? { record, kind, version, crc32, data } : { problem: 'checksum' };
  } catch {
    return notARecord;
  }
}

/** Reads what `encodeRecord` wrote, in this version of the data or any earlier one. */
export function decodeRecord<T>(type: RecordType<T>, bytes: Uint8Array): { readonly value: T } | Problem {
  expectEveryUpgrade(type);
  const found = openEnvelope(bytes);
  if (isProblem(found)) return found;
  if (found.kind !== type.kind) return { problem: 'foreign', at: found.kind };
  if (found.version > type.version) return { problem: 'newer', at: `version ${found.version}` };
  try {
    const data = type.upgrade.slice(found.version - 1).reduce((old, upgrade) => upgrade(old), found.data);
    return checked(type, data);
  } catch (error) {
    return { problem: 'invalid', at: String(error) };
  }
}
