import { seedRng } from '@felt80/cards-shoe';
import { everyKey, type Key, type Pilot, textOf } from '@felt80/machine';
import { checkLegend, checkPainted, checkRandomKeys, checkStage } from '@felt80/machine/conformance';
import { contrast, palettes } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { meaning } from '../kit/choice';
import { questionFor } from './choices';
import { defaultOptions } from './options';
import { paint } from './paint';
import type { Session } from './session';
import { openSitting } from './sitting';
import { noStatistics } from './statistics';
import { step } from './table';
import { firstCoups, foot, inHaste, linesOf, powerOn, press } from './test-player';
import { words } from './words';

const winning = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((seed) => firstCoups(seed, 1)[0]?.outcome === 'player') ?? '';

/** How to get to each state in which something else can be answered. */
const states: Readonly<Record<string, readonly Key[]>> = {
  logon: [],
  table: ['Enter'],
  'table after hands': ['Enter', ...inHaste, 'P', 'Right', 'Enter', 'F1', 'F1', 'F1'],
  'table with a system and the odds': ['Enter', ...inHaste, 'O', 'F5', '1', 'Enter', 'F1', 'F1', 'F1'],
  'table without hands': ['Enter', ...inHaste, 'F3', 'C', 'Enter', 'F1', 'F1'],
  help: ['Enter', 'Alt-H'],
  'a bet at nothing': ['Enter', 'B'],
  'a bet in between': ['Enter', 'P', 'Right', 'Right'],
  'a bet at the most': ['Enter', 'T', 'Right', 'Right', 'Right', 'Right', 'Right'],
  'auto play at rest': ['Enter', ...inHaste, 'F3', '8', '9', '5', '0', 'Enter', 'Enter', 'Alt-D', 'Escape'],
  setup: ['Enter', 'F3'],
  'setup on CGA': ['Enter', 'F3', '5'],
  'auto play hands': ['Enter', 'F3', '9', '1', '2'],
  speed: ['Enter', 'F3', '6'],
  'speed at its end': ['Enter', 'F3', '6', ...Array.from({ length: 25 }, (): Key => 'Left')],
  colors: ['Enter', 'F3', '7'],
  systems: ['Enter', 'F5'],
  'systems with one': ['Enter', 'F5', '5'],
  'a number for a system': ['Enter', 'F5', 'F3'],
  'a key for a system': ['Enter', 'F5', 'F3', 'Enter', 'Enter'],
  scores: ['Enter', 'F8'],
  statistics: ['Enter', 'F8', 'F8'],
  name: ['Enter', ...inHaste, 'F3', '4', 'Enter', 'P', 'Right', 'Enter', 'F1', 'F10'],
};

function start(): Pilot {
  return powerOn({ seed: winning });
}

async function at(state: string): Promise<Pilot> {
  const pilot = start();
  await press(pilot, ...(states[state] ?? []));
  return pilot;
}

describe('the stage', () => {
  it.each(Object.keys(states))('BAC-11 each key of the legend acts and no other does: %s', async (state) => {
    const { textField } = await at(state);
    // What a field does not take is answered in words: its characters are the field's own.
    const keys = textField ? everyKey.filter((key) => textOf(key) === undefined) : everyKey;
    await checkLegend({ start, reach: (pilot) => press(pilot, ...(states[state] ?? [])) }, keys);
  });

  it('BAC-11 names the screen, and what is said stands at the foot of it', async () => {
    for (const state of Object.keys(states)) {
      const pilot = await at(state);
      checkStage(pilot);
      const said = pilot.said.at(-1);
      if (said !== undefined) expect(foot(pilot)).toContain(said);
    }
  });

  it('BAC-15 a hand is told in one sentence, and reported with its cards and money', async () => {
    const pilot = await at('table after hands');
    const account = /^Player \d, Banker \d(, natural)?\. (Player (wins|loses) \$5|Player bet returns)\.$/;
    expect(pilot.said.filter((line) => account.test(line))).toHaveLength(3);
    expect(pilot.happened.filter(({ type }) => type === 'coup')).toHaveLength(3);
    expect(pilot.area).toMatchObject({ row: 4 });
  });
});

