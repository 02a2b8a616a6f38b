/** A command line taken apart. */
export interface Request {
  /** The first word, in capitals. */
  readonly name: string;
  /** The words behind it that are no switches. */
  readonly words: readonly string[];
  /** Letters behind a slash, in capitals: `/W/P` gives two. */
  readonly switches: readonly string[];
  /** All that follows the name, as it was typed, for a program. */
  readonly rest: string;
  /** Whether the answer goes through MORE. */
  readonly paged: boolean;
}

const pipe = /\|\s*more(\.com)?\s*$/i;

/** Takes a command line apart: `dir/w *.exe | more`. `undefined` for a line of blanks. */
export function parse(line: string): Request | undefined {
  const paged = pipe.test(line);
  const body = line.replace(pipe, '').trim();
  const [, name = '', rest = ''] = /^([^\s/<>|,;=]+)(.*)$/.exec(body) ?? [];
  if (body === '') return undefined;
  const tokens = rest
    .replaceAll('/', ' /')
    .replace(/^\s*</, ' ')
    .split(/[\s,;=]+/);
  return {
    name: name.toUpperCase(),
    words: tokens.filter((token) => token !== '' && !token.startsWith('/')),
    switches: tokens.filter((token) => token.startsWith('/')).map((token) => token.slice(1).toUpperCase()),
    rest: rest.trim(),
    paged,
  };
}

/** A file's name without the drive and the root, which are the only ones: `C:\POKER.DAT`. `undefined` for another place. */
export function onThisDrive(path: string): string | undefined {
  const name = path.replace(/^c:/i, '').replace(/^\\/, '');
  return /[:\\]/.test(name) ? undefined : name;
}
