import type { InputEvent } from '@felt80/machine';
import { type Adapter, adapters, encode, encodeCursor, monoAttribute, type Pen, present, Screen, unknownPen } from '@felt80/text-mode';
import { decodeStrokes, type Stroke } from './keyboard';

/** Where keys come from: `process.stdin`, or what a test puts in its place. */
export interface TerminalInput {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
  on(event: 'data' | 'end', listener: (bytes: Uint8Array) => void): unknown;
  off(event: 'data' | 'end', listener: (bytes: Uint8Array) => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

/** Where the picture goes: `process.stdout`, or what a test puts in its place. */
export interface TerminalOutput {
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

/** Who is told of what the user does at the terminal. */
export interface Typist {
  event(event: InputEvent): void;
  /** Ctrl-C, the end of the line, or a signal to end. */
  powerOff(): void;
}

/** A real terminal and how to treat it. */
export interface TerminalOptions {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  readonly adapter: Adapter;
  /** How long a lone ESC may still become a sequence; 50 ms unless said otherwise. */
  readonly escapeMs?: number;
  /** The clock by which held keys are told; the process's own unless said otherwise. */
  readonly nowMs?: () => number;
}

const SHORTEST_STROKE_MS = 60;
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// Alternate screen, no wrapping, mouse clicks with their places in decimal; then a request for a window that is large enough.
const ENTER = '\u001b[?1049h\u001b[?7l\u001b[?1000h\u001b[?1006h';
const ENLARGE = '\u001b[8;25;80t';
const LEAVE = '\u001b[?1006l\u001b[?1000l\u001b[?7h\u001b[m\u001b[?25h\u001b[?1049l';
const WIPE = '\u001b[m\u001b[H\u001b[2J';

/**
 * A real terminal, taken over: raw keys, the alternate screen. It is given back by {@link RealTerminal.close}, and also when the process
 * ends in any way that lets it act.
 */
export class RealTerminal {
  #typist: Typist | undefined;
  #rest = '';
  #escape: NodeJS.Timeout | undefined;
  #last: { readonly key: string; readonly atMs: number } | undefined;
  #pen: Pen = unknownPen;
  #isOpen = true;
  readonly #decoder = new TextDecoder();
  readonly #wanted = new Screen();
  readonly #shown = new Screen();
  readonly #options: TerminalOptions;

  constructor(options: TerminalOptions) {
    this.#options = options;
    const { input, output } = options;
    input.on('data', this.#data);
    input.on('end', this.#end);
    output.on('resize', this.#repaint);
    process.on('exit', this.#exit);
    process.on('SIGCONT', this.#take);
    for (const signal of ENDINGS) process.on(signal, this.#end);
    this.#take();
    if (!this.fits) output.write(ENLARGE);
  }

  /** Whether the window has room for 25 rows of 80 columns. Where it has not, it says so, and keys go nowhere. */
  get fits(): boolean {
    const { columns = this.#shown.columns, rows = this.#shown.rows } = this.#options.output;
    return columns >= this.#shown.columns && rows >= this.#shown.rows;
  }

  /** The one who is told from now on. */
  tell(typist: Typist | undefined): void {
    this.#typist = typist;
  }

  /** Shows a screen: what changed is sent, at once. */
  present(screen: Screen): void {
    this.#wanted.become(screen);
    if (!adapters[this.#options.adapter].colour) {
      const { memory, highBit } = this.#wanted;
      for (let at = 1; at < memory.length; at += 2) memory[at] = monoAttribute(memory[at] as number, highBit);
    }
    this.#paint();
  }

  /** Rings the terminal's bell. */
  ring(): void {
    this.#options.output.write('\u0007');
  }

  /** Gives the terminal back as it was. Does nothing the second time. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearTimeout(this.#escape);
    const { input, output } = this.#options;
    input.off('data', this.#data);
    input.off('end', this.#end);
    output.off('resize', this.#repaint);
    process.off('exit', this.#exit);
    process.off('SIGCONT', this.#take);
    for (const signal of ENDINGS) process.off(signal, this.#end);
    output.write(LEAVE);
    input.setRawMode?.(false);
    input.pause();
  }

  readonly #take = (): void => {
    const { input, output } = this.#options;
    input.setRawMode?.(true);
    input.resume();
    output.write(ENTER);
    this.#repaint();
  };

  readonly #exit = (): void => this.close();

  readonly #end = (): void => this.#typist?.powerOff();

  readonly #repaint = (): void => {
    const { output } = this.#options;
    output.write(WIPE);
    this.#pen = unknownPen;
    // Differs from every screen in every cell, so that all of it is sent.
    this.#shown.memory.set(this.#wanted.memory.map((byte) => byte ^ 0xff));
    if (this.fits) this.#paint();
    else
      output.write(
        `This window has ${output.columns} columns and ${output.rows} rows.\r\nFelt80 needs 80 and 25: make it larger, or press Ctrl-C.`,
      );
  };

  #paint(): void {
    if (!this.fits || !this.#isOpen) return;
    const cells = encode(present(this.#shown, this.#wanted), this.#pen, { screen: this.#wanted });
    const cursor = encodeCursor(this.#wanted.cursor, cells.pen);
    this.#pen = cursor.pen;
    const text = cells.text + cursor.text;
    if (text !== '') this.#options.output.write(text);
  }

  readonly #data = (bytes: Uint8Array): void => {
    clearTimeout(this.#escape);
    this.#understand(this.#decoder.decode(bytes, { stream: true }), false);
    if (this.#rest !== '') this.#escape = setTimeout(() => this.#understand('', true), this.#options.escapeMs ?? 50);
  };

  #understand(text: string, isAll: boolean): void {
    const { strokes, rest } = decodeStrokes(this.#rest + text, isAll);
    this.#rest = rest;
    for (const stroke of strokes) this.#hand(stroke);
  }

  /**
   * A terminal does not tell held keys from keys struck again, but no finger strikes the same key so fast. Characters are left out: they
   * come fast when text is pasted, and none of it may be lost.
   */
  #isRepeat(key: string): boolean {
    const atMs = this.#options.nowMs?.() ?? performance.now();
    const isSoon = this.#last?.key === key && atMs - this.#last.atMs < SHORTEST_STROKE_MS;
    this.#last = { key, atMs };
    return isSoon && key.length > 1;
  }

  #hand(stroke: Stroke): void {
    if (stroke.type === 'off') this.#typist?.powerOff();
    else if (!this.fits) return;
    else if (stroke.type === 'click') this.#typist?.event(stroke);
    else this.#typist?.event({ ...stroke, repeat: this.#isRepeat(stroke.key) });
  }
}
