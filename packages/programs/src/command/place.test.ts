import { type DiskEntry, openDisk, powerOnHeadless } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { builtInFiles, dosText, type Listing } from '../catalogue';
import { promptOver } from './program';
import { answer, enter, names, sampleListings, save, shown, start } from './test-prompt';

describe('names on a command line', () => {
  it('MAC-09 nothing is cut off a name to find a file: what is not there is not copied, renamed or deleted', async () => {
    const pilot = start();
    for (const name of ['A.DAT', 'B.DAT', 'LONGNAME.TXT']) await save(pilot, name, name);
    for (const line of ['copy a.dat+b.dat c.dat', 'copy a.data c.dat', 'copy *.dat+ c.dat', 'copy longnamed.txt c.dat'])
      expect((await answer(pilot, line)).map((row) => row.replace(/ - .*/, ''))).toEqual(['File not found', '        0 file(s) copied']);
    for (const line of ['del a.data', 'del a.dat.old', 'del longnamed.*', 'del longname?.txt', 'del a.d?ta', 'del "a.dat"'])
      expect([line, await answer(pilot, line)]).toEqual([line, ['File not found']]);
    expect(await answer(pilot, 'ren a.data c.dat')).toEqual(['Duplicate file name or file not found']);
    for (const line of ['ren a.dat *.datx', 'ren a.dat longnamed.*', 'ren a.dat *.d.t'])
      expect(await answer(pilot, line)).toEqual(['Invalid file name']);
    expect(await names(pilot)).toBe('A.DAT B.DAT LONGNAME.TXT');
    expect(await answer(pilot, 'del *longname.dat')).toEqual([]);
    expect(await names(pilot)).toBe('LONGNAME.TXT');
  });

  it('MAC-09 the root by any of its names, and no other place', async () => {
    const pilot = start();
    await save(pilot, 'A.DAT', 'one');
    const all = await answer(pilot, 'dir');
    for (const root of ['.', '\\', '.\\', 'c:', 'c:\\', 'C:.', '*', '*.*'])
      expect([root, await answer(pilot, `dir ${root}`)]).toEqual([root, all]);
    for (const path of ['.\\a.dat', 'c:\\a.dat', 'c:.\\A.DAT', '\\a.dat']) expect(await answer(pilot, `type ${path}`)).toEqual(['one']);
    for (const path of ['..', '..\\a.dat', 'c:\\games\\a.dat', '\\\\a.dat'])
      for (const command of ['dir', 'type', 'del'])
        expect([path, await answer(pilot, `${command} ${path}`)]).toEqual([path, ['Path not found']]);
    for (const path of ['a:', 'd:\\', 'cc:a.dat', ':a.dat', 'c:c:a.dat'])
      for (const command of ['dir', 'more', 'del'])
        expect([path, await answer(pilot, `${command} ${path}`)]).toEqual([path, ['Invalid drive specification']]);
    expect(await answer(pilot, 'copy a.dat .')).toEqual(['File cannot be copied onto itself', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy a.dat ..\\b.dat')).toEqual(['Path not found', '        0 file(s) copied']);
    expect(await answer(pilot, 'c:')).toEqual([]);
    expect(await answer(pilot, 'a:')).toEqual(['Invalid drive specification', '']);
    for (const line of ['a:vbacc', '\\games\\vbacc', '..\\vbacc', 'c:zork'])
      expect(await answer(pilot, line)).toEqual(['Bad command or file name', '']);
    await enter(pilot, 'c:\\vbacc.exe M');
    await pilot.listen();
    expect(pilot.screen.rowText(0)).toMatch(/^M\|/);
  });

  it('MAC-09 says that nothing but MORE is redirected, and writes no file', async () => {
    const pilot = start();
    await save(pilot, 'A.DAT', 'one');
    for (const line of ['dir > x.txt', 'dir>x.txt', 'type a.dat >> a.dat', 'dir | sort', 'dir |more| sort', 'copy a.dat > b.dat'])
      expect([line, await answer(pilot, line)]).toEqual([line, ['Nothing can be redirected but MORE < file and command | MORE']]);
    expect(await answer(pilot, '> x.txt')).toEqual(['Bad command or file name', '']);
    expect(await names(pilot)).toBe('A.DAT');
  });

  it('MAC-09 /? explains a command', async () => {
    const pilot = start();
    for (const command of ['dir', 'copy', 'erase', 'help'])
      expect(await answer(pilot, `${command} /?`)).toEqual(await answer(pilot, `help ${command}`));
  });
});

it('MAC-08 COPY of a file that another tab deletes meanwhile leaves the target as it is', async () => {
  const { disk } = start();
  for (const name of ['A.DAT', 'B.DAT']) await disk.update(name, () => dosText(name));
  const list = async (pattern: string): Promise<readonly DiskEntry[]> => {
    const found = await disk.list(pattern);
    await disk.update('A.DAT', () => undefined);
    return found;
  };
  const pilot = start({ disk: { ...disk, list } });
  await enter(pilot, 'copy a.dat b.dat');
  expect(await disk.read('B.DAT')).toEqual(dosText('B.DAT'));
});

it('MAC-16 documentation that cannot be loaded is said, and the prompt goes on', async () => {
  const manual = (): Promise<string> => Promise.reject(new TypeError('no network'));
  const listings: readonly Listing[] = sampleListings.map((listing) => ({ ...listing, manual }));
  const disk = openDisk(memoryStore({ now: () => 0 }), { builtIn: builtInFiles(listings) });
  const pilot = powerOnHeadless(promptOver(listings), { disk });
  const said = 'VBACC.DOC could not be loaded. Are you offline? If not, reload this page.';
  expect(await answer(pilot, 'type vbacc.doc')).toEqual([said]);
  expect(await answer(pilot, 'copy vbacc.doc mine.doc')).toEqual([said]);
  expect(await answer(pilot, 'dir vbacc.*')).toContainEqual(expect.stringMatching(/^VBACC +DOC +0 /));
  await pilot.press('F1', 'Down', 'F2');
  expect(shown(pilot)).toEqual([said, '-- End --']);
});
