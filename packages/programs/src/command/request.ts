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
  /** Whether something else is to be redirected, which cannot be done. */
  readonly redirected: boolean;
}

const pipe = /\|\s*more(\.com)?\s*$/i;

/** Takes a command line apart: `dir/w *.exe | more`. `undefined` for a line of blanks. */
export function parse(line: string): Request | undefined {
  const paged = pipe.test(line);
  const body = line.replace(pipe, '').trim();
  const [, name = '', rest = ''] = /^([^\s/<>|,;=]+)(.*)$/.exec(body) ?? [];
  if (body === '') return undefined;
  const given = rest.replace(/^\s*</, ' ');
  const tokens = given.replaceAll('/', ' /').split(/[\s,;=]+/);
  return {
    name: name.toUpperCase(),
    words: tokens.filter((token) => token !== '' && !token.startsWith('/')),
    switches: tokens.filter((token) => token.startsWith('/')).map((token) => token.slice(1).toUpperCase()),
    rest: rest.trim(),
    paged,
    redirected: /[<>|]/.test(given),
  };
}
