import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bareStage, openDisk, type Program, type StageEvent, type StageState } from '@felt80/machine';
import { conformance, type HostUnderTest } from '@felt80/machine/conformance';
import { memoryStore } from '@felt80/persistence';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openFolderDisk, type PowerOptions, powerOn, RealTerminal, runInTerminal } from './index';
import { sequenceOf, Window } from './window';

const ESC = '\u001b';
const disk = () => openDisk(memoryStore({ now: () => Date.now() }));

const folders = mkdtempSync(join(tmpdir(), 'felt80-host-'));
afterAll(() => rmSync(folders, { recursive: true }));

const opened: RealTerminal[] = [];
afterEach(() => {
  for (const terminal of opened.splice(0)) terminal.close();
});

const realTerminal: HostUnderTest = {
  async start(program, options) {
    const window = new Window();
    let clockMs = 0;
    const terminal = new RealTerminal({ ...window, adapter: options.adapter ?? 'vga', escapeMs: 5, nowMs: () => clockMs });
    const said: string[] = [];
    const happened: StageEvent[] = [];
    let state: StageState = bareStage;
    const audience = {
      changed: (next: StageState) => {
        state = next;
      },
      said: (line: string) => said.push(line),
      happened: (event: StageEvent) => happened.push(event),
    };
    const { exit, powerOff } = powerOn(program, terminal, {
      ...options,
      disk: await openFolderDisk(mkdtempSync(join(folders, 'disk-'))),
      audience,
    });
    opened.push(terminal);
    return {
      async press(key) {
        clockMs += 200;
        window.type(sequenceOf(key));
        await pause(key === 'Escape' ? 15 : 0);
      },
      async hold(key, times) {
        for (let stroke = 0; stroke < times; stroke += 1) {
          clockMs += 33;
          window.type(sequenceOf(key));
          await pause(0);
        }
      },
      async click(row, column, { button = 'left', held = [] } = {}) {
        const code =
          (button === 'left' ? 0 : 2) +
          (held.includes('Shift') ? 4 : 0) +
          (held.includes('Alt') ? 8 : 0) +
          (held.includes('Ctrl') ? 16 : 0);
        window.type(`${ESC}[<${code};${column + 1};${row + 1}M${ESC}[<${code};${column + 1};${row + 1}m`);
      },
      pass: (ms) => pause(ms),
      rows: () => window.lines(),
      heard: () => ({ state, said, happened }),
      exit,
      async powerOff() {
        powerOff();
      },
    };
  },
};

describe('MAC-10 the machine in a real terminal conforms', () => {
  for (const { name, run } of conformance) it(`MAC-10 ${name}`, () => run(realTerminal));
});

/** Paints each key that it reads; Escape ends it. */
const echo: Program = async ({ screen, input, clock, speaker }) => {
  screen.highBit = 'blink';
  screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, '░', 0x12);
  screen.frame({ row: 2, column: 10, rows: 5, columns: 30 }, 'double', 0x9e);
  for (let count = 0; ; count += 1) {
    const event = await input.read();
    if (event?.type !== 'key') continue;
    if (event.key === 'Escape') return 7;
    if (event.key === 'b') speaker.play([{ hertz: 440, ticks: 2 }]);
    if (event.key === 's') for (;;) await clock.sleep(1_000);
    if (event.key === 'x') throw new Error('broken');
    screen.put(10 + count, 0, `key ${event.key}${event.repeat ? ' again' : ''}`.padEnd(20), 0x1f);
  }
};

const start = (window: Window, options: Partial<PowerOptions> = {}, program: Program = echo) =>
  runInTerminal(program, window, { disk: disk(), seed: '1', ...options });

it('MAC-10 takes the terminal over and gives it back when the program ends', async () => {
  const window = new Window();
  window.emulator.write('$ felt80');
  const exit = start(window);
  const lines = await window.lines();
  expect([window.isAlternate, window.raw, lines[2]?.slice(8, 42)]).toEqual([true, [true], `░░╔${'═'.repeat(28)}╗░░`]);
  const cell = window.emulator.buffer.active.getLine(2)?.getCell(10);
  expect([cell?.getFgColor(), cell?.getBgColor(), cell?.isBlink() !== 0]).toEqual([11, 4, true]);
  window.type(ESC);
  expect(await exit).toBe(7);
  expect((await window.lines())[0]?.trim()).toBe('$ felt80');
  expect([window.isAlternate, window.raw]).toEqual([false, [true, false]]);
  expect([window.input.listenerCount('data'), window.output.listenerCount('resize')]).toEqual([0, 0]);
  for (const mode of ['?1000', '?1006', '?7', '?25']) {
    const last = (letter: string): number => window.written.lastIndexOf(`${ESC}[${mode}${letter}`);
    const isRestoredHigh = mode === '?7' || mode === '?25';
    expect(last('h') > last('l'), mode).toBe(isRestoredHigh);
  }
});

