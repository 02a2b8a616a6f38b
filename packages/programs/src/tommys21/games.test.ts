import type { Key } from '@felt80/machine';
import { cardsOf, type Round, total } from '@felt80/twenty-one';
import { describe, expect, it } from 'vitest';
import { bet, foot, linesOf, press, type ReportedRound, roundsOf, type Start, shown, sitDown } from './test-player';
import { ranksOf, seedWhere, whyOf } from './test-seeds';

const flapjack: Start = { game: 2 };
const macao: Start = { game: 3 };
const pontoon: Start = { game: 4, reshuffle: '1' };
const pontoonBet: readonly Key[] = ['Enter', ...bet];

type Is = (round: Round) => boolean;

/** Plays the first such seed through the machine and gives the report of the play. */
async function reported(start: Start, keys: readonly Key[], is: Is, from = 0): Promise<ReportedRound> {
  const pilot = await sitDown({ ...start, seed: seedWhere(start, keys, is, from) }, ...keys);
  const [round] = roundsOf(pilot);
  if (!round) throw new Error('the play is not over');
  return round;
}

function pointsOf(round: Round, hand?: number): number {
  const is = hand === undefined ? round.house : round.seats[0]?.hands[hand];
  return is ? total(round.rules, cardsOf(is)).points : Number.NaN;
}

const over: Is = ({ turn }) => turn.phase === 'over';
const count = (round: Round, hand?: number): number => ranksOf(round, hand).length;

describe('the rules that the games share', () => {
  it('T21-09 T21-14 the house waits for the player, then plays by rule; the higher score wins the bet', async () => {
    const seed = seedWhere({}, [...bet, 'Enter'], (round) => whyOf(round) === 'higher' && count(round) > 3);
    const pilot = await sitDown({ seed }, ...bet);
    expect(roundsOf(pilot)).toHaveLength(0);
    expect(linesOf(pilot)[4]).toMatch(/▒▒▒▒▒/);
    await press(pilot, 'Enter');
    expect(roundsOf(pilot)[0]).toMatchObject({ netCents: 1000, potCents: 1000, hands: [{ why: 'higher' }] });
    expect(roundsOf(pilot)[0]?.house.length).toBeGreaterThan(3);
    expect(foot(pilot)).toMatch(/^Your \d+ beats \d+: you win \$10\.$/);
  });

  it('T21-14 the lower score loses, equal scores are a stand-off, a bust loses before the house draws', async () => {
    expect(await reported({}, [...bet, 'Enter'], (round) => whyOf(round) === 'lower')).toMatchObject({ netCents: -1000 });
    expect(await reported({}, [...bet, 'Enter'], (round) => whyOf(round) === 'push')).toMatchObject({ netCents: 0 });
    const bust = await reported({}, [...bet, 'H'], (round) => whyOf(round) === 'bust' && pointsOf(round) < 17);
    expect(bust).toMatchObject({ netCents: -1000 });
    expect(bust.house).toHaveLength(2);
  });

  it.each([
    [1, 1335, ['H', 'H', 'H', 'H']],
    [2, 192, ['H', 'H', 'H', 'H', 'H']],
    [3, 0, ['H', 'H', 'H', 'H', 'H']],
  ] as const)('T21-13 game %i: the sixth card ends the hand without a bonus', async (game, from, hits) => {
    const six = await reported(
      { game },
      [...bet, ...hits],
      (round) => over(round) && count(round, 0) === 6 && whyOf(round) === 'houseBust',
      from,
    );
    expect(six.hands[0]?.cards).toHaveLength(6);
    expect(six.netCents).toBe(1000);
  });

  it('T21-13 the house stops at six cards whatever it has, and each split hand counts its own', async () => {
    const house = await reported(macao, [...bet, 'Enter'], (round) => count(round) === 6 && pointsOf(round) < 7);
    expect(house.house).toHaveLength(6);
    const keys: readonly Key[] = [...bet, 'S', 'H', 'H', 'H', 'H', 'Enter'];
    const split = await reported(
      { decks: 4 },
      keys,
      (round) => over(round) && count(round, 0) === 6 && count(round, 1) === 2 && round.seats[0]?.hands.length === 2,
    );
    expect(split.hands.map(({ cards }) => cards.length)).toEqual([6, 2]);
  });
});

