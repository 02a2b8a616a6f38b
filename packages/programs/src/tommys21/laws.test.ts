import { seedRng } from '@felt80/cards-shoe';
import { everyKey, type Key, type Pilot, textOf } from '@felt80/machine';
import { checkLegend, checkPainted, checkRandomKeys, checkStage } from '@felt80/machine/conformance';
import { contrast, palettes } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { questionFor } from './ask';
import { paint } from './paint';
import { answers, foot, linesOf, powerOn, press, roundsOf, type Start, seatedAt, wayOut } from './test-player';
import { firstSession, follow, ranksOf, seedWhere } from './test-seeds';

const bet: readonly Key[] = ['2', '5', 'Enter'];
const blackjack: Start = { game: 1 };
const pontoon: Start = { game: 4 };

const pair = seedWhere(blackjack, [...bet, 'S'], (round) => round.seats[0]?.hands.length === 2 && round.turn.phase === 'playing', 50);
const ace = seedWhere(blackjack, bet, (round) => round.turn.phase === 'insurance');
const low = seedWhere(pontoon, ['Enter', ...bet], (round) => /^[23456]{2}$/.test(ranksOf(round, 0)));
const over = seedWhere(blackjack, [...bet, 'Enter'], (round) => round.turn.phase === 'over' && round.house.cards.length > 3);

