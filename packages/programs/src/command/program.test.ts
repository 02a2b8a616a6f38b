import { type InputEvent, type Machine, type Program, powerOnHeadless } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { type Listing, listingNamed } from '../catalogue';
import { promptOver } from './program';
import { enter, sampleListings, shown, start } from './test-prompt';

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
      expect(pilot.happened.at(-1)).toEqual({ type: 'started', program: 'VBACC', args: '', seed });
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
    expect([pilot.screenName, pilot.tones.length]).toEqual(['sample', 1]);
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
    expect(shown(pilot)[1]).toBe('AWAY could not be loaded. Are you offline? If not, reload this page.');
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

it('keys meant for a program that broke do not reach the prompt', async () => {
  const breaking: Program = async ({ clock, input }) => {
    while (!input.waiting()) await clock.breathe();
    throw new RangeError('no');
  };
  const pilot = powerOnHeadless(promptOver([{ ...sampleListings[0], name: 'BREAKING', load: async () => breaking } as Listing]));
  await enter(pilot, 'breaking');
  await pilot.elapse(5);
  await pilot.press('x');
  expect(shown(pilot).at(-1)).toBe('C:\\>');
});

it('MAC-02 MAC-05 tells a program at once of another adapter and of another wish for motion', async () => {
  const log: unknown[] = [];
  const probe: Program = async (machine) => {
    for (const _ of [1, 2]) {
      log.push(machine.adapter, machine.motion);
      await machine.input.read();
    }
    return 0;
  };
  const listing = { ...sampleListings[0], name: 'PROBE', load: async () => probe } as Listing;
  let now: Pick<Machine, 'adapter' | 'motion'> = { adapter: 'vga', motion: 'full' };
  const pilot = powerOnHeadless((machine, args) =>
    promptOver([listing])(
      Object.defineProperties(
        { ...machine },
        { adapter: { enumerable: true, get: () => now.adapter }, motion: { enumerable: true, get: () => now.motion } },
      ),
      args,
    ),
  );
  await enter(pilot, 'probe');
  await pilot.listen();
  now = { adapter: 'mono', motion: 'reduced' };
  await pilot.press('a');
  expect(log).toEqual(['vga', 'full', 'mono', 'reduced']);
});

it('hands the ports over as they are', async () => {
  const log: unknown[] = [];
  const probe: Program = async (machine) => {
    log.push(Object.keys(machine).sort(), machine.adapter, await machine.input.read());
    return 4;
  };
  const listing = { ...sampleListings[0], name: 'PROBE', load: async () => probe } as Listing;
  const pilot = powerOnHeadless(promptOver([listing]), { adapter: 'cga' });
  await enter(pilot, 'probe');
  await pilot.press('a');
  const key: InputEvent = { type: 'key', key: 'a', repeat: false };
  expect(log).toEqual([['adapter', 'clock', 'disk', 'input', 'motion', 'screen', 'seed', 'speaker', 'stage'], 'cga', key]);
  expect(pilot.happened.at(-1)).toEqual({ type: 'ended', program: 'PROBE', code: 4 });
});
