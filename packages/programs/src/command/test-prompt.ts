import { type HeadlessOptions, type Key, openDisk, type Pilot, type Program, powerOnHeadless } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { builtInFiles, dosText, type Listing } from '../catalogue';
import { promptOver } from './program';

const echo: Program = async ({ screen, speaker, stage, input, seed }, args) => {
  stage.screen('sample');
  speaker.play([{ hertz: 440, ticks: 1 }]);
  stage.keys([{ key: 'F10', label: 'Quit', enabled: true }]);
  screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', 0x1f);
  screen.put(0, 0, `${args}|${seed}`, 0x1f);
  screen.border = 1;
  screen.highBit = 'blink';
  for (;;) {
    const event = await input.read();
    if (event?.type === 'key' && event.key === 'F10') return 0;
  }
};

const paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at + 1} of the sample.`);

function sample(name: string, mark: string, about: string, year: number, load: () => Promise<Program> = async () => echo): Listing {
  return {
    name,
    mark,
    about,
    year,
    credit: `After a program of ${year}`,
    load,
    manual: async () => [`${name} IN WORDS`, '', ...paragraphs].join('\n'),
  };
}

/** Programs for the tests of the prompt: three that show what they were given, one that breaks, one that cannot be loaded. */
export const sampleListings: readonly Listing[] = [
  sample('BACCARAT', '♠', 'Punto banco with nine betting systems', 1990),
  sample('VBACC', '♦', 'Baccarat with chips, played with the mouse', 2001),
  sample('ACADEMY', '♥', 'A school of blackjack with five seats', 1987),
  sample('CRASH', '♣', 'Breaks in the middle of the game', 1986, async () => async ({ speaker, stage, clock }) => {
    stage.screen('crash');
    stage.textField({ label: 'Bet', most: 3, digits: true });
    speaker.enabled = false;
    await clock.sleep(10);
    throw new RangeError('the dealer is gone');
  }),
  sample('AWAY', '☻', 'Cannot be loaded without a network', 1987, async () => Promise.reject(new TypeError('no network'))),
];

const bootMs = new Date(1990, 3, 2, 9, 30).getTime();

/** The prompt on a headless machine, with the sample programs on its disk. */
export function start(options: HeadlessOptions & { readonly capacityBytes?: number } = {}): Pilot {
  const { capacityBytes = 100_000, ...rest } = options;
  const disk = openDisk(memoryStore({ now: () => bootMs }), { capacityBytes, builtIn: builtInFiles(sampleListings) });
  return powerOnHeadless(promptOver(sampleListings), { disk, ...rest });
}

/** Types command lines. */
export async function enter(pilot: Pilot, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await pilot.type(line);
    await pilot.press('Enter');
  }
}

/** What stands on the screen, rows without their blanks at the end, down to the last that has something. */
export function shown(pilot: Pilot): readonly string[] {
  const rows = Array.from({ length: 25 }, (_, row) => pilot.screen.rowText(row).trimEnd());
  return rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
}

/** The rows that a command line printed on a cleared screen, without the prompts around them. */
export async function answer(pilot: Pilot, line: string): Promise<readonly string[]> {
  await enter(pilot, 'cls', line);
  return shown(pilot).slice(1, -1);
}

/** Puts a text file on the disk. */
export async function save(pilot: Pilot, name: string, text: string): Promise<void> {
  await pilot.disk.update(name, () => dosText(text));
}

/** The files that programs and people have saved. */
export async function names(pilot: Pilot): Promise<string> {
  const files = await pilot.disk.list('*.*');
  return files
    .filter(({ readOnly }) => !readOnly)
    .map(({ name }) => name)
    .join(' ');
}

/** The keys that do something now. */
export const live = (pilot: Pilot): readonly Key[] => pilot.legend.filter(({ enabled }) => enabled).map(({ key }) => key);
