import { seedRng } from '@felt80/cards-shoe';
import type { Key } from '@felt80/machine';
import type { Round } from '@felt80/twenty-one';
import { describe, expect, it } from 'vitest';
import { openBanter, remarkOn, remarksFor } from './banter';
import { handPlayed, occasionAtEnd } from './ending';
import type { Occasion } from './occasion';
import type { Sitting } from './session';
import { bet, type Start } from './test-player';
import { follow, ranksOf, seated, seedWhere, whyOf } from './test-seeds';
import { remarks } from './words/remarks';

const large: readonly Key[] = ['5', '0', '0', 'Enter'];
/** Shuffled on every play: that is nothing to speak of. */
const blackjack: Start = { reshuffle: 'E' };
const fresh: Sitting = { hands: 4, streak: 0, outcomes: [] };

interface Played {
  readonly occasion: Occasion;
  /** For what the dealer has said what he says. */
  readonly saidOn: Occasion | undefined;
}

/** What the end of the first such play is an occasion for, and what he says whose turn to speak it is. */
function played(start: Start, keys: readonly Key[], is: (round: Round) => boolean, from = 0, before: Sitting = fresh): Played {
  const seed = seedWhere(start, keys, (round) => round.turn.phase === 'over' && is(round), from);
  const table = seated(seed, start);
  const session = keys.reduce(follow, { ...table, sitting: before, banter: { ...table.banter, due: 0 } });
  if (!session.round) throw new Error('no play');
  const netCents = session.pot.cents - table.pot.cents;
  const saidOn = remarks.find(({ lines }) => lines.includes(session.banter.said ?? ''))?.on;
  return { occasion: occasionAtEnd(session.round, handPlayed(before, netCents), netCents), saidOn };
}

const signs = (round: Round): string => (round.seats[0]?.hands ?? []).map(({ result }) => Math.sign(result?.netCents ?? 0)).join(' ');

describe('what the end of a play is an occasion for', () => {
  it('T21-12 a first card that is paid at once is no natural, nor is one of the house', () => {
    expect(played({ game: 3 }, bet, (round) => whyOf(round) === 'natural').occasion).toBe('firstCard');
    expect(played({ game: 3 }, bet, (round) => whyOf(round) === 'houseNatural').occasion).toBe('houseFirstCard');
    expect(played({ game: 3 }, [...bet, 'H'], (round) => whyOf(round) === 'natural' && ranksOf(round, 0).length > 1).occasion).toBe(
      'natural',
    );
  });

  it('T21-12 of two hands one that won and one that lost are called so; two that lost are not', () => {
    const keys: readonly Key[] = [...bet, 'S', 'Enter', 'Enter'];
    expect(played(blackjack, keys, (round) => /^(1 -1|-1 1)$/.test(signs(round))).occasion).toBe('mixed');
    expect(played(blackjack, keys, (round) => signs(round) === '-1 -1').occasion).toBe('lose');
    expect(played(blackjack, keys, (round) => signs(round) === '0 -1', 537).occasion).toBe('lose');
  });

  it('T21-12 an insurance that pays is more than the natural of the house', () => {
    const natural = (round: Round): boolean => whyOf(round) === 'houseNatural' && ranksOf(round)[0] === 'A';
    expect(played(blackjack, [...bet, 'Y'], natural)).toEqual({ occasion: 'policyPaid', saidOn: 'policyPaid' });
    expect(played(blackjack, [...bet, 'N'], natural)).toEqual({ occasion: 'houseNatural', saidOn: 'houseNatural' });
  });

  it('T21-12 a large bet that is over with the deal gets the remark of the end', () => {
    expect(played(blackjack, large, (round) => whyOf(round) === 'natural').saidOn).toBe('natural');
  });

  it('T21-12 of a large bet he speaks now at once, now at the end, and never when the bet before was as large', () => {
    const saidOn = (betCents: number): ReadonlySet<string | undefined> =>
      new Set(
        Array.from({ length: 40 }, (_, at) => {
          const table = seated(`large ${at}`, blackjack);
          const { said } = [...large, ...(['N', 'Enter'] as const)].reduce(follow, {
            ...table,
            betCents,
            banter: { ...table.banter, due: 0 },
          }).banter;
          return remarks.find(({ lines }) => lines.includes(said ?? ''))?.on;
        }),
      );
    const fresh = saidOn(1000);
    expect([fresh.has('bigBet'), fresh.has('lose'), fresh.has('houseBust')]).toEqual([true, true, true]);
    expect(saidOn(30_000).has('bigBet')).toBe(false);
  });

  it('T21-12 on an occasion each line comes once before any comes again, whatever else has changed', () => {
    const moments = [
      { game: 'blackjack', stage: 1, streak: 0, betCents: 1000 },
      { game: 'pontoon', stage: 2, streak: 0, betCents: 50_000 },
    ] as const;
    let banter = openBanter(seedRng('bag').state);
    const said = Array.from({ length: 6 }, (_, at) => {
      banter = remarkOn({ ...banter, due: 0 }, 'bust', moments[at % 2] ?? moments[0]);
      return banter.said;
    });
    expect(new Set(said).size).toBe(6);
    const more = Array.from({ length: 60 }, () => {
      banter = remarkOn({ ...banter, due: 0 }, 'bust', moments[0]);
      return banter.said;
    });
    expect(new Set(more).size).toBe(remarksFor('bust', moments[0]).flatMap(({ lines }) => lines).length);
    for (let at = 1; at < more.length; at += 1) expect(more[at]).not.toBe(more[at - 1]);
  });

  it('T21-12 a stand-off is no part of a run', () => {
    const losing: Sitting = { hands: 4, streak: -6, outcomes: ['lost'] };
    const keys: readonly Key[] = [...bet, 'Enter'];
    expect(played(blackjack, keys, (round) => whyOf(round) === 'push', 0, losing).occasion).toBe('standOff');
    expect(played(blackjack, keys, (round) => whyOf(round) === 'lower', 0, losing).occasion).toBe('losingRun');
  });
});