describe('blackjack', () => {
  it('T21-20 the house gets one card up and one down, then the player two face up', async () => {
    const pilot = await sitDown({ seed: seedWhere({}, bet, (round) => round.turn.phase === 'playing') }, ...bet);
    const lines = linesOf(pilot);
    expect(lines[2]).toMatch(/HOUSE +shows \d/);
    expect([lines[5]?.slice(2, 9), lines[5]?.slice(10, 17)]).toEqual([expect.stringMatching(/[♣♦♥♠]/), '│▒▒▒▒▒│']);
    expect([lines[12]?.slice(2, 9), lines[12]?.slice(10, 17)]).toEqual([expect.stringMatching(/[♣♦♥♠]/), expect.stringMatching(/[♣♦♥♠]/)]);
  });

  it('T21-21 a natural is paid one and a half times at once, and is a stand-off against another', async () => {
    const won = await reported({}, bet, (round) => whyOf(round) === 'natural');
    expect(won).toMatchObject({ netCents: 1500 });
    expect(won.house).toHaveLength(2);
    expect(await reported({}, bet, (round) => whyOf(round) === 'push', 517)).toMatchObject({ netCents: 0 });
  });

  it('T21-22 a pair of equal rank is split once; what is only equal in value is not', async () => {
    const keys: readonly Key[] = [...bet, 'S'];
    const pair = (round: Round): boolean => round.seats[0]?.hands.length === 2 && round.turn.phase === 'playing';
    const pilot = await sitDown(
      { seed: seedWhere({}, keys, (round) => pair(round) && ranksOf(round, 0)[0] === ranksOf(round, 0)[1], 314) },
      ...keys,
    );
    expect(shown(pilot)).toMatch(/HAND 1 .*\$10[\s\S]*HAND 2 .*\$10/);
    await press(pilot, 'S');
    expect(foot(pilot)).toBe('A hand is split once only.');
    await press(pilot, 'D');
    expect(foot(pilot)).toBe('You can double on the first play only, and not after a split.');
    const unlike = seedWhere({}, bet, (round) => /^(TJ|JQ|QK|TK)$/.test(ranksOf(round, 0)) && round.turn.phase === 'playing');
    const other = await sitDown({ seed: unlike }, ...keys);
    expect(foot(other)).toBe('Only a pair can be split, and only on the first play.');
    expect(shown(other)).not.toMatch(/HAND 2/);
  });

  it('T21-22 split aces get one card each, and twenty-one is then no natural', async () => {
    const aces = await reported(
      { decks: 2 },
      [...bet, 'S'],
      (round) => over(round) && round.seats[0]?.hands.length === 2 && /^A[TJQK]$/.test(ranksOf(round, 0)) && whyOf(round) !== 'push',
      566,
    );
    expect(aces.hands.map(({ cards }) => cards.length)).toEqual([2, 2]);
    expect(aces.hands[0]?.why).not.toBe('natural');
    expect(Math.abs(aces.hands[0]?.netCents ?? 0)).toBe(1000);
  });

  it('T21-10 T21-23 double down: twice the stake, one card, the end', async () => {
    const doubled = await reported({}, [...bet, 'D'], (round) => over(round) && whyOf(round) === 'higher');
    expect(doubled.hands[0]).toMatchObject({ stakeCents: 2000, netCents: 2000 });
    expect(doubled.hands[0]?.cards).toHaveLength(3);
    const late = await sitDown({ seed: seedWhere({}, [...bet, 'H'], (round) => round.turn.phase === 'playing') }, ...bet, 'H', 'D');
    expect(foot(late)).toBe('You can double on the first play only, and not after a split.');
  });

  it('T21-24 the house stands on soft 17', async () => {
    const soft = await reported({}, [...bet, 'Enter'], (round) => /^(A6|6A)$/.test(ranksOf(round)));
    expect(soft.house).toHaveLength(2);
  });

  it('T21-25 insurance is half the bet, pays two to one and is lost otherwise; the house looks at once', async () => {
    const insured: readonly Key[] = [...bet, 'Y'];
    const asked = seedWhere({}, bet, (round) => round.turn.phase === 'insurance');
    const pilot = await sitDown({ seed: asked }, ...bet);
    expect(foot(pilot)).toBe('The house shows an ace. Insurance for $5? Press Y or N.');
    await press(pilot, 'H');
    expect(foot(pilot)).toBe('First the insurance: Y or N.');
    expect(await reported({}, insured, (round) => whyOf(round) === 'houseNatural' && ranksOf(round)[0] === 'A')).toMatchObject({
      netCents: 0,
    });
    expect(await reported({}, [...bet, 'N'], (round) => whyOf(round) === 'houseNatural' && ranksOf(round)[0] === 'A')).toMatchObject({
      netCents: -1000,
    });
    const lost = await sitDown(
      { seed: seedWhere({}, [...insured, 'Enter'], (round) => whyOf(round) === 'higher' && ranksOf(round)[0] === 'A') },
      ...insured,
    );
    expect(foot(lost)).toMatch(/^No natural: the insurance of \$5 is lost\. You have/);
    await press(lost, 'Enter');
    expect(roundsOf(lost)[0]).toMatchObject({ netCents: 500, potCents: 500 });
    const ten = await reported({}, bet, (round) => whyOf(round) === 'houseNatural' && /^[TJQK]A$/.test(ranksOf(round)));
    expect(ten.hands[0]?.cards).toHaveLength(2);
  });
});

