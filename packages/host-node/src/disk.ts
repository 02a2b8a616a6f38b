import { type Disk, type DiskOptions, openDisk } from '@felt80/machine';
import { folderStore } from '@felt80/persistence/folder';

/**
 * A disk whose files lie in a folder, which is made when it is missing. Other programs may use it at the same time.
 * @throws StoreUnavailable where the folder cannot be used
 */
export async function openFolderDisk(folder: string, options: DiskOptions = {}): Promise<Disk> {
  return openDisk(await folderStore({ folder }), options);
}
