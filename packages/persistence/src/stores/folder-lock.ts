import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { StoreUnavailable } from '../store';
import type { Files } from './folder-files';

/** After this time a lock of somebody who cannot be asked counts as left behind; its owner looks before it commits. */
const staleMs = 10_000;
/** After this time of waiting the folder is reported as locked; longer than `staleMs`, so that a lock left behind never gets there. */
const patienceMs = 30_000;
const longestPauseMs = 32;

const lockName = /^\.lock,([^,]+),[^,]+$/;

/** A lock that is held. `mine` tells whether it still is: after a long sleep somebody may have taken it for left behind. */
export interface Lock {
  readonly token: string;
  mine(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes a folder's lock. Every contender lays down a file of its own, then looks at the folder, and has the lock when nobody else's file
 * is there; otherwise it takes its file away and tries again after a short while. As names are never used twice, whoever finds a file
 * that was left behind can remove it without a race.
 */
export async function takeLock(files: Files, folder: string): Promise<Lock> {
  let waitedMs = 0;
  for (let attempt = 0; waitedMs < patienceMs; attempt++) {
    const token = randomUUID();
    const own = `.lock,${files.owner},${token}`;
    const path = join(folder, own);
    await files.write(path, new Uint8Array());
    const release = () => files.remove(path);
    try {
      if (!(await rivals(files, folder, own))) return { token, mine: async () => (await files.status(path)) !== undefined, release };
    } catch (error) {
      await release();
      throw error;
    }
    await release();
    const pauseMs = randomInt(1, Math.min(longestPauseMs, 2 ** (attempt + 1)) + 1);
    await files.pause(pauseMs);
    waitedMs += pauseMs;
  }
  throw new StoreUnavailable('locked', `Somebody else keeps ${folder} locked`);
}

/** Whether anybody else contends; files left behind are cleared away. Ages are differences of times that the folder's own disk gave. */
async function rivals(files: Files, folder: string, own: string): Promise<boolean> {
  let found = false;
  for (const file of await files.list(folder)) {
    const owner = lockName.exec(file)?.[1];
    if (owner === undefined || file === own) continue;
    const path = join(folder, file);
    const theirs = await files.status(path);
    if (theirs === undefined) continue;
    const ours = await files.status(join(folder, own));
    const left = !files.mayLive(owner) || (ours !== undefined && ours.modifiedMs - theirs.modifiedMs > staleMs);
    if (left) await files.remove(path);
    else found = true;
  }
  return found;
}
