import { type Shoe, seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { type Bets, noBets, settle, totalCents } from './bets';
import { runningCount } from './count';
import { type Coup, dealCoup, type Outcome, type Side } from './coup';
import { type Bettor, openSimulation } from './simulation';
import { needsShuffle, openTableShoe, type TableRules, tables } from './table';

/** The cards of a coup in the order of dealing. */
function inOrder({ player, banker }: Coup): string {
  const [p1, p2, p3] = player;
  const [b1, b2, b3] = banker;
  return [p1, b1, p2, b2, p3, b3].filter((card) => card !== undefined).join(' ');
}

/** A table dealt coup by coup with the readable functions. */
function* readable(table: TableRules, seed: string): Generator<{ coup: Coup; first: boolean }, never> {
  const rng = seedRng(seed);
  let shoe: Shoe | undefined;
  for (;;) {
    const first = needsShuffle(shoe);
    const open: Shoe = shoe === undefined || first ? openTableShoe(table.shoe, rng) : shoe;
    const dealt = dealCoup(open);
    shoe = dealt.shoe;
    yield { coup: dealt.coup, first };
  }
}

describe('simulation', () => {
  it.each(['baccarat', 'vbacc'] as const)('BAC-72 agrees with dealCoup card for card and to the cent: %s', (name) => {
    const table = tables[name];
    const bets: Bets = { bankerCents: 1_234, playerCents: 500, tieCents: 100 };
    const simulation = openSimulation({ rng: seedRng('two engines/cards'), table, bets });
    const sums = { coups: 0, shoes: 0, banker: 0, player: 0, tie: 0, naturals: 0, netCents: 0, commissionCents: 0 };
    for (const { coup, first } of readable(table, 'two engines/cards')) {
      simulation.run(1);
      expect(simulation.lastCards().join(' ')).toBe(inOrder(coup));
      const paid = settle(coup.outcome, bets, table.paytable);
      sums.coups++;
      sums.shoes += Number(first);
      sums[coup.outcome]++;
      sums.naturals += Number(coup.natural);
      sums.netCents += paid.netCents;
      sums.commissionCents += paid.commissionCents;
      if (sums.coups === 2_000) break;
    }
    const { banker, player, tie, ...rest } = sums;
    const totals = { ...rest, outcomes: { banker, player, tie }, stakedCents: 2_000 * totalCents(bets) };
    expect(simulation.totals()).toEqual(totals);
    const atOnce = openSimulation({ rng: seedRng('two engines/cards'), table, bets });
    atOnce.run(777);
    atOnce.run(1_223);
    expect(atOnce.totals()).toEqual(totals);
    expect(atOnce.lastCards()).toEqual(simulation.lastCards());
  });

  it('BAC-72 shows a bettor what the readable functions show, and pays it the same', () => {
    const table = tables.baccarat;
    const log: string[] = [];
    let stakes = noBets;
    const place = (on: Side | undefined, count: number): Bets => ({
      bankerCents: on === 'banker' ? 500 : 0,
      playerCents: on === 'player' ? 700 : 0,
      tieCents: count > 20 ? 500 : 0,
    });
    const bettor: Bettor = {
      stake(open, sight) {
        expect(open).toEqual(noBets);
        stakes = place(sight.lastWinner, sight.count);
        Object.assign(open, stakes);
        log.push(`${sight.coupsInShoe} ${sight.lastWinner} ${sight.count}`);
      },
      decided(outcome, netCents, played) {
        expect(played).toEqual(stakes);
        log.push(`${outcome} ${netCents}`);
      },
    };
    const simulation = openSimulation({ rng: seedRng('bettor/cards'), table, bets: bettor });
    simulation.run(1_500);

    const expected: string[] = [];
    let [coups, netCents, stakedCents, coupsInShoe, count] = [0, 0, 0, 0, 14];
    let last: Side | undefined;
    for (const { coup, first } of readable(table, 'bettor/cards')) {
      if (first) [coupsInShoe, count, last] = [0, 14, undefined];
      const bets = place(last, count);
      const paid = settle(coup.outcome, bets, table.paytable);
      expected.push(`${coupsInShoe} ${last} ${count}`, `${coup.outcome} ${paid.netCents}`);
      netCents += paid.netCents;
      stakedCents += totalCents(bets);
      coupsInShoe++;
      count = runningCount([...coup.player, ...coup.banker], count);
      if (coup.outcome !== 'tie') last = coup.outcome;
      if (++coups === 1_500) break;
    }
    expect(log).toEqual(expected);
    expect(simulation.totals()).toMatchObject({ coups, netCents, stakedCents });
  });

  it('starts every shoe at the count that is set', () => {
    const counts: number[] = [];
    const bets: Bettor = { stake: (_, sight) => void (sight.coupsInShoe === 0 && counts.push(sight.count)) };
    openSimulation({ rng: seedRng(''), table: tables.baccarat, bets, startCount: -3 }).run(300);
    expect(counts).toEqual([-3, -3, -3, -3]);
  });

  it('deals about 80 coups a shoe and wins as the odds say within what 100,000 coups allow', () => {
    const simulation = openSimulation({ rng: seedRng('short run'), table: tables.baccarat });
    simulation.run(100_000);
    const { outcomes, shoes, coups } = simulation.totals();
    expect(coups / shoes).toBeGreaterThan(78);
    expect(coups / shoes).toBeLessThan(81);
    const exact: Record<Outcome, number> = { banker: 0.458597, player: 0.446247, tie: 0.095156 };
    for (const outcome of ['banker', 'player', 'tie'] as const) {
      const error = Math.sqrt((exact[outcome] * (1 - exact[outcome])) / coups);
      expect(Math.abs(outcomes[outcome] / coups - exact[outcome])).toBeLessThan(4.5 * error);
    }
  });

  it.each([
    ['badCoups', () => openSimulation({ rng: seedRng(''), table: tables.baccarat }).run(-1)],
    ['badCoups', () => openSimulation({ rng: seedRng(''), table: tables.baccarat }).run(0.5)],
    ['badStake', () => openSimulation({ rng: seedRng(''), table: tables.baccarat, bets: { ...noBets, tieCents: -5 } })],
    [
      'badStake',
      () => {
        const bets: Bettor = { stake: (stakes) => Object.assign(stakes, { tieCents: Number.NaN }) };
        openSimulation({ rng: seedRng(''), table: tables.baccarat, bets }).run(1);
      },
    ],
    [
      'badPolicy',
      () => {
        const table = { ...tables.baccarat, shoe: { decks: 1, behindCutCard: { least: 60, most: 60 } } };
        openSimulation({ rng: seedRng(''), table }).run(1);
      },
    ],
  ])('throws %s', (code, mistake) => {
    expect(mistake).toThrow(expect.objectContaining({ name: 'BaccaratError', code }));
  });
});
