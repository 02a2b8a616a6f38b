import { everyKey, type Key, sameKey, textOf } from '../key';
import type { Pilot } from '../pilot';
import { check } from './check';
import { snapshot } from './snapshot';

/** How a test gets to the state that it looks at: from a fresh machine, the same way each time. */
export interface Route {
  start(): Pilot;
  reach?(pilot: Pilot): Promise<void>;
}

const cursorKeys: ReadonlySet<Key> = new Set(['Backspace', 'Delete', 'Insert', 'Left', 'Right', 'Home', 'End']);
const longEnoughMs = 3_000;

/** Whether a key belongs to the text field that is open, and so needs no place in the legend. */
function isForField(pilot: Pilot, key: Key): boolean {
  const { textField } = pilot;
  if (!textField) return false;
  const text = textOf(key);
  return cursorKeys.has(key) || (text !== undefined && (!textField.digits || /[\d.]/.test(text)));
}

async function arrive({ start, reach }: Route): Promise<Pilot> {
  const pilot = start();
  await reach?.(pilot);
  await pilot.listen();
  return pilot;
}

/** Whether a key changes anything, at once or compared with the same time passing without it. */
async function acts(route: Route, key: Key): Promise<boolean> {
  const pilot = await arrive(route);
  const before = await snapshot(pilot);
  await pilot.press(key);
  if ((await snapshot(pilot)) !== before) return true;
  const idle = await arrive(route);
  await idle.elapse(longEnoughMs);
  await pilot.elapse(longEnoughMs);
  return (await snapshot(pilot)) !== (await snapshot(idle));
}

/** Whether the legend, the text field and the rest of the stage are fit to be shown to people. Throws with what is wrong. */
export function checkStage(pilot: Pilot): void {
  const { legend, area, textField, screenName, said } = pilot;
  check(screenName !== '', 'the screen has no name');
  legend.forEach(({ key, label }, at) => {
    check(everyKey.includes(key), `the legend names ${key}, which no keyboard has`);
    check(label.trim() !== '', `${key} has no label`);
    check(!legend.slice(0, at).some((other) => sameKey(other.key, key)), `the legend names ${key} twice`);
  });
  check(legend.some(({ enabled }) => enabled) || textField !== undefined, `nothing can be done on the screen '${screenName}'`);
  check(
    said.every((line) => line.trim() !== '' && !/[\r\n]/.test(line)),
    'a spoken line is empty or more than a line',
  );
  if (area) {
    const inside = area.row >= 0 && area.column >= 0 && area.row + area.rows <= 25 && area.column + area.columns <= 80;
    check(inside && area.rows > 0 && area.columns > 0, 'the area is not on the screen');
  }
}

/**
 * Law of the stage: in the state at the end of the route each enabled key of the legend acts, and no other key does. To act is to
 * change the screen, the stage, what is said, sounded, kept or reported, or to end the program. Throws with all keys that break it.
 */
export async function checkLegend(route: Route, keys: readonly Key[] = everyKey): Promise<void> {
  const resting = await arrive(route);
  checkStage(resting);
  const { screenName, legend } = resting;
  const isLive = (key: Key): boolean => legend.some((entry) => entry.enabled && sameKey(entry.key, key));
  const before = await snapshot(resting);
  const broken: string[] = [];
  for (const key of keys.filter((key) => !isLive(key) && !isForField(resting, key))) {
    await resting.press(key);
    if ((await snapshot(resting)) !== before) throw new Error(`on the screen '${screenName}' ${key} acts and is not in the legend`);
  }
  for (const key of keys.filter(isLive)) if (!(await acts(route, key))) broken.push(key);
  check(broken.length === 0, `on the screen '${screenName}' the legend names keys that do nothing: ${broken.join(', ')}`);
}
