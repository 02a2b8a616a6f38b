import { describe, expect, it } from 'vitest';
import { enter, live, shown, start } from './test-prompt';

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

  it('MAC-09 remembers no blank line, and one given twice once', async () => {
    const pilot = start();
    await enter(pilot, 'date', 'ver', 'ver', '  ', 'ver');
    await pilot.press('Up', 'Up');
    expect(shown(pilot).at(-1)).toBe('C:\\>date');
    expect(live(pilot)).not.toContain('Up');
  });

  it('scrolls as DOS does, the prompt in the last row', async () => {
    const pilot = start();
    for (let line = 1; line <= 40; line++) await enter(pilot, `no${line}`);
    expect(shown(pilot).slice(-4)).toEqual(['C:\\>no40', 'Bad command or file name', '', 'C:\\>']);
    expect([shown(pilot).length, pilot.screen.cursor.row]).toEqual([25, 24]);
    await pilot.type('a'.repeat(76));
    expect(pilot.screen.cursor).toEqual({ row: 24, column: 0, visible: true });
    await pilot.press('Escape');
    await enter(pilot, 'cls');
    expect(shown(pilot)).toEqual(['C:\\>']);
  });
});
