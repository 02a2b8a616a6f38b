import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { parseArgs } from 'node:util';
import { type Adapter, adapters } from '@felt80/text-mode';

/** What was asked for in the shell. */
export type Request =
  | { readonly type: 'help' | 'version' }
  | { readonly type: 'refused'; readonly why: string }
  | {
      readonly type: 'play';
      /** The name of a program as it was typed; left out for the prompt. */
      readonly program: string | undefined;
      /** The program's own parameters: `S M *`. */
      readonly parameters: string;
      readonly seed: string | undefined;
      /** A folder, or `memory` for a disk that is forgotten; left out for the usual folder. */
      readonly disk: string | undefined;
      readonly adapter: Adapter;
      readonly bell: boolean;
    };

const options = {
  seed: { type: 'string' },
  disk: { type: 'string' },
  adapter: { type: 'string', default: 'vga' },
  bell: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

function isAdapter(name: string): name is Adapter {
  return Object.hasOwn(adapters, name);
}

function parsed(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** Reads the arguments of the command. */
export function readCommandLine(args: readonly string[]): Request {
  let line: ReturnType<typeof parsed>;
  try {
    line = parsed(args);
  } catch (error) {
    // The platform's message has the fault in its first sentence and advice about programming after it.
    const why = error instanceof Error ? error.message : String(error);
    return { type: 'refused', why: `${why.replace(/\.?\s(?:To|Did) .*$/s, '')}.` };
  }
  const { values, positionals } = line;
  if (values.help) return { type: 'help' };
  if (values.version) return { type: 'version' };
  if (!isAdapter(values.adapter))
    return { type: 'refused', why: `There is no adapter '${values.adapter}': ${Object.keys(adapters).join(', ')}.` };
  if (values.seed === '' || values.disk === '') return { type: 'refused', why: 'A seed and a disk are at least one character long.' };
  const [program, ...parameters] = positionals;
  const { seed, disk, adapter, bell } = values;
  return { type: 'play', program, parameters: parameters.join(' '), seed, disk, adapter, bell };
}

/** The folder in which the disk is kept when none is named, by the customs of the platform. A variable that is no whole path is none. */
export function usualFolder(
  platform: NodeJS.Platform = process.platform,
  env: Readonly<Record<string, string | undefined>> = process.env,
  home: string = homedir(),
): string {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const named = (folder: string | undefined, ...usual: readonly string[]): string =>
    folder !== undefined && isAbsolute(folder) ? folder : join(home, ...usual);
  if (platform === 'win32') return join(named(env.LOCALAPPDATA, 'AppData', 'Local'), 'Felt80');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Felt80');
  return join(named(env.XDG_DATA_HOME, '.local', 'share'), 'felt80');
}
