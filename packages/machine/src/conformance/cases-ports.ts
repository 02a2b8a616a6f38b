import { BadFileName } from '../disk';
import { check, checkEqual } from './check';
import type { ConformanceCase } from './host';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Screen, stage, disk, speaker and the end of a program. */
export const portCases: readonly ConformanceCase[] = [
  {
    name: 'the screen is shown at each wait and at the end',
    async run(host) {
      const running = await host.start(async ({ screen, input, clock }) => {
        screen.put(0, 0, 'first');
        await input.read();
        screen.put(1, 75, 'later');
        screen.put(1, 75, 'again');
        await clock.sleep(10);
        screen.put(24, 0, '╔═ ♥♦♣♠ é ░▒▓ ═╗');
        await input.read();
        screen.put(24, 64, '          finish');
        return 0;
      }, {});
      await running.pass(50);
      checkEqual((await running.rows())[0], 'first'.padEnd(80), 'first row');
      await running.press('Enter');
      await running.pass(50);
      const rows = await running.rows();
      checkEqual(rows[1], 'again'.padStart(80), 'second row');
      checkEqual(rows[24], '╔═ ♥♦♣♠ é ░▒▓ ═╗'.padEnd(80), 'last row');
      await running.press('Enter');
      await running.exit;
      await running.pass(50);
      checkEqual((await running.rows())[24], `╔═ ♥♦♣♠ é ░▒▓ ═╗${'finish'.padStart(64)}`, 'last row at the end');
    },
  },
  {
    name: 'the stage reaches the audience',
    async run(host) {
      const running = await host.start(async ({ stage, input }) => {
        stage.screen('table');
        stage.keys([{ key: 'F1', label: 'Deal', enabled: true }]);
        stage.textField({ label: 'Bet', most: 6, digits: true });
        stage.area({ row: 2, column: 4, rows: 10, columns: 40 });
        stage.say('The table is open.');
        stage.happened({ type: 'opened', seats: 5 });
        await input.read();
        stage.textField(undefined);
        await input.read();
        return 0;
      }, {});
      await running.pass(20);
      const legend = [{ key: 'F1', label: 'Deal', enabled: true }];
      const { state, said, happened } = running.heard();
      checkEqual([state.screenName, state.legend], ['table', legend], 'screen and keys');
      checkEqual(state.textField, { label: 'Bet', most: 6, digits: true }, 'text field');
      checkEqual(state.area, { row: 2, column: 4, rows: 10, columns: 40 }, 'area');
      checkEqual(said, ['The table is open.'], 'lines');
      checkEqual(happened, [{ type: 'opened', seats: 5 }], 'events');
      await running.press('a');
      await running.pass(20);
      check(running.heard().state.textField === undefined, 'the text field stayed');
      await running.press('Enter');
      await running.exit;
    },
  },
  {
    name: 'the disk keeps bytes under 8.3 names',
    async run(host) {
      const log: unknown[] = [];
      const running = await host.start(async ({ disk }) => {
        await disk.update('poker.dat', () => bytes('one'));
        await disk.update('POKER.DAT', (old) => Uint8Array.of(...(old ?? []), 33));
        await disk.update('NOTE', () => bytes('two'));
        log.push((await disk.list('*.*')).map((entry) => [entry.name, entry.bytes]));
        log.push((await disk.list('*.D?T')).length, [...((await disk.read('Poker.dat')) ?? [])]);
        await disk.update('NOTE', () => undefined);
        log.push(
          (await disk.read('NOTE')) === undefined,
          await disk.update('no name', () => bytes('')).catch((error) => error instanceof BadFileName),
        );
        log.push((await disk.freeBytes()) > 0);
        return 0;
      }, {});
      await running.exit;
      const listing = [
        ['NOTE', 3],
        ['POKER.DAT', 4],
      ];
      checkEqual(log, [listing, 1, [...bytes('one!')], true, true, true], 'files');
    },
  },
  {
    name: 'parameters, seed and adapter reach the program, its code comes back',
    async run(host) {
      const log: unknown[] = [];
      const running = await host.start(
        async ({ seed, adapter, speaker }, args) => {
          speaker.play([{ hertz: 440, ticks: 1 }]);
          speaker.enabled = false;
          speaker.play([{ hertz: 880, ticks: 1 }]);
          speaker.silence();
          log.push(args, seed, adapter, speaker.enabled);
          return 3;
        },
        { seed: 'felt', args: 'S M', adapter: 'mono' },
      );
      checkEqual(await running.exit, 3, 'exit');
      checkEqual(log, ['S M', 'felt', 'mono', false], 'start');
    },
  },
  {
    name: 'without a seed the host finds one',
    async run(host) {
      const seeds: string[] = [];
      const running = await host.start(async ({ seed }) => {
        seeds.push(seed);
        return 0;
      }, {});
      await running.exit;
      check((seeds[0] ?? '') !== '', 'the seed is empty');
    },
  },
  {
    name: 'what a program throws comes out of exit',
    async run(host) {
      const running = await host.start(async () => {
        throw new RangeError('seven decks');
      }, {});
      const error = await running.exit.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      check(error instanceof RangeError, `exit gave ${String(error)}`);
    },
  },
];
