import { powerOnHeadless } from '@felt80/machine';
import { expect, it } from 'vitest';
import { defaultLook } from './card';
import { fly, openFilm } from './film';
import { shuffleFilm } from './shuffle';
import { slide } from './slide';

it.each([
  ['full', 10],
  ['reduced', 1],
] as const)(
  'MAC-05 with %s motion a flight and a slide show other pictures; time and the last picture stay the same',
  async (motion, least) => {
    const pictures = new Set<string>();
    const pilot = powerOnHeadless(
      async (machine) => {
        const film = openFilm(machine);
        const { screen, clock } = machine;
        const watched = {
          ...film,
          wait(ms: number) {
            pictures.add(screen.toText());
            return film.wait(ms);
          },
        };
        screen.put(0, 0, 'A card');
        await fly(watched, screen.copy({ row: 0, column: 0, rows: 1, columns: 6 }), { row: 0, column: 0 }, { row: 20, column: 60 }, 300);
        const flightMs = clock.nowMs();
        await slide(watched, (next) => next.put(12, 30, 'the next screen'));
        return flightMs;
      },
      { motion },
    );
    await pilot.elapse(2_000);
    expect(await pilot.exit).toBe(300);
    expect(pilot.screen.rowText(12).trim()).toBe('the next screen');
    if (motion === 'full') expect(pictures.size).toBeGreaterThan(least);
    else expect(pictures.size).toBe(2 * least);
  },
);

it.each(['full', 'reduced'] as const)(
  'MAC-05 with %s motion a shuffle lasts as long; with little, nothing runs together',
  async (motion) => {
    const pictures = new Set<string>();
    const pilot = powerOnHeadless(
      async (machine) => {
        const film = openFilm(machine);
        const wait = (ms: number): Promise<void> => {
          pictures.add(machine.screen.toText());
          return film.wait(ms);
        };
        const table = { at: { row: 4, column: 5 }, into: { row: 3, column: 28 } };
        await shuffleFilm({ ...film, wait }, defaultLook, table, 100, { riffle: () => {}, arrived: () => {} });
        return Math.round(machine.clock.nowMs());
      },
      { motion },
    );
    await pilot.elapse(2_000);
    // Three riffles of six steps, and four packs that go to the shoe.
    expect(await pilot.exit).toBe(3 * 6 * 20 + 4 * 50);
    // The packs that have met, and the table without them.
    if (motion === 'reduced') expect(pictures.size).toBe(2);
    else expect(pictures.size).toBeGreaterThan(8);
  },
);
