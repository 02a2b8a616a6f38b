import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sequenceOf, Window } from '@felt80/host-node/window';
import { type Key, type Program, powerOnHeadless } from '@felt80/machine';
import { catalogue, type Listing, promptOver } from '@felt80/programs';
import { afterAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { felt80 } from './felt80';

const folder = mkdtempSync(join(tmpdir(), 'felt80-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Shows what it was started with, keeps a file, and ends by a digit. */
const probe: Program = async ({ screen, input, disk, seed, adapter }, args) => {
  screen.put(0, 0, `args ${args}, seed ${seed}, ${adapter}`);
  await disk.update('PROBE.DAT', () => Uint8Array.of(80));
  const event = await input.read();
  if (event?.type === 'key' && event.key === 'x') throw new Error('out of cards');
  return event?.type === 'key' ? Number(event.key) : 0;
};

const listing: Listing = {
  name: 'PROBE',
  mark: '*',
  about: 'Shows what it was started with',
  year: 1990,
  credit: 'Nobody',
  load: async () => probe,
  manual: async () => 'A probe.',
};

interface Session {
  readonly window: Window;
  readonly exit: Promise<number>;
  readonly said: string[];
}

function start(args: readonly string[], listings: readonly Listing[] = [listing], window: Window = new Window()): Session {
  const said: string[] = [];
  const errors = { write: (text: string) => said.push(text) };
  return { window, said, exit: felt80(args, { ...window, errors, listings, folder: join(folder, 'usual') }) };
}

/** Waits until a row shows a text. */
async function shows(window: Window, text: string): Promise<readonly string[]> {
  for (let turn = 0; turn < 400; turn += 1) {
    const lines = await window.lines();
    if (lines.some((line) => line.includes(text))) return lines;
    await pause(10);
  }
  throw new Error(`'${text}' did not appear:\n${(await window.lines()).join('\n')}`);
}

it('MAC-10 runs a program with its parameters, seed, adapter and disk, and gives its exit code back to the shell', async () => {
  const { window, exit, said } = start(['probe', 'S', '*', '--seed', 'felt', '--adapter', 'cga', '--disk', join(folder, 'named')]);
  await shows(window, 'args S *, seed felt, cga');
  expect([window.isAlternate, readdirSync(join(folder, 'named'))]).toEqual([true, ['PROBE.DAT']]);
  window.type('3');
  expect([await exit, said]).toEqual([3, []]);
  await window.lines();
  expect([window.isAlternate, window.raw]).toEqual([false, [true, false]]);
});

it('MAC-10 keeps its disk in the usual folder, or in memory when asked to', async () => {
  const first = start(['PROBE', '--disk', 'memory']);
  await shows(first.window, 'args');
  first.window.type('0');
  await first.exit;
  expect(readdirSync(folder)).not.toContain('usual');
  const second = start(['PROBE']);
  await shows(second.window, 'args');
  second.window.type('0');
  expect(await second.exit).toBe(0);
  expect([...readFileSync(join(folder, 'usual', 'PROBE.DAT'))]).toEqual([80]);
});

it('MAC-10 without a program there is the prompt, with the programs and the disk', async () => {
  const { window, exit } = start(['--disk', 'memory', '--seed', '1']);
  await shows(window, 'Shows what it was started with');
  for (const key of [...'dir', 'Enter']) window.type(sequenceOf(key));
  await shows(window, 'PROBE    EXE');
  for (const key of [...'probe', 'Space', 'M', 'Enter']) window.type(sequenceOf(key));
  await shows(window, 'args M, seed 1, vga');
  window.type('0');
  await shows(window, 'C:\\>');
  for (const key of [...'exit', 'Enter']) window.type(sequenceOf(key));
  expect(await exit).toBe(0);
});

it('MAC-10 says in a sentence what is wrong, and leaves the terminal alone', async () => {
  writeFileSync(join(folder, 'file'), 'in the way');
  const pipe = new Window();
  pipe.output.isTTY = false;
  const noKeys = new Window();
  noKeys.input.isTTY = false;
  const cases: readonly [readonly string[], number, RegExp, Window?][] = [
    [['NOPE'], 2, /^felt80: There is no program 'NOPE'\. There are PROBE; felt80 alone is the prompt\.\n$/],
    [['--what'], 2, /^felt80: Unknown option '--what'\. felt80 --help tells more\.\n$/],
    [['PROBE'], 2, /not a terminal/, pipe],
    [[], 2, /not a terminal/, noKeys],
    [['PROBE', '--disk', join(folder, 'file')], 1, /cannot be used .*--disk memory\.\n$/],
  ];
  for (const [args, code, message, window] of cases) {
    const session = start(args, [listing], window);
    expect([await session.exit, session.window.written, session.window.raw], args.join(' ')).toEqual([code, '', []]);
    expect(session.said.join('')).toMatch(message);
  }
});

it('MAC-10 tells of a program that broke after the terminal was given back, and of Ctrl-C by the exit code', async () => {
  const broken = start(['PROBE', '--disk', 'memory']);
  await shows(broken.window, 'args');
  broken.window.type('x');
  expect([await broken.exit, broken.said]).toEqual([1, ['felt80: PROBE stopped: out of cards\n']]);
  await broken.window.lines();
  expect(broken.window.isAlternate).toBe(false);
  const left = start(['PROBE', '--disk', 'memory']);
  await shows(left.window, 'args');
  left.window.type('\u0003');
  expect(await left.exit).toBe(130);
});

it('tells its use and its version', async () => {
  const help = start(['--help']);
  expect(await help.exit).toBe(0);
  for (const words of ['PROBE', listing.about, '--seed', '--disk', '--adapter', join(folder, 'usual')])
    expect(help.window.written).toContain(words);
  const version = start(['--version']);
  expect([await version.exit, version.window.written]).toEqual([0, `${manifest.version}\n`]);
});

it.each(catalogue.map(({ name }) => name))('MAC-10 %s looks the same in a terminal as on the bare machine, key by key', async (name) => {
  const { window } = start(['--seed', 'felt', '--disk', 'memory'], catalogue);
  const pilot = powerOnHeadless(promptOver(catalogue), { seed: 'felt' });
  await pilot.type(name);
  await pilot.press('Enter');
  await pilot.listen();
  await pilot.elapse(1_000);
  await shows(window, 'C:\\>');
  for (const key of [...name, 'Enter'] as Key[]) window.type(sequenceOf(key));
  const expected = Array.from({ length: 25 }, (_, row) => pilot.screen.rowText(row));
  let lines: readonly string[] = [];
  for (let turn = 0; turn < 500 && lines.join('\n') !== expected.join('\n'); turn += 1) {
    await pause(10);
    lines = await window.lines();
  }
  expect(lines).toEqual(expected);
  window.type('\u0003');
  await pilot.powerOff();
});
