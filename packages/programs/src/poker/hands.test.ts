import type { Card } from '@felt80/cards-shoe';
import { parlor, parlorScore, standard } from '@felt80/poker';
import { describe, expect, it } from 'vitest';
import { rows } from './screens/layout';
import {
  cardsDrawn,
  chipsShown,
  dealsOf,
  drawn,
  firstDeal,
  goOn,
  inSlot,
  potBox,
  press,
  seedWhere,
  shown,
  sitDown,
  status,
} from './test-player';

const ranks = '23456789TJQKA';

/** The score of the manual for five cards without jokers, told apart by counting. */
function manualScore(cards: readonly Card[]): number {
  const values = cards.map(([rank = '']) => ranks.indexOf(rank) + 2).sort((a, b) => b - a);
  const groups = [...new Set(values)]
    .map((value) => [values.filter((other) => other === value).length, value] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const [[count = 0, first = 0] = [], [second = 0, other = 0] = []] = groups as readonly (readonly number[])[];
  const isFlush = new Set(cards.map((card) => card[1])).size === 1;
  const low = values.join() === '14,5,4,3,2';
  const isStraight = groups.length === 5 && ((values[0] ?? 0) - (values[4] ?? 0) === 4 || low);
  const high = low ? 5 : (values[0] ?? 0);
  if (isStraight && isFlush) return 25000 + high;
  if (count === 4) return 20000 + 100 * other;
  if (count === 3 && second === 2) return 15000 + 100 * first + other;
  if (isFlush) return 10000 + high;
  if (isStraight) return 9000 + high;
  if (count === 3) return 7000 + 100 * first;
  if (count === 2 && second === 2) return 2000 + 100 * first + other;
  return count === 2 ? 100 * first : 0;
}

const own = (deal: ReturnType<typeof firstDeal>): readonly Card[] => deal.hands[0]?.cards.map(({ card }) => card) ?? [];

describe('what a hand is worth', () => {
  it("POK-03 POK-05 the manual's score and the spare cards stand right under your hand: forty deals", async () => {
    const pilot = await sitDown({ players: 2, game: 0, ante: 1 }, { seed: 'scores' });
    const seen = new Set<number>();
    for (let hand = 0; hand < 40; hand += 1) {
      const { own: cards } = dealsOf(pilot).at(-1) ?? { own: [] };
      expect(cardsDrawn(pilot, 2, 0)).toEqual(cards.map(drawn));
      const score = manualScore(cards);
      seen.add(Math.floor(score / 1000));
      expect(pilot.screen.rowText(rows.score).slice(0, 40).trim()).toBe(`score ${score}`);
      const names = standard.evaluate(cards).tieBreak.map((rank) => (rank === 10 ? '10' : ranks[rank - 2]));
      expect(pilot.screen.rowText(rows.spare).slice(0, 40).trim()).toBe(names.length > 0 ? `then ${names.join(' ')}` : '');
      await press(pilot, 'Enter');
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['a straight', 9005, (score: number) => score >= 9005 && score < 9015],
    ['a flush', 10000, (score: number) => score > 10000 && score < 10015],
    ['a full house', 15000, (score: number) => score > 15000 && score < 16500],
    ['four of a kind', 20000, (score: number) => score >= 20000 && score < 21500],
  ])('POK-03 %s scores by the table of the manual', async (_, least, isIt) => {
    const seed = seedWhere((deal) => isIt(manualScore(own(deal))), { players: 2, game: 0 });
    const pilot = await sitDown({ players: 2, game: 0 }, { seed });
    const score = manualScore(own(firstDeal(seed, { players: 2, game: 0 })));
    expect(score).toBeGreaterThanOrEqual(least);
    expect(shown(pilot)).toContain(`score ${score} `);
  });

  it('POK-01 POK-02 jokers make the best hand, five of a kind above all', async () => {
    const given = { players: 2, game: 0, jokers: 52 };
    const seed = seedWhere((deal) => own(deal).filter((card) => card === 'Jo').length === 3 && parlorScore(own(deal)) >= 30000, given);
    const pilot = await sitDown(given, { seed });
    const cards = cardsDrawn(pilot, 2, 0);
    expect(cards.filter((card) => card === 'JOKER')).toHaveLength(3);
    const naturals = cards.filter((card) => card !== 'JOKER').map((card) => card.slice(0, -1));
    expect(new Set(naturals).size).toBe(1);
    const rank = naturals[0] === '10' ? 10 : ranks.indexOf(naturals[0] ?? '') + 2;
    expect(shown(pilot)).toContain(`score ${30000 + 100 * rank} `);
    const other = dealsOf(pilot)[0]?.shown.find(({ hand }) => hand === 1);
    if (other && other.score < 30000 + 100 * rank) expect(status(pilot)).toMatch(/^You win \d+ with five of a kind/);
  });

  it('POK-02 POK-18 POK-20 at every showdown the best hand takes all: forty deals with jokers', async () => {
    const pilot = await sitDown({ players: 6, game: 0, jokers: 3, ante: 1 }, { seed: 'showdowns' });
    for (let hand = 0; hand < 40; hand += 1) await press(pilot, 'Enter');
    for (const { shown: hands, won } of dealsOf(pilot)) {
      expect(hands).toHaveLength(6);
      const strengths = hands.map(({ cards }) => standard.evaluate(cards));
      const best = strengths.reduce((so, one) => (standard.compare(one, so) > 0 ? one : so));
      const winners = hands.filter((_, at) => strengths[at]?.order === best.order).map(({ hand: place }) => place);
      expect(won.map(({ hand: place }) => place)).toEqual(winners);
      expect(won.reduce((sum, { chips }) => sum + chips, 0)).toBe(6);
    }
    expect(chipsShown(pilot, 6).reduce((sum, chips) => sum + chips, 0)).toBe(6000);
  });

  it('POK-04 the start-up switch lets the scores of 1987 decide between fours of a kind', async () => {
    const given = { players: 2, game: 0, jokers: 52 };
    const hands = (deal: ReturnType<typeof firstDeal>): readonly (readonly Card[])[] =>
      deal.hands.map(({ cards }) => cards.map(({ card }) => card));
    const seed = seedWhere((deal) => {
      const [mine = [], other = []] = hands(deal);
      const byRules = standard.compare(standard.evaluate(mine), standard.evaluate(other));
      return byRules > 0 && parlor.compare(parlor.evaluate(mine), parlor.evaluate(other)) < 0;
    }, given);
    const byRules = await sitDown(given, { seed });
    expect(status(byRules)).toMatch(/^You win 10 with/);
    const by1987 = await sitDown({ ...given, scoring: 1 }, { seed });
    expect(status(by1987)).toMatch(/^\w+ wins 10 with four of a kind/);
    expect(cardsDrawn(by1987, 2, 0)).toEqual(cardsDrawn(byRules, 2, 0));
  });

  it('POK-05 with fewer than five cards it is the score so far', async () => {
    const seed = seedWhere((deal) => own(deal).length === 3 && standard.evaluate(own(deal)).category === 'pair' && deal.toAct[0] === 0, {
      game: 5,
    });
    const pilot = await sitDown({ game: 5 }, { seed });
    expect(inSlot(pilot, rows.score, 5, 0)).toBe(`so far ${standard.evaluate(own(firstDeal(seed, { game: 5 }))).score}`);
    await goOn(pilot);
    expect(cardsDrawn(pilot, 5, 0)).toHaveLength(3);
  });

  it('POK-06 equal hands share the pot, and the odd chip goes to one of them', async () => {
    const given = { players: 3, game: 0, jokers: 52 };
    const seed = seedWhere((deal) => deal.history.filter(({ type }) => type === 'won').length === 2, given);
    const pilot = await sitDown(given, { seed });
    const [deal] = dealsOf(pilot);
    expect(deal?.won.map(({ chips }) => chips).toSorted()).toEqual([7, 8]);
    expect(status(pilot)).toMatch(/ and \w+ share 15, each with (a|two|three|four|five) .+\.$/);
    expect(potBox(pilot)[0]).toBe('15 chips');
    expect(chipsShown(pilot, 3).toSorted((a, b) => a - b)).toEqual([995, 1002, 1003]);
  });
});