describe('seven and one-half', () => {
  it('T21-04 T21-30 one card each, both face down, the own one seen; halves are counted', async () => {
    const pilot = await sitDown({ ...flapjack, seed: seedWhere(flapjack, bet, (round) => /[JQK]/.test(ranksOf(round, 0))) }, ...bet);
    expect(linesOf(pilot)[2]).toMatch(/HOUSE +covered/);
    expect(linesOf(pilot)[5]).toContain('│▒▒▒▒▒│');
    expect(linesOf(pilot)[9]).toMatch(/YOU +½ +only you see it/);
    expect(linesOf(pilot)[11]).toMatch(/│[JQK][♣♦♥♠] ▒▒│/);
  });

  it('T21-31 two cards of 7½ win at once, by a double twice the bet; on the house they beat a 7½ of more cards', async () => {
    const natural = await reported(flapjack, [...bet, 'H'], (round) => whyOf(round) === 'natural');
    expect([natural.netCents, natural.house.length, natural.hands[0]?.cards.length]).toEqual([1000, 1, 2]);
    expect(await reported(flapjack, [...bet, 'D'], (round) => whyOf(round) === 'natural')).toMatchObject({ netCents: 2000 });
    const beaten = await reported(
      flapjack,
      [...bet, 'H', 'H', 'Enter'],
      (round) => whyOf(round) === 'houseNatural' && pointsOf(round, 0) === 7.5,
    );
    expect([beaten.netCents, beaten.house.length]).toEqual([-1000, 2]);
  });

  it('T21-32 the house stands on 7 and draws under it', async () => {
    const stood = await reported(flapjack, [...bet, 'Enter'], (round) => pointsOf(round) === 7 && count(round) === 1);
    expect(stood.house).toHaveLength(1);
    const drew = await reported(flapjack, [...bet, 'Enter'], (round) => count(round) === 2 && ranksOf(round)[0] === '6');
    expect(drew.house).toHaveLength(2);
  });

  it('T21-33 D doubles on the first card, draws one and ends the hand; S says why it does not split', async () => {
    const doubled = await reported(flapjack, [...bet, 'D'], (round) => over(round) && whyOf(round) === 'lower');
    expect(doubled).toMatchObject({ netCents: -2000 });
    expect(doubled.hands[0]?.cards).toHaveLength(2);
    const pilot = await sitDown(flapjack, ...bet, 'S');
    expect(foot(pilot)).toBe('No hand is split in this game.');
  });
});

