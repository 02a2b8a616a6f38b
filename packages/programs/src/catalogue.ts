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
  /** The text of its documentation, a paragraph or a heading a line. */
  manual(): Promise<string>;
}

/** All programs, in the order in which they are offered. */
export const catalogue: readonly Listing[] = [];

/** The listing of a name as it is typed: in any case, with or without `.EXE` or `.COM`. */
export function listingNamed(listings: readonly Listing[], typed: string): Listing | undefined {
  const name = typed.toUpperCase().replace(/\.(EXE|COM)$/, '');
  return listings.find((listing) => listing.name === name);
}

/** Broken into lines of at most `columns`, at blanks. */
function folded(paragraph: string, columns: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= columns) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text as the bytes of a DOS file: code page 437, lines of at most 78 characters that end in CR LF. */
export function dosText(text: string): Uint8Array {
  const lines = text
    .trim()
    .split('\n')
    .flatMap((line) => (line.startsWith(' ') ? [line] : folded(line, 78)));
  return Uint8Array.from(lines.flatMap((line) => [...toGlyphs(line), 13, 10]));
}

const headerBytes = 512;

/** What a program's file on the disk holds: the program itself is elsewhere, and says so to whoever looks inside. */
function executable({ name }: Listing): Uint8Array {
  const bytes = new Uint8Array(headerBytes);
  bytes.set(toGlyphs(`MZ ${name} is part of Felt80. Its code is not kept in this file.`));
  return bytes;
}

/** The programs and their documentation as read-only files for a disk. */
export function builtInFiles(listings: readonly Listing[]): readonly BuiltInFile[] {
  return listings.flatMap((listing) => {
    const modifiedMs = new Date(listing.year, 0, 1, 12).getTime();
    return [
      { name: `${listing.name}.EXE`, modifiedMs, load: async () => executable(listing) },
      { name: `${listing.name}.DOC`, modifiedMs, load: async () => dosText(await listing.manual()) },
    ];
  });
}
