import { seedRng } from '@felt80/cards-shoe';
import type { Key, Pilot } from '@felt80/machine';
import { checkLegend, checkRandomKeys } from '@felt80/machine/conformance';
import { describe, it } from 'vitest';
import { enter, live, start } from './test-prompt';

describe('the keys', () => {
  const states: Readonly<Record<string, (pilot: Pilot) => Promise<void>>> = {
    'the start screen': async () => {},
    'the start screen with a line': (pilot) => pilot.type('ver'),
    'the start screen after commands': async (pilot) => {
      await enter(pilot, 'ver');
      await pilot.press('F1', 'Down');
    },
    'the prompt': (pilot) => enter(pilot, 'ver', 'date'),
    'the prompt in the middle of the history': async (pilot) => {
      await enter(pilot, 'ver', 'date', 'time');
      await pilot.press('Up', 'Up');
    },
    'a page': (pilot) => enter(pilot, 'more vbacc.doc'),
    'the last page from the start screen': (pilot) => pilot.press('F1'),
    'the question': (pilot) => enter(pilot, 'del *.*'),
  };
  for (const [name, reach] of Object.entries(states))
    it(`MAC-06 each key in the legend acts and no other does: ${name}`, async () => {
      await checkLegend({ start: () => start(), reach });
    });

  it('random keys never throw and EXIT is always within reach', async () => {
    const { below } = seedRng('prompt');
    const word = ['Escape', 'e', 'x', 'i', 't', 'Enter'] as const;
    let letter = 0;
    const wayOut = (pilot: Pilot): Key => {
      const keys = live(pilot);
      if (keys.includes('F10')) return 'F10';
      if (keys.includes('N')) return 'N';
      if (pilot.screenName === 'more') return 'Enter';
      return word[letter++] ?? 'Escape';
    };
    await checkRandomKeys({ start: () => start(), keys: 3_000, below, wayOut });
  });
});
