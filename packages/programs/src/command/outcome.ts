import type { Disk, Machine } from '@felt80/machine';
import type { Listing } from '../catalogue';
import type { Request } from './request';

/** What comes of a command line. */
export type Outcome =
  | { readonly type: 'print'; readonly lines: readonly string[]; readonly paged?: boolean }
  | { readonly type: 'ask'; readonly lines: readonly string[]; readonly yes: string }
  | { readonly type: 'run'; readonly listing: Listing; readonly args: string }
  | { readonly type: 'clear' }
  | { readonly type: 'menu' }
  | { readonly type: 'leave' };

/** An outcome that the screen shows; the others are for the loop. */
export type Told = Exclude<Outcome, { readonly type: 'run' | 'leave' }>;

/** What a command can reach. */
export interface Desk {
  readonly disk: Disk;
  readonly clock: Machine['clock'];
  readonly listings: readonly Listing[];
}

/** A command of the prompt. The table of them is the whole language: what is typed, what HELP says, what is refused. */
export interface Command {
  readonly names: readonly string[];
  readonly usage: string;
  /** One line for HELP. */
  readonly about: string;
  /** The fewest and the most words that it takes. */
  readonly words: readonly [least: number, most: number];
  readonly switches?: readonly string[];
  run(request: Request, desk: Desk): Outcome | Promise<Outcome>;
}

/** Lines to print. */
export function print(...lines: readonly string[]): Outcome {
  return { type: 'print', lines };
}
