import { StoreUnavailable } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { dosText } from '../catalogue';
import { answer, enter, live, names, save, shown, start } from './test-prompt';

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
    await save(pilot, 'A.D', 'x');
    expect(await listed('dir a.d')).toBe('A        D  ');
    expect(await answer(pilot, 'dir *.exe/w/p')).toEqual(await answer(pilot, 'dir /p *.exe /w'));
    expect(await answer(pilot, 'del a.d/y')).toEqual([]);
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
    for (const line of ['erase .', 'del ????????.???', 'del *.?*']) {
      await enter(pilot, line);
      expect([line, pilot.screenName]).toEqual([line, 'sure']);
      await pilot.press('Escape');
    }
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
    expect(await answer(pilot, 'copy a.dat a-long-name.text')).toEqual(['Invalid file name', '        0 file(s) copied']);
    expect(await answer(pilot, 'ren a.dat a-long-name.text')).toEqual(['Invalid file name']);
    expect(await names(pilot)).toBe('A.BAK A.DAT B.BAK B.DAT C.BAK C.DAT MY.DOC');
    expect(await answer(pilot, 'copy a.dat b:x')).toEqual(['Invalid drive specification', '        0 file(s) copied']);
    expect(await answer(pilot, 'copy a b c')).toEqual(['Too many parameters - c']);
  });

  it('MAC-09 a full disk is said, and nothing is lost', async () => {
    const pilot = start({ capacityBytes: 100 });
    await save(pilot, 'A.DAT', 'a'.repeat(38));
    await save(pilot, 'B.DAT', 'b'.repeat(38));
    expect(await answer(pilot, 'copy a.dat c.dat')).toEqual(['Insufficient disk space', '        0 file(s) copied']);
    expect(await names(pilot)).toBe('A.DAT B.DAT');
    expect(await answer(pilot, 'ren a.dat c.dat')).toEqual([]);
    expect(await names(pilot)).toBe('B.DAT C.DAT');
    expect(await pilot.disk.read('C.DAT')).toEqual(dosText('a'.repeat(38)));
  });

  it('MAC-08 MAC-09 a disk that goes away is said, and is used again when it is back', async () => {
    const pilot = start();
    await save(pilot, 'A.DAT', 'x');
    let gone = true;
    const failing = <A extends unknown[], R>(work: (...given: A) => Promise<R>) => {
      return (...given: A): Promise<R> => (gone ? Promise.reject(new StoreUnavailable('broken', 'gone')) : work(...given));
    };
    const { list, read, update, rename, freeBytes } = pilot.disk;
    const disk = {
      list: failing(list),
      read: failing(read),
      update: failing(update),
      rename: failing(rename),
      freeBytes: failing(freeBytes),
    };
    const again = start({ disk });
    for (const line of ['dir', 'type a.dat', 'more a.dat', 'del a.dat', 'ren a.dat b.dat', 'copy a.dat b.dat']) {
      expect(await answer(again, line)).toEqual(['Not ready reading drive C']);
    }
    gone = false;
    expect(await answer(again, 'type a.dat')).toEqual(['x']);
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
