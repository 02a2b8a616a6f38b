import { catalogue, listingNamed } from '@felt80/programs';

/** A game that an address names. With a seed it is played on a fresh disk, so that it is the same everywhere. */
export interface Link {
  readonly program?: string;
  readonly parameters?: string;
  readonly seed?: string;
}

/** What an address says: a link, nothing, or nonsense in words for people. */
export type ReadLink = { readonly link: Link | undefined } | { readonly nonsense: string };

const longest = 120;
const printable = /^[\x20-\x7e]*$/;
const names = ['program', 'parameters', 'seed'] as const;

/** Reads the part of an address behind `#`: `program=BACCARAT&seed=7&parameters=M`. Only programs can be named, no commands. */
export function readLink(hash: string): ReadLink {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  if ([...said].length === 0) return { link: undefined };
  const strange = [...said.keys()].find((name) => !(names as readonly string[]).includes(name));
  if (strange !== undefined) return { nonsense: `it names “${strange.slice(0, 20)}”, which means nothing here` };
  const link: { -readonly [name in keyof Link]: Link[name] } = {};
  for (const name of names) {
    const value = said.get(name);
    if (value === null) continue;
    if (value.length > longest || !printable.test(value)) return { nonsense: `its ${name} cannot be used` };
    link[name] = value;
  }
  if (link.program === undefined) return link.seed ? { link: { seed: link.seed } } : { nonsense: 'it names no program' };
  const listing = listingNamed(catalogue, link.program);
  if (!listing) return { nonsense: `there is no program “${link.program.slice(0, 20)}”` };
  return { link: { ...link, program: listing.name } };
}

/** The address of a game: `page` without what stands behind its `#`, and the link. */
export function addressOf(page: string, { program, parameters, seed }: Link): string {
  const said = Object.entries({ program, seed, parameters }).filter((entry): entry is [string, string] => !!entry[1]);
  const address = new URL(page);
  address.hash = new URLSearchParams(said).toString();
  return address.href;
}
