import { type ArchivedFile, decodeArchive, encodeArchive } from '@felt80/persistence';
import type { FeltTerminal } from '@felt80/terminal';
import type { Notices } from './notices';

/** Far above what a whole disk takes as a file. */
const MOST_BYTES = 10_000_000;

async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (file.size > MOST_BYTES) throw new Error('This file is far larger than any disk. Nothing has been changed.');
  return new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new Error('This cannot be read: it is a folder, or it is no longer there. Nothing has been changed.', { cause });
    }),
  );
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Our files that a coming disk has with other contents. */
async function replacedBy(coming: readonly ArchivedFile[], present: Blob): Promise<readonly ArchivedFile[]> {
  const ours = decodeArchive(await bytesOf(present));
  const contents = new Map(coming.map(({ name, bytes }) => [name, bytes]));
  return 'problem' in ours ? [] : ours.filter(({ name, bytes }) => !sameBytes(contents.get(name) ?? bytes, bytes));
}

function fileNameOf(day: Date): string {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return `felt80-disk-${date}.json`;
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What the disk's menu needs of the page. */
export interface DiskMenu {
  readonly terminal: Pick<FeltTerminal, 'exportDisk' | 'importDisk'>;
  readonly notices: Notices;
  /** Whether a disk may come in that writes over these files; asks where there is something to lose. */
  mayImport(replaced: readonly string[]): Promise<boolean>;
  /** The files are others now: whatever runs has to read them again. */
  changed(): void;
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** All files of the disk as a download. */
export async function exportDisk({ terminal, notices }: DiskMenu): Promise<void> {
  try {
    const name = fileNameOf(new Date());
    download(await terminal.exportDisk(), name);
    notices.say(`The disk has been exported as ${name}.`);
  } catch (error) {
    notices.say(`The disk could not be exported: ${whyOf(error)}`, { warning: true });
  }
}

/** Takes an exported disk in, after asking about every file that it would write over; and offers to put those back. */
async function importDisk({ terminal, notices, mayImport, changed }: DiskMenu, file: Blob): Promise<void> {
  const coming = decodeArchive(await bytesOf(file));
  // What is no disk is refused there, in words.
  if ('problem' in coming) return terminal.importDisk(file);
  const asked = await replacedBy(coming, await terminal.exportDisk());
  if (!(await mayImport(asked.map(({ name }) => name)))) return;
  // A program may have gone on while the question was open.
  const replaced = await replacedBy(coming, await terminal.exportDisk());
  await terminal.importDisk(file);
  changed();
  if (replaced.length === 0) {
    notices.say('The disk has been imported.');
    return;
  }
  const undo = async (): Promise<void> => {
    await terminal.importDisk(new Blob([encodeArchive(replaced).slice()]));
    changed();
    notices.say('Your own files are back.');
  };
  notices.say(`The disk has been imported. Replaced: ${replaced.map(({ name }) => name).join(', ')}.`, {
    remedy: { label: 'Put mine back', act: () => void undo().catch((error) => notices.say(whyOf(error), { warning: true })) },
  });
}

/** Gives what takes in the files that somebody has chosen or dropped: one disk, and none while another waits for an answer. */
export function openImports(menu: DiskMenu): (files: readonly Blob[]) => Promise<void> {
  const warn = (line: string): void => void menu.notices.say(line, { warning: true });
  let isBusy = false;
  return async (files) => {
    const [file] = files;
    if (!file || files.length > 1) warn('One disk at a time, please: drop a single file.');
    else if (isBusy) warn('One disk at a time, please: another is being imported.');
    else {
      isBusy = true;
      await importDisk(menu, file).catch((error: unknown) => warn(whyOf(error)));
      isBusy = false;
    }
  };
}

/** Lets a disk be dropped anywhere on the page. `dragging` is told whether a file hangs over it. */
export function takeDrops(page: HTMLElement, dragging: (on: boolean) => void, take: (files: readonly File[]) => void): void {
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
  page.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    dragging(true);
  });
  page.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) dragging(false);
  });
  page.addEventListener('drop', (event) => {
    dragging(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
}
