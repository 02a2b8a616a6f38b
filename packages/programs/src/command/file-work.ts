import { AccessDenied, BadFileName, type Disk, DiskFull, fileName, isPattern, matches, NameTaken, renamed } from '@felt80/machine';
import { StoreUnavailable } from '@felt80/persistence';
import { type Desk, type Outcome, print } from './outcome';
import { canBeName, filesNamed, placeOf } from './place';
import type { Request } from './request';
import { answers, questions } from './words';

const refusals: readonly (readonly [new (...given: never[]) => Error, string])[] = [
  [AccessDenied, answers.denied],
  [BadFileName, answers.badName],
  [DiskFull, answers.full],
  [NameTaken, answers.duplicate],
  [StoreUnavailable, answers.notReady],
];

/** Why the disk refused, as a line; `undefined` when it did not. Other errors pass. */
async function refusal(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const known = refusals.find(([kind]) => error instanceof kind);
    if (!known) throw error;
    return known[1];
  }
}

/** The two names of COPY and REN: the files that the first matches, and what each is to be called. */
async function pairs(request: Request, { disk }: Desk): Promise<readonly (readonly [string, string])[] | string> {
  const [path = '', target = ''] = request.words;
  const from = placeOf(path);
  if ('why' in from) return from.why;
  const to = placeOf(target);
  if ('why' in to) return to.why;
  if (to.name !== '' && !canBeName(to.name)) return answers.badName;
  const files = await filesNamed(disk, from.name || '*.*');
  if (files.length === 0) return `${answers.notFound} - ${path.toUpperCase()}`;
  if (files.length > 1 && to.name !== '' && !isPattern(to.name)) return answers.duplicate;
  return files.map(({ name }) => [name, to.name === '' ? name : renamed(name, to.name)]);
}

async function copyOne(disk: Disk, from: string, to: string): Promise<void> {
  const bytes = await disk.read(from);
  await disk.update(to, (old) => bytes ?? old);
}

/** COPY: the same bytes under another name. */
export async function copy(request: Request, desk: Desk): Promise<Outcome> {
  const found = await pairs(request, desk);
  if (typeof found === 'string') return print(found, answers.copied(0));
  const lines: string[] = [];
  let count = 0;
  for (const [from, to] of found) {
    if (found.length > 1) lines.push(from);
    const why = fileName(to) === from ? answers.ontoItself : await refusal(copyOne(desk.disk, from, to));
    if (why !== undefined) return print(...lines, why, answers.copied(count));
    count += 1;
  }
  return print(...lines, answers.copied(count));
}

/** REN: the same file under another name that is still free. */
export async function rename(request: Request, desk: Desk): Promise<Outcome> {
  const found = await pairs(request, desk);
  if (typeof found === 'string') return print(found.startsWith(answers.notFound) ? answers.duplicate : found);
  const lines: string[] = [];
  for (const [name, to] of found) {
    const why = await refusal(desk.disk.rename(name, to));
    if (why !== undefined && !lines.includes(why)) lines.push(why);
  }
  return print(...lines);
}

/** Whether a pattern leaves no file out: names that have nothing in common both match. */
function takesAll(pattern: string): boolean {
  return ['AAAAAAAA.AAA', 'BBBBBBBB.BBB'].every((name) => matches(name, pattern));
}

/** DEL: files that are gone afterwards. Asks before it takes all. */
export async function remove(request: Request, { disk }: Desk): Promise<Outcome> {
  const place = placeOf(request.words[0] ?? '');
  if ('why' in place) return print(place.why);
  const wanted = place.name || '*.*';
  const files = await filesNamed(disk, wanted);
  if (files.length === 0) return print(answers.notFound);
  if (takesAll(wanted) && !request.switches.includes('Y')) return { type: 'ask', lines: questions.sure, yes: 'DEL *.* /Y' };
  const own = files.filter(({ readOnly }) => !readOnly);
  if (own.length === 0) return print(answers.denied);
  for (const file of own) {
    const why = await refusal(disk.update(file.name, () => undefined));
    if (why !== undefined) return print(why);
  }
  return print();
}
