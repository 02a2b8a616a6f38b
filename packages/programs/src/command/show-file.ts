import { isPattern } from '@felt80/machine';
import { toUnicode } from '@felt80/text-mode';
import { type Desk, type Outcome, print } from './outcome';
import { placeOf } from './place';
import type { Request } from './request';
import { answers } from './words';

const endOfFile = 0x1a;
const tabWidth = 8;

/** The lines of a file's bytes in code page 437: up to Ctrl-Z, tabs filled, all other bytes as their glyphs. */
export function linesOf(bytes: Uint8Array): readonly string[] {
  const end = bytes.indexOf(endOfFile);
  const lines = [''];
  for (const byte of end < 0 ? bytes : bytes.subarray(0, end)) {
    const line = lines.at(-1) ?? '';
    if (byte === 10) lines.push('');
    else if (byte === 9) lines[lines.length - 1] = line.padEnd((Math.floor(line.length / tabWidth) + 1) * tabWidth);
    else if (byte !== 13) lines[lines.length - 1] = line + toUnicode(byte);
  }
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

async function shown(request: Request, { disk }: Desk, paged: boolean): Promise<Outcome> {
  const [path = ''] = request.words;
  const place = placeOf(path);
  if ('why' in place) return print(place.why);
  const bytes = isPattern(place.name) ? undefined : await disk.read(place.name);
  if (bytes === undefined) return print(`${answers.notFound} - ${path.toUpperCase()}`);
  return { type: 'print', lines: linesOf(bytes), paged };
}

/** TYPE: a file at once. */
export function typeFile(request: Request, desk: Desk): Promise<Outcome> {
  return shown(request, desk, false);
}

/** MORE: a file page by page. */
export function pageFile(request: Request, desk: Desk): Promise<Outcome> {
  return shown(request, desk, true);
}
