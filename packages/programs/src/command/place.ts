import { type Disk, type DiskEntry, fileName, isPattern } from '@felt80/machine';
import { answers } from './words';

/** A place that a path names on this disk, as the name in it (`''`: the disk itself); or why there is no such place. */
export type Place = { readonly name: string } | { readonly why: string };

/** Where a path leads: there is one drive with one directory, so `C:\POKER.DAT` and `.\POKER.DAT` are `POKER.DAT`. */
export function placeOf(path: string): Place {
  const [, drive = 'C', within = ''] = /^(?:([^:]*):)?(.*)$/.exec(path) ?? [];
  if (drive.toUpperCase() !== 'C' || within.includes(':')) return { why: answers.badDrive };
  const name = within.replace(/^\.?\\/, '').replace(/^\.$/, '');
  return name === '..' || name.includes('\\') ? { why: answers.noPath } : { name };
}

/** A field before its star, which stands for all that follows in it. */
const pattern = /^[^.*]{0,8}(\*[^.]*)?(\.[^.*]{0,3}(\*[^.]*)?)?$/;
const signs = /^[A-Z0-9!#$%&'()@^_`{}~.?*-]*$/i;

/** Whether a text can be the name of a file, or a pattern of such names: nothing is cut off to make it one. */
export function canBeName(text: string): boolean {
  return isPattern(text) ? signs.test(text) && pattern.test(text) : fileName(text) !== undefined;
}

/** The files that a name or a pattern stands for. */
export async function filesNamed(disk: Disk, name: string): Promise<readonly DiskEntry[]> {
  return canBeName(name) ? disk.list(name) : [];
}
