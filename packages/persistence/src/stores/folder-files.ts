import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreFull, StoreUnavailable, type Unavailability } from '../store';

/** What the folder store needs of an operating system; a test gives one whose power fails. */
export interface Files {
  /** This process among all that share the folder, without a comma. */
  readonly owner: string;
  /** Whether that owner may still be running; of strangers it must be assumed. */
  mayLive(owner: string): boolean;
  pause(ms: number): Promise<void>;
  makeFolder(path: string): Promise<void>;
  list(folder: string): Promise<readonly string[]>;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Of a plain file; `undefined` for anything else. */
  status(path: string): Promise<{ readonly bytes: number; readonly modifiedMs: number } | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Waits until a file's contents, or a folder's names, are on the medium. */
  sync(path: string, what: 'file' | 'folder'): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removing what is not there is fine. */
  remove(path: string): Promise<void>;
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const reasons: { readonly [code: string]: Unavailability } = { EACCES: 'forbidden', EPERM: 'forbidden', EROFS: 'forbidden' };

function codeOf(error: unknown): string {
  return String((error as { readonly code?: unknown } | null)?.code);
}

/** Runs a call of the operating system and turns its failures into the store's errors; `none` stands for what is not there. */
async function called<T>(call: () => Promise<T>, none?: T): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' && none !== undefined) return none;
    if (full.has(code)) throw new StoreFull(String(error), { cause: error });
    throw new StoreUnavailable(reasons[code] ?? 'broken', String(error), { cause: error });
  }
}

const host = encodeURIComponent(hostname()).slice(0, 60);

function processLives(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

async function syncPath(path: string, what: 'file' | 'folder'): Promise<void> {
  // Windows opens no folders and keeps their names in order by itself.
  if (what === 'folder' && process.platform === 'win32') return;
  const handle = await open(path, what === 'file' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Makes a folder and those above it that are missing. Node's own way never ends where nothing can be made, as in /proc. */
async function makeFolder(path: string, andAbove = true): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (await isFolder(path)) return;
    if (!andAbove || codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path, false);
  }
}

/** The files of this computer. */
export const nodeFiles: Files = {
  owner: `${host}+${process.pid}`,
  mayLive(owner) {
    const [where, id] = owner.split('+');
    return where !== host || processLives(Number(id));
  },
  pause: (ms) => pause(ms),
  makeFolder: (path) => called(() => makeFolder(resolve(path))),
  list: (folder) => called(() => readdir(folder)),
  read: async (path) => (await called<{ bytes?: Uint8Array }>(async () => ({ bytes: new Uint8Array(await readFile(path)) }), {})).bytes,
  async status(path) {
    const { found } = await called<{ found?: Awaited<ReturnType<typeof stat>> }>(async () => ({ found: await stat(path) }), {});
    return found?.isFile() ? { bytes: Number(found.size), modifiedMs: Math.floor(Number(found.mtimeMs)) } : undefined;
  },
  write: (path, bytes) => called(() => writeFile(path, bytes, { flag: 'wx' })),
  sync: (path, what) => called(() => syncPath(path, what)),
  rename: (from, to) => called(() => rename(from, to)),
  remove: (path) => called(() => rm(path, { force: true })),
};
