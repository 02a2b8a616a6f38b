import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDisk } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { expect, it } from 'vitest';
import { bank, coups, fields, firstCoups, foot, play, shown, sitDown, staked } from './test-player';

it('MAC-08 MAC-17 VBA-08 the game saved by version 1 goes on: bank, chips, panel, and the cards to come', async () => {
  // Written by that version; it must load for ever and is never written anew.
  const bytes = readFileSync(join(import.meta.dirname, 'saves', 'VBACC-1.SAV'));
  const disk = openDisk(memoryStore({ now: () => 0 }));
  await disk.update('VBACC.SAV', () => Uint8Array.from(bytes));
  const pilot = await sitDown({ disk, seed: 'another' });
  expect(pilot.happened).toContainEqual({ type: 'resumed' });
  expect(foot(pilot)).toMatch(/^Your game goes on: \$938\.75 in the bank, \$105 on the table\./);
  expect([bank(pilot), staked(pilot), ...fields(pilot)]).toEqual([93_875, 10_500, 100, 5, 0]);
  expect(shown(pilot)).toMatch(/║► 1 {7}3 {2}║[\s\S]*║ {2}2 {3}0 {3}2 {2}║/);
  await play(pilot, 'Enter', 'R', 'Enter');
  const coming = firstCoups('golden save', 11).slice(9);
  expect(coups(pilot)).toMatchObject(coming.map(({ player, banker, outcome }) => ({ player, banker, outcome })));
  expect((await disk.list('*.*')).map(({ name }) => name)).toEqual(['VBACC.SAV']);
});

it('MAC-17 a game that begins is not called resumed', async () => {
  const pilot = await sitDown();
  await play(pilot, 'P', 'Enter');
  expect(pilot.happened).not.toContainEqual({ type: 'resumed' });
});
