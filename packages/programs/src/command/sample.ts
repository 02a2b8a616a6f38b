import type { Program } from '@felt80/machine';
import type { Listing } from '../catalogue';

const echo: Program = async ({ screen, stage, input, seed }, args) => {
  stage.screen('sample');
  stage.keys([{ key: 'F10', label: 'Quit', enabled: true }]);
  screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', 0x1f);
  screen.put(0, 0, `${args}|${seed}`, 0x1f);
  screen.border = 1;
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
