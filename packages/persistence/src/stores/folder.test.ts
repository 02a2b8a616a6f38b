import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformance, powerCuts, type TrialPlace } from '../conformance';
import { folderStore } from './folder';
import { type Files, nodeFiles } from './folder-files';

let root: string;
let folders = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'felt80-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const newFolder = () => join(root, String(folders++));

/** The real files, of a process that dies at its write number `at`; a write that dies leaves half of its bytes. */
function dyingFiles(at: number): { files: Files; cut(): boolean } {
  let writes = 0;
  const dying = new Set(['write', 'sync', 'rename', 'remove']);
  const files = Object.fromEntries(
    Object.entries({ ...nodeFiles, owner: 'somewhere+1' }).map(([name, act]) => [
      name,
      typeof act !== 'function'
        ? act
        : async (path: never, more: never) => {
            const alive = dying.has(name) ? writes++ < at : writes <= at;
            if (!alive && name === 'write' && writes === at + 1)
              await nodeFiles.write(path, (more as Uint8Array).subarray(0, (more as Uint8Array).length >> 1));
            if (!alive) throw new Error('no power');
            return (act as (path: never, more: never) => unknown)(path, more);
          },
    ]),
  ) as unknown as Files;
  return { files: { ...files, mayLive: nodeFiles.mayLive }, cut: () => writes > at };
}

async function makePlace(): Promise<TrialPlace> {
  const folder = newFolder();
  const survivor: Files = { ...nodeFiles, mayLive: (owner) => owner !== 'somewhere+1' && nodeFiles.mayLive(owner) };
  return {
    open: () => folderStore({ folder, files: survivor }),
    async openUntilCut(at) {
      const { files, cut } = dyingFiles(at);
      return { store: await folderStore({ folder, files }), cut };
    },
  };
}

describe('conformance', () => {
  for (const { name, run } of [...conformance, ...powerCuts]) it(`MAC-08 folder ${name}`, () => run(makePlace));
});

it('makes the folder, leaves strange files and folders alone, and leaves no litter', async () => {
  const folder = join(newFolder(), 'deep', 'down');
  await mkdir(join(folder, 'SUB'), { recursive: true });
  await writeFile(join(folder, 'readme.txt'), 'theirs');
  await writeFile(join(folder, 'README.TXT'), 'ours');
  const store = await folderStore({ folder });
  await store.update('A', () => Uint8Array.of(1));
  expect((await store.list()).map(({ name }) => name)).toEqual(['A', 'README.TXT']);
  expect((await readdir(folder)).sort()).toEqual(['A', 'README.TXT', 'SUB', 'readme.txt']);
});

it('tells the time that the file system gives', async () => {
  const folder = newFolder();
  const store = await folderStore({ folder });
  await store.update('A', () => Uint8Array.of(1));
  await utimes(join(folder, 'A'), 100, 100);
  expect(await store.list()).toEqual([{ name: 'A', bytes: 1, modifiedMs: 100_000 }]);
});

it('MAC-08 goes on where a killed process left its lock and its draft', async () => {
  const folder = newFolder();
  const store = await folderStore({ folder });
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(join(folder, `.lock,${encodeURIComponent(hostname()).slice(0, 60)}+${pid},left`), '');
  await writeFile(join(folder, '.new,left'), 'half');
  await store.update('A', () => Uint8Array.of(1));
  expect(await readdir(folder)).toEqual(['A']);
});

it.skipIf(process.platform !== 'linux')('reports a folder that may not be made as forbidden', async () => {
  await expect(folderStore({ folder: '/sys/felt80' })).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'forbidden' });
});

it.skipIf(process.platform !== 'linux')('MAC-08 reports a place where no folder can be made, and does not try for ever', async () => {
  await expect(folderStore({ folder: '/proc/felt80/deep' })).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'broken' });
});

it('MAC-08 several make the same missing folders at once', async () => {
  const folder = join(newFolder(), 'deep', 'down');
  await Promise.all(Array.from({ length: 8 }, () => folderStore({ folder })));
  expect(await readdir(folder)).toEqual([]);
});

it('reports a path that is no folder', async () => {
  const path = newFolder();
  await writeFile(path, '');
  await expect(folderStore({ folder: path })).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'broken' });
});

describe('real processes', () => {
  let out: string;
  const scripts = {
    adder: `const [folder, times] = process.argv.slice(2);
      const store = await folderStore({ folder });
      const add = (old) => Buffer.from(String(1 + Number(Buffer.from(old ?? '0').toString())));
      for (let n = 0; n < Number(times); n++) await store.update('POT', add).then(() => process.stdout.write('.'));`,
    filler: `const store = await folderStore({ folder: process.argv[2] });
      await store.update('A', () => Buffer.alloc(1000, 1));
      await store.update('A', () => Buffer.alloc(50000, 2)).catch((error) => process.stdout.write(error.name + ' ' + error.cause?.code));`,
  };
  beforeAll(async () => {
    out = join(root, 'scripts');
    const entry = [join(import.meta.dirname, '../folder.ts')];
    await build({ entry, outDir: out, format: 'esm', config: false, silent: true, outExtension: () => ({ js: '.mjs' }) });
    for (const [name, script] of Object.entries(scripts))
      await writeFile(join(out, `${name}.mjs`), `import { folderStore } from './folder.mjs';\n${script}`);
  });

  it.skipIf(process.platform === 'win32')('MAC-08 a real limit of the system is StoreFull, and the old file stays', async () => {
    const folder = newFolder();
    const limited = `trap '' XFSZ; ulimit -f 16; exec "${process.execPath}" "${join(out, 'filler.mjs')}" "${folder}"`;
    expect(spawnSync('sh', ['-c', limited], { encoding: 'utf8' }).stdout).toBe('StoreFull EFBIG');
    expect(await (await folderStore({ folder })).read('A')).toEqual(new Uint8Array(1000).fill(1));
    expect(await readdir(folder)).toEqual(['A']);
  });

  function adder(folder: string, times: number): { child: ChildProcess; done: () => number; ended: Promise<unknown> } {
    const child = spawn(process.execPath, [join(out, 'adder.mjs'), folder, String(times)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let done = 0;
    child.stdout?.on('data', (dots: Buffer) => {
      done += dots.length;
    });
    return { child, done: () => done, ended: once(child, 'close') };
  }

  it('MAC-08 lose nothing when three add at once, and nothing but the unfinished when one of them is killed', async () => {
    const folder = newFolder();
    const adders = [adder(folder, 40), adder(folder, 40), adder(folder, 1_000_000)];
    const [first, second, endless] = adders as [(typeof adders)[0], (typeof adders)[0], (typeof adders)[0]];
    endless.child.stdout?.on('data', () => endless.done() > 20 && endless.child.kill('SIGKILL'));
    await Promise.all(adders.map(({ ended }) => ended));
    expect([first.done(), second.done()]).toEqual([40, 40]);
    const pot = Number(Buffer.from((await (await folderStore({ folder })).read('POT')) ?? []).toString());
    // The killed one may have finished one addition that it had no time to tell.
    expect([80 + endless.done(), 81 + endless.done()]).toContain(pot);
    await (await folderStore({ folder })).update('POT', () => undefined);
    expect(await readdir(folder)).toEqual([]);
  });
});
