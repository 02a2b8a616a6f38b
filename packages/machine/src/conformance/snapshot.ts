import type { Pilot } from '../pilot';

/** A character a byte. */
function charactersOf(bytes: Uint8Array = new Uint8Array()): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** All that a key can change, as one text: screen, stage, what was said, sounded and kept, and whether the program has ended. */
export async function snapshot(pilot: Pilot): Promise<string> {
  const files = (await pilot.disk.list('*.*')).filter(({ readOnly }) => !readOnly);
  const contents = await Promise.all(files.map(async ({ name }) => [name, charactersOf(await pilot.disk.read(name))]));
  const { screen, screenName, legend, textField, area, said, happened, tones, ended } = pilot;
  const { memory, border, highBit, cursor } = screen;
  const rest = [border, highBit, cursor, screenName, legend, textField, area, said, happened, tones, ended, contents];
  return charactersOf(memory) + JSON.stringify(rest);
}