/** Every session that a line of keys leads through, by the pure step alone. */
function follow(session: Session, key: Key): Session {
  const command = meaning(questionFor(session), { type: 'key', key, repeat: false });
  return command === undefined ? session : step(session, command, '1990-04-02').next;
}

function firstSession(seed: string): Session {
  return {
    place: { screen: 'logon', notices: [] },
    options: defaultOptions,
    sitting: openSitting(seedRng(`${seed}/cards`).state, 14),
    statistics: noStatistics,
    scores: [],
    status: words.begins,
    adapter: 'vga',
    revision: 0,
  };
}

describe('the picture', () => {
  it('BAC-12 BAC-21 BAC-22 after any film at any speed it is what painting the session gives', async () => {
    const random = seedRng('keys');
    const dealer: readonly Key[] = [
      'F1',
      'Enter',
      'P',
      'B',
      'T',
      'Up',
      'Right',
      'O',
      'F1',
      'Enter',
      'F5',
      '3',
      '9',
      'F3',
      '6',
      'Right',
      'Left',
      'F10',
      'C',
    ];
    for (const seed of ['film', 'reel']) {
      let session = firstSession(seed);
      const pilot = powerOn({ seed });
      await pilot.listen();
      for (let stroke = 0; stroke < 150; stroke += 1) {
        const live = questionFor(session).choices.filter(({ enabled = true }) => enabled);
        const key = random.below(3) > 0 ? dealer[random.below(dealer.length)] : live[random.below(live.length)]?.key;
        if (key === undefined) throw new Error('nothing can be pressed');
        const next = follow(session, key);
        if (next.place.screen === 'closed' || next.sitting.auto) continue;
        session = next;
        await press(pilot, key);
        checkPainted(pilot.screen, (blank) => paint(blank, session));
      }
    }
  });

  it.each(Object.keys(states))('text has a contrast of 4.5:1 or more: %s', async (state) => {
    const { screen } = await at(state);
    const faint = Array.from({ length: 2000 }, (_, cell) => cell).filter((cell) => {
      const glyph = screen.memory[2 * cell] ?? 0;
      const isText = (glyph > 0x20 && glyph < 0x7f) || (glyph >= 3 && glyph <= 6) || (glyph >= 0x80 && glyph <= 0xa8);
      return isText && contrast(screen.memory[2 * cell + 1] ?? 0, palettes.exact, 'bright') < 4.5;
    });
    expect(faint.map((cell) => [Math.floor(cell / 80), cell % 80])).toEqual([]);
  });

  it.each([
    'logon',
    'table',
    'table after hands',
    'table with a system and the odds',
    'help',
    'setup',
    'speed',
    'colors',
    'systems',
    'a number for a system',
    'scores',
    'statistics',
    'name',
  ])('is as it was: %s', async (state) => {
    const { screen } = await at(state);
    await expect(screen.toText()).toMatchFileSnapshot(`golden/${state.replace(/ /g, '-')}.txt`);
  });

  it('nothing runs over the edge of a box', async () => {
    for (const state of ['setup', 'systems', 'a number for a system', 'a key for a system', 'scores', 'statistics', 'speed', 'colors']) {
      const lines = linesOf(await at(state));
      for (const line of lines.slice(1, 23)) expect([line[0], line[79]]).toEqual(['║', '║']);
    }
  });
});

/** The key that leads out, whatever is open. */
function wayOut({ legend }: Pilot): Key {
  const keys = legend.filter(({ enabled }) => enabled).map(({ key }) => key);
  return ['F10', 'Escape', 'Enter'].find((key) => keys.includes(key)) ?? 'Enter';
}

describe('random keys', () => {
  it('BAC-19 never throw, and the way out works (1,500 keys; 40,000 in the long test)', async () => {
    await checkRandomKeys({ start: () => powerOn({ seed: 'monkey' }), keys: 1500, below: seedRng('monkey').below, wayOut });
  });
});
