import { openFolderDisk, runInTerminal, type TerminalInput, type TerminalOutput } from '@felt80/host-node';
import { type Disk, openDisk, type Program } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { builtInFiles, type Listing, listingNamed, promptOver } from '@felt80/programs';
import manifest from '../package.json' with { type: 'json' };
import { type Request, readCommandLine, usualFolder } from './command-line';

/** What the command runs in. */
export interface Surroundings {
  readonly input: TerminalInput;
  readonly output: TerminalOutput & { readonly isTTY?: boolean };
  readonly errors: { write(text: string): unknown };
  readonly listings: readonly Listing[];
  /** Where the disk is kept when no folder is named. */
  readonly folder?: string;
}

/** Exit codes: those of shells for a wrong command line and for Ctrl-C. */
const FAILED = 1;
const MISUSED = 2;
const INTERRUPTED = 130;

function helpText(listings: readonly Listing[], folder: string): string {
  const programs = listings.map(({ name, about }) => `  ${name.padEnd(12)}${about}`);
  return [
    'felt80 [PROGRAM [parameters]] [options]',
    '',
    'Card-table programs of the 80-column age, in your terminal. Without a program: the prompt.',
    '',
    ...programs,
    '',
    '  --seed TEXT     the same text, the same cards',
    `  --disk FOLDER   where files are kept, or 'memory'; usually ${folder}`,
    '  --adapter NAME  mono, cga, ega or vga (vga)',
    '  --bell          the bell rings where the speaker would play',
    '  -h, --help      this text',
    '  -v, --version   the version',
    '',
    'The window needs 80 columns and 25 rows. Ctrl-C turns the machine off.',
    '',
  ].join('\n');
}

async function diskOf(name: string, listings: readonly Listing[]): Promise<Disk> {
  const options = { builtIn: builtInFiles(listings) };
  return name === 'memory' ? openDisk(memoryStore({ now: () => Date.now() }), options) : openFolderDisk(name, options);
}

async function play(request: Extract<Request, { type: 'play' }>, surroundings: Surroundings, folder: string): Promise<number> {
  const { input, output, errors, listings } = surroundings;
  const refuse = (why: string, code = MISUSED): number => {
    errors.write(`felt80: ${why}\n`);
    return code;
  };
  const listing = request.program === undefined ? undefined : listingNamed(listings, request.program);
  if (request.program !== undefined && !listing)
    return refuse(
      `There is no program '${request.program}'. There are ${listings.map(({ name }) => name).join(', ')}; felt80 alone is the prompt.`,
    );
  if (!input.isTTY || !output.isTTY) return refuse('This is not a terminal: keys and picture need one.');
  const where = request.disk ?? folder;
  let disk: Disk;
  try {
    disk = await diskOf(where, listings);
  } catch (error) {
    return refuse(`The folder ${where} cannot be used (${messageOf(error)}). Name another with --disk, or --disk memory.`, FAILED);
  }
  const { parameters: args, seed, adapter, bell } = request;
  try {
    const program: Program = listing ? await listing.load() : promptOver(listings);
    const result = await runInTerminal(program, { input, output }, { disk, args, seed, adapter, bell });
    return result === 'poweredOff' ? INTERRUPTED : result;
  } catch (error) {
    return refuse(`${listing?.name ?? 'The prompt'} stopped: ${messageOf(error)}`, FAILED);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The whole command: takes its arguments, gives its exit code. */
export async function felt80(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { output, errors, listings, folder = usualFolder() } = surroundings;
  const request = readCommandLine(args);
  if (request.type === 'play') return play(request, surroundings, folder);
  if (request.type === 'refused') {
    errors.write(`felt80: ${request.why} felt80 --help tells more.\n`);
    return MISUSED;
  }
  output.write(request.type === 'help' ? helpText(listings, folder) : `${manifest.version}\n`);
  return 0;
}
