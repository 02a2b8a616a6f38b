import { everyKey, type Key, keyOf } from '../key';
import type { Pilot } from '../pilot';
import { check } from './check';
import { checkStage } from './legend';

/** How a monkey plays. */
export interface Monkey {
  /** A fresh machine; called again whenever the program ends. */
  start(): Pilot;
  /** How many keys it strikes in all. */
  readonly keys: number;
  /** A whole number from 0 to `n - 1`, by chance: `seedRng(seed).below`. */
  below(n: number): number;
  /** The key that leads out from where the program is; asked again and again until the program ends. */
  wayOut(pilot: Pilot): Key;
}

/** Longer than the way out of any screen. */
const mostSteps = 25;
const typed = 'BACCARAT 0123456789.*?';

function strike({ below }: Monkey, pilot: Pilot): Key {
  const live = pilot.legend.filter(({ enabled }) => enabled).map(({ key }) => key);
  const dice = below(10);
  if (pilot.textField && dice < 5) return keyOf(typed[below(typed.length)] ?? ' ');
  if (dice < 8 && live.length > 0) return live[below(live.length)] ?? 'Enter';
  return everyKey[below(everyKey.length)] ?? 'Enter';
}

/**
 * Random keys, most of them from the legend: the program never throws, its stage is always fit to be shown, and the way out works at
 * the end. An error names the last keys.
 */
export async function checkRandomKeys(monkey: Monkey): Promise<void> {
  const last: Key[] = [];
  let pilot = monkey.start();
  const press = async (key: Key): Promise<void> => {
    last.push(key);
    await pilot.press(key);
  };
  try {
    for (let at = 0; at < monkey.keys; at++) {
      await pilot.listen();
      if (pilot.ended) {
        pilot = monkey.start();
        await pilot.listen();
      }
      checkStage(pilot);
      await press(strike(monkey, pilot));
    }
    for (let step = 0; step < mostSteps && !pilot.ended; step++) {
      await pilot.listen();
      if (!pilot.ended) await press(monkey.wayOut(pilot));
    }
    check(pilot.ended, `there is no way out of the screen '${pilot.screenName}'`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\nafter ${last.length} keys, the last: ${last.slice(-30).join(' ')}`, { cause: error });
  }
}
