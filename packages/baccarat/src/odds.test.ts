import { burn, composition, factoryOrder, openShoe } from '@felt80/cards-shoe';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWays, odds } from './odds';
import { tables } from './table';

function decks(count: number): number[] {
  return Array.from({ length: 13 }, () => 4 * count);
}

/** Deals every ordered draw of six cards one by one, with the rules in words of its own. */
function enumerate(left: readonly number[]): { banker: number; player: number; tie: number } {
  const values = left.flatMap((count, place) => Array.from({ length: count }, () => (place < 9 ? place + 1 : 0)));
  const result = { banker: 0, player: 0, tie: 0 };
  const deal = (drawn: readonly number[], rest: readonly number[]): void => {
    if (drawn.length === 6) {
      result[play(drawn)]++;
      return;
    }
    rest.forEach((value, at) => {
      deal([...drawn, value], rest.toSpliced(at, 1));
    });
  };
  deal([], values);
  return result;
}

function play([p1, b1, p2, b2, fifth, sixth]: readonly number[]): 'banker' | 'player' | 'tie' {
  let player = (Number(p1) + Number(p2)) % 10;
  let banker = (Number(b1) + Number(b2)) % 10;
  if (player < 8 && banker < 8) {
    if (player >= 6) {
      if (banker <= 5) banker += Number(fifth);
    } else {
      const third = Number(fifth);
      player += third;
      const most = third === 8 ? 2 : third === 9 || third < 2 ? 3 : third < 4 ? 4 : third < 6 ? 5 : 6;
      if (banker <= most) banker += Number(sixth);
    }
  }
  const lead = (banker % 10) - (player % 10);
  return lead === 0 ? 'tie' : lead > 0 ? 'banker' : 'player';
}

describe('odds', () => {
  it.each([
    [8, 2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n, 4_998_398_275_503_360n],
    [6, 403_095_751_234_560n, 392_220_492_728_832n, 83_552_962_932_288n, 878_869_206_895_680n],
    [1, 6_737_232_640n, 6_548_674_432n, 1_372_227_328n, 14_658_134_400n],
  ])('BAC-70 counts the ways of %i decks to the last one', (count, banker, player, tie, total) => {
    expect(countWays(decks(count))).toEqual({ banker, player, tie, total });
  });

  it('BAC-70 gives the published expectations of eight decks', () => {
    const full = odds(decks(8), tables.baccarat.paytable);
    expect(full.banker.expectedValue).toBeCloseTo(-0.010579057842, 12);
    expect(full.player.expectedValue).toBeCloseTo(-0.012350813289, 12);
    expect(full.tie.expectedValue).toBeCloseTo(-0.143596287787, 12);
    expect(full.banker.probability).toBeCloseTo(0.458597, 6);
    expect(full.player.probability).toBeCloseTo(0.446247, 6);
    expect(full.tie.probability).toBeCloseTo(0.095156, 6);
    expect(odds(decks(8), { ...tables.baccarat.paytable, tiePays: 9 }).tie.expectedValue).toBeCloseTo(-0.04844, 6);
  });

  it('BAC-70 equals dealing every draw of a small shoe one by one', () => {
    const small = fc
      .array(fc.nat({ max: 12 }), { minLength: 6, maxLength: 8 })
      .map((places) => decks(0).map((_, place) => places.filter((one) => one === place).length));
    void fc.assert(
      fc.property(small, (left) => {
        const { banker, player, tie } = enumerate(left);
        const ways = countWays(left);
        expect([ways.banker, ways.player, ways.tie]).toEqual([BigInt(banker), BigInt(player), BigInt(tie)]);
        expect(ways.total).toBe(BigInt(banker + player + tie));
      }),
      { numRuns: 60 },
    );
  });

  it('BAC-70 equals dealing every draw of values from a played-down shoe', () => {
    const left = [3, 0, 5, 1, 4, 2, 7, 1, 2, 6, 0, 3, 4];
    const counts = [13, 3, 0, 5, 1, 4, 2, 7, 1, 2];
    const sums = { banker: 0, player: 0, tie: 0 };
    const deal = (drawn: readonly number[], ways: number): void => {
      if (drawn.length === 6) {
        sums[play(drawn)] += ways;
        return;
      }
      for (const [value, count] of counts.entries()) {
        const here = count - drawn.filter((one) => one === value).length;
        if (here > 0) deal([...drawn, value], ways * here);
      }
    };
    deal([], 1);
    const ways = countWays(left);
    expect([ways.banker, ways.player, ways.tie]).toEqual([BigInt(sums.banker), BigInt(sums.player), BigInt(sums.tie)]);
  });

  it('BAC-70 stays exact for more cards than a double can count', () => {
    // 100 decks: all ordered draws are 5200 · 5199 · … · 5195.
    expect(countWays(decks(100)).total).toBe(5200n * 5199n * 5198n * 5197n * 5196n * 5195n);
    // With four values only, every draw of values can be weighed in whole numbers. 457 cards are the last that are added up in doubles.
    for (const few of [
      [100, 120, 137, 100],
      [101, 120, 137, 100],
      [30_000, 4_001, 25, 77_000],
    ]) {
      const [aces, fours, sixes, eights] = few as [number, number, number, number];
      const counts = new Map([
        [1, aces],
        [4, fours],
        [6, sixes],
        [8, eights],
      ]);
      const sums = { banker: 0n, player: 0n, tie: 0n };
      const deal = (drawn: readonly number[], ways: bigint): void => {
        if (drawn.length === 6) {
          sums[play(drawn)] += ways;
          return;
        }
        for (const [value, count] of counts) {
          deal([...drawn, value], ways * BigInt(count - drawn.filter((one) => one === value).length));
        }
      };
      deal([], 1n);
      expect(countWays([aces, 0, 0, fours, 0, sixes, 0, eights, 0, 0, 0, 0, 0])).toMatchObject(sums);
    }
  });

  it('BAC-70 takes the composition of a shoe in play', () => {
    const shoe = burn(openShoe(factoryOrder({ decks: 1 }), 40), 46);
    expect(countWays(composition(shoe)).total).toBe(720n);
    const chances = odds(composition(shoe), tables.vbacc.paytable);
    expect(chances.banker.probability + chances.player.probability + chances.tie.probability).toBeCloseTo(1, 12);
  });

  it.each([
    ['fractionalCount', '5', [4, 4, 4, 4, 4.5, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['fractionalCount', 'A', [Number.NaN, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['fractionalCount', 'K', [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, '4']],
    ['negativeCount', 'T', [4, 4, 4, 4, 4, 4, 4, 4, 4, -1, 4, 4, 4]],
    ['tooFewCards', undefined, [1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2]],
    ['tooFewCards', undefined, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['tooManyCards', undefined, [1_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['notThirteenCounts', undefined, [4, 4, 4, 4, 4, 4, 4, 4, 4, 16]],
    ['notThirteenCounts', undefined, []],
  ])('BAC-70 throws %s (%s)', (code, rank, left) => {
    const error = expect.objectContaining({ name: 'BaccaratError', code });
    expect(() => countWays(left as number[])).toThrow(error);
    expect(() => odds(left as number[], tables.baccarat.paytable)).toThrow(error);
    try {
      countWays(left as number[]);
    } catch (thrown) {
      expect((thrown as { rank?: string }).rank).toBe(rank);
      if (rank !== undefined) expect(String(thrown)).toContain(rank);
    }
  });
});
