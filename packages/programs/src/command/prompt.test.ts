import { seedRng } from '@felt80/cards-shoe';
import { type HeadlessOptions, type InputEvent, type Key, openDisk, type Pilot, type Program, powerOnHeadless } from '@felt80/machine';
import { checkLegend, checkRandomKeys } from '@felt80/machine/conformance';
import { memoryStore } from '@felt80/persistence';
import { contrast } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { builtInFiles, dosText, listingNamed } from '../catalogue';
import { promptOver } from './program';
import { sampleListings } from './sample';

const bootMs = new Date(1990, 3, 2, 9, 30).getTime();

function start(options: HeadlessOptions & { readonly capacityBytes?: number } = {}): Pilot {
  const { capacityBytes = 100_000, ...rest } = options;
  const disk = openDisk(memoryStore({ now: () => bootMs }), { capacityBytes, builtIn: builtInFiles(sampleListings) });
  return powerOnHeadless(promptOver(sampleListings), { disk, ...rest });
}

async function enter(pilot: Pilot, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await pilot.type(line);
    await pilot.press('Enter');
  }
}

/** What stands on the screen, rows without their blanks at the end, down to the last that has something. */
function shown(pilot: Pilot): readonly string[] {
  const rows = Array.from({ length: 25 }, (_, row) => pilot.screen.rowText(row).trimEnd());
  return rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
}

/** The rows that a command line printed on a cleared screen, without the prompts around them. */
async function answer(pilot: Pilot, line: string): Promise<readonly string[]> {
  await enter(pilot, 'cls', line);
  return shown(pilot).slice(1, -1);
}

async function save(pilot: Pilot, name: string, text: string): Promise<void> {
  await pilot.disk.update(name, () => dosText(text));
}

async function names(pilot: Pilot): Promise<string> {
  const files = await pilot.disk.list('*.*');
  return files
    .filter(({ readOnly }) => !readOnly)
    .map(({ name }) => name)
    .join(' ');
}

const live = (pilot: Pilot): readonly Key[] => pilot.legend.filter(({ enabled }) => enabled).map(({ key }) => key);

