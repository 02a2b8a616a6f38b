import { expect, it } from 'vitest';
import { powerOnHeadless } from '../headless';
import type { Program } from '../machine';
import { checkPainted } from './picture';
import { checkRandomKeys, type Monkey } from './random-keys';

function below(): (n: number) => number {
  let state = 1;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}

const monkey = (program: Program, keys = 400): Monkey => ({
  start: () => powerOnHeadless(program),
  keys,
  below: below(),
  wayOut: () => 'Escape',
});

const rooms =
  (broken: (depth: number, key: string) => void): Program =>
  async ({ input, stage, screen }) => {
    for (let depth = 0; ; ) {
      stage.screen(`room ${depth}`);
      stage.keys([
        { key: 'Escape', label: depth === 0 ? 'Quit' : 'Back', enabled: true },
        { key: 'Enter', label: 'Deeper', enabled: depth < 9 },
      ]);
      screen.put(0, 0, String(depth));
      const event = await input.read();
      if (event?.type !== 'key') continue;
      broken(depth, event.key);
      if (event.key === 'Enter' && depth < 9) depth++;
      else if (event.key === 'Escape' && depth === 0) return 0;
      else if (event.key === 'Escape') depth--;
    }
  };

it('lets a sound program pass', async () => {
  await checkRandomKeys(monkey(rooms(() => {})));
});

it('finds an exception in the depth, and names the keys', async () => {
  const program = rooms((depth, key) => {
    if (depth === 3 && key === 'Escape') throw new RangeError('lost');
  });
  await expect(checkRandomKeys(monkey(program))).rejects.toThrow(/lost\nafter \d+ keys, the last: .*Escape$/);
});

it('finds that there is no way out', async () => {
  const program: Program = async ({ input, stage }) => {
    stage.screen('trap');
    stage.keys([{ key: 'Escape', label: 'Quit', enabled: true }]);
    for (;;) await input.read();
  };
  await expect(checkRandomKeys(monkey(program, 20))).rejects.toThrow("no way out of the screen 'trap'");
});

it('compares a screen with what painting gives', async () => {
  const pilot = powerOnHeadless(async ({ input, screen }) => {
    screen.put(3, 70, 'money 12', 0x1f);
    await input.read();
    return 0;
  });
  await pilot.listen();
  checkPainted(pilot.screen, (blank) => blank.put(3, 70, 'money 12', 0x1f));
  expect(() => checkPainted(pilot.screen, (blank) => blank.put(3, 70, 'money 13', 0x1f))).toThrow(
    /^1 cells differ, the first in row 3, column 77/,
  );
  expect(() => checkPainted(pilot.screen, (blank) => blank.put(3, 70, 'money 12', 0x1e))).toThrow('8 cells differ');
  expect(() =>
    checkPainted(pilot.screen, (blank) => {
      blank.highBit = 'blink';
      blank.put(3, 70, 'money 12', 0x1f);
    }),
  ).toThrow('bit 7 means bright');
  pilot.screen.border = 2;
  expect(() => checkPainted(pilot.screen, (blank) => blank.put(3, 70, 'money 12', 0x1f))).toThrow('the border is 2');
});
