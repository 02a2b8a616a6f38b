import type { BuiltInFile, Program } from '@felt80/machine';
import { toGlyphs } from '@felt80/text-mode';

/** A program as the start screen and the disk know it. Nothing of the program itself is loaded for that. */
export interface Listing {
  /** What is typed to start it, in capitals, and the name of its files. */
  readonly name: string;
  /** The glyph that stands before it in lists. */
  readonly mark: string;
  /** One line about it: what one does there. At most 52 characters. */
  readonly about: string;
  /** Year of the program that it follows. */
  readonly year: number;
  /** Whose work it follows, as a line. */
  readonly credit: string;
  load(): Promise<Program>;
  /** The text of its documentation, in lines of at most 79 characters of code page 437. */
  manual(): Promise<string>;
}

/** All programs, in the order in which they are offered. */
export const catalogue: readonly Listing[] = [
  {
    name: 'BACCARAT',
    mark: '♠',
    about: 'Punto banco by the keys of 1990, with nine systems',
    year: 1990,
    credit: 'After BACCARAT 3.00 by Raymond M. Buti, United Innovations Plus',
    load: async () => (await import('./baccarat/program')).baccarat,
    manual: async () => (await import('./baccarat/doc')).doc,
  },
  {
    name: 'VBACC',
    mark: '♥',
    about: 'Baccarat with chips, fields and a mouse',
    year: 2005,
    credit: 'After Virtual Baccarat, an undated browser game (2005 is a guess)',
    load: async () => (await import('./vbacc/program')).vbacc,
    manual: async () => (await import('./vbacc/doc')).doc,
  },
  {
    name: 'TOMMYS21',
    mark: '♦',
    about: 'Four games of twenty-one, a dealer and his martini',
    year: 1986,
    credit: "After Tommy's Twenty-One by T. L. Winslow, Tommy's Toys",
    load: async () => (await import('./tommys21/program')).tommys21,
    manual: async () => (await import('./tommys21/doc')).doc,
  },
  {
    name: 'POKER',
    mark: '♣',
    about: 'Six games of poker, six opponents, 0 to 52 jokers',
    year: 1987,
    credit: "After Tommy's Poker Parlor by T. L. Winslow, Tommy's Toys",
    load: async () => (await import('./poker/program')).poker,
    manual: async () => (await import('./poker/doc')).doc,
  },
];

/** The listing of a name as it is typed: in any case, with or without `.EXE` or `.COM`. */
export function listingNamed(listings: readonly Listing[], typed: string): Listing | undefined {
  const name = typed.toUpperCase().replace(/\.(EXE|COM)$/, '');
  return listings.find((listing) => listing.name === name);
}

/** A text as the bytes of a DOS file: code page 437, lines that end in CR LF. */
export function dosText(text: string): Uint8Array {
  return Uint8Array.from(
    text
      .trimEnd()
      .split('\n')
      .flatMap((line) => [...toGlyphs(line), 13, 10]),
  );
}

/** A part of the machine that could not be had: the network is away, or the server has another version by now. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  /** The file that it is needed for. */
  readonly file: string;

  constructor(file: string, options: ErrorOptions) {
    super(`${file} could not be loaded`, options);
    this.file = file;
  }
}

async function documentation({ manual }: Listing, file: string): Promise<Uint8Array> {
  try {
    return dosText(await manual());
  } catch (cause) {
    throw new NotLoaded(file, { cause });
  }
}

const headerBytes = 512;

/** What a program's file on the disk holds: the program itself is elsewhere, and says so to whoever looks inside. */
function executable({ name }: Listing): Uint8Array {
  const bytes = new Uint8Array(headerBytes);
  bytes.set(toGlyphs(`MZ ${name} is part of Felt80. Its code is not kept in this file.`));
  return bytes;
}

/** The programs and their documentation as read-only files for a disk. Documentation that cannot be had rejects with `NotLoaded`. */
export function builtInFiles(listings: readonly Listing[]): readonly BuiltInFile[] {
  return listings.flatMap((listing) => {
    const modifiedMs = new Date(listing.year, 0, 1, 12).getTime();
    const doc = `${listing.name}.DOC`;
    return [
      { name: `${listing.name}.EXE`, modifiedMs, load: async () => executable(listing) },
      { name: doc, modifiedMs, load: () => documentation(listing, doc) },
    ];
  });
}
