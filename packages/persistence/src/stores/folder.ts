import { join } from 'node:path';
import { byName, checkedName, type Store, type StoreEntry } from '../store';
import { type Files, nodeFiles } from './folder-files';
import { takeLock } from './folder-lock';
import { fileOf, nameOf } from './folder-names';

export interface FolderOptions {
  /** The path of the folder; it is made when it is missing. */
  readonly folder: string;
  /** The operating system; default: that of this process. */
  readonly files?: Files;
}

const draft = '.new,';

/**
 * A store in a folder, shared safely by any number of processes: an update takes the folder's lock, writes a draft, waits until it is on
 * the medium and renames it over the old file. Files in the folder that are none of the store's are left alone.
 *
 * @throws StoreUnavailable, when opening or later, where the folder cannot be used or stays locked.
 */
export async function folderStore({ folder, files = nodeFiles }: FolderOptions): Promise<Store> {
  let queue: Promise<unknown> = Promise.resolve();

  /** One attempt; `false` when the lock was lost on the way and nothing was done. */
  async function attempt(path: string, change: (old: Uint8Array | undefined) => Uint8Array | undefined): Promise<boolean> {
    const lock = await takeLock(files, folder);
    const written = join(folder, `${draft}${lock.token}`);
    try {
      for (const left of await files.list(folder)) if (left.startsWith(draft)) await files.remove(join(folder, left));
      const old = await files.read(path);
      const wanted = change(old);
      if (wanted === old) return true;
      if (wanted !== undefined) {
        await files.write(written, wanted);
        await files.sync(written, 'file');
      }
      if (!(await lock.mine())) return false;
      if (wanted === undefined) await files.remove(path);
      else await files.rename(written, path);
      await files.sync(folder, 'folder');
      return true;
    } finally {
      await files.remove(written).finally(() => lock.release());
    }
  }

  async function update(name: string, change: (old: Uint8Array | undefined) => Uint8Array | undefined): Promise<void> {
    const path = join(folder, fileOf(name));
    while (!(await attempt(path, change)));
  }

  await files.makeFolder(folder);
  return {
    read: async (name) => files.read(join(folder, fileOf(checkedName(name)))),
    async update(name, change) {
      checkedName(name);
      const turn = queue.then(() => update(name, change));
      queue = turn.catch(() => undefined);
      return turn;
    },
    async list(prefix = '') {
      const entries: StoreEntry[] = [];
      for (const file of await files.list(folder)) {
        const name = nameOf(file);
        const found = name?.startsWith(prefix) ? await files.status(join(folder, file)) : undefined;
        if (name !== undefined && found !== undefined) entries.push({ name, ...found });
      }
      return entries.sort(byName);
    },
  };
}
