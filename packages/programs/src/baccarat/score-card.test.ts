import { type Outcome, odds, runningCount, startCount, tables } from '@felt80/baccarat';
import { countRanks, factoryOrder } from '@felt80/cards-shoe';
import type { Pilot } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { firstCoups, foot, handsOf, inHaste, linesOf, press, shown, sitDown } from './test-player';

/** The lines of the score card that hold a hand: its number, and what stands in the two columns. */
function marked(pilot: Pilot): readonly (readonly [number, string, string])[] {
  return linesOf(pilot)
    .slice(3, 21)
    .map((line): readonly [number, string, string] => [Number(line.slice(1, 5)), line.slice(6, 10).trim(), line.slice(11, 16).trim()])
    .filter(([number]) => number > 0);
}

function asMarked(outcomes: readonly Outcome[], mark: (outcome: Outcome, wins: number) => string): ReturnType<typeof marked> {
  return outcomes.map((outcome, at) => {
    if (outcome === 'tie') return [at + 1, '────', '─────'];
    const text = mark(outcome, outcomes.slice(0, at + 1).filter((other) => other === outcome).length);
    return outcome === 'player' ? [at + 1, text, ''] : [at + 1, '', text];
  });
}

describe('the score card', () => {
  const coups = firstCoups('card', 110);
  const outcomes = coups.map(({ outcome }) => outcome);
  const shoe = coups.findIndex(({ shuffled }, at) => at > 0 && shuffled);

  it("BAC-16 BAC-31 marks each hand with X's or #'s, a tie as a line through both columns", async () => {
    const pilot = await sitDown({ seed: 'card' }, ...inHaste);
    for (let hand = 0; hand < 18; hand += 1) await press(pilot, 'F1');
    expect(outcomes.slice(0, 18)).toContain('tie');
    expect(marked(pilot)).toEqual(asMarked(outcomes.slice(0, 18), () => 'X'));
    await press(pilot, 'F3', 'B', 'Enter');
    expect(marked(pilot)).toEqual(asMarked(outcomes.slice(0, 18), (_, wins) => String(wins)));
    const wins = (side: Outcome): number => outcomes.slice(0, 18).filter((outcome) => outcome === side).length;
    expect(linesOf(pilot)[22]?.slice(0, 17).replace(/ +/g, '')).toBe(`║T${wins('tie')}P${wins('player')}B${wins('banker')}║`);
  });

  it('BAC-16 a full card scrolls, and a new shoe starts a new card', async () => {
    const pilot = await sitDown({ seed: 'card' }, ...inHaste);
    for (let hand = 0; hand < shoe; hand += 1) await press(pilot, 'F1');
    expect(marked(pilot)).toEqual(asMarked(outcomes.slice(0, shoe), () => 'X').slice(-18));
    await press(pilot, 'F1', 'F1');
    expect(marked(pilot)).toEqual(asMarked(outcomes.slice(shoe, shoe + 2), () => 'X'));
  });

  it('BAC-30 hidden it is kept all the same', async () => {
    const pilot = await sitDown({ seed: 'card' }, ...inHaste, 'F3', 'A', 'Enter', 'F1', 'F1', 'F1');
    expect(shown(pilot)).not.toContain('SCORE CARD');
    await press(pilot, 'F3', 'A', 'Enter');
    expect(marked(pilot)).toEqual(asMarked(outcomes.slice(0, 3), () => 'X'));
  });
});

