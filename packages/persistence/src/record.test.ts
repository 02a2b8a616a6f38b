import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from './ascii';
import { crc32 } from './crc32';
import { decodeRecord, encodeRecord, type Problem, type RecordType } from './record';

interface Pot {
  readonly potCents: number;
  readonly owner: string;
}

const invalid = (at: string): Problem => ({ problem: 'invalid', at });

const first: RecordType<number> = {
  kind: 'TRIAL pot',
  version: 1,
  check: (data) => (typeof data === 'number' ? data : invalid('dollars')),
  upgrade: [],
};

/** Version 1 was a number of dollars, version 2 had `pot` in dollars, version 3 has whole cents and an owner. */
const pot: RecordType<Pot> = {
  kind: 'TRIAL pot',
  version: 3,
  check(data) {
    const { potCents, owner } = data as Pot;
    return Number.isInteger(potCents) ? { potCents, owner: String(owner) } : invalid('potCents');
  },
  upgrade: [(dollars) => ({ pot: dollars }), (old) => ({ potCents: (old as { pot: number }).pot * 100, owner: 'nobody' })],
};

const any: RecordType<unknown> = { kind: 'TRIAL any', version: 1, check: (data) => data, upgrade: [] };
const golden = (file: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'golden', file)));

it('MAC-08 a record is stored as two legible lines', () => {
  const bytes = encodeRecord(pot, { potCents: -250, owner: 'Zoë' });
  expect(bytes).toEqual(golden('record-1-pot-3.sav'));
  expect(textOf(bytes)).toBe(
    '{"record":1,"kind":"TRIAL pot","version":3,"crc32":"5d34cbbf","data":\n{"potCents":-250,"owner":"Zo\\u00eb"}}\n',
  );
});

describe('golden records load for ever', () => {
  it.each([
    ['record-1-pot-1.sav', { potCents: 1200, owner: 'nobody' }],
    ['record-1-pot-2.sav', { potCents: 1300, owner: 'nobody' }],
    ['record-1-pot-3.sav', { potCents: -250, owner: 'Zoë' }],
  ])('MAC-08 %s', (file, value) => {
    expect(decodeRecord(pot, golden(file))).toEqual({ value });
  });
});

it('the checksum is that of zip files', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
  expect(crc32('["TRIAL pot",1,12]')).toBe(JSON.parse(textOf(golden('record-1-pot-1.sav')) ?? '').crc32);
});

it('the layout does not count: a record that was formatted by hand still loads', () => {
  const text = textOf(encodeRecord(pot, { potCents: 5, owner: 'A' })) ?? '';
  expect(decodeRecord(pot, bytesOf(JSON.stringify(JSON.parse(text), null, 2)))).toEqual({ value: { potCents: 5, owner: 'A' } });
});

it('every JSON value survives', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const bytes = encodeRecord(any, value);
      expect(bytes.every((byte) => byte === 10 || (byte >= 32 && byte < 127))).toBe(true);
      expect(decodeRecord(any, bytes)).toEqual({ value: JSON.parse(JSON.stringify(value)) });
    }),
  );
});

describe('bytes that cannot be used', () => {
  const sound = textOf(encodeRecord(pot, { potCents: 100, owner: 'A' })) ?? '';
  const signed = (kind: string, version: number, data: unknown, record = 1) =>
    JSON.stringify({ record, kind, version, crc32: crc32(JSON.stringify([kind, version, data])), data });

  it.each<[string, string, Problem]>([
    ['nothing', '', { problem: 'notARecord' }],
    ['text', 'Hello', { problem: 'notARecord' }],
    ['other JSON', '[1,2]', { problem: 'notARecord' }],
    ['null', 'null', { problem: 'notARecord' }],
    ['letters beyond ASCII', sound.replace('"A"', '"Ä"'), { problem: 'notARecord' }],
    ['a record without data', '{"record":1,"kind":"TRIAL pot","version":1,"crc32":"00000000"}', { problem: 'notARecord' }],
    ['version 0', signed('TRIAL pot', 0, 5), { problem: 'notARecord' }],
    ['half a record', sound.slice(0, sound.length / 2), { problem: 'notARecord' }],
    ['a changed amount', sound.replace('100', '900'), { problem: 'checksum' }],
    ['a changed version', sound.replace('"version":3', '"version":2'), { problem: 'checksum' }],
    ['a changed kind', sound.replace('TRIAL pot', 'TRIAL pat'), { problem: 'checksum' }],
    ['another kind', signed('OTHER pot', 3, {}), { problem: 'foreign', at: 'OTHER pot' }],
    ['a later version', signed('TRIAL pot', 4, {}), { problem: 'newer', at: 'version 4' }],
    ['a later envelope', '{"record":2,"anything":0}', { problem: 'newer' }],
    ['what the check refuses', signed('TRIAL pot', 3, { potCents: 0.5 }), { problem: 'invalid', at: 'potCents' }],
    ['what the check stumbles over', signed('TRIAL pot', 3, null), { problem: 'invalid', at: expect.stringMatching('TypeError') }],
    ['what an upgrade stumbles over', signed('TRIAL pot', 2, null), { problem: 'invalid', at: expect.stringMatching('TypeError') }],
    [
      'a very deep record',
      `{"record":1,"kind":"K","version":1,"crc32":"0","data":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
      { problem: 'notARecord' },
    ],
  ])('MAC-08 %s', (_, text, problem) => {
    expect(decodeRecord(pot, new Uint8Array(Buffer.from(text)))).toEqual(problem);
  });

  it('MAC-08 one changed byte anywhere is found, unless it is only layout', () => {
    const value = { value: { potCents: 100, owner: 'A' } };
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.nat(255), (at, byte) => {
        const bytes = bytesOf(sound);
        if (bytes[at] === byte) return;
        bytes[at] = byte;
        const found = decodeRecord(pot, bytes);
        if ('value' in found) expect([found, sound.charCodeAt(at)]).toEqual([value, 10]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('what could not be loaded again is refused before it is stored', () => {
  it.each<[string, RecordType<never>, unknown]>([
    ['nothing', any as RecordType<never>, undefined],
    ['a function', any as RecordType<never>, () => 0],
    ['not a number', first as RecordType<never>, Number.NaN],
    ['half a cent', pot as RecordType<never>, { potCents: 0.5, owner: 'A' }],
  ])('%s', (_, type, value) => {
    expect(() => encodeRecord(type, value as never)).toThrow(expect.objectContaining({ name: 'Unsaveable' }));
  });
});

it('a type with a gap in its upgrades is a mistake of the program, told before anything is stored', () => {
  expect(() => encodeRecord({ ...first, version: 2 }, 5 as never)).toThrow(RangeError);
  expect(() => decodeRecord({ ...pot, version: 4 }, golden('record-1-pot-1.sav'))).toThrow(RangeError);
});
