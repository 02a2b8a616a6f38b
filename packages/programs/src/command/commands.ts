import { listingNamed } from '../catalogue';
import { directory } from './directory';
import { copy, remove, rename } from './file-work';
import { type Command, type Desk, type Outcome, print } from './outcome';
import { placeOf } from './place';
import { parse, type Request } from './request';
import { pageFile, typeFile } from './show-file';
import { longDate, longTime } from './when';
import { answers, version } from './words';

const commands: readonly Command[] = [
  { names: ['CLS'], usage: 'CLS', about: 'Clears the screen.', words: [0, 0], run: () => ({ type: 'clear' }) },
  { names: ['COPY'], usage: 'COPY file [name]', about: 'Copies files. COPY *.DAT *.BAK copies many.', words: [1, 2], run: copy },
  {
    names: ['DATE'],
    usage: 'DATE',
    about: 'Says what day it is.',
    words: [0, 1],
    run: ({ words }, { clock }) => print(`Current date is ${longDate(clock.today())}`, ...(words.length > 0 ? [answers.ownClock] : [])),
  },
  {
    names: ['DEL', 'ERASE'],
    usage: 'DEL file [/Y]',
    about: 'Deletes files. DEL *.* deletes all that you may; /Y: without asking.',
    words: [1, 1],
    switches: ['Y'],
    run: remove,
  },
  {
    names: ['DIR'],
    usage: 'DIR [file] [/W] [/P]',
    about: 'Shows what is on the disk. /W: in columns, /P: page by page.',
    words: [0, 1],
    switches: ['W', 'P'],
    run: directory,
  },
  { names: ['EXIT'], usage: 'EXIT', about: 'Leaves the prompt.', words: [0, 0], run: () => ({ type: 'leave' }) },
  { names: ['HELP'], usage: 'HELP [command]', about: 'Lists the commands, or explains one.', words: [0, 1], run: help },
  { names: ['MENU'], usage: 'MENU', about: 'Shows the programs to choose from. So does F1.', words: [0, 0], run: () => ({ type: 'menu' }) },
  { names: ['MORE'], usage: 'MORE file', about: 'Shows a file page by page. DIR | MORE pages a command.', words: [1, 1], run: pageFile },
  {
    names: ['REN', 'RENAME'],
    usage: 'REN file name',
    about: 'Gives files another name. REN *.BAK *.DAT renames many.',
    words: [2, 2],
    run: rename,
  },
  {
    names: ['TIME'],
    usage: 'TIME',
    about: 'Says what time it is.',
    words: [0, 1],
    run: ({ words }, { clock }) => print(`Current time is ${longTime(clock.today())}`, ...(words.length > 0 ? [answers.ownClock] : [])),
  },
  { names: ['TYPE'], usage: 'TYPE file', about: 'Shows a file.', words: [1, 1], run: typeFile },
  { names: ['VER'], usage: 'VER', about: 'Says which version this is.', words: [0, 0], run: () => print('', version, '') },
];

function commandNamed(name: string): Command | undefined {
  return commands.find(({ names }) => names.includes(name));
}

function help({ words }: Request, { listings }: Desk): Outcome {
  const wanted = words[0]?.toUpperCase();
  if (wanted === undefined) {
    return print(
      '',
      ...listings.map(({ name, about }) => `${name.padEnd(11)}${about}.`),
      '',
      ...commands.map(({ names, about }) => `${(names[0] ?? '').padEnd(11)}${about}`),
      '',
      'HELP and a name tells more. F3 and ↑ bring the last line back, Esc clears it.',
      '',
    );
  }
  const command = commandNamed(wanted);
  if (command) return explained(command);
  const listing = listingNamed(listings, wanted);
  if (!listing) return print(answers.noHelp(wanted));
  return print('', `${listing.name}: ${listing.about}.`, listing.credit, '', `Its documentation: MORE ${listing.name}.DOC`, '');
}

function fault({ words, switches }: Request, command: Command): string | undefined {
  const unknown = switches.find((letter) => !command.switches?.includes(letter));
  if (unknown !== undefined) return answers.badSwitch(unknown);
  const [least, most] = command.words;
  const extra = words[most];
  if (extra !== undefined) return answers.tooMany(extra);
  return words.length < least ? answers.missing : undefined;
}

function explained({ names, about, usage }: Command): Outcome {
  const also = names.slice(1).map((name) => `Also: ${name}`);
  return print('', `${names[0]}: ${about}`, '', `Usage: ${usage}`, ...also, '');
}

/** What a first word means that is no command: `VBACC`, `C:\VBACC.EXE`, or a drive, of which there is one. */
function programOrDrive({ name, rest }: Request, { listings }: Desk): Outcome {
  const place = placeOf(name);
  if (/^[A-Z]:$/.test(name)) return 'why' in place ? print(place.why, '') : print();
  const listing = 'why' in place ? undefined : listingNamed(listings, place.name);
  return listing ? { type: 'run', listing, args: rest } : print(answers.badCommand, '');
}

/** Carries a command line out, up to what the prompt itself has to do. */
export async function carryOut(line: string, desk: Desk): Promise<Outcome> {
  const request = parse(line);
  if (!request) return print();
  const command = commandNamed(request.name);
  if (!command) return programOrDrive(request, desk);
  if (request.redirected) return print(answers.noRedirection);
  if (request.switches.includes('?')) return explained(command);
  const wrong = fault(request, command);
  const outcome = wrong === undefined ? await command.run(request, desk) : print(wrong);
  return request.paged && outcome.type === 'print' ? { ...outcome, paged: true } : outcome;
}
