import { expect, it } from 'vitest';
import { powerOnHeadless } from './headless';
import { type Program, runProgram } from './machine';

const echo: Program = async ({ input, screen, stage }) => {
  stage.screen('echo');
  for (let column = 0; ; column++) {
    const event = await input.read();
    if (event?.type !== 'key' || event.key === 'Escape') return column;
    screen.put(0, column, event.key.slice(0, 1));
  }
};

const film: Program = async ({ clock, input, screen, speaker, stage }) => {
  stage.screen('film');
  for (let frame = 0; frame < 10; frame++) {
    screen.put(0, 0, `frame ${frame}`);
    speaker.play([{ hertz: 100 + frame, ticks: 0.5 }]);
    await clock.sleep(100);
  }
  screen.put(0, 0, 'the end');
  await input.read();
  return 0;
};

const top = (pilot: { screen: { rowText(row: number): string } }): string => pilot.screen.rowText(0).trimEnd();

it('hands over keys one by one and gives the exit code', async () => {
  const pilot = powerOnHeadless(echo);
  await pilot.type('ab c');
  expect([top(pilot), pilot.screenName, pilot.ended]).toEqual(['abSc', 'echo', false]);
  await pilot.press('Escape');
  expect([await pilot.exit, pilot.ended]).toEqual([4, true]);
});

it('time stands still between actions and runs as far as it is told', async () => {
  const pilot = powerOnHeadless(film);
  await pilot.elapse(0);
  expect([top(pilot), pilot.nowMs]).toEqual(['frame 0', 0]);
  await pilot.elapse(250);
  expect([top(pilot), pilot.nowMs]).toEqual(['frame 2', 250]);
  await pilot.elapse(50);
  expect([top(pilot), pilot.nowMs]).toEqual(['frame 3', 300]);
  expect(pilot.tones.map(({ atMs, hertz }) => [atMs, hertz])).toEqual([
    [0, 100],
    [100, 101],
    [200, 102],
    [300, 103],
  ]);
  await pilot.listen();
  expect([top(pilot), pilot.nowMs]).toEqual(['the end', 1_000]);
});

it('a key for a deaf program runs the film to its end', async () => {
  const pilot = powerOnHeadless(film);
  await pilot.press('Enter');
  expect([await pilot.exit, pilot.nowMs]).toEqual([0, 1_000]);
});

it('listen does not wait for ever', async () => {
  await expect(powerOnHeadless(film).listen(300)).rejects.toThrow('read nothing for 300 ms');
});

it('keys reach a program that breathes, polls, or looks between naps', async () => {
  const log: unknown[] = [];
  const pilot = powerOnHeadless(async ({ clock, input }) => {
    while (!input.waiting()) await clock.breathe();
    log.push(await input.read());
    while (!input.waiting()) await clock.sleep(50);
    log.push(await input.read());
    for (let event = undefined as unknown; !event; ) {
      event = await input.read({ untilMs: clock.nowMs() });
      if (event) log.push(event);
    }
    return 0;
  });
  await pilot.elapse(10);
  await pilot.press('a', 'b');
  await pilot.elapse(10);
  await pilot.press('c');
  expect(await pilot.exit).toBe(0);
  expect(log).toEqual(['a', 'b', 'c'].map((key) => ({ type: 'key', key, repeat: false })));
});

it('a prompt that blinks for ever is no trouble', async () => {
  const pilot = powerOnHeadless(async ({ clock, input }) => {
    for (let blinks = 0; ; blinks++) if (await input.read({ untilMs: clock.nowMs() + 250 })) return blinks;
  });
  await pilot.elapse(1_100);
  await pilot.press('x');
  expect([await pilot.exit, pilot.nowMs]).toEqual([4, 1_100]);
});

it('marks the repeats of a held key, and clicks keep their modifiers', async () => {
  const log: unknown[] = [];
  const pilot = powerOnHeadless(async ({ input }) => {
    for (let at = 0; at < 5; at++) log.push(await input.read());
    return 0;
  });
  await pilot.hold('Up', 3);
  await pilot.click(3, 4);
  await pilot.click(5, 6, { button: 'right', held: ['Alt'] });
  expect(log).toEqual([
    { type: 'key', key: 'Up', repeat: false },
    { type: 'key', key: 'Up', repeat: true },
    { type: 'key', key: 'Up', repeat: true },
    { type: 'click', row: 3, column: 4, button: 'left', held: [] },
    { type: 'click', row: 5, column: 6, button: 'right', held: ['Alt'] },
  ]);
});

