import { disketteBytes, disketteFiles, fileName } from '@felt80/machine';
import { type ArchiveProblem, decodeArchive, encodeArchive, importArchive, type Store, StoreFull } from '@felt80/persistence';

const refusals: Readonly<Record<ArchiveProblem['problem'], string>> = {
  notAnArchive: 'This file is no disk of a terminal.',
  newer: 'This disk comes from a newer version. Reload the page to get that version, then import the disk again.',
  checksum: 'This disk is damaged: it was changed or cut off on its way.',
  invalid: 'This disk is damaged: it has a file that cannot be read.',
};
const full = 'There is no room for all files of this disk. Delete some files first.';

function refuse(why: string): never {
  throw new Error(`${why} Nothing has been changed.`);
}

/**
 * Writes all files of an exported disk into a store, over those of the same names. Files under the names of `builtIn` ones are left out:
 * they would lie behind those, where nobody can see or delete them.
 * @throws Error that says in words for people why this cannot be done; nothing is changed then.
 */
export async function takeIn(store: Store, disk: Uint8Array, builtIn: ReadonlySet<string>): Promise<void> {
  const found = decodeArchive(disk);
  if ('problem' in found) return refuse(refusals[found.problem]);
  const files = found.filter(({ name }) => !builtIn.has(name));
  const strange = files.find(({ name }) => fileName(name) !== name);
  if (strange)
    return refuse(`This disk has a file that no disk here can have: “${strange.name}” is no name of eight characters and three.`);
  const coming = new Set(files.map(({ name }) => name));
  const staying = (await store.list()).filter(({ name }) => !coming.has(name) && !builtIn.has(name));
  const sum = files.reduce((bytes, file) => bytes + file.bytes.length, 0) + staying.reduce((bytes, file) => bytes + file.bytes, 0);
  if (sum > disketteBytes || files.length + staying.length > disketteFiles) return refuse(full);
  try {
    await importArchive(store, encodeArchive(files));
  } catch (error) {
    if (error instanceof StoreFull) refuse(full);
    throw error;
  }
}
