import { describe, expect, it } from 'vitest';
import { CardsError } from './misuse';
import { isRngState, type Rng, resumeRng, seedRng } from './rng';

function take(count: number, next: () => number): number[] {
  return Array.from({ length: count }, next);
}

/** Chi-square of equally likely classes. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

function tally(rng: Rng, bound: number, classes: number, draws: number): number[] {
  const drawn = take(draws, () => Math.floor((rng.below(bound) * classes) / bound));
  return Array.from({ length: classes }, (_, kind) => drawn.filter((one) => one === kind).length);
}

describe('rng', () => {
  it('gives the numbers of the reference implementation of xoshiro128**', () => {
    const rng = resumeRng([1, 2, 3, 4]);
    expect(take(10, rng.next32)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
    const other = resumeRng([0xdeadbeef, 0xffffffff, 0x80000000, 0x12345678]);
    take(1000, other.next32);
    expect(take(4, other.next32)).toEqual([2472696594, 1228143853, 780258810, 682042256]);
    expect(other.state).toEqual([3954994795, 1399283067, 3163974757, 2618059237]);
  });

  it('starts from pinned states', () => {
    expect(seedRng('').state).toEqual([270581815, 918991068, 2556013331, 3019908114]);
    expect(seedRng('felt').state).toEqual([3787753172, 274324938, 2727136710, 2493488850]);
    const dice = seedRng('dice');
    expect(take(8, () => dice.below(6))).toEqual([4, 2, 1, 1, 2, 5, 5, 1]);
  });

  it('keeps labelled streams apart and goes on from a saved state', () => {
    const [cards, players] = [seedRng('felt/cards'), seedRng('felt/players')];
    const first = take(100, cards.next32);
    expect(take(100, players.next32)).not.toEqual(first);
    expect(take(100, seedRng('felt/cards').next32)).toEqual(first);
    const saved = JSON.parse(JSON.stringify(cards.state));
    expect(isRngState(saved)).toBe(true);
    expect(take(100, resumeRng(saved).next32)).toEqual(take(100, cards.next32));
  });

  it.each([1, 2, 3, 6, 52, 416, 65_537, 0x7fffffff, 0xc0000000, 0xffffffff, 0x1_0000_0000])(
    'takes below(%i) from the numbers under the largest multiple of the bound',
    (bound) => {
      const [numbers, rng] = [seedRng(`below ${bound}`), seedRng(`below ${bound}`)];
      const limit = Math.floor(0x1_0000_0000 / bound) * bound;
      const expected = take(400, numbers.next32).filter((number) => number < limit);
      expect(expected.map((number) => number % bound)).toEqual(take(expected.length, () => rng.below(bound)));
    },
  );

  it('favours no number', () => {
    // Limits are the 99.9 % points; the seeds are fixed, so the outcome is too.
    expect(chiSquare(tally(seedRng('six'), 6, 6, 60_000))).toBeLessThan(20.5);
    expect(chiSquare(tally(seedRng('pack'), 52, 52, 104_000))).toBeLessThan(87.97);
    // Without rejection the lowest third would come up twice as often.
    expect(chiSquare(tally(seedRng('thirds'), 0xc0000000, 3, 30_000))).toBeLessThan(13.82);
  });

  it.each([0, -1, 1.5, Number.NaN, 0x1_0000_0001, Number.POSITIVE_INFINITY])('refuses below(%s)', (bound) => {
    expect(() => seedRng('').below(bound)).toThrow(expect.objectContaining({ name: 'CardsError', code: 'badBound' }));
  });

  it.each([[[0, 0, 0, 0]], [[1, 2, 3]], [[1, 2, 3, -1]], [[1, 2, 3, 0x1_0000_0000]], [[1, 2, 3, 0.5]], ['1234'], [undefined]])(
    'refuses the state %j',
    (state) => {
      expect(isRngState(state)).toBe(false);
      expect(() => resumeRng(state as never)).toThrow(CardsError);
    },
  );
});
