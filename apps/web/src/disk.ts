import { decodeArchive } from '@felt80/persistence';
import type { FeltTerminal } from '@felt80/terminal';
import type { Notices } from './notices';

/** The names on both disks whose contents differ. */
async function replacedBy(coming: Blob, present: Blob): Promise<readonly string[]> {
  const [theirs, ours] = await Promise.all([coming, present].map(async (disk) => decodeArchive(new Uint8Array(await disk.arrayBuffer()))));
  if (!theirs || !ours || 'problem' in theirs || 'problem' in ours) return [];
  const own = new Map(ours.map(({ name, bytes }) => [name, bytes]));
  return theirs
    .filter(({ name, bytes }) => {
      const old = own.get(name);
      return old !== undefined && (old.length !== bytes.length || old.some((byte, at) => byte !== bytes[at]));
    })
    .map(({ name }) => name);
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
  readonly terminal: FeltTerminal;
  readonly notices: Notices;
  /** Asks whether files may be written over; true for yes. */
  mayReplace(names: readonly string[]): Promise<boolean>;
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
export async function importDisk({ terminal, notices, mayReplace, changed }: DiskMenu, file: Blob): Promise<void> {
  try {
    const before = await terminal.exportDisk();
    const replaced = await replacedBy(file, before);
    if (replaced.length > 0 && !(await mayReplace(replaced))) return;
    await terminal.importDisk(file);
    changed();
    if (replaced.length === 0) {
      notices.say('The disk has been imported.');
      return;
    }
    const undo = async (): Promise<void> => {
      await terminal.importDisk(before);
      changed();
      notices.say('Your own files are back.');
    };
    notices.say(`The disk has been imported. Replaced: ${replaced.join(', ')}.`, {
      remedy: { label: 'Put mine back', act: () => void undo().catch((error) => notices.say(whyOf(error), { warning: true })) },
    });
  } catch (error) {
    notices.say(whyOf(error), { warning: true });
  }
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
