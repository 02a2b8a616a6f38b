import type { DiskEntry } from '@felt80/machine';
import { grouped } from '../kit/money';
import { type Desk, type Outcome, print } from './outcome';
import { filesNamed, placeOf } from './place';
import type { Request } from './request';
import { shortDate, shortTime } from './when';
import { answers } from './words';

/** What a name means to DIR: all extensions when none is written, all names when only an extension is. */
function pattern(name: string): string {
  if (name === '') return '*.*';
  if (name.startsWith('.')) return `*${name}`;
  return name.includes('.') ? name : `${name}.*`;
}

function row({ name, bytes, modifiedMs }: DiskEntry): string {
  const [stem = '', extension = ''] = name.split('.');
  const date = new Date(modifiedMs);
  return `${stem.padEnd(8)} ${extension.padEnd(3)} ${grouped(bytes).padStart(14)} ${shortDate(date)}  ${shortTime(date)}`;
}

function wide(entries: readonly DiskEntry[]): readonly string[] {
  const names = entries.map(({ name }) => name.padEnd(16));
  return Array.from({ length: Math.ceil(names.length / 5) }, (_, at) =>
    names
      .slice(5 * at, 5 * at + 5)
      .join('')
      .trimEnd(),
  );
}

/** DIR: what is on the disk. */
export async function directory(request: Request, { disk }: Desk): Promise<Outcome> {
  const place = placeOf(request.words[0] ?? '');
  if ('why' in place) return print(place.why);
  const entries = await filesNamed(disk, pattern(place.name));
  const head = ['', ' Volume in drive C is FELT80', ' Directory of  C:\\', ''];
  if (entries.length === 0) return print(...head, answers.notFound, '');
  const bytes = grouped(entries.reduce((sum, entry) => sum + entry.bytes, 0));
  const free = grouped(await disk.freeBytes());
  const lines = [
    ...head,
    ...(request.switches.includes('W') ? wide(entries) : entries.map(row)),
    `${String(entries.length).padStart(9)} file(s) ${bytes.padStart(14)} bytes`,
    `${free.padStart(32)} bytes free`,
    '',
  ];
  return { type: 'print', lines, paged: request.switches.includes('P') };
}
