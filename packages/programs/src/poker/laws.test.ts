import { seedRng } from '@felt80/cards-shoe';
import { everyKey, type HeadlessOptions, type Key, type Pilot, textOf } from '@felt80/machine';
import { checkLegend, checkPainted, checkRandomKeys, checkStage } from '@felt80/machine/conformance';
import { contrast, palettes } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { meaning } from '../kit/choice';
import { readParameters } from '../kit/parameters';
import { questionFor } from './ask';
import { openSession } from './opening';
import { paint } from './paint';
import { foldColumn, rows } from './screens/layout';
import type { Session } from './session';
import { step } from './table';
import { answersOf, type Given, goOn, inHaste, keysFor, playOut, powerOn, press, prompt, sitDown } from './test-player';

/** How to get to each state in which something else can be answered. */
interface State {
  readonly options?: HeadlessOptions;
  readonly keys?: readonly Key[];
  readonly walk?: (pilot: Pilot) => Promise<void>;
}

const table = (given: Given, ...keys: readonly Key[]): Pick<State, 'keys'> => ({ keys: [...inHaste, ...keysFor(given), ...keys] });

async function toDiscards(pilot: Pilot): Promise<void> {
  for (let turn = 0; turn < 20 && !/Throw/.test(prompt(pilot)); turn += 1) {
    await goOn(pilot);
    if (/Check/.test(prompt(pilot))) await press(pilot, 'O', '1', 'Enter');
    else if (/Your bet/.test(prompt(pilot))) await press(pilot, 'C');
  }
}

async function markTwo(pilot: Pilot): Promise<void> {
  await toDiscards(pilot);
  await press(pilot, '2', 'Right', 'Right', 'Space');
}

const states: Readonly<Record<string, State>> = {
  title: { options: { args: '' } },
  'title at its end': { options: { args: 'QS' }, walk: (pilot) => pilot.elapse(10_000) },
  'first question': {},
  'a number typed': { keys: ['5'] },
  'the game': { keys: ['Enter', 'Enter'] },
  'yes or no': { keys: keysFor({}).slice(0, -1) },
  'cold hands': table({ players: 4, game: 0, jokers: 8 }),
  'draw poker': table({}),
  'draw poker with seven': table({ players: 7, jokers: 2 }),
  'stud to open or to wait': table({ game: 2 }),
  'spit in the ocean': table({ game: 3, players: 5, jokers: 2 }),
  'wild widow': table({ game: 4, players: 7, jokers: 52 }),
  shotgun: table({ game: 5, players: 6 }),
  'an amount': table({}, 'O', '1'),
  'others move': table({ players: 3 }, 'O', 'Enter'),
  'throwing cards away': { ...table({ players: 5, jokers: 2 }), walk: toDiscards },
  'cards marked': { ...table({ players: 2, jokers: 2 }), walk: markTwo },
  'to call raise or drop': { options: { seed: 'walk' }, ...table({ players: 2 }, 'C', 'Enter') },
  'a hand is over': { ...table({ players: 3 }), walk: playOut },
  'five-card stud is over': { ...table({ players: 7, game: 2, ante: 5 }), walk: playOut },
  'are you sure': table({}, 'F7'),
  'the game is over': { options: { seed: 'over 56' }, ...table({ players: 2, game: 0, ante: 100 }), walk: toTheEnd },
  demo: table({ players: 2 }, 'F2'),
  instructions: table({}, 'F5'),
  'last page': { keys: ['F5', ...Array.from({ length: 12 }, (): Key => 'PageDown')] },
  'mono without delay': { options: { args: 'M*' }, ...table({ players: 4 }) },
  'the longest delay': { keys: Array.from({ length: 16 }, (): Key => 'Up') },
};

/** States whose keys are those of another one. */
const pictureOnly = [
  'cold hands',
  'five-card stud is over',
  'draw poker with seven',
  'spit in the ocean',
  'wild widow',
  'shotgun',
  'mono without delay',
  'throwing cards away',
];

async function toTheEnd(pilot: Pilot): Promise<void> {
  for (let hand = 0; hand < 200 && !/new game$/.test(prompt(pilot).replace(/ESC.*/, '').trim()); hand += 1) await press(pilot, 'Enter');
}

function start(state: State): Pilot {
  return powerOn({ seed: 'laws', ...state.options });
}

async function reach(pilot: Pilot, { keys = [], walk }: State): Promise<void> {
  await press(pilot, ...keys);
  await walk?.(pilot);
  await pilot.listen();
}

