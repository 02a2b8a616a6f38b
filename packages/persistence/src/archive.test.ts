import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArchiveProblem, decodeArchive, encodeArchive, exportArchive, importArchive } from './archive';
import { bytesOf, textOf } from './ascii';
import { crc32 } from './crc32';
import { StoreFull } from './store';
import { memoryStore } from './stores/memory';

const golden = new Uint8Array(readFileSync(join(import.meta.dirname, 'golden', 'archive-1.json')));
const files = [
  { name: 'EMPTY', modifiedMs: 0, bytes: new Uint8Array() },
  { name: 'NOTE.TXT', modifiedMs: 631152000000, bytes: bytesOf('Two\r\nlines "quoted"') },
  { name: 'RAW.DAT', modifiedMs: 1, bytes: Uint8Array.of(0, 127, 128, 255) },
];

it('MAC-08 a whole disk is one legible file, for ever', () => {
  expect(textOf(encodeArchive(files))).toBe(textOf(golden));
  expect(decodeArchive(golden)).toEqual(files);
  expect(textOf(golden)).toContain('{"name":"NOTE.TXT","modifiedMs":631152000000,"text":"Two\\r\\nlines \\"quoted\\""},\n');
});

it('MAC-08 export and import carry every file to another store', async () => {
  const entry = fc.tuple(fc.stringMatching(/^[A-Z0-9]{1,8}\.[A-Z]{3}$/), fc.uint8Array({ maxLength: 40 }));
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
      const from = memoryStore({ now: () => 5 });
      for (const [name, bytes] of entries) await from.update(name, () => bytes);
      const to = memoryStore({ now: () => 5 });
      const imported = await importArchive(to, await exportArchive(from));
      expect(imported).toEqual({ status: 'imported', names: (await from.list()).map(({ name }) => name) });
      expect(await to.list()).toEqual(await from.list());
      for (const [name] of entries) expect(await to.read(name)).toEqual(await from.read(name));
    }),
    { numRuns: 50 },
  );
});

it('an import writes over files of the same names and leaves others alone', async () => {
  const store = memoryStore({ now: () => 0 });
  await store.update('NOTE.TXT', () => bytesOf('old'));
  await store.update('MINE', () => bytesOf('mine'));
  await importArchive(store, golden);
  expect((await store.list()).map(({ name }) => name)).toEqual(['EMPTY', 'MINE', 'NOTE.TXT', 'RAW.DAT']);
  expect(await store.read('NOTE.TXT')).toEqual(files[1]?.bytes);
});

it('MAC-08 an import that does not fit leaves everything as it was', async () => {
  const store = memoryStore({ now: () => 0, capacityBytes: 20 });
  await store.update('RAW.DAT', () => bytesOf('old'));
  await store.update('NOTE.TXT', () => bytesOf('older'));
  const swapped = encodeArchive([...files].reverse());
  await expect(importArchive(store, swapped)).rejects.toBeInstanceOf(StoreFull);
  expect((await store.list()).map(({ name, bytes }) => [name, bytes])).toEqual([
    ['NOTE.TXT', 5],
    ['RAW.DAT', 3],
  ]);
  expect(await store.read('RAW.DAT')).toEqual(bytesOf('old'));
});

describe('what is no archive is refused and changes nothing', () => {
  const text = textOf(golden) as string;
  const signed = (list: unknown) => JSON.stringify({ archive: 1, crc32: crc32(JSON.stringify(list)), files: list });
  const entry = { name: 'A', modifiedMs: 0, text: '' };

  it.each<[string, string, ArchiveProblem]>([
    ['nothing', '', { problem: 'notAnArchive' }],
    ['a text', 'PK', { problem: 'notAnArchive' }],
    ['null', 'null', { problem: 'notAnArchive' }],
    ['a record', '{"record":1,"kind":"K","version":1,"crc32":"0","data":0}', { problem: 'notAnArchive' }],
    ['no list', '{"archive":1,"crc32":"","files":{}}', { problem: 'notAnArchive' }],
    ['half an archive', text.slice(0, text.length / 2), { problem: 'notAnArchive' }],
    ['a later archive', '{"archive":2}', { problem: 'newer' }],
    ['a changed letter', text.replace('Two', 'Twp'), { problem: 'checksum' }],
    ['a missing file', text.replace(/.*NOTE.*\n/, ''), { problem: 'checksum' }],
    ['a bad name', signed([{ ...entry, name: '' }]), { problem: 'invalid', at: '' }],
    ['a name that no store takes', signed([{ ...entry, name: 'A\nB' }]), { problem: 'invalid', at: 'A\nB' }],
    ['a name twice', signed([entry, entry]), { problem: 'invalid', at: 'A' }],
    ['no contents', signed([{ name: 'A', modifiedMs: 0 }]), { problem: 'invalid', at: 'A' }],
    ['no time', signed([{ name: 'A', text: '' }]), { problem: 'invalid', at: 'A' }],
    ['bad Base64', signed([{ name: 'A', modifiedMs: 0, base64: 'A' }]), { problem: 'invalid', at: 'A' }],
    ['no file', signed([null]), { problem: 'invalid', at: 'undefined' }],
  ])('MAC-08 %s', async (_, archive, why) => {
    const store = memoryStore({ now: () => 0 });
    expect(await importArchive(store, new Uint8Array(Buffer.from(archive)))).toEqual({ status: 'refused', why });
    expect(await store.list()).toEqual([]);
  });
});
