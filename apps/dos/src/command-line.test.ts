import { expect, it } from 'vitest';
import { readCommandLine, usualFolder } from './command-line';

const nothing = { type: 'play', program: undefined, parameters: '', seed: undefined, disk: undefined, adapter: 'vga', bell: false };

it('reads a program, its parameters and the options in any order', () => {
  expect(readCommandLine([])).toEqual(nothing);
  expect(readCommandLine(['tommys21', 'S', 'M', '*'])).toEqual({ ...nothing, program: 'tommys21', parameters: 'S M *' });
  expect(readCommandLine(['--seed', '7', 'POKER', '--disk=games', 'M', '--adapter', 'mono', '--bell'])).toEqual({
    type: 'play',
    program: 'POKER',
    parameters: 'M',
    seed: '7',
    disk: 'games',
    adapter: 'mono',
    bell: true,
  });
  expect(readCommandLine(['BACCARAT', '--help'])).toEqual({ type: 'help' });
  expect(readCommandLine(['-v'])).toEqual({ type: 'version' });
  expect(readCommandLine(['POKER', '--', '-x'])).toEqual({ ...nothing, program: 'POKER', parameters: '-x' });
});

it('refuses what it does not know, in a sentence', () => {
  const cases: readonly [string[], RegExp][] = [
    [['--colour.x'], /^Unknown option '--colour\.x'\.$/],
    [['--seed', '--disk'], /^Option '--seed' argument is ambiguous\.$/],
    [['--colour'], /^Unknown option '--colour'\.$/],
    [['--seed'], /^Option '--seed <value>' argument missing\.$/],
    [['--seed', ''], /seed/],
    [['--disk', ''], /disk/],
    [['--adapter', 'xga'], /^There is no adapter 'xga': mono, cga, ega, vga\.$/],
    [['--adapter', 'toString'], /no adapter/],
    [['--bell=loud'], /--bell/],
  ];
  for (const [args, why] of cases)
    expect(readCommandLine(args), args.join(' ')).toEqual({ type: 'refused', why: expect.stringMatching(why) });
});

it('keeps the disk where the platform keeps such things', () => {
  expect(usualFolder('linux', {}, '/h')).toBe('/h/.local/share/felt80');
  expect(usualFolder('linux', { XDG_DATA_HOME: '/data' }, '/h')).toBe('/data/felt80');
  expect(usualFolder('darwin', {}, '/h')).toBe('/h/Library/Application Support/Felt80');
  expect(usualFolder('win32', { LOCALAPPDATA: 'D:\\local' }, 'C:\\h')).toBe('D:\\local\\Felt80');
  expect(usualFolder('win32', {}, 'C:\\h')).toBe('C:\\h\\AppData\\Local\\Felt80');
  for (const none of ['', 'local']) {
    expect(usualFolder('linux', { XDG_DATA_HOME: none }, '/h')).toBe('/h/.local/share/felt80');
    expect(usualFolder('win32', { LOCALAPPDATA: none }, 'C:\\h')).toBe('C:\\h\\AppData\\Local\\Felt80');
  }
});