async function at(name: string): Promise<Pilot> {
  const state = states[name] ?? {};
  const pilot = start(state);
  await reach(pilot, state);
  return pilot;
}

describe('the stage', () => {
  it.each(Object.keys(states).filter((name) => !pictureOnly.includes(name)))(
    'POK-30 each key of the legend acts and no other does: %s',
    async (name) => {
      const state = states[name] ?? {};
      const { textField } = await at(name);
      const keys = textField ? everyKey.filter((key) => textOf(key) === undefined) : everyKey;
      await checkLegend({ start: () => start(state), reach: (pilot) => reach(pilot, state) }, keys);
    },
  );
});

describe('a small display', () => {
  it('MAC-13 MAC-14 shows the status at your turn, and not where it was said last', async () => {
    for (const name of Object.keys(states)) {
      const { area, said, screen } = await at(name);
      if (!area) continue;
      const isShown = area.beside?.some(({ row }) => row === rows.status) ?? false;
      expect(isShown, name).toBe(said.at(-1) !== screen.rowText(rows.status).trim());
    }
  });
});

describe('the picture', () => {
  it.each(Object.keys(states))(
    'is as it was, breaks between words on a small display, all text with a contrast of 4.5:1 or more: %s',
    async (name) => {
      const { screen, area } = await at(name);
      if (area) expect(screen.rowText(rows.prompt).slice(foldColumn - 1, foldColumn + 1)).toContain(' ');
      const faint = Array.from({ length: 2000 }, (_, cell) => cell).filter((cell) => {
        const glyph = screen.memory[2 * cell] ?? 0;
        const isText = (glyph > 0x20 && glyph < 0x7f) || (glyph >= 3 && glyph <= 6) || (glyph >= 0x80 && glyph <= 0xa8);
        return isText && contrast(screen.memory[2 * cell + 1] ?? 0, palettes.exact, 'bright') < 4.5;
      });
      expect(faint.map((cell) => [Math.floor(cell / 80), cell % 80])).toEqual([]);
      await expect(screen.toText()).toMatchFileSnapshot(`golden/${name.replace(/ /g, '-')}.txt`);
    },
  );
});

/** The session that a key leads to, by the pure step alone. */
function follow(session: Session, key: Key): Session {
  const command = meaning(questionFor(session), { type: 'key', key, repeat: false });
  return command === undefined ? session : step(session, command).next;
}

function firstSession(seed: string): Session {
  return openSession({ parameters: readParameters('*'), colour: true, record: { status: 'absent' }, seed });
}

describe('the film', () => {
  it.each([0, 1, 2, 3, 4, 5])('ends in the picture that painting the session gives, at any delay, in game %i', async (game) => {
    const random = seedRng(`film ${game}`);
    for (const haste of [[], inHaste] as const) {
      const seed = `film ${game}`;
      let session = firstSession(seed);
      const pilot = powerOn({ seed });
      const keys = [...haste, ...keysFor({ game, players: 3 + (game % 3), jokers: game * 4 })];
      for (let stroke = 0; stroke < 50; stroke += 1) {
        const live = questionFor(session).choices.filter(
          ({ enabled = true, key }) => enabled && !['F7', 'Escape', 'F2', 'F5', 'Up', 'Down', 'D'].includes(key),
        );
        const key = keys[stroke] ?? live[random.below(live.length)]?.key ?? 'Enter';
        session = follow(session, key);
        await press(pilot, key);
        checkPainted(pilot.screen, (blank) => paint(blank, session));
        checkStage(pilot);
      }
      expect(session.table?.hands ?? 0).toBeGreaterThan(0);
      expect(session.answers).toEqual(answersOf({ game, players: 3 + (game % 3), jokers: game * 4 }));
    }
  });
});

/** The key that leads out, whatever is open. */
function wayOut({ legend }: Pilot): Key {
  const keys = legend.filter(({ enabled }) => enabled).map(({ key }) => key);
  return ['Y', 'F7', 'Escape', 'Enter'].find((key) => keys.includes(key)) ?? 'Enter';
}

describe('random keys', () => {
  it.each([0, 1, 2, 3, 4, 5])('never throw in game %i, and the way out works (400 keys; 10,000 in the long test)', async (game) => {
    const seed = `monkey ${game}`;
    const atTable = await sitDown({ game, jokers: 10 * game, players: 2 + game }, { seed });
    const machines = [atTable];
    await checkRandomKeys({ start: () => machines.pop() ?? powerOn({ seed }), keys: 400, below: seedRng(seed).below, wayOut });
  });
});