/** How to get to each state in which something else can be answered: the seed, the parameters and the keys. */
const states: Readonly<Record<string, { readonly seed?: string; readonly args?: string; readonly keys: readonly Key[] }>> = {
  title: { args: '', keys: [] },
  'first question': { keys: [] },
  'decks being typed': { keys: ['1', '1', '2'] },
  'new deck or the same': { keys: ['1', 'Enter'] },
  riffles: { keys: ['1', 'Enter', 'S'] },
  'reshuffle being asked': { keys: ['4', 'Enter', 'S', '3'] },
  'empty table': { keys: answers(blackjack) },
  'a bet being typed': { keys: [...answers(blackjack), '2', '5'] },
  blackjack: { seed: 'test', keys: [...answers(blackjack), ...bet] },
  'blackjack is over': { seed: over, keys: [...answers(blackjack), ...bet, 'Enter'] },
  'blackjack split': { seed: pair, keys: [...answers(blackjack), ...bet, 'S'] },
  insurance: { seed: ace, keys: [...answers(blackjack), ...bet] },
  flapjack: { keys: [...answers({ game: 2 }), ...bet] },
  nine: { seed: 'nines', keys: [...answers({ game: 3 }), ...bet] },
  'pontoon to be dealt': { keys: answers(pontoon) },
  'pontoon bet': { seed: low, keys: [...answers(pontoon), 'Enter'] },
  pontoon: { seed: low, keys: [...answers(pontoon), 'Enter', ...bet] },
  'a card being bought': { seed: low, keys: [...answers(pontoon), 'Enter', ...bet, 'B'] },
  'another game': { keys: [...answers(blackjack), 'Escape'] },
  'a stake being left': { seed: low, keys: [...answers(pontoon), 'Enter', ...bet, 'F7'] },
  'a wrong key': { seed: low, keys: [...answers(pontoon), 'Enter', ...bet, 'Enter'] },
  'remarks and sound off': { keys: [...answers(blackjack), 'F1', 'F9', 'F10'] },
  instructions: { keys: ['F5', 'Right'] },
  'last page': { keys: ['F5', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter'] },
  monochrome: { args: '*M', seed: 'test', keys: [...answers(blackjack), ...bet] },
};

function powerOnAt(state: string): Pilot {
  const { seed = 'test', args = '*' } = states[state] ?? {};
  return powerOn({ seed, args });
}

async function at(state: string): Promise<Pilot> {
  const pilot = powerOnAt(state);
  await press(pilot, ...(states[state]?.keys ?? []));
  return pilot;
}

describe('the stage', () => {
  it.each(Object.keys(states))('T21-10 T21-11 each key of the legend acts and no other does: %s', async (state) => {
    const { textField } = await at(state);
    // What a field does not take is answered in words: its characters are the field's own.
    const keys = textField ? everyKey.filter((key) => textOf(key) === undefined) : everyKey;
    await checkLegend({ start: () => powerOnAt(state), reach: (pilot) => press(pilot, ...(states[state]?.keys ?? [])) }, keys);
  });

  it('MAC-13 MAC-14 names the screen and the part of it to look at, the dealer below; what is said last stands on it', async () => {
    for (const state of Object.keys(states)) {
      const pilot = await at(state);
      checkStage(pilot);
      const said = pilot.said.at(-1);
      if (said !== undefined) expect(foot(pilot)).toBe(said);
    }
    const dealer = { row: 2, column: 44, rows: 21, columns: 36 };
    expect((await at('pontoon')).area).toEqual({ row: 2, column: 0, rows: 21, columns: 44, beside: [dealer] });
    expect((await at('first question')).area).toMatchObject({ row: 2, column: 0, columns: 44, beside: [dealer] });
  });

  it('what is written at the foot can be clicked, and means what the key does', async () => {
    const pilot = await at('empty table');
    const column = linesOf(pilot)[24]?.indexOf('F9remarks') ?? -1;
    await pilot.click(24, column + 3);
    await pilot.listen();
    expect(foot(pilot)).toBe('The dealer keeps his remarks to himself.');
    const play = await at('pontoon');
    await play.click(21, linesOf(play)[21]?.indexOf('T twist') ?? -1);
    await play.listen();
    expect(foot(play)).toMatch(/^The \w+ of \w+: /);
  });
});

describe('the picture', () => {
  it.each([1, 2, 3, 4] as const)('game %i: after any film it is what painting the session gives', async (game) => {
    const random = seedRng(`keys ${game}`);
    const seed = `film ${game}`;
    const start: Start = { game, reshuffle: '10' };
    const pilot = powerOn({ args: '*', seed });
    let session = answers(start).reduce(follow, firstSession(seed));
    await press(pilot, ...answers(start));
    for (let stroke = 0; stroke < 90; stroke += 1) {
      const live = questionFor(session).choices.filter(({ enabled = true, key }) => enabled && key !== 'F2' && key !== 'F7');
      const key =
        random.below(4) > 0 ? ['Enter', 'H', 'T', 'B', 'S', 'D', 'N', 'Y', '7'][random.below(9)] : live[random.below(live.length)]?.key;
      if (key === undefined) throw new Error('nothing can be pressed');
      session = follow(session, key);
      await press(pilot, key);
      checkPainted(pilot.screen, (blank) => paint(blank, session));
    }
  });

  it.each(Object.keys(states))('text has a contrast of 4.5:1 or more: %s', async (state) => {
    const { screen } = await at(state);
    const faint = Array.from({ length: 2000 }, (_, cell) => cell).filter((cell) => {
      const glyph = screen.memory[2 * cell] ?? 0;
      const isText = (glyph > 0x20 && glyph < 0x7f) || (glyph >= 3 && glyph <= 6) || (glyph >= 0x80 && glyph <= 0xac);
      return isText && contrast(screen.memory[2 * cell + 1] ?? 0, palettes.exact, 'bright') < 4.5;
    });
    expect(faint.map((cell) => [Math.floor(cell / 80), cell % 80, screen.memory[2 * cell], screen.memory[2 * cell + 1]])).toEqual([]);
  });

  it('the head can be read on each of the sixteen borders', async () => {
    const pilot = await at('empty table');
    for (let colour = 0; colour < 16; colour += 1) {
      await press(pilot, 'F10');
      for (let column = 0; column < 80; column += 1) {
        expect(contrast(pilot.screen.memory[2 * column + 1] ?? 0, palettes.exact, 'bright')).toBeGreaterThan(4.5);
      }
    }
  });

  it.each(Object.keys(states))('is as it was: %s', async (state) => {
    const { screen } = await at(state);
    await expect(screen.toText()).toMatchFileSnapshot(`golden/${state.replace(/ /g, '-')}.txt`);
  });
});

describe('random keys', () => {
  it.each([1, 2, 3, 4] as const)(
    'T21-01 game %i: they never throw, and the way out works (700 keys; 8,000 in the long test)',
    async (game) => {
      const pilots: Pilot[] = [];
      const start = (): Pilot => {
        const pilot = seatedAt(game, `monkey ${pilots.length}`);
        pilots.push(pilot);
        return pilot;
      };
      await checkRandomKeys({ start, keys: 700, below: seedRng(`monkey ${game}`).below, wayOut });
      expect(pilots.flatMap(roundsOf).length).toBeGreaterThan(4);
    },
  );

  it('a held key never plays on', async () => {
    const pilot = powerOn({ args: '*', seed: 'held' });
    await press(pilot, ...answers(blackjack));
    await pilot.hold('Enter', 30);
    await pilot.listen();
    expect(roundsOf(pilot).length).toBeLessThanOrEqual(1);
  });
});