it('keys left over are an error', async () => {
  await expect(powerOnHeadless(async () => 0).press('a')).rejects.toThrow('had ended before a');
  const unread = powerOnHeadless(async ({ clock }) => {
    await clock.breathe();
    return 0;
  });
  await expect(unread.press('a')).rejects.toThrow('ended without taking a');
  const stubborn = powerOnHeadless(async ({ clock }) => {
    for (;;) await clock.breathe();
  });
  await expect(stubborn.press('a')).rejects.toThrow('in vain');
});

it('flushed keys are not left over', async () => {
  const pilot = powerOnHeadless(async ({ clock, input }) => {
    await clock.breathe();
    input.flush();
    return 0;
  });
  await pilot.press('a');
  expect(await pilot.exit).toBe(0);
});

it('what the program throws comes out of the action and of exit', async () => {
  const pilot = powerOnHeadless(async ({ input }) => {
    await input.read();
    throw new RangeError('seven decks');
  });
  await expect(pilot.press('a')).rejects.toThrow('seven decks');
  await expect(pilot.exit).rejects.toThrow(RangeError);
  await expect(pilot.elapse(1)).rejects.toThrow('seven decks');
});

it('waits in real time for what takes real time', async () => {
  const pilot = powerOnHeadless(async ({ input, screen }) => {
    await new Promise((resolve) => setImmediate(resolve));
    screen.put(0, 0, 'loaded');
    await input.read();
    return 0;
  });
  await pilot.elapse(0);
  expect(top(pilot)).toBe('loaded');
});

it('power-off lets the program clean up, and says when it does not end', async () => {
  const log: string[] = [];
  const pilot = powerOnHeadless(async ({ input }) => {
    try {
      await input.read();
      return 0;
    } finally {
      log.push('clean');
    }
  });
  await pilot.powerOff();
  expect([await pilot.exit, log]).toEqual(['poweredOff', ['clean']]);
  const stubborn = powerOnHeadless(async ({ input }) => {
    for (;;) await input.read().catch(() => undefined);
  });
  await expect(stubborn.powerOff()).rejects.toThrow('goes on');
  const broken = powerOnHeadless(async ({ input }) => {
    await input.read().finally(() => {
      throw new RangeError('broken');
    });
    return 0;
  });
  await expect(broken.powerOff()).rejects.toThrow('broken');
});

it('has a date that its clock moves, files dated by it, and a disk that outlives it', async () => {
  const log: unknown[] = [];
  const save: Program = async ({ clock, disk }) => {
    await clock.sleep(90_000);
    await disk.update('SAVE.DAT', () => new Uint8Array(3));
    log.push(clock.today().getFullYear(), clock.today().getMinutes());
    return 0;
  };
  const first = powerOnHeadless(save);
  await first.elapse(90_000);
  expect(log).toEqual([1990, 31]);
  const [entry] = await first.disk.list('*.*');
  expect(entry?.modifiedMs).toBe(new Date(1990, 3, 2, 9, 31, 30).getTime());
  const second = powerOnHeadless(async ({ disk }) => (await disk.list('*.*')).length, { disk: first.disk });
  expect(await second.exit).toBe(1);
});

it('runs with the seed, parameters, adapter and date it is given', async () => {
  const log: unknown[] = [];
  const program: Program = async ({ seed, adapter, clock }, args) => {
    log.push(seed, args, adapter, clock.today().getFullYear());
    return 0;
  };
  await powerOnHeadless(program).exit;
  await powerOnHeadless(program, { seed: 's', args: 'M', adapter: 'mono', today: new Date(2001, 0, 1) }).exit;
  expect(log).toEqual(['1', '', 'vga', 1990, 's', 'M', 'mono', 2001]);
});

it('runProgram passes codes and errors on', async () => {
  const machine = {} as Parameters<Program>[0];
  expect(await runProgram(async () => 7, machine, '')).toBe(7);
  await expect(runProgram(async () => Promise.reject(new RangeError('no')), machine, '')).rejects.toThrow(RangeError);
});
