import type { Key, Pilot } from '@felt80/machine';
import { legalActions } from '@felt80/twenty-one';
import { describe, expect, it } from 'vitest';
import { type Moment, remarksFor } from './banter';
import { demoCommand } from './demo';
import { drinkAfter, type Stage } from './drink';
import { type GameId, games } from './games';
import type { Occasion } from './occasion';
import { balloonSize, wrapped } from './screens/balloon';
import { portrait } from './screens/portrait';
import type { Command, Session } from './session';
import { step } from './table';
import { balloon, bet, foot, linesOf, powerOn, press, roundsOf, shown, sitDown } from './test-player';
import { ranksOf, seated, seedWhere } from './test-seeds';
import { refusals } from './words/refusals';
import { remarks } from './words/remarks';

/** Lets the demo play until so many plays are over. */
async function watch(pilot: Pilot, plays: number): Promise<void> {
  for (let at = 0; roundsOf(pilot).length < plays && at < 40 * plays; at += 1) await pilot.elapse(500);
}

describe('the function keys', () => {
  it('T21-11 the legends show the mode that the key will enter', async () => {
    const pilot = await sitDown();
    expect(linesOf(pilot)[24]).toMatch(/^F1sound off F2demo on F5instructions F7quit F9remarks off F10border/);
    await press(pilot, 'F1', 'F9', 'F2');
    expect(linesOf(pilot)[24]).toMatch(/^F1sound on F2demo off F5instructions F7quit F9remarks on/);
    expect(pilot.legend.find(({ key }) => key === 'F1')?.label).toBe('sound on');
  });

  it('T21-11 F1 turns the sound off and on', async () => {
    const pilot = await sitDown({ seed: 'test' }, 'F1');
    const before = pilot.tones.length;
    await press(pilot, ...bet);
    expect(pilot.tones.length).toBe(before);
    await press(pilot, 'F1', 'Enter');
    expect(pilot.tones.length).toBeGreaterThan(before);
  });

  it('T21-11 F5 shows the instructions, page by page, and leads back to the hand', async () => {
    const pilot = await sitDown({ seed: 'test' }, ...bet);
    const before = pilot.screen.toText();
    await press(pilot, 'F5');
    expect(pilot.screenName).toBe('instructions');
    expect(shown(pilot)).toMatch(/THE TABLE {2}\(1 of 7\)[\s\S]*TOMMYS21\.SCR/);
    await press(pilot, 'Enter', 'Right', 'Left');
    expect(shown(pilot)).toMatch(/KEYS {2}\(2 of 7\)/);
    await press(pilot, 'F5');
    expect(pilot.screen.toText()).toBe(before);
  });

  it('T21-11 F7 quits, F10 changes the border', async () => {
    const pilot = await sitDown();
    const before = pilot.screen.border;
    await press(pilot, 'F10');
    expect(pilot.screen.border).toBe((before + 1) % 16);
    expect(foot(pilot)).toBe('The border is magenta.');
    await pilot.press('F7');
    expect(await pilot.exit).toBe(0);
  });

  it.each([1, 2, 3, 4] as const)(
    'T21-11 F2 in game %i: the computer plays, never against the rules, and F2 takes the hand back',
    async (game) => {
      const pilot = await sitDown({ game, seed: 'demo' }, 'F2');
      await watch(pilot, 12);
      expect(roundsOf(pilot).length).toBeGreaterThanOrEqual(12);
      const plain = Object.values(refusals).map((each) => each.plain);
      expect(pilot.said.filter((line) => plain.includes(line))).toEqual([]);
      await pilot.press('F2');
      await pilot.listen();
      expect(foot(pilot)).toBe('You play again.');
      const played = roundsOf(pilot).length;
      await pilot.elapse(20_000);
      expect(roundsOf(pilot).length).toBe(played);
    },
  );

  it.each([1, 2, 3, 4] as const)('T21-11 in game %i the demo plays better than who stands as soon as he may (300 hands)', (game) => {
    const net = (next: (session: Session) => Command): number => {
      let session = seated('better', { game, reshuffle: '30' });
      for (let steps = 0; session.sitting.hands < 300 && steps < 6000; steps += 1) session = step(session, next(session)).next;
      expect(session.sitting.hands).toBe(300);
      return session.pot.cents;
    };
    const stands = (session: Session): Command => {
      const command = demoCommand({ ...session, settings: { ...session.settings, demo: true } }) ?? { type: 'enter' };
      const mayStand = session.round && legalActions(session.round).some(({ type }) => type === 'stand');
      if (command.type !== 'play' || command.act === 'decline') return command;
      return { type: 'play', act: mayStand ? 'stand' : 'hit' };
    };
    const demo = (session: Session): Command =>
      demoCommand({ ...session, settings: { ...session.settings, demo: true } }) ?? { type: 'enter' };
    expect(net(demo)).toBeGreaterThan(net(stands));
  });

  it('T21-11 from the title the demo sits down by itself', async () => {
    const pilot = powerOn({ seed: 'demo' });
    await press(pilot, 'F2');
    await watch(pilot, 2);
    expect(roundsOf(pilot).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the parameters', () => {
  it('T21-11 S begins with the sound off, * without the show', async () => {
    const quiet = powerOn({ args: 's' });
    await quiet.listen();
    expect(quiet.tones).toEqual([]);
    expect(quiet.screenName).toBe('title');
    expect(linesOf(quiet)[24]).toMatch(/^F1sound on/);
    const loud = powerOn({ args: '' });
    await loud.listen();
    expect(loud.tones.length).toBeGreaterThan(5);
    const brief = powerOn({ args: 'S*' });
    await brief.listen();
    expect([brief.screenName, brief.tones.length]).toEqual(['questions', 0]);
  });

  it.each([
    ['M', false],
    ['CM', false],
    ['MC', true],
    ['C', true],
  ])('T21-11 %s: of M and C the last wins; in mono F10 and its legend are gone', async (args, colour) => {
    const pilot = powerOn({ args: `${args}*` });
    await press(pilot, '1', '1', 'Enter', 'Enter', 'Enter', 'Enter', ...bet);
    expect(linesOf(pilot)[24]?.includes('F10')).toBe(colour);
    expect(pilot.legend.some(({ key }) => key === 'F10')).toBe(colour);
    const attributes = new Set(pilot.screen.memory.filter((_, at) => at % 2 === 1));
    if (!colour) for (const attribute of attributes) expect([0x00, 0x07, 0x0f, 0x70]).toContain(attribute);
    else expect(attributes.size).toBeGreaterThan(8);
  });

  it('T21-11 in mono the films have no colour either', async () => {
    const pilot = powerOn({ args: 'M*' });
    await press(pilot, '1', '1', 'Enter', 'Enter', 'Enter', 'Enter', '5');
    await pilot.press('Enter');
    for (let at = 0; at < 80; at += 1) {
      await pilot.elapse(50);
      for (const attribute of new Set(pilot.screen.memory.filter((_, byte) => byte % 2 === 1)))
        expect([0x00, 0x07, 0x0f, 0x70]).toContain(attribute);
    }
  });

  it('T21-11 unknown letters are named and ignored', async () => {
    const pilot = powerOn({ args: 'sxz*' });
    await pilot.listen();
    expect(shown(pilot).replace(/\s+/g, ' ')).toMatch(/These parameters mean nothing here: .* X Z /);
    expect(pilot.screenName).toBe('questions');
  });
});

describe('wrong keys', () => {
  it.each([
    ['splits in flapjack', 2, bet, 'S', 'noSplits'],
    ['splits without a pair', 1, bet, 'S', 'noPair'],
    ['doubles late', 1, [...bet, 'H'], 'D', 'tooLateToDouble'],
    ['plays before the insurance', 1, bet, 'H', 'insuranceFirst'],
    ['sticks too low', 4, ['Enter', ...bet], 'Enter', 'tooLowToStick'],
    ['buys after a twist', 4, ['Enter', ...bet, 'T'], 'B', 'buyAfterTwist'],
  ] as const)('T21-10 who %s is told why, and nothing changes', async (_, game, keys, wrong, reason) => {
    const is: Readonly<Record<string, (ranks: string, phase: string) => boolean>> = {
      noPair: (ranks) => ranks[0] !== ranks[1],
      tooLowToStick: (ranks) => /^[234567]{2}$/.test(ranks),
      buyAfterTwist: (ranks) => /^[2345]{3}$/.test(ranks),
      insuranceFirst: (__, phase) => phase === 'insurance',
    };
    const seed = seedWhere({ game }, keys, (round) => {
      const { phase } = round.turn;
      return (is[reason]?.(ranksOf(round, 0), phase) ?? phase === 'playing')
        ? phase === 'playing' || (reason === 'insuranceFirst' && phase === 'insurance')
        : false;
    });
    const pilot = await sitDown({ game, seed }, ...keys);
    const table = (): string =>
      linesOf(pilot)
        .slice(0, 23)
        .map((line) => line.slice(0, 43))
        .join('\n');
    const before = table();
    await press(pilot, wrong);
    expect(foot(pilot)).toBe(refusals[reason].plain);
    expect(refusals[reason].lines).toContain(balloon(pilot).slice(1, -1));
    expect(table()).toBe(before);
    expect(roundsOf(pilot)).toHaveLength(0);
    await press(pilot, 'F9', wrong);
    expect([foot(pilot), balloon(pilot)]).toEqual([refusals[reason].plain, '']);
  });

  it('T21-10 a right key takes the answer to a wrong one away', async () => {
    const seed = seedWhere(
      { game: 4 },
      ['Enter', ...bet, 'T'],
      (round) => round.turn.phase === 'playing' && ranksOf(round, 0)[0] !== ranksOf(round, 0)[1],
    );
    const pilot = await sitDown({ game: 4, seed }, 'Enter', ...bet, 'S');
    expect(balloon(pilot)).not.toBe('');
    await press(pilot, 'T');
    expect(balloon(pilot)).toBe('');
  });
});

describe('the dealer', () => {
  it('T21-12 sips every other hand from a full glass to an empty one, then has another; five stages', () => {
    expect([0, 2, 4, 6, 8].map((hands) => drinkAfter(hands).quarters)).toEqual([4, 3, 2, 1, 0]);
    expect([0, 9, 10, 20, 30, 40, 400].map((hands) => drinkAfter(hands).stage)).toEqual([1, 1, 2, 3, 4, 5, 5]);
    expect(drinkAfter(10)).toEqual({ glass: 2, quarters: 4, stage: 2 });
    const faces = ([1, 2, 3, 4, 5] as const).map((stage) => portrait({ glass: 1, quarters: 2, stage }, 'even', false).colours.join());
    expect(new Set(faces).size).toBe(5);
    const glasses = [0, 1, 2, 3, 4].map((quarters) => portrait({ glass: 1, quarters, stage: 1 }, 'even', false).colours.join());
    expect(new Set(glasses).size).toBe(5);
    const moods = (['pleased', 'even', 'sour'] as const).map((mood) =>
      portrait({ glass: 1, quarters: 2, stage: 1 }, mood, false).colours.join(),
    );
    expect(new Set(moods).size).toBe(3);
  });

  it('T21-12 the glass on the screen empties, is filled again, and the drinker changes', async () => {
    const pilot = await sitDown({ game: 3, seed: 'drink' }, 'F2');
    const captions = new Set<string>();
    for (let plays = 0; plays <= 22; plays += 1) {
      await watch(pilot, plays);
      captions.add((linesOf(pilot)[21] ?? '').slice(44, 79).trim());
    }
    for (const caption of ['first, full', 'first, half gone', 'first, empty', 'second, full', 'second, empty', 'third, full'])
      expect(captions).toContain(`Martini: ${caption}`);
  });

  it('T21-12 speaks every three to five hands, from a bag that does not repeat, and F9 silences him', async () => {
    const pilot = await sitDown({ game: 1, seed: 'talk' }, 'F2');
    await watch(pilot, 42);
    const said = pilot.happened.filter(({ type }) => type === 'remark') as unknown as { readonly hand: number; readonly said: string }[];
    const [, ...later] = said;
    const gaps = later.slice(1).map(({ hand }, at) => hand - (later[at]?.hand ?? 0));
    expect(gaps.length).toBeGreaterThan(6);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5);
    expect(new Set(said.map((each) => each.said)).size).toBe(said.length);
    await press(pilot, 'F9');
    const before = pilot.happened.filter(({ type }) => type === 'remark').length;
    await watch(pilot, roundsOf(pilot).length + 12);
    expect(pilot.happened.filter(({ type }) => type === 'remark').length).toBe(before);
    expect(balloon(pilot)).toBe('');
  });

  it('T21-12 what he says fits what happened', async () => {
    const pilot = await sitDown({ game: 1, seed: 'fits' }, 'F2');
    await watch(pilot, 40);
    const said = pilot.happened.filter(({ type }) => type === 'remark') as unknown as { readonly hand: number; readonly said: string }[];
    const bust = said.filter((each) => remarks.some(({ on, lines }) => on === 'bust' && lines.includes(each.said)));
    for (const { hand } of bust) expect(roundsOf(pilot)[hand - 1]?.hands.some(({ why }) => why === 'bust')).toBe(true);
    expect(said.length).toBeGreaterThan(7);
  });

  it('a remark never changes a card', async () => {
    const rounds = async (...keys: readonly Key[]): Promise<unknown> => {
      const pilot = await sitDown({ game: 1, seed: 'same' }, ...keys, 'F2');
      await watch(pilot, 15);
      return roundsOf(pilot).slice(0, 15);
    };
    expect(await rounds('F9')).toEqual(await rounds());
  });
});

const stages: readonly Stage[] = [1, 2, 3, 4, 5];
const impossible: Readonly<Partial<Record<Occasion, readonly GameId[]>>> = {
  split: ['flapjack', 'macao'],
  buy: ['blackjack', 'flapjack', 'macao'],
  insured: ['flapjack', 'macao', 'pontoon'],
  uninsured: ['flapjack', 'macao', 'pontoon'],
  policyPaid: ['flapjack', 'macao', 'pontoon'],
  firstCard: ['blackjack', 'flapjack', 'pontoon'],
  houseFirstCard: ['blackjack', 'flapjack', 'pontoon'],
  mixed: ['flapjack', 'macao'],
  trick: ['blackjack', 'flapjack', 'macao'],
  royal: ['blackjack', 'flapjack', 'macao'],
};

describe('his remarks', () => {
  it('T21-12 three or more for each occasion, game and stage', () => {
    for (const on of new Set(remarks.map((each) => each.on)))
      for (const { id } of games)
        for (const stage of stages) {
          if (impossible[on]?.includes(id)) continue;
          const moment: Moment = { game: id, stage, streak: 0, betCents: 1000 };
          expect([on, id, stage, remarksFor(on, moment).flatMap(({ lines }) => lines).length >= 3]).toEqual([on, id, stage, true]);
        }
    for (const { lines } of Object.values(refusals)) expect(lines.length).toBeGreaterThanOrEqual(3);
  });

  it('T21-12 fit into the balloon, are written once, and end like sentences', () => {
    const all = [...remarks.flatMap(({ lines }) => lines), ...Object.values(refusals).flatMap(({ lines }) => lines)];
    expect(new Set(all).size).toBe(all.length);
    for (const line of all) {
      const lines = wrapped(`"${line}"`, balloonSize.columns);
      expect([line, lines.length <= balloonSize.lines, lines.every((each) => each.length <= balloonSize.columns)]).toEqual([
        line,
        true,
        true,
      ]);
      expect(line).toMatch(/[.?!"]$/);
    }
  });

  it('are made under their conditions only', () => {
    const moment: Moment = { game: 'blackjack', stage: 1, streak: 0, betCents: 1000 };
    const lines = (change: Partial<Moment>): readonly string[] => remarksFor('win', { ...moment, ...change }).flatMap((each) => each.lines);
    expect(lines({ betCents: 30_000 }).length).toBeGreaterThan(lines({}).length);
    expect(lines({ streak: 2 }).length).toBeGreaterThan(lines({}).length);
    expect(lines({ stage: 5 })).not.toEqual(lines({}));
  });
});