describe('the card count', () => {
  const countShown = (pilot: Pilot): number => Number(/ Card count +([-+]) *(\d+) /.exec(shown(pilot))?.slice(1).join('') ?? Number.NaN);

  it('BAC-09 BAC-17 is 14 before the first shoe and moves as each card lands', async () => {
    const pilot = await sitDown({ seed: 'count' });
    expect(countShown(pilot)).toBe(14);
    await pilot.press('F1');
    const seen: number[] = [];
    for (let tick = 0; tick < 400; tick += 1) {
      // A card that flies over the count hides it.
      if (!Number.isNaN(countShown(pilot)) && seen.at(-1) !== countShown(pilot)) seen.push(countShown(pilot));
      await pilot.elapse(20);
    }
    const [coup] = firstCoups('count', 1);
    const { player = [], banker = [] } = coup ?? {};
    const inOrder = [player[0], banker[0], player[1], banker[1], player[2], banker[2]].filter((card) => card !== undefined);
    const steps = inOrder.map((_, at) => runningCount(inOrder.slice(0, at + 1), startCount));
    expect(seen).toEqual([startCount, ...steps].filter((count, at, all) => count !== all[at - 1]));
  });

  it('BAC-17 BAC-33 is hidden by option D and goes on; a new shoe starts it again', async () => {
    const pilot = await sitDown({ seed: 'count' }, ...inHaste, 'F3', 'D', 'Enter', 'F1', 'F1');
    expect(shown(pilot)).not.toContain('Card count');
    await press(pilot, 'F3', 'D', 'Enter');
    const cards = handsOf(pilot).flatMap(({ player, banker }) => [...player, ...banker]);
    expect(countShown(pilot)).toBe(runningCount(cards, startCount));
    for (let hand = 0; hand < 90; hand += 1) await press(pilot, 'F1');
    const hands = handsOf(pilot);
    const last = hands.findLastIndex(({ shuffled }) => shuffled);
    expect(last).toBeGreaterThan(0);
    const inShoe = hands.slice(last).flatMap(({ player, banker }) => [...player, ...banker]);
    expect(countShown(pilot)).toBe(runningCount(inShoe, startCount));
  });
});

describe('the odds', () => {
  it('BAC-71 O shows the exact odds of the shoe in play, live, and hides them', async () => {
    const pilot = await sitDown({ seed: 'odds' }, ...inHaste, 'O');
    const lines = (): string => `${linesOf(pilot)[16]?.slice(19, 62)}\n${linesOf(pilot)[17]?.slice(19, 62)}`;
    const panel = (counts: readonly number[]): RegExp => {
      const chances = odds(counts, tables.baccarat.paytable);
      const percent = (share: number): string => (share * 100).toFixed(share <= -0.1 ? 1 : 2);
      const row = (word: string, pick: (side: Outcome) => number): string =>
        (['player', 'tie', 'banker'] as const).map((side) => `${word} +${percent(pick(side))}%`).join('.*');
      return new RegExp(`${row('wins', (side) => chances[side].probability)}.*\n.*${row('edge', (side) => chances[side].expectedValue)}`);
    };
    const full = countRanks(factoryOrder({ decks: 8 }));
    expect(lines()).toMatch(panel(full));
    expect(lines()).toMatch(/44\.62%.*9\.52%.*45\.86%/);
    expect(lines()).toMatch(/edge -1\.24%.*edge -14\.4%.*edge -1\.06%/);
    for (let hand = 0; hand < 10; hand += 1) {
      await press(pilot, 'F1');
      const out = countRanks(handsOf(pilot).flatMap(({ player, banker }) => [...player, ...banker]));
      expect(lines()).toMatch(panel(full.map((count, at) => count - (out[at] ?? 0))));
    }
    await press(pilot, 'F3', '2', 'Enter');
    for (let hand = 0; hand < 90 && !/ENTER shuffles/.test(foot(pilot)); hand += 1) await press(pilot, 'F1');
    expect(lines()).toMatch(panel(full));
    await pilot.press('F1');
    await pilot.elapse(300);
    expect(foot(pilot)).toMatch(/shuffled/);
    expect(lines()).toMatch(panel(full));
    await press(pilot, 'o');
    expect(shown(pilot)).not.toMatch(/edge/);
    await press(pilot, 'O');
    await pilot.powerOff();
    const next = await sitDown({ disk: pilot.disk });
    expect(shown(next)).toMatch(/edge/);
    expect(foot(next)).toMatch(/B, P and T/);
  });
});