describe('nine', () => {
  it('T21-40 one card each, both face up; tens and faces count nothing, over nine is bust', async () => {
    const pilot = await sitDown(
      { ...macao, seed: seedWhere(macao, bet, (round) => /^[TJQK]$/.test(ranksOf(round, 0)) && round.turn.phase === 'playing') },
      ...bet,
    );
    expect(linesOf(pilot)[9]).toMatch(/YOU +0 /);
    expect(linesOf(pilot)[5]).not.toContain('▒');
    const bust = await reported(macao, [...bet, 'H'], (round) => whyOf(round) === 'bust');
    expect(bust).toMatchObject({ netCents: -1000 });
  });

  it.each([
    ['9', 3000],
    ['8', 2000],
    ['7', 1000],
  ])('T21-41 a first card of %s is paid at once, and takes as much for the house', async (rank, cents) => {
    const won = await reported(macao, bet, (round) => ranksOf(round, 0) === rank && !/[789]/.test(ranksOf(round)));
    expect([won.netCents, won.potCents, won.house.length]).toEqual([cents, cents, 1]);
    const lost = await reported(macao, bet, (round) => ranksOf(round) === rank && !/[789]/.test(ranksOf(round, 0)));
    expect([lost.netCents, lost.hands[0]?.cards.length]).toEqual([-cents, 1]);
    const between = rank === '7' ? undefined : await reported(macao, bet, (round) => ranksOf(round) === rank && ranksOf(round, 0) === '7');
    if (between) expect(between.netCents).toBe(-cents);
  });

  it('T21-41 two nines are a stand-off; equal sevens and eights go on', async () => {
    expect(await reported(macao, bet, (round) => ranksOf(round) + ranksOf(round, 0) === '99')).toMatchObject({ netCents: 0 });
    for (const pair of ['77', '88']) {
      const pilot = await sitDown(
        { ...macao, seed: seedWhere(macao, bet, (round) => ranksOf(round) + ranksOf(round, 0) === pair, 260) },
        ...bet,
      );
      expect(roundsOf(pilot)).toHaveLength(0);
      expect(foot(pilot)).toMatch(/^You have \d/);
    }
  });

  it('T21-42 a nine that is reached by drawing wins once, at once', async () => {
    const nine = await reported(macao, [...bet, 'H'], (round) => whyOf(round) === 'natural' && count(round, 0) === 2);
    expect([nine.netCents, nine.house.length]).toEqual([1000, 1]);
    expect(await reported(macao, [...bet, 'D'], (round) => whyOf(round) === 'natural')).toMatchObject({ netCents: 2000 });
  });

  it('T21-43 the house stands on 7', async () => {
    const round = await reported(macao, [...bet, 'Enter'], (is) => pointsOf(is) === 7 && count(is) === 2);
    expect(round.house).toHaveLength(2);
  });
});

