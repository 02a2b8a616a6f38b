import { type Card, cutAt, factoryOrder, type Rng, riffle, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { bet, foot, linesOf, powerOn, press, roundsOf, type Start, sitDown, standThrough } from './test-player';

/** The cards that the house's own rules put into the shoe: riffles and a cut, by the engine's packs alone. */
function shuffled(cards: readonly Card[], rng: Rng, riffles: number | undefined): readonly Card[] {
  const times = riffles ?? 1 + rng.below(7);
  const mixed = Array.from({ length: times }).reduce<readonly Card[]>((order) => riffle(order, rng), cards);
  return cutAt(mixed, 1 + rng.below(mixed.length - 1));
}

/** The cards of a play in the order in which blackjack's deal takes them: two for the house, two for the player, then as they came. */
function order({ house, hands }: ReturnType<typeof roundsOf>[number]): readonly string[] {
  const own = hands[0]?.cards ?? [];
  return [...house.slice(0, 2), ...own, ...house.slice(2)];
}

describe('the cards', () => {
  it('T21-04 flapjack has no eights, nines and tens', async () => {
    const pilot = await sitDown({ game: 2, decks: 2, reshuffle: '1' });
    expect(linesOf(pilot)[0]).toContain('Shoe 2 decks, 80 cards left');
    await standThrough(pilot, 25);
    const seen = roundsOf(pilot).flatMap(order);
    expect(seen.length).toBeGreaterThan(50);
    expect(seen.filter((card) => /[89T]/.test(card))).toEqual([]);
  });

  it.each([
    ['a new deck each time', true, 3],
    ['the same cards', false, 2],
    ['a random number of riffles', false, undefined],
  ] as const)('T21-05 deals what riffles and a cut make of %s', async (_, newDeck, riffles) => {
    const start: Start = { seed: 'riffles', newDeck, reshuffle: '40' };
    const pilot = powerOn({ args: '*', seed: 'riffles' });
    await press(
      pilot,
      '1',
      '1',
      'Enter',
      newDeck ? 'N' : 'S',
      riffles === undefined ? 'Enter' : String(riffles),
      ...(start.reshuffle ?? ''),
      'Enter',
    );
    await standThrough(pilot, 12);
    const rng = seedRng('riffles/cards');
    const fresh = factoryOrder({ decks: 1 });
    let shoe = shuffled(fresh, rng, riffles);
    let dealt = 0;
    for (const round of roundsOf(pilot)) {
      if (52 - dealt <= 40) {
        shoe = shuffled(newDeck ? fresh : [...shoe.slice(dealt), ...shoe.slice(0, dealt)], rng, riffles);
        dealt = 0;
      }
      const cards = order(round);
      expect(cards).toEqual(shoe.slice(dealt, dealt + cards.length));
      dealt += cards.length;
    }
    expect(pilot.happened.filter(({ type }) => type === 'shuffled').length).toBeGreaterThan(2);
  });

  it('T21-05 a new deck that is riffled once still shows its order', async () => {
    const pilot = await sitDown({ riffles: 1, newDeck: true, reshuffle: '1' });
    await standThrough(pilot, 8);
    const dealt = roundsOf(pilot).flatMap(order).slice(0, 40);
    const sorted = factoryOrder({ decks: 1 }).filter((card) => dealt.includes(card));
    const falls = sorted.filter((card, at) => at > 0 && dealt.indexOf(card) < dealt.indexOf(sorted[at - 1] as Card));
    // One riffle leaves two rising runs of the old order, and the cut parts each of them once at most; a random order has about twenty.
    expect(1 + falls.length).toBeLessThanOrEqual(4);
  });

  it('T21-05 shows each riffle and the cut', async () => {
    const pilot = await sitDown({ riffles: 5 });
    await pilot.type('5');
    await pilot.press('Enter');
    const seen = new Set<string>();
    for (let at = 0; at < 120; at += 1) {
      await pilot.elapse(25);
      seen.add(foot(pilot));
    }
    expect([...seen]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5].map((riffle) => `Riffle ${riffle} of 5.`)));
    expect([...seen].some((line) => /^The cut: \d+ of 52 cards go below/.test(line))).toBe(true);
  });

  it('T21-06 reshuffles between plays when N cards are left, on every play for E', async () => {
    const pilot = await sitDown({ reshuffle: '30' });
    let left = 52;
    for (let hand = 1; hand <= 12; hand += 1) {
      const shuffles = pilot.happened.filter(({ type }) => type === 'shuffled').length;
      await standThrough(pilot, hand);
      const again = pilot.happened.filter(({ type }) => type === 'shuffled').length > shuffles;
      expect(again).toBe(hand === 1 || left <= 30);
      left = Number(/(\d+) cards? left/.exec(linesOf(pilot)[0] ?? '')?.[1]);
    }
    const every = await sitDown({ reshuffle: 'e' });
    await standThrough(every, 5);
    expect(every.happened.filter(({ type }) => type === 'shuffled')).toHaveLength(5);
    const usual = await sitDown({ game: 4, seed: 'p' });
    await press(usual, 'Enter', ...bet);
    expect(usual.happened.filter(({ type }) => type === 'shuffled')).toHaveLength(1);
  });

  it('T21-06 a shoe that runs dry in a play is filled with the cards that are not on the table', async () => {
    const pilot = await sitDown({ reshuffle: '1', seed: 'dry' });
    await standThrough(pilot, 30);
    const shuffles = pilot.happened.filter(({ type }) => type === 'shuffled').length;
    expect(roundsOf(pilot)).toHaveLength(30);
    expect(shuffles).toBeLessThan(4);
    for (const round of roundsOf(pilot)) expect(new Set(order(round)).size).toBe(order(round).length);
  });

  it('T21-03 T21-06 another game keeps a shoe of the same deck; N above the new shoe means every play', async () => {
    const pilot = await sitDown({ seed: 'shoe', reshuffle: '45' }, ...bet);
    await standThrough(pilot, 1);
    const left = /(\d+) cards? left/.exec(linesOf(pilot)[0] ?? '')?.[1];
    await press(pilot, 'Escape', '3');
    expect(linesOf(pilot)[0]).toContain(`${left} cards left`);
    await press(pilot, 'Escape', '2');
    expect(linesOf(pilot)[0]).toContain('40 cards left');
    const before = pilot.happened.filter(({ type }) => type === 'shuffled').length;
    await standThrough(pilot, 4);
    expect(pilot.happened.filter(({ type }) => type === 'shuffled').length - before).toBe(3);
  });
});
