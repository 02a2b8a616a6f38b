import type { InputEvent } from '../input';
import { type Key, namedKeys } from '../key';
import { PowerOff, type Program } from '../machine';
import { check, checkEqual } from './check';
import type { ConformanceCase } from './host';

/** A few of each kind: the characters are those that need no Shift on an American keyboard, then some that do. */
const strokes: readonly Key[] = [...namedKeys, 'a', 'z', '0', '9', '-', '=', '.', '/', 'A', 'Z', '*', '?', ':', '+'];

function reading(count: number, log: InputEvent[]): Program {
  return async ({ input }) => {
    for (let at = 0; at < count; at++) {
      const event = await input.read();
      if (event) log.push(event);
    }
    return 0;
  };
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return undefined;
}

const pendingWaits: Readonly<Record<string, Program>> = {
  read: async ({ input }) => {
    await input.read();
    return 1;
  },
  'read with a deadline': async ({ input, clock }) => {
    await input.read({ untilMs: clock.nowMs() + 1e9 });
    return 1;
  },
  sleep: async ({ clock }) => {
    await clock.sleep(1e9);
    return 1;
  },
  breathe: async ({ clock }) => {
    for (;;) await clock.breathe();
  },
};

const powerOffCases = Object.entries(pendingWaits).map(
  ([wait, program]): ConformanceCase => ({
    name: `power-off ends a pending ${wait}, and every later wait`,
    async run(host) {
      const log: string[] = [];
      const running = await host.start(async (machine, args) => {
        try {
          return await program(machine, args);
        } catch (error) {
          log.push(error instanceof PowerOff ? 'off' : 'another error');
          throw error;
        } finally {
          for (const later of [() => machine.input.read(), () => machine.clock.sleep(1), () => machine.clock.breathe()])
            log.push((await failure(later())) instanceof PowerOff ? 'off' : 'went on');
        }
      }, {});
      await running.pass(1);
      await running.powerOff();
      checkEqual(await running.exit, 'poweredOff', 'exit');
      checkEqual(log, ['off', 'off', 'off', 'off'], 'waits');
    },
  }),
);

/** Input, clock and power: how a program waits. */
export const waitingCases: readonly ConformanceCase[] = [
  {
    name: 'every key arrives by its name, in the order typed',
    async run(host) {
      const log: InputEvent[] = [];
      const running = await host.start(reading(strokes.length, log), {});
      for (const key of strokes) await running.press(key);
      checkEqual(await running.exit, 0, 'exit');
      checkEqual(
        log,
        strokes.map((key) => ({ type: 'key', key, repeat: false })),
        'events',
      );
    },
  },
  {
    name: 'keys and clicks come through one queue',
    async run(host) {
      const log: InputEvent[] = [];
      const running = await host.start(reading(5, log), {});
      await running.press('a');
      await running.click(0, 0);
      await running.press('F1');
      await running.click(24, 79, { button: 'right' });
      await running.click(12, 40, { held: ['Shift'] });
      await running.exit;
      checkEqual(
        log,
        [
          { type: 'key', key: 'a', repeat: false },
          { type: 'click', row: 0, column: 0, button: 'left', held: [] },
          { type: 'key', key: 'F1', repeat: false },
          { type: 'click', row: 24, column: 79, button: 'right', held: [] },
          { type: 'click', row: 12, column: 40, button: 'left', held: ['Shift'] },
        ],
        'events',
      );
    },
  },
  {
    name: 'a held key is marked as repeating',
    async run(host) {
      const log: InputEvent[] = [];
      const running = await host.start(reading(3, log), {});
      await running.hold('Up', 3);
      await running.exit;
      checkEqual(
        log,
        [false, true, true].map((repeat) => ({ type: 'key', key: 'Up', repeat })),
        'events',
      );
    },
  },
  {
    name: 'a read with a deadline ends there, not before',
    async run(host) {
      const log: unknown[] = [];
      const running = await host.start(async ({ input, clock }) => {
        const untilMs = clock.nowMs() + 40;
        log.push(await input.read({ untilMs }), clock.nowMs() >= untilMs);
        return 0;
      }, {});
      await running.pass(60);
      await running.exit;
      checkEqual(log, [undefined, true], 'result, and the deadline reached');
    },
  },
  {
    name: 'a key before the deadline is read at once',
    async run(host) {
      const log: InputEvent[] = [];
      const running = await host.start(async ({ input, clock }) => {
        const event = await input.read({ untilMs: clock.nowMs() + 1e9 });
        if (event) log.push(event);
        return 0;
      }, {});
      await running.press('Enter');
      await running.exit;
      checkEqual(log, [{ type: 'key', key: 'Enter', repeat: false }], 'events');
    },
  },
  {
    name: 'long work that polls, or breathes and looks, hears a key',
    async run(host) {
      const log: string[] = [];
      const running = await host.start(async ({ input, clock }) => {
        let event: InputEvent | undefined;
        while (!event) event = await input.read({ untilMs: clock.nowMs() });
        log.push('polled');
        while (!input.waiting()) await clock.breathe();
        log.push('breathed');
        input.flush();
        log.push(input.waiting() ? 'not flushed' : 'flushed');
        return 0;
      }, {});
      await running.press('Escape');
      await running.pass(20);
      await running.press('Escape');
      await running.exit;
      checkEqual(log, ['polled', 'breathed', 'flushed'], 'steps');
    },
  },
  {
    name: 'sleep takes its time and the clock never goes back',
    async run(host) {
      const times: number[] = [];
      const running = await host.start(async ({ clock }) => {
        for (const ms of [30, 0, 5]) {
          times.push(clock.nowMs());
          await clock.sleep(ms);
        }
        times.push(clock.nowMs());
        return Number.isNaN(clock.today().getTime()) ? 1 : 0;
      }, {});
      await running.pass(80);
      checkEqual(await running.exit, 0, 'exit');
      const [first = 0, second = 0, third = 0, fourth = 0] = times;
      check(second - first >= 30 && third >= second && fourth - third >= 5, `slept from ${times.join(' to ')}`);
    },
  },
  {
    name: 'a second wait during a wait is an error',
    async run(host) {
      const running = await host.start(async ({ input, clock }) => {
        await Promise.all([clock.sleep(5), input.read()]);
        return 0;
      }, {});
      const error = await failure(Promise.all([running.pass(20), running.exit]));
      check(error instanceof Error && !(error instanceof PowerOff), 'two waits at a time were let pass');
    },
  },
  ...powerOffCases,
];
