import type { Key } from '@felt80/machine';
import type { Round } from '@felt80/twenty-one';
import { describe, expect, it } from 'vitest';
import { gameOf } from './games';
import { foot, linesOf, press, shown, sitDown } from './test-player';
import { ranksOf, seedWhere, whyOf } from './test-seeds';
import { words } from './words';

const bet: readonly Key[] = ['2', '5', 'Enter'];

describe('what is told of a hand', () => {
  it('T21-22 the card that ends the first of two hands is told of that hand, not of the next', async () => {
    const keys: readonly Key[] = [...bet, 'S', 'H'];
    const seed = seedWhere(
      {},
      keys,
      ({ turn, seats }) => turn.phase === 'playing' && turn.hand === 1 && seats[0]?.hands[0]?.result !== undefined,
    );
    const pilot = await sitDown({ seed }, ...keys);
    expect(foot(pilot)).toMatch(/^The \w+ of \w+: 2\d, bust\. Hand 2 has (soft )?\d+\.$/);
    expect(shown(pilot)).toMatch(/HAND 1 +2\d {2}bust {2}loses \$25 {2,}/);
  });

  it('T21-56 a bust hand of pontoon that waits for the house is called so', async () => {
    const keys: readonly Key[] = ['Enter', ...bet, 'S', 'T'];
    const seed = seedWhere({ game: 4 }, keys, ({ turn, seats }) => turn.phase === 'playing' && seats[0]?.hands[0]?.state === 'bust');
    const pilot = await sitDown({ game: 4, seed }, ...keys);
    expect(shown(pilot)).toMatch(/HAND 1 +2\d {2}bust {2}£25 {2,}/);
    expect(foot(pilot)).toMatch(/^The \w+ of \w+: 2\d, bust\. Hand 2 has/);
  });

  it('T21-14 T21-23 the card that ended the play is told, and what it led to', async () => {
    const bust = seedWhere({}, [...bet, 'H'], (round) => whyOf(round) === 'bust');
    expect(foot(await sitDown({ seed: bust }, ...bet, 'H'))).toMatch(/^The \w+ of \w+\. 2\d is bust: you lose \$25\.$/);
    const doubled = seedWhere({}, [...bet, 'D'], (round) => whyOf(round) === 'higher');
    expect(foot(await sitDown({ seed: doubled }, ...bet, 'D'))).toMatch(/^The \w+ of \w+\. Your \d+ beats \d+: you win \$50\.$/);
  });

  it('T21-14 a bust house is called so', async () => {
    const keys: readonly Key[] = [...bet, 'Enter'];
    const seed = seedWhere({}, keys, (round) => whyOf(round) === 'houseBust');
    expect(linesOf(await sitDown({ seed }, ...keys))[2]).toMatch(/HOUSE +2\d {2}bust/);
  });

  it('T21-25 a lost insurance and a soft hand are told in one line that fits', async () => {
    const keys: readonly Key[] = ['4', '9', '9', 'Enter', 'Y'];
    const seed = seedWhere(
      {},
      keys,
      (round) => round.turn.phase === 'playing' && ranksOf(round)[0] === 'A' && /A/.test(ranksOf(round, 0)),
      165,
    );
    expect(foot(await sitDown({ seed }, ...keys))).toMatch(/^No natural: the insurance of \$249\.50 is lost\. You have soft \d+\.$/);
  });

  it('T21-25 an insured stand-off is told in one line that fits', async () => {
    const keys: readonly Key[] = ['4', '9', '9', 'Enter', 'Y'];
    const seed = seedWhere({}, keys, (round) => whyOf(round) === 'push' && ranksOf(round)[0] === 'A', 1738);
    expect(foot(await sitDown({ seed }, ...keys))).toBe('The insurance pays $499. Blackjack on both sides: a stand-off, no one wins.');
  });

  it('T21-25 at the insurance its own keys are written, and those of the hand still answer', async () => {
    const seed = seedWhere({}, bet, ({ turn }) => turn.phase === 'insurance');
    const pilot = await sitDown({ seed }, ...bet);
    expect(
      linesOf(pilot)
        .slice(21, 23)
        .map((line) => line.slice(0, 43).trim()),
    ).toEqual(['Y insure   N no insurance', 'ESC another game']);
    await press(pilot, 'S');
    expect(foot(pilot)).toBe('First the insurance: Y or N.');
  });

  it('T21-57 the label of a split hand has room for the largest result', async () => {
    const keys: readonly Key[] = ['Enter', '5', '0', '0', 'Enter', 'S', 'Enter', 'Enter'];
    const is = (round: Round): boolean => round.seats[0]?.hands.length === 2 && whyOf(round) === 'natural';
    const pilot = await sitDown({ game: 4, seed: seedWhere({ game: 4 }, keys, is, 517) }, ...keys);
    expect(shown(pilot)).toMatch(/HAND 1 +soft 21 {2}pontoon {2}wins £1,000 /);
  });

  it('T21-21 the name of the hand before does not lie on the next one while it is dealt', async () => {
    const seed = seedWhere({}, bet, (round) => whyOf(round) === 'natural');
    const pilot = await sitDown({ seed }, ...bet);
    expect(linesOf(pilot)[9]).toContain('blackjack');
    await pilot.press('Enter');
    for (let at = 0; at < 40; at += 1) {
      expect(linesOf(pilot)[9]).not.toContain('blackjack');
      await pilot.elapse(50);
    }
  });

  it('T21-14 a lost stake is taken off the table, a won one lies there with what it won', async () => {
    const chips = async (why: string): Promise<string> => {
      const seed = seedWhere({}, [...bet, 'Enter'], (round) => whyOf(round) === why);
      return (linesOf(await sitDown({ seed }, ...bet, 'Enter'))[18] ?? '').slice(0, 43).trim();
    };
    expect([await chips('lower'), await chips('push'), await chips('higher')]).toEqual(['', '▄▄▄▄▄▄', '▀▀▀▀▀▀']);
  });

  it('T21-03 a change of currency fits into the line', () => {
    const before = { cents: -123_456_78, currency: 'dollars' } as const;
    const after = { cents: -82_304_52, currency: 'pounds' } as const;
    expect(words.switched(gameOf('pontoon'), before, after).length).toBeLessThan(80);
    expect(words.switched(gameOf('flapjack'), after, before).length).toBeLessThan(80);
  });
});
