import { type BrowserStore, type Display, openBrowserStore, powerOn, type Running, type Sound } from '@felt80/host-browser';
import { type InputEvent, openDisk, type StageEvent, type StageState } from '@felt80/machine';
import { exportArchive, type Unavailability } from '@felt80/persistence';
import { builtInFiles, catalogue, promptOver } from '@felt80/programs';
import { takeIn } from './disk-file';

/** What the engine tells of the programs that it runs. */
export interface Listener {
  changed(state: StageState): void;
  said(line: string): void;
  happened(event: StageEvent): void;
  /** Something went wrong, in words for people. */
  problem(why: string): void;
}

/** What a machine is started with. */
export interface Start {
  /** A command line that is carried out first; empty: the list of programs. */
  readonly line: string;
  readonly seed: string | undefined;
  /** Name of the disk. */
  readonly disk: string;
}

/** The answer of `run` when the machine is turned off or started anew before the program has ended. */
const CUT_SHORT = -1;
const FAILED = 1;
/** Where the prompt asks for a command line. */
const promptScreens: readonly string[] = ['start', 'prompt'];
/** Where it lets an answer be read. */
const answerScreen = 'more';

/** Whether what was to be carried out is over. */
function isOver({ screenName, textField }: StageState): boolean {
  return screenName === answerScreen || (textField !== undefined && promptScreens.includes(screenName));
}

const here = 'You can play, but what you play is gone when you leave this page.';
/** What is said when the browser does not keep files, by the reason. */
const notKept: Readonly<Partial<Record<Unavailability, string>> & { broken: string }> = {
  absent: `This browser keeps no files. ${here}`,
  forbidden: `This browser keeps no files here, perhaps because this is a private window. ${here}`,
  blocked: `Another tab with an older version holds your files: close it and reload this page. ${here}`,
  newer: `Your files were written by a newer version: reload this page to get it. ${here}`,
  broken: `Files cannot be used here, perhaps because this browser is set to keep nothing. ${here}`,
};

/** Runs the prompt and its programs, one machine after another, on a display. */
export class Engine {
  private running: Running | undefined;
  private store: { readonly name: string; readonly opened: Promise<BrowserStore> } | undefined;
  private last: Start = { line: '', seed: undefined, disk: 'memory' };
  private ended: ((code: number) => void) | undefined;
  private paused = false;
  /** Counts starts: what belongs to an earlier one is stale. */
  private count = 0;

  constructor(
    private readonly display: Display,
    private readonly sound: Sound,
    private readonly listener: Listener,
    /** Whether the user wants things to move now. */
    private readonly motion: () => 'full' | 'reduced',
  ) {}

  /** Turns off what runs and starts a machine. */
  async start(start: Start): Promise<void> {
    this.stop();
    this.last = start;
    this.count++;
    const mine = this.count;
    const { store } = await this.openStore(start.disk);
    if (mine !== this.count) return;
    const running = powerOn(promptOver(catalogue), {
      display: this.display,
      disk: openDisk(store, { builtIn: builtInFiles(catalogue) }),
      speaker: this.sound.speaker(),
      args: start.line,
      seed: start.seed,
      motion: this.motion,
      audience: {
        changed: (state) => {
          this.listener.changed(state);
          if (isOver(state)) this.finish(0);
        },
        said: (line) => this.listener.said(line),
        happened: (event) => this.hear(event),
      },
    });
    this.running = running;
    if (this.paused) running.pause();
    running.exit.then(
      (code) => {
        if (mine === this.count && code !== 'poweredOff') void this.start({ ...start, line: '', seed: undefined });
      },
      (error: unknown) => {
        if (mine === this.count) this.listener.problem(error instanceof Error ? error.message : String(error));
      },
    );
  }

  /** Starts a machine anew that carries out a command line; resolves with the program's exit code when it ends. */
  run(start: Start): Promise<number> {
    return new Promise((resolve, reject) => {
      this.start(start).catch(reject);
      this.ended = resolve;
    });
  }

  offer(event: InputEvent): void {
    this.running?.offer(event);
  }

  pause(): void {
    this.paused = true;
    this.running?.pause();
  }

  resume(): void {
    this.paused = false;
    this.running?.resume();
  }

  /** Turns the machine off. */
  stop(): void {
    this.count++;
    this.finish(CUT_SHORT);
    this.running?.powerOff();
    this.running = undefined;
  }

  async exportDisk(): Promise<Blob> {
    const { store } = await this.openStore(this.last.disk);
    return new Blob([(await exportArchive(store)).slice()], { type: 'application/octet-stream' });
  }

  /** @throws Error that says why the file cannot be taken; nothing is changed then. */
  async importDisk(file: Blob): Promise<void> {
    const { store } = await this.openStore(this.last.disk);
    await takeIn(store, new Uint8Array(await file.arrayBuffer()), new Set(builtInFiles(catalogue).map(({ name }) => name)));
  }

  dispose(): void {
    this.stop();
    this.closeStore();
  }

  private hear(event: StageEvent): void {
    this.listener.happened(event);
    if (event.type === 'ended') this.finish(Number(event.code));
    if (event.type === 'crashed') this.finish(FAILED);
  }

  private finish(code: number): void {
    const { ended } = this;
    this.ended = undefined;
    ended?.(code);
  }

  private openStore(name: string): Promise<BrowserStore> {
    if (this.store?.name !== name) {
      this.closeStore();
      const opened = openBrowserStore(name);
      this.store = { name, opened };
      opened.then(
        ({ problem }) => problem && this.listener.problem(notKept[problem.reason] ?? notKept.broken),
        (error: unknown) => this.listener.problem(String(error)),
      );
    }
    return this.store.opened;
  }

  private closeStore(): void {
    this.store?.opened.then(
      (store) => store.close(),
      () => {},
    );
    this.store = undefined;
  }
}
