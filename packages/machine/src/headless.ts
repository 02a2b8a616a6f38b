import type { Adapter } from '@felt80/text-mode';
import type { Disk } from './disk';
import type { Program } from './machine';
import type { Pilot } from './pilot';

/** What a headless machine has instead of its defaults: seed `'1'`, no parameters, an empty memory disk, a VGA adapter. */
export interface HeadlessOptions {
  readonly seed?: string;
  readonly args?: string;
  readonly disk?: Disk;
  readonly adapter?: Adapter;
}

export declare function powerOnHeadless(program: Program, options?: HeadlessOptions): Pilot;
