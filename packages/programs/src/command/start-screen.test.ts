import { contrast } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { enter, live, shown, start } from './test-prompt';

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
    expect(pilot.happened).toEqual([{ type: 'started', program: 'VBACC', args: '', seed: '1' }]);
    await pilot.press('F10');
    expect([pilot.screenName, pilot.screen.border, pilot.screen.highBit]).toEqual(['start', 2, 'bright']);
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
    expect(pilot.happened).toEqual([{ type: 'started', program: 'ACADEMY', args: '', seed: '1' }]);
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
    expect([pilot.screenName, live(pilot)]).toEqual(['more', ['Enter', 'Escape']]);
    expect(shown(pilot).join('\n')).toContain('Deletes files');
    await pilot.press('Enter');
    expect(pilot.screenName).toBe('start');
    await pilot.press('F1', 'Escape');
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
