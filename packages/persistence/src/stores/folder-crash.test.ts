import { describe, expect, it } from 'vitest';
import { conformance, powerCuts, type TrialPlace } from '../conformance';
import { StoreFull } from '../store';
import { folderStore } from './folder';
import type { Files } from './folder-files';

interface Content {
  bytes: Uint8Array;
  /** What a power cut leaves of it: nothing sure before the first sync. */
  lasting: Uint8Array;
  readonly modifiedMs: number;
}

/**
 * A disk as pessimistic as the rules of operating systems allow: contents last only once they are synced, else they are torn in half;
 * names last either at once or only once the folder is synced. `failAt` counts every call that writes.
 */
class CrashDisk {
  names = new Map<string, Content>();
  lastingNames = new Map<string, Content>();
  readonly owners = new Set<string>();
  readonly dead = new Set<string>();
  writes = 0;
  failAt = Number.POSITIVE_INFINITY;
  clockMs = 0;
  readonly namesLastAtOnce: boolean;

  constructor(namesLastAtOnce: boolean) {
    this.namesLastAtOnce = namesLastAtOnce;
  }

  powerCut(): void {
    for (const owner of this.owners) this.dead.add(owner);
    this.names = new Map(
      [...(this.namesLastAtOnce ? this.names : this.lastingNames)].map(([name, content]) => [name, { ...content, bytes: content.lasting }]),
    );
    this.lastingNames = new Map(this.names);
  }

  files(owner: string, failing = false): Files {
    this.owners.add(owner);
    let off = false;
    const write = async (act: () => void) => {
      await Promise.resolve();
      if (failing && !off && this.writes++ >= this.failAt) {
        off = true;
        this.powerCut();
      }
      if (off) throw new Error('no power');
      act();
    };
    const read = async <T>(look: () => T): Promise<T> => {
      await Promise.resolve();
      if (off) throw new Error('no power');
      return look();
    };
    return {
      owner,
      mayLive: (other) => !this.dead.has(other),
      pause: async (ms) => {
        for (let turn = 0; turn < ms; turn++) await Promise.resolve();
      },
      makeFolder: async () => undefined,
      list: () => read(() => [...this.names.keys()].map((path) => path.slice('disk/'.length))),
      read: (path) => read(() => this.names.get(path)?.bytes.slice()),
      status: (path) =>
        read(() => {
          const content = this.names.get(path);
          return content && { bytes: content.bytes.length, modifiedMs: content.modifiedMs };
        }),
      write: (path, bytes) =>
        write(() => {
          if (this.names.has(path)) throw new Error(`${path} is there`);
          this.names.set(path, { bytes: bytes.slice(), lasting: bytes.slice(0, bytes.length >> 1), modifiedMs: this.clockMs });
        }),
      sync: (path, what) =>
        write(() => {
          const content = this.names.get(path);
          if (what === 'folder') this.lastingNames = new Map(this.names);
          else if (content) content.lasting = content.bytes;
        }),
      rename: (from, to) =>
        write(() => {
          const content = this.names.get(from);
          if (content === undefined) throw new Error(`no ${from}`);
          this.names.delete(from);
          this.names.set(to, content);
        }),
      remove: (path) => write(() => void this.names.delete(path)),
    };
  }
}

function placeOn(disk: CrashDisk): TrialPlace {
  let processes = 0;
  return {
    open: () => folderStore({ folder: 'disk', files: disk.files(`host+${processes++}`) }),
    async openUntilCut(at) {
      disk.failAt = at;
      const store = await folderStore({ folder: 'disk', files: disk.files(`host+${processes++}`, true) });
      return { store, cut: () => disk.writes > at };
    },
  };
}

describe.each([true, false])('conformance where names last at once: %s', (namesLastAtOnce) => {
  for (const { name, run } of [...conformance, ...powerCuts])
    it(`MAC-08 folder on a crashing disk ${name}`, () => run(async () => placeOn(new CrashDisk(namesLastAtOnce))));
});

const byte = (value: number) => () => Uint8Array.of(value);

it('clears away the lock of a dead process at once, that of a stranger when it is old', async () => {
  const disk = new CrashDisk(true);
  const store = await folderStore({ folder: 'disk', files: disk.files('host+1') });
  disk.dead.add('host+9');
  await disk.files('nobody').write('disk/.lock,host+9,dead', new Uint8Array());
  await store.update('A', byte(1));
  expect([...disk.names.keys()]).toEqual(['disk/A']);
  await disk.files('nobody').write('disk/.lock,elsewhere+9,old', new Uint8Array());
  disk.clockMs = 10_001;
  await store.update('A', byte(2));
  expect([...disk.names.keys()]).toEqual(['disk/A']);
});

it('gives up with StoreUnavailable where a lock that may live stays, and leaves nothing of its own', async () => {
  const disk = new CrashDisk(true);
  const store = await folderStore({ folder: 'disk', files: disk.files('host+1') });
  await disk.files('nobody').write('disk/.lock,elsewhere+9,fresh', new Uint8Array());
  await expect(store.update('A', byte(1))).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'locked' });
  expect([...disk.names.keys()]).toEqual(['disk/.lock,elsewhere+9,fresh']);
});

it('an owner that overslept its lock does not overwrite what came after, but begins again', async () => {
  const disk = new CrashDisk(true);
  const files = disk.files('host+1');
  const other = await folderStore({ folder: 'disk', files: disk.files('host+2') });
  let slept = false;
  const sleepy: Files = {
    ...files,
    async sync(path, what) {
      await files.sync(path, what);
      if (slept || what === 'folder') return;
      slept = true;
      disk.clockMs += 20_000;
      await other.update('POT', byte(10));
    },
  };
  const store = await folderStore({ folder: 'disk', files: sleepy });
  await store.update('POT', (old) => Uint8Array.of((old?.[0] ?? 0) + 1));
  expect(await store.read('POT')).toEqual(Uint8Array.of(11));
  expect([...disk.names.keys()]).toEqual(['disk/POT']);
});

it('MAC-08 a full disk refuses by StoreFull, keeps the old file and leaves no litter', async () => {
  const disk = new CrashDisk(true);
  const files = disk.files('host+1');
  let isFull = false;
  const filling: Files = {
    ...files,
    async write(path, bytes) {
      await files.write(path, bytes.slice(0, isFull ? bytes.length >> 1 : bytes.length));
      if (isFull && bytes.length > 0) throw new StoreFull('full');
    },
  };
  const store = await folderStore({ folder: 'disk', files: filling });
  await store.update('A', () => Uint8Array.of(1, 2));
  isFull = true;
  await expect(store.update('A', () => Uint8Array.of(3, 4))).rejects.toMatchObject({ name: 'StoreFull' });
  expect(await store.read('A')).toEqual(Uint8Array.of(1, 2));
  expect([...disk.names.keys()]).toEqual(['disk/A']);
  isFull = false;
  await store.update('A', byte(5));
  expect(await store.read('A')).toEqual(Uint8Array.of(5));
});