describe('pontoon', () => {
  it('T21-08 T21-50 the bet comes after the first cards, in pounds; the second card is covered and free', async () => {
    const pilot = await sitDown(pontoon, 'Enter');
    expect(linesOf(pilot)[9]).toMatch(/YOU .*only you see it/);
    expect(linesOf(pilot)[11]?.slice(2, 18)).toMatch(/[♣♦♥♠].*▒▒│ +$/);
    expect(linesOf(pilot)[2]).toMatch(/HOUSE +\d+/);
    await press(pilot, ...bet);
    expect(linesOf(pilot)[11]?.slice(2, 18)).toMatch(/[♣♦♥♠].*▒▒│ │.*[♣♦♥♠].*▒▒│/);
    expect(linesOf(pilot)[20]).toMatch(/Bet £10/);
    expect(linesOf(pilot)[5]?.slice(10, 17)).toBe('       ');
  });

  it('T21-51 nobody sticks below 16; five cards end a hand by themselves on any total', async () => {
    const low = seedWhere(pontoon, pontoonBet, (round) => pointsOf(round, 0) < 16);
    const pilot = await sitDown({ ...pontoon, seed: low }, ...pontoonBet, 'Enter');
    expect(foot(pilot)).toBe('You cannot stick below 16.');
    expect(roundsOf(pilot)).toHaveLength(0);
    const sixteen = seedWhere(pontoon, pontoonBet, (round) => pointsOf(round, 0) === 16);
    expect(roundsOf(await sitDown({ ...pontoon, seed: sixteen }, ...pontoonBet, 'Enter'))).toHaveLength(1);
    const trick = await reported(
      { ...pontoon, decks: 4 },
      [...pontoonBet, 'T', 'T', 'T'],
      (round) => over(round) && count(round, 0) === 5 && pointsOf(round, 0) < 16,
    );
    expect(trick.hands[0]?.cards).toHaveLength(5);
  });

  it('T21-52 a raise is at least 1 and at most the bet; after a twist there is no buying', async () => {
    const goesOn = seedWhere(
      pontoon,
      [...pontoonBet, 'B', '1', '0', 'Enter'],
      (round) => round.turn.phase === 'playing' && pointsOf(round, 0) < 12,
    );
    const pilot = await sitDown({ ...pontoon, seed: goesOn }, ...pontoonBet, 'B');
    expect(linesOf(pilot)[22]).toContain('Raise by £1 to £10');
    await press(pilot, '1', '1', 'Enter');
    expect(foot(pilot)).toBe('You can raise by no more than the bet of this hand.');
    await press(pilot, '0', 'Enter');
    expect(foot(pilot)).toBe('A bought card costs 1 at least.');
    expect(linesOf(pilot)[20]).toMatch(/Bet £10 /);
    await press(pilot, '1', '0', 'Enter');
    expect(linesOf(pilot)[20]).toMatch(/Bet £20 /);
    await press(pilot, 'B');
    expect(linesOf(pilot)[22]).toContain('Raise by £1 to £20');
    await press(pilot, 'Escape', 'T', 'B');
    expect(foot(pilot)).toBe('You have twisted this hand: no more buying, only twist or stick.');
  });

  it('T21-53 a pair is split once; aces play on, each hand buys by its own stake', async () => {
    const keys: readonly Key[] = [...pontoonBet, 'S'];
    const isPlaying = (round: Round): boolean =>
      round.seats[0]?.hands.length === 2 && round.turn.phase === 'playing' && round.turn.hand === 0 && pointsOf(round, 0) < 12;
    const aces: Is = (round) => ranksOf(round, 0)[0] === 'A' && ranksOf(round, 1)[0] === 'A' && round.turn.phase === 'playing';
    const ace = await sitDown(
      { ...pontoon, seed: seedWhere(pontoon, [...keys, 'T'], (round) => aces(round) && count(round, 0) === 3) },
      ...keys,
      'T',
    );
    expect(roundsOf(ace)).toHaveLength(0);
    expect(shown(ace)).toMatch(/HAND 1/);
    const start = { ...pontoon, seed: seedWhere(pontoon, keys, isPlaying) };
    const pilot = await sitDown(start, ...keys, 'B', '5', 'Enter');
    expect(shown(pilot)).toMatch(/HAND 1 .*£15[\s\S]*HAND 2 .*£10/);
    await press(pilot, 'S');
    expect(foot(pilot)).toMatch(/^Only a pair|^A hand is split once/);
  });

  it('T21-53 a pontoon counts on split hands', async () => {
    const split = await reported(
      pontoon,
      [...pontoonBet, 'S', 'Enter', 'Enter'],
      (round) => over(round) && round.seats[0]?.hands.length === 2 && whyOf(round) === 'natural',
      517,
    );
    expect(split.hands[0]).toMatchObject({ why: 'natural', netCents: 2000 });
  });

  it('T21-54 T21-57 a pontoon and a five-card trick pay twice, a royal pontoon three times', async () => {
    expect(await reported(pontoon, [...pontoonBet, 'Enter'], (round) => whyOf(round) === 'natural')).toMatchObject({ netCents: 2000 });
    const trick = await reported(pontoon, [...pontoonBet, 'T', 'T', 'T'], (round) => whyOf(round) === 'natural' && count(round, 0) === 5);
    expect(trick).toMatchObject({ netCents: 2000 });
    const royal = await reported(
      { ...pontoon, decks: 19 },
      [...pontoonBet, 'T', 'Enter'],
      (round) => whyOf(round) === 'natural' && ranksOf(round, 0) === '777',
      2127,
    );
    expect(royal).toMatchObject({ netCents: 3000 });
  });

  it('T21-54 T21-57 a pontoon or a trick of the house takes twice, a bust hand loses once', async () => {
    const houseTrick = await reported(pontoon, [...pontoonBet, 'Enter'], (round) => whyOf(round) === 'houseNatural' && count(round) === 5);
    expect(houseTrick).toMatchObject({ netCents: -2000 });
    const housePontoon = await reported(
      pontoon,
      [...pontoonBet, 'Enter'],
      (round) => whyOf(round) === 'houseNatural' && count(round) === 2,
    );
    expect(housePontoon).toMatchObject({ netCents: -2000 });
    const bust = await reported(
      pontoon,
      [...pontoonBet, 'T'],
      (round) => whyOf(round) === 'bust' && count(round) === 2 && pointsOf(round) === 21,
    );
    expect(bust).toMatchObject({ netCents: -1000 });
  });

  it('T21-57 a royal pontoon of the house takes twice', async () => {
    const start = { ...pontoon, decks: 3 };
    const royal = await reported(
      start,
      [...pontoonBet, 'Enter'],
      (round) => whyOf(round) === 'houseNatural' && ranksOf(round) === '777',
      2494,
    );
    expect(royal).toMatchObject({ netCents: -2000 });
  });

  it('T21-55 the house draws until it beats the player, also when he is bust, and past 20 against a pontoon', async () => {
    const chased = await reported(
      pontoon,
      [...pontoonBet, 'Enter'],
      (round) => pointsOf(round, 0) === 20 && pointsOf(round) === 20 && count(round) > 2,
    );
    expect(chased).toMatchObject({ netCents: -1000 });
    const alone = await reported(pontoon, [...pontoonBet, 'T'], (round) => whyOf(round) === 'bust' && pointsOf(round) >= 16);
    expect(alone.house.length).toBeGreaterThan(1);
    const past = await reported(
      pontoon,
      [...pontoonBet, 'Enter'],
      (round) => whyOf(round) === 'natural' && count(round) === 4 && total(round.rules, cardsOf(round.house).slice(0, 3)).points === 20,
    );
    expect(past.netCents).toBe(2000);
  });

  it('T21-56 both bust: the bet comes back; the house wins ties; a bust house pays', async () => {
    const both = await reported(pontoon, [...pontoonBet, 'T'], (round) => whyOf(round) === 'withdrawn');
    expect(both).toMatchObject({ netCents: 0 });
    expect(await reported(pontoon, [...pontoonBet, 'Enter'], (round) => whyOf(round) === 'tie')).toMatchObject({ netCents: -1000 });
    expect(await reported(pontoon, [...pontoonBet, 'Enter'], (round) => whyOf(round) === 'houseBust')).toMatchObject({ netCents: 1000 });
  });
});