describe('the start screen', () => {
  it('MAC-17 shows the programs with a line about each, the prompt under them', async () => {
    const pilot = start();
    await pilot.press('Down');
    await expect(pilot.screen.toText()).toMatchFileSnapshot('./golden/start.txt');
    expect(pilot.screenName).toBe('start');
    expect(pilot.textField?.label).toBe('Command');
    expect(pilot.said).toEqual([expect.stringContaining('start it with Enter'), 'VBACC: Baccarat with chips, played with the mouse.']);
  });

  it('MAC-14 every letter on it has a contrast of 4.5 or more', async () => {
    const pilot = start();
    await pilot.type('x');
    for (let cell = 0; cell < 2_000; cell++) {
      const character = pilot.screen.rowText(Math.floor(cell / 80))[cell % 80] ?? ' ';
      if (/[\p{L}\p{N}.,:>\\]/u.test(character))
        expect(contrast(pilot.screen.memory[2 * cell + 1] ?? 0, undefined, 'bright')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('MAC-17 arrows choose, Enter starts, quitting returns to the list', async () => {
    const pilot = start();
    await pilot.press('Up', 'Down', 'Down', 'Up', 'Enter');
    await pilot.listen();
    expect([pilot.screenName, pilot.screen.border]).toEqual(['sample', 1]);
    expect(pilot.happened).toEqual([{ type: 'started', program: 'VBACC', args: '' }]);
    await pilot.press('F10');
    expect([pilot.screenName, pilot.screen.border]).toEqual(['start', 2]);
    expect(pilot.happened.at(-1)).toEqual({ type: 'ended', program: 'VBACC', code: 0 });
    expect(pilot.screen.rowText(10)).toContain('VBACC');
  });

  it('MAC-17 a click on a program starts it, one beside the list does nothing', async () => {
    const pilot = start();
    for (const [row, column] of [
      [8, 20],
      [14, 20],
      [11, 2],
      [11, 78],
      [20, 3],
    ] as const) {
      await pilot.click(row, column);
      expect(pilot.screenName).toBe('start');
    }
    await pilot.click(11, 20);
    await pilot.listen();
    expect(pilot.happened).toEqual([{ type: 'started', program: 'ACADEMY', args: '' }]);
  });

  it('MAC-17 typing works at once, and leads to the bare prompt', async () => {
    const pilot = start();
    await pilot.type('ver');
    expect(pilot.screen.rowText(20).trimEnd()).toBe('C:\\>ver');
    expect(pilot.screen.cursor).toEqual({ row: 20, column: 7, visible: true });
    await pilot.press('Enter');
    expect([pilot.screenName, pilot.screen.border]).toEqual(['prompt', 0]);
    expect(shown(pilot)).toEqual(['C:\\>ver', '', 'Felt80 Version 1.00', '', 'C:\\>']);
  });

  it('MAC-17 F1 explains the commands and F2 a program, both lead back', async () => {
    const pilot = start();
    await pilot.press('F1');
    expect([pilot.screenName, live(pilot)]).toEqual(['more', ['Enter']]);
    expect(shown(pilot).join('\n')).toContain('Deletes files');
    await pilot.press('Enter');
    expect(pilot.screenName).toBe('start');
    await pilot.press('F2');
    expect(shown(pilot)[0]).toBe('BACCARAT IN WORDS');
    expect(live(pilot)).toEqual(['Enter', 'Space', 'Escape']);
    await pilot.press('Enter', 'Space');
    expect(shown(pilot).slice(-2)).toEqual(['Paragraph 60 of the sample.', '-- End --']);
    await pilot.press('Enter');
    expect(pilot.screenName).toBe('start');
    await pilot.press('F2', 'Escape');
    expect(pilot.screenName).toBe('start');
  });

  it('MAC-17 can be brought back by F1 and by MENU', async () => {
    const pilot = start();
    await enter(pilot, 'ver');
    await pilot.press('F1');
    expect(pilot.screenName).toBe('start');
    await enter(pilot, 'ver', 'menu');
    expect(pilot.screenName).toBe('start');
    expect(pilot.said.at(-1)).toContain('BACCARAT: Punto banco');
  });
});

describe('programs', () => {
  it('MAC-09 start by name with or without extension, in any case, with parameters as typed', async () => {
    for (const line of ['vbacc S  m *', 'VBACC.EXE S  m *', 'Vbacc.com S  m *', '  vbacc   S  m *  ']) {
      const pilot = start();
      await enter(pilot, line);
      await pilot.listen();
      expect(pilot.screen.rowText(0)).toMatch(/^S {2}m \*\|1 /);
      await pilot.press('F10');
      expect(shown(pilot)).toEqual([`C:\\>${line}`.trimEnd(), 'C:\\>']);
      expect(pilot.screenName).toBe('prompt');
    }
    expect(listingNamed(sampleListings, 'VBACC.BAT')).toBeUndefined();
  });

  it('MAC-11 the first run has the seed of the machine, later ones their own', async () => {
    const pilot = start({ seed: 'felt' });
    for (const seed of ['felt', 'felt/2', 'felt/3']) {
      await enter(pilot, 'vbacc');
      await pilot.listen();
      expect(pilot.screen.rowText(0).trimEnd()).toBe(`|${seed}`);
      await pilot.press('F10');
    }
  });

  it('MAC-15 a command line given at the start is carried out first', async () => {
    const pilot = start({ args: 'vbacc M' });
    await pilot.listen();
    expect(pilot.screen.rowText(0).trimEnd()).toBe('M|1');
    await pilot.press('F10');
    expect(pilot.screenName).toBe('start');
  });

  it('MAC-09 one that throws is reported and leaves the machine in order', async () => {
    const pilot = start();
    await enter(pilot, 'crash');
    await pilot.listen();
    expect(shown(pilot)).toEqual(['C:\\>crash', 'CRASH was stopped by an error: the dealer is gone', '', 'C:\\>']);
    expect([pilot.screenName, pilot.textField?.label]).toEqual(['prompt', 'Command']);
    expect(pilot.happened.at(-1)).toEqual({ type: 'crashed', program: 'CRASH', why: 'the dealer is gone' });
    expect(pilot.said.at(-1)).toContain('the dealer is gone');
    await enter(pilot, 'vbacc');
    await pilot.listen();
    expect(pilot.screenName).toBe('sample');
  });

  it('MAC-09 one that throws from the list waits to be read, then the list is back', async () => {
    const pilot = start();
    await pilot.press('Down', 'Down', 'Down', 'Enter');
    await pilot.listen();
    expect(shown(pilot).join(' ')).toContain('the dealer is gone');
    await pilot.press('Enter');
    expect(pilot.screenName).toBe('start');
  });

  it('MAC-17 one that cannot be loaded says so', async () => {
    const pilot = start();
    await enter(pilot, 'away');
    await pilot.listen();
    expect(shown(pilot)[1]).toBe('AWAY could not be loaded. Are you offline? Please try again later.');
    expect(pilot.happened).toEqual([]);
  });

  it('shows that it loads', async () => {
    const pilot = start();
    await enter(pilot, 'vbacc');
    expect(shown(pilot)).toEqual(['C:\\>vbacc', 'Loading VBACC . . .']);
    await pilot.listen();
    await pilot.press('F10', 'F1', 'Enter');
    expect(pilot.screen.rowText(22).trimEnd()).toBe('Loading BACCARAT . . .');
  });

  it('a power-off passes through prompt and program', async () => {
    const pilot = start();
    await enter(pilot, 'vbacc');
    await pilot.listen();
    await pilot.powerOff();
    expect(await pilot.exit).toBe('poweredOff');
    expect(pilot.happened.map(({ type }) => type)).toEqual(['started']);
  });

  it('MAC-09 EXIT leaves the prompt', async () => {
    const pilot = start();
    await enter(pilot, 'exit');
    expect(await pilot.exit).toBe(0);
  });
});

describe('the line', () => {
  it('MAC-09 F3 brings the rest of the last line back, Up and Down go through all, Esc clears', async () => {
    const pilot = start();
    await enter(pilot, 'ver', 'date');
    const line = (): string => shown(pilot).at(-1)?.slice(4) ?? '';
    expect(live(pilot)).toEqual(['Enter', 'F1', 'F3', 'Up']);
    await pilot.press('F3');
    expect([line(), live(pilot)]).toEqual(['date', ['Enter', 'F1', 'Escape', 'Up']]);
    await pilot.press('Escape');
    expect(line()).toBe('');
    await pilot.type('mo');
    await pilot.press('F3');
    expect(line()).toBe('mote');
    await pilot.press('Up');
    expect(line()).toBe('date');
    await pilot.press('Up');
    expect([line(), live(pilot)]).toEqual(['ver', ['Enter', 'F1', 'F3', 'Escape', 'Down']]);
    await pilot.press('Down', 'Down');
    expect(line()).toBe('');
    await pilot.hold('Up', 2);
    await pilot.press('Enter');
    expect(shown(pilot).at(-3)).toBe('Felt80 Version 1.00');
  });

  it('MAC-09 is edited anywhere, and ends at 127 characters', async () => {
    const pilot = start();
    await enter(pilot, 'cls');
    await pilot.type('dx y');
    await pilot.press('Home', 'Right', 'Delete', 'End', 'Backspace', 'Left');
    await pilot.type('ir');
    await pilot.press('Right', 'Right');
    await pilot.type('é√');
    expect([pilot.screen.rowText(0).trimEnd(), pilot.screen.cursor.column]).toEqual(['C:\\>dir é√', 10]);
    await pilot.press('€', 'Enter', 'Escape');
    await enter(pilot, 'cls');
    await pilot.type('a'.repeat(130));
    expect(shown(pilot)).toEqual([`C:\\>${'a'.repeat(76)}`, 'a'.repeat(51)]);
    expect(pilot.screen.cursor).toEqual({ row: 1, column: 51, visible: true });
    await pilot.press('Escape');
    await pilot.type('a'.repeat(76));
    expect(pilot.screen.cursor).toEqual({ row: 1, column: 0, visible: true });
  });

  it('scrolls as DOS does, the prompt in the last row', async () => {
    const pilot = start();
    for (let line = 1; line <= 40; line++) await enter(pilot, `no${line}`);
    expect(shown(pilot).slice(-4)).toEqual(['C:\\>no40', 'Bad command or file name', '', 'C:\\>']);
    expect([shown(pilot).length, pilot.screen.cursor.row]).toEqual([25, 24]);
    await enter(pilot, 'cls');
    expect(shown(pilot)).toEqual(['C:\\>']);
  });
});

describe('commands', () => {
  it('MAC-09 DIR lists names, sizes, dates and bytes free', async () => {
    const pilot = start();
    await save(pilot, 'POKER.SCR', '0'.repeat(70));
    await enter(pilot, 'cls', 'dir');
    await expect(pilot.screen.toText()).toMatchFileSnapshot('./golden/dir.txt');
    expect(shown(pilot)).toContain('POKER    SCR             72 04-02-90   9:30a');
    expect(shown(pilot).slice(-4, -2)).toEqual(['       11 file(s)         11,381 bytes', '                          99,928 bytes free']);
  });

  it('MAC-09 DIR takes wildcards, parts of names, /W and /P', async () => {
    const pilot = start();
    const listed = async (line: string): Promise<string> =>
      (await answer(pilot, line))
        .slice(4, -3)
        .map((row) => row.slice(0, 12))
        .join(',');
    expect(await listed('dir vbacc')).toBe('VBACC    DOC,VBACC    EXE');
    expect(await listed('dir .doc')).toBe(await listed('DIR *.DOC'));
    expect(await listed('dir c:\\?bacc.exe')).toBe('VBACC    EXE');
    expect(await listed('dir vbacc.')).toBe('');
    expect((await answer(pilot, 'dir zork')).at(-2)).toBe('File not found');
    expect(await answer(pilot, 'dir a:')).toEqual(['Invalid drive specification']);
    expect((await answer(pilot, 'dir/w *.exe'))[4]).toBe('ACADEMY.EXE     AWAY.EXE        BACCARAT.EXE    CRASH.EXE       VBACC.EXE');
    for (let file = 10; file < 40; file++) await save(pilot, `F${file}`, 'x');
    await enter(pilot, 'cls', 'dir /p');
    expect([pilot.screenName, shown(pilot).at(-1)]).toEqual(['more', '-- More --']);
    await pilot.press('Space');
    expect([pilot.screenName, shown(pilot).at(-3)]).toEqual(['prompt', '                          99,910 bytes free']);
  });

  it('MAC-09 TYPE shows a file at once, MORE page by page', async () => {
    const pilot = start();
    await save(pilot, 'NOTE.TXT', 'One\nTwo');
    expect(await answer(pilot, 'type c:note.txt')).toEqual(['One', 'Two']);
    expect(await answer(pilot, 'type zork')).toEqual(['File not found - ZORK']);
    expect(await answer(pilot, 'type *.txt')).toEqual(['File not found - *.TXT']);
    expect((await answer(pilot, 'type crash.exe'))[0]).toMatch(/^MZ CRASH is part of Felt80/);
    await enter(pilot, 'type vbacc.doc');
    expect(shown(pilot).slice(-2)).toEqual(['Paragraph 60 of the sample.', 'C:\\>']);
    for (const line of ['more vbacc.doc', 'more < vbacc.doc', 'type vbacc.doc | more', 'MORE<VBACC.DOC', 'type vbacc.doc|MORE']) {
      await enter(pilot, 'cls', line);
      expect([shown(pilot)[0], shown(pilot)[24]]).toEqual(['VBACC IN WORDS', '-- More --']);
      await pilot.press('Enter');
      expect(shown(pilot)[0]).toBe('Paragraph 23 of the sample.');
      await pilot.click(3, 3);
      expect(shown(pilot).slice(-2)).toEqual(['Paragraph 60 of the sample.', 'C:\\>']);
    }
    await enter(pilot, 'more vbacc.doc');
    await pilot.press('Escape');
    expect([pilot.screenName, shown(pilot).at(-2)]).toEqual(['prompt', 'Paragraph 22 of the sample.']);
    expect(await answer(pilot, 'more')).toEqual(['Required parameter missing']);
  });

  it('MAC-09 TYPE fills tabs, ends at Ctrl-Z and shows every byte', async () => {
    const pilot = start();
    const bytes = Uint8Array.of(65, 9, 66, 13, 10, 27, 1, 0, 255, 228, 10, 26, 88);
    await pilot.disk.update('RAW', () => bytes);
    expect(await answer(pilot, 'type raw')).toEqual(['A       B', '←☺  Σ']);
  });

  it('MAC-09 DEL and ERASE delete, but no program and no documentation', async () => {
    const pilot = start();
    for (const name of ['A.DAT', 'B.DAT', 'C.TXT']) await save(pilot, name, 'x');
    expect(await answer(pilot, 'del a.dat')).toEqual([]);
    expect(await names(pilot)).toBe('B.DAT C.TXT');
    expect(await answer(pilot, 'erase *.dat')).toEqual([]);
    expect(await names(pilot)).toBe('C.TXT');
    expect(await answer(pilot, 'del a.dat')).toEqual(['File not found']);
    expect(await answer(pilot, 'del vbacc.doc')).toEqual(['Access denied']);
    expect(await answer(pilot, 'del *.exe')).toEqual(['Access denied']);
    expect(await answer(pilot, 'del')).toEqual(['Required parameter missing']);
    expect((await pilot.disk.list('*.*')).length).toBe(11);
  });

  it('MAC-09 DEL *.* asks first', async () => {
    const pilot = start();
    await save(pilot, 'A.DAT', 'x');
    await enter(pilot, 'cls', 'del *.*');
    expect(shown(pilot)).toEqual(['C:\\>del *.*', 'All files in directory will be deleted!', 'Are you sure (Y/N)?']);
    expect([pilot.screenName, live(pilot), pilot.textField]).toEqual(['sure', ['Y', 'N', 'Escape'], undefined]);
    await pilot.press('n');
    expect(shown(pilot).slice(2)).toEqual(['Are you sure (Y/N)? N', 'C:\\>']);
    await enter(pilot, 'erase .');
    await pilot.press('Escape');
    expect(await names(pilot)).toBe('A.DAT');
    await enter(pilot, 'del c:\\*.*');
    await pilot.press('y');
    expect([await names(pilot), shown(pilot).at(-2)]).toEqual(['', 'Are you sure (Y/N)? Y']);
    expect((await pilot.disk.list('*.*')).length).toBe(10);
    await save(pilot, 'A.DAT', 'x');
    await enter(pilot, 'del *.* /y');
    expect(await names(pilot)).toBe('');
  });

  it('MAC-09 COPY copies one or many and says how many', async () => {
    const pilot = start();
    await save(pilot, 'A.DAT', 'one');
    await save(pilot, 'B.DAT', 'two');
    expect(await answer(pilot, 'copy a.dat c.dat')).toEqual(['        1 file(s) copied']);
    expect(await answer(pilot, 'copy *.dat *.bak')).toEqual(['A.DAT', 'B.DAT', 'C.DAT', '        3 file(s) copied']);
    expect(await names(pilot)).toBe('A.BAK A.DAT B.BAK B.DAT C.BAK C.DAT');
    expect(await pilot.disk.read('C.BAK')).toEqual(dosText('one'));
    expect(await answer(pilot, 'copy vbacc.doc my.doc')).toEqual(['        1 file(s) copied']);
    expect(await answer(pilot, 'copy a.dat')).toEqual(['File cannot be copied onto itself', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy a.dat vbacc.exe')).toEqual(['Access denied', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy zork a.dat')).toEqual(['File not found - ZORK', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy *.dat one.txt')).toEqual(['Duplicate file name or file not found', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy a.dat con')).toEqual(['Invalid file name', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy a.dat b:x')).toEqual(['Invalid drive specification', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy a b c')).toEqual(['Too many parameters - c']);
  });

  it('MAC-09 a full disk is said, and nothing is lost', async () => {
    const pilot = start({ capacityBytes: 100 });
    await save(pilot, 'A.DAT', 'a'.repeat(38));
    await save(pilot, 'B.DAT', 'b'.repeat(38));
    expect(await answer(pilot, 'copy a.dat c.dat')).toEqual(['Insufficient disk space', '        0 file(s) copied']);
    expect(await answer(pilot, 'ren a.dat c.dat')).toEqual(['Insufficient disk space']);
    expect(await names(pilot)).toBe('A.DAT B.DAT');
    expect(await pilot.disk.read('A.DAT')).toEqual(dosText('a'.repeat(38)));
  });

  it('MAC-09 REN renames one or many, never over another file', async () => {
    const pilot = start();
    await save(pilot, 'A.DAT', 'one');
    await save(pilot, 'B.DAT', 'two');
    expect(await answer(pilot, 'ren *.dat *.old')).toEqual([]);
    expect(await names(pilot)).toBe('A.OLD B.OLD');
    expect(await answer(pilot, 'rename a.old b.old')).toEqual(['Duplicate file name or file not found']);
    expect(await answer(pilot, 'ren zork b.old')).toEqual(['Duplicate file name or file not found']);
    expect(await answer(pilot, 'ren vbacc.doc my.doc')).toEqual(['Access denied']);
    expect(await answer(pilot, 'ren a.old')).toEqual(['Required parameter missing']);
    expect(await pilot.disk.read('A.OLD')).toEqual(dosText('one'));
    expect(await names(pilot)).toBe('A.OLD B.OLD');
  });

  it('MAC-09 VER, DATE, TIME and HELP', async () => {
    const pilot = start();
    expect(await answer(pilot, 'date')).toEqual(['Current date is Mon 04-02-1990']);
    expect(await answer(pilot, 'time')).toEqual(['Current time is  9:30:00.00a']);
    await pilot.elapse(4 * 3_600_000 + 61_230);
    expect(await answer(pilot, 'time 10:00')).toEqual([
      'Current time is  1:31:01.23p',
      'The clock is that of your computer and is not set from here.',
    ]);
    expect((await answer(pilot, 'help')).filter((row) => /^[A-Z]/.test(row)).length).toBe(13 + 5 + 1);
    expect(await answer(pilot, 'help erase')).toEqual(expect.arrayContaining(['Usage: DEL file [/Y]', 'Also: ERASE']));
    expect(await answer(pilot, 'help vbacc')).toContain('Its documentation: MORE VBACC.DOC');
    expect(await answer(pilot, 'help zork')).toEqual(['There is no help on ZORK']);
  });

  it('MAC-09 says what is wrong in the words of DOS', async () => {
    const pilot = start();
    for (const line of ['zork', 'dri', 'vbacc.bat', '*.exe', ';', 'vbacc2'])
      expect(await answer(pilot, line)).toEqual(['Bad command or file name', '']);
    expect(await answer(pilot, 'dir /q')).toEqual(['Invalid switch - /Q']);
    expect(await answer(pilot, 'ver /w')).toEqual(['Invalid switch - /W']);
    expect(await answer(pilot, 'dir a b')).toEqual(['Too many parameters - b']);
    expect(await answer(pilot, '')).toEqual([]);
    expect(await answer(pilot, '   ')).toEqual([]);
    expect(await answer(pilot, '| more')).toEqual([]);
  });
});

describe('the keys', () => {
  const states: Readonly<Record<string, (pilot: Pilot) => Promise<void>>> = {
    'the start screen': async () => {},
    'the start screen with a line': (pilot) => pilot.type('ver'),
    'the start screen after commands': async (pilot) => {
      await enter(pilot, 'ver');
      await pilot.press('F1', 'Down');
    },
    'the prompt': (pilot) => enter(pilot, 'ver', 'date'),
    'the prompt in the middle of the history': async (pilot) => {
      await enter(pilot, 'ver', 'date', 'time');
      await pilot.press('Up', 'Up');
    },
    'a page': (pilot) => enter(pilot, 'more vbacc.doc'),
    'the last page from the start screen': (pilot) => pilot.press('F1'),
    'the question': (pilot) => enter(pilot, 'del *.*'),
  };
  for (const [name, reach] of Object.entries(states))
    it(`MAC-06 each key in the legend acts and no other does: ${name}`, async () => {
      await checkLegend({ start: () => start(), reach });
    });

  it('random keys never throw and EXIT is always within reach', async () => {
    const { below } = seedRng('prompt');
    const word = ['Escape', 'e', 'x', 'i', 't', 'Enter'] as const;
    let letter = 0;
    const wayOut = (pilot: Pilot): Key => {
      const keys = live(pilot);
      if (keys.includes('F10')) return 'F10';
      if (keys.includes('N')) return 'N';
      if (pilot.screenName === 'more') return 'Enter';
      return word[letter++] ?? 'Escape';
    };
    await checkRandomKeys({ start: () => start(), keys: 3_000, below, wayOut });
  });
});

it('hands the ports over as they are', async () => {
  const log: unknown[] = [];
  const probe: Program = async (machine) => {
    log.push(Object.keys(machine).sort(), machine.adapter, await machine.input.read());
    return 4;
  };
  const listing = { ...sampleListings[0], name: 'PROBE', load: async () => probe } as (typeof sampleListings)[number];
  const pilot = powerOnHeadless(promptOver([listing]), { adapter: 'cga' });
  await enter(pilot, 'probe');
  await pilot.press('a');
  const key: InputEvent = { type: 'key', key: 'a', repeat: false };
  expect(log).toEqual([['adapter', 'clock', 'disk', 'input', 'screen', 'seed', 'speaker', 'stage'], 'cga', key]);
  expect(pilot.happened.at(-1)).toEqual({ type: 'ended', program: 'PROBE', code: 4 });
});