it('MAC-10 gives the terminal back when the program throws, at Ctrl-C, and at a signal to end', async () => {
  const ways: readonly [string, (window: Window) => void][] = [
    ['broken', (window) => window.type('x')],
    ['poweredOff', (window) => window.type('\u0003')],
    ['poweredOff', (window) => window.type('s\u0003')],
    ['poweredOff', () => process.emit('SIGTERM')],
    ['poweredOff', () => process.emit('SIGHUP')],
    ['poweredOff', (window) => window.input.emit('end')],
  ];
  const listeners = () => ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGCONT', 'exit'].map((name) => process.listenerCount(name));
  const before = listeners();
  for (const [result, end] of ways) {
    const window = new Window();
    const exit = start(window).catch((error: Error) => error.message);
    await window.lines();
    end(window);
    expect(await exit).toBe(result);
    await window.lines();
    expect([window.isAlternate, window.raw.at(-1)]).toEqual([false, false]);
  }
  expect(listeners()).toEqual(before);
});

it('MAC-10 gives the terminal back when the process exits under it, and when a program never ends', async () => {
  const window = new Window();
  const terminal = new RealTerminal({ ...window, adapter: 'vga' });
  process.listeners('exit').at(-1)?.(1);
  await window.lines();
  expect([window.isAlternate, window.raw]).toEqual([false, [true, false]]);
  terminal.close();
  expect(window.raw).toEqual([true, false]);
  const stubborn = new Window();
  const exit = start(stubborn, {}, () => new Promise(() => {}));
  stubborn.type('\u0003');
  expect(await exit).toBe('poweredOff');
});

it('MAC-10 says that a window is too small, asks for a larger one, and goes on when it is', async () => {
  const window = new Window(80, 24);
  const exit = start(window);
  expect((await window.lines())[0]?.trim()).toBe('This window has 80 columns and 24 rows.');
  expect(window.written).toContain(`${ESC}[8;25;80t`);
  window.type('a');
  window.resize(100, 30);
  window.type('b');
  await pause(5);
  expect((await window.lines()).slice(9, 12).map((line) => line.slice(0, 12))).toEqual(['░'.repeat(12), 'key b       ', '░'.repeat(12)]);
  window.resize(79, 30);
  expect((await window.lines())[0]?.trim()).toBe('This window has 79 columns and 30 rows.');
  window.resize(80, 25);
  expect((await window.lines())[10]?.slice(0, 12)).toBe('key b       ');
  const corner = window.emulator.buffer.active.getLine(0)?.getCell(0);
  expect([corner?.getFgColor(), corner?.getBgColor()]).toEqual([2, 4]);
  window.resize(80, 24);
  window.type('\u0003');
  expect(await exit).toBe('poweredOff');
});

it('MAC-10 paints again after the process was stopped and continued', async () => {
  const window = new Window();
  const exit = start(window);
  await window.lines();
  window.emulator.write(`${ESC}[?1049l`);
  process.emit('SIGCONT' as 'SIGINT');
  expect((await window.lines())[2]?.slice(10, 12)).toBe('╔═');
  expect([window.isAlternate, window.raw]).toEqual([true, [true, true]]);
  window.type(ESC);
  await exit;
});

it('MAC-03 shows mono attributes when the adapter is mono', async () => {
  const window = new Window();
  const exit = start(window, { adapter: 'mono' });
  await window.lines();
  const colours = (row: number, column: number): readonly unknown[] => {
    const cell = window.emulator.buffer.active.getLine(row)?.getCell(column);
    return [cell?.getFgColor(), cell?.getBgColor(), cell?.isBlink() !== 0];
  };
  expect([colours(0, 0), colours(2, 10)]).toEqual([
    [0, 7, false],
    [15, 0, true],
  ]);
  window.type(ESC);
  await exit;
});

it('rings the bell for a melody only when asked to', async () => {
  for (const bell of [true, false]) {
    const window = new Window();
    const exit = start(window, { bell });
    window.type('b');
    await pause(5);
    window.type(ESC);
    await exit;
    expect(window.written.includes('\u0007')).toBe(bell);
  }
});

it('marks keys that come faster than fingers as repeating, and never a character, so that pasted text is whole', async () => {
  const window = new Window();
  let clockMs = 0;
  const terminal = new RealTerminal({ ...window, adapter: 'vga', nowMs: () => clockMs });
  const { exit } = powerOn(echo, terminal, { disk: disk(), seed: '1' });
  for (const [afterMs, text] of [
    [0, 'aab'],
    [60, 'b'],
    [1, 'b'],
    [200, `${ESC}[A${ESC}[A`],
    [59, `${ESC}[A`],
    [60, `${ESC}[A`],
  ] as const) {
    clockMs += afterMs;
    window.type(text);
    await pause(0);
  }
  const lines = (await window.lines()).slice(10, 19).map((line) => line.slice(0, 20).trim());
  expect(lines).toEqual(['key a', 'key a', 'key b', 'key b', 'key b', 'key Up', 'key Up again', 'key Up again', 'key Up']);
  window.type(ESC);
  await exit;
  terminal.close();
});

it('sends only what changed', async () => {
  const window = new Window();
  const exit = start(window);
  await window.lines();
  const before = window.written.length;
  window.type('k');
  await pause(5);
  expect(window.written.length - before).toBeLessThan(50);
  window.type(ESC);
  await exit;
});
