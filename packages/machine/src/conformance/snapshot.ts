import type { Pilot } from '../pilot';

/** All that a key can change, as one text: screen, stage, what was said, sounded and kept, and whether the program has ended. */
export async function snapshot(pilot: Pilot): Promise<string> {
  const files = (await pilot.disk.list('*.*')).filter(({ readOnly }) => !readOnly);
  const contents = await Promise.all(files.map(async ({ name }) => [name, [...((await pilot.disk.read(name)) ?? [])]]));
  const { screen, screenName, legend, textField, area, said, happened, tones, ended } = pilot;
  const picture = [String.fromCharCode(...screen.memory), screen.border, screen.highBit, screen.cursor];
  return JSON.stringify([picture, screenName, legend, textField, area, said, happened, tones, ended, contents]);
}
