import { decodeArchive, encodeArchive, exportArchive, importArchive, memoryStore, type Store } from '@felt80/persistence';
import { beforeEach, expect, it, vi } from 'vitest';
import { type DiskMenu, openImports } from './disk';
import type { Remedy } from './notices';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const disk = (files: Readonly<Record<string, string>>): Blob =>
  new Blob([encodeArchive(Object.entries(files).map(([name, text]) => ({ name, bytes: bytesOf(text), modifiedMs: 0 }))).slice()]);

let store: Store;
let said: string[];
let remedies: Remedy[];
let asked: (readonly string[])[];
let answer: (yes: boolean) => void;
let restarts: number;
let menu: DiskMenu;
beforeEach(() => {
  store = memoryStore({ now: () => 0 });
  said = [];
  remedies = [];
  asked = [];
  restarts = 0;
  menu = {
    terminal: {
      exportDisk: async () => new Blob([(await exportArchive(store)).slice()]),
      async importDisk(file) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        if ('problem' in decodeArchive(bytes)) throw new Error('no disk');
        await importArchive(store, bytes);
      },
    },
    notices: {
      say(line, { remedy } = {}) {
        said.push(line);
        if (remedy) remedies.push(remedy);
        return () => {};
      },
    },
    mayImport(names) {
      if (names.length === 0) return Promise.resolve(true);
      asked.push(names);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    changed() {
      restarts += 1;
    },
  };
});
const save = (name: string, text: string): Promise<void> => store.update(name, () => bytesOf(text));
const text = async (name: string): Promise<string> => new TextDecoder().decode(await store.read(name));
const until = (isSo: () => boolean): Promise<void> => vi.waitFor(() => expect(isSo()).toBe(true));

it('MAC-08 puts back what was replaced and nothing else: what has been played since stays', async () => {
  await save('A.SAV', 'mine');
  await save('B.SAV', 'mine');
  const done = openImports(menu)([disk({ 'A.SAV': 'theirs', 'C.SAV': 'theirs' })]);
  await until(() => asked.length > 0);
  expect(asked).toEqual([['A.SAV']]);
  // A program that runs behind the question saves on.
  await save('A.SAV', 'mine, played on');
  answer(true);
  await done;
  expect([await text('A.SAV'), said, restarts]).toEqual(['theirs', ['The disk has been imported. Replaced: A.SAV.'], 1]);
  await save('B.SAV', 'played later');
  remedies[0]?.act();
  await until(() => said.includes('Your own files are back.'));
  expect([await text('A.SAV'), await text('B.SAV'), restarts]).toEqual(['mine, played on', 'played later', 2]);
});

it('MAC-08 takes no second disk while the question about the first is open', async () => {
  await save('A.SAV', 'mine');
  await save('B.SAV', 'mine');
  const take = openImports(menu);
  const first = take([disk({ 'A.SAV': 'theirs' })]);
  await until(() => asked.length > 0);
  await take([disk({ 'B.SAV': 'theirs' })]);
  expect(said).toEqual(['One disk at a time, please: another is being imported.']);
  answer(true);
  await first;
  expect([await text('A.SAV'), await text('B.SAV'), asked]).toEqual(['theirs', 'mine', [['A.SAV']]]);
  await take([disk({ 'C.SAV': 'theirs' })]);
  expect(await text('C.SAV')).toBe('theirs');
});

it('MAC-08 what is no file to be read, or far too large, is said, and the next one is taken', async () => {
  const take = openImports(menu);
  const folder = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new DOMException('no', 'NotFoundError')) });
  const film = new Blob(['x']);
  Object.defineProperty(film, 'size', { value: 4_000_000_000 });
  for (const file of [folder, film, new Blob(['x'])]) await take([file]);
  await take([]);
  await take([new Blob(), new Blob()]);
  expect(said).toEqual([
    'This cannot be read: it is a folder, or it is no longer there. Nothing has been changed.',
    'This file is far larger than any disk. Nothing has been changed.',
    'no disk',
    'One disk at a time, please: drop a single file.',
    'One disk at a time, please: drop a single file.',
  ]);
  await take([disk({ 'C.SAV': 'theirs' })]);
  expect(await text('C.SAV')).toBe('theirs');
});
