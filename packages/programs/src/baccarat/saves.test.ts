import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Disk, openDisk } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { expect, it } from 'vitest';
import { firstCoups, handsOf, linesOf, press, shown, sitDown } from './test-player';

/** A disk with the files of a version, as that version wrote them. They must load for ever: never write them anew. */
async function diskOf(version: number): Promise<Disk> {
  const disk = openDisk(memoryStore({ now: () => 0 }));
  for (const ending of ['CFG', 'SAV', 'SCR']) {
    const bytes = readFileSync(join(import.meta.dirname, 'saves', `BACCARAT-${version}.${ending}`));
    await disk.update(`BACCARAT.${ending}`, () => Uint8Array.from(bytes));
  }
  return disk;
}

it('MAC-08 MAC-17 BAC-15 the sitting saved by version 1 goes on: money, marks, system, and the cards to come', async () => {
  const disk = await diskOf(1);
  const pilot = await sitDown({ disk, seed: 'another' });
  expect(pilot.happened).toContainEqual({ type: 'resumed' });
  const table = shown(pilot);
  expect(table).toMatch(/Winnings +\+ \$ +150\.00/);
  expect(table).toMatch(/Hands +8 /);
  expect(table).toMatch(/5 10 15 20 25 +next \$30 on Player/);
  expect(table).toMatch(/║ {2}8 │ 6 {2}│/);
  await press(pilot, 'F1', 'F1', 'F1');
  const coming = firstCoups('golden save 2', 11).slice(8);
  expect(handsOf(pilot)).toMatchObject(coming.map(({ player, banker, outcome }) => ({ player, banker, outcome })));
  expect((await disk.list('*.*')).map(({ name }) => name)).toEqual(['BACCARAT.CFG', 'BACCARAT.SAV', 'BACCARAT.SCR']);
});

it('MAC-08 BAC-60 options and high scores saved by version 1 are there', async () => {
  const pilot = await sitDown({ disk: await diskOf(1) }, 'F8');
  expect(linesOf(pilot)[4]).toMatch(/ 1 +Goldie +\+ \$ +42\.00 +30 +1990-04-02/);
  await press(pilot, 'Enter', 'F3');
  for (const option of [
    'Show Card Movement \\.+ Off',
    'Sliding Screens \\.+ Off',
    'Save High Games \\.+ On',
    "Mark Score Card Using \\.+ #'s",
  ]) {
    expect(shown(pilot)).toMatch(new RegExp(option));
  }
});

it('MAC-17 a sitting that begins is not called resumed', async () => {
  expect((await sitDown()).happened).not.toContainEqual({ type: 'resumed' });
});
