import { EventEmitter } from 'node:events';
import { type Key, textOf } from '@felt80/machine';
import xterm from '@xterm/headless';

const ESC = '\u001b';

const sequences: Readonly<Record<string, string>> = {
  Enter: '\r',
  Escape: ESC,
  Up: `${ESC}[A`,
  Down: `${ESC}[B`,
  Right: `${ESC}[C`,
  Left: `${ESC}[D`,
  Backspace: '\u007f',
  Home: `${ESC}[H`,
  End: `${ESC}[F`,
  PageUp: `${ESC}[5~`,
  PageDown: `${ESC}[6~`,
  Insert: `${ESC}[2~`,
  Delete: `${ESC}[3~`,
  ...Object.fromEntries([...'PQRS'].map((letter, index) => [`F${index + 1}`, `${ESC}O${letter}`])),
  ...Object.fromEntries([15, 17, 18, 19, 20, 21].map((number, index) => [`F${index + 5}`, `${ESC}[${number}~`])),
  ...Object.fromEntries([...'PQRS'].map((letter, index) => [`Shift-F${index + 1}`, `${ESC}[1;2${letter}`])),
  'Shift-F5': `${ESC}[15;2~`,
  'Shift-F6': `${ESC}[17;2~`,
};

/** What xterm and its kin send for a key. */
export function sequenceOf(key: Key): string {
  return sequences[key] ?? textOf(key) ?? `${ESC}${key.slice(-1).toLowerCase()}`;
}

/** A terminal window without a screen, for tests: what the host writes goes to an emulator, what is typed comes from it. */
export class Window {
  readonly emulator: xterm.Terminal;
  /** Every change of the raw mode. */
  readonly raw: boolean[] = [];
  written = '';
  readonly input: EventEmitter & { isTTY: boolean; setRawMode(raw: boolean): void; resume(): void; pause(): void };
  readonly output: EventEmitter & { isTTY: boolean; columns: number; rows: number; write(text: string): void };

  constructor(columns = 80, rows = 25) {
    this.emulator = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    this.input = Object.assign(new EventEmitter(), {
      isTTY: true,
      setRawMode: (raw: boolean) => {
        this.raw.push(raw);
      },
      resume: () => {},
      pause: () => {},
    });
    this.output = Object.assign(new EventEmitter(), {
      isTTY: true,
      columns,
      rows,
      write: (text: string) => {
        this.written += text;
        this.emulator.write(text);
      },
    });
  }

  type(text: string): void {
    this.input.emit('data', Buffer.from(text));
  }

  resize(columns: number, rows: number): void {
    this.emulator.resize(columns, rows);
    Object.assign(this.output, { columns, rows });
    this.output.emit('resize');
  }

  /** The first 25 lines, when all that was written has arrived. */
  async lines(): Promise<readonly string[]> {
    await new Promise<void>((done) => this.emulator.write('', done));
    const { active } = this.emulator.buffer;
    return Array.from({ length: 25 }, (_, row) => active.getLine(row)?.translateToString(false) ?? '');
  }

  get isAlternate(): boolean {
    return this.emulator.buffer.active.type === 'alternate';
  }
}
