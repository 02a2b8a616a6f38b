import { type Pilot, type Program, powerOnHeadless } from '@felt80/machine';
import { Screen } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { facePatch } from './card';
import { fly, openFilm } from './film';
import { slide } from './slide';

const patch = facePatch('As', { backLine: 15, backGround: 1, backPattern: 3, faceLine: 0, faceGround: 15, face: 15 });

function flight(totalMs: number, far: boolean, cutBy?: 'Escape'): Program {
  return async (machine) => {
    machine.screen.put(12, 40, 'under');
    const film = openFilm(machine, cutBy);
    await fly(film, patch, { row: 0, column: 0 }, far ? { row: 20, column: 70 } : { row: 1, column: 1 }, totalMs);
    machine.screen.put(0, 0, `${machine.clock.nowMs()} ${film.cut ? 'cut' : 'whole'}`);
    await machine.input.read();
    return 0;
  };
}

async function end(pilot: Pilot): Promise<string> {
  await pilot.listen();
  expect(pilot.screen.rowText(12).trim()).toBe('under');
  return pilot.screen.rowText(0).trim();
}

describe('a film', () => {
  it('lets a patch fly in the time given, near or far, and leaves the screen as it was', async () => {
    expect(await end(powerOnHeadless(flight(400, true)))).toBe('400 whole');
    expect(await end(powerOnHeadless(flight(400, false)))).toBe('400 whole');
    expect(await end(powerOnHeadless(flight(33, true)))).toBe('33 whole');
    expect(await end(powerOnHeadless(flight(0, true)))).toBe('0 whole');
  });

  it('moves evenly from place to place', async () => {
    const pilot = powerOnHeadless(flight(400, true));
    for (const [ms, row, column] of [
      [0, 0, 0],
      [100, 5, 18],
      [200, 10, 35],
      [300, 15, 53],
    ] as const) {
      await pilot.elapse(ms - pilot.nowMs);
      expect(pilot.screen.rowText(row).indexOf('┌─────┐')).toBe(column);
    }
  });

  it('ends at once when its key comes, and drops others', async () => {
    const pilot = powerOnHeadless(flight(1000, true, 'Escape'));
    await pilot.elapse(100);
    await pilot.press('F1');
    await pilot.elapse(100);
    await pilot.press('Escape');
    expect(pilot.screen.rowText(0).trim()).toBe('200 cut');
  });

  it('slides the halves of a screen apart over the next one', async () => {
    const pilot = powerOnHeadless(async (machine) => {
      machine.screen.put(5, 0, 'left'.padEnd(76).concat('ight'));
      await slide(openFilm(machine), (next) => next.put(5, 38, 'next'));
      await machine.input.read();
      return 0;
    });
    await pilot.elapse(160);
    expect(pilot.screen.rowText(5)).toContain('next');
    await pilot.listen();
    const next = new Screen();
    next.put(5, 38, 'next');
    expect(pilot.screen.toText()).toBe(next.toText());
  });
});
