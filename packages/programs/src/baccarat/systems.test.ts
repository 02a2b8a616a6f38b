import type { Outcome, Side } from '@felt80/baccarat';
import { settle, startCount, tables } from '@felt80/baccarat';
import type { Key, Pilot } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { betShown, foot, handsOf, inHaste, linesOf, press, type ReportedHand, shown, sitDown } from './test-player';

type Placed = { readonly on: Side; readonly dollars: number } | 'sitOut';

/** Deals hands and gives back what was bet and what came. */
async function deal(pilot: Pilot, hands: number): Promise<readonly ReportedHand[]> {
  const before = handsOf(pilot).length;
  for (let hand = 0; hand < hands; hand += 1) await press(pilot, 'F1');
  return handsOf(pilot).slice(before);
}

function placed({ bets }: ReportedHand): Placed {
  const { bankerCents, playerCents, tieCents } = bets;
  expect(tieCents).toBe(0);
  if (bankerCents + playerCents === 0) return 'sitOut';
  return playerCents > 0 ? { on: 'player', dollars: playerCents / 100 } : { on: 'banker', dollars: bankerCents / 100 };
}

/** What a system bets in the light of the results so far; written apart from the engine. */
function expected(hands: readonly ReportedHand[], on: Side, call: (results: readonly ('won' | 'lost')[]) => number): readonly Placed[] {
  return hands.map((_, at) => {
    const decided = hands.slice(0, at).filter(({ outcome }) => outcome !== 'tie');
    return { on, dollars: call(decided.map(({ outcome }) => (outcome === on ? 'won' : 'lost'))) };
  });
}

const answers = (...lines: readonly string[]): readonly Key[] =>
  lines.flatMap((line) => [...[...line].map((character) => (character === ' ' ? 'Space' : character)), 'Enter']);

function menuLine(pilot: Pilot, number: number): string {
  return (linesOf(pilot)[4 + number] ?? '').slice(2, 78).trim().replace(/ +/g, ' ');
}

describe('the systems menu', () => {
  it('BAC-40 shows the nine systems with the defaults of the original', async () => {
    const pilot = await sitDown({}, 'F5');
    expect(pilot.screenName).toBe('systems');
    expect(Array.from({ length: 9 }, (_, at) => menuLine(pilot, at + 1))).toEqual([
      '1 F1 Cancellation 5 500 Yes Player',
      '2 F2 Card Count 5 5 Yes Player',
      "3 F3 D'Alembert 5 500 Yes Player",
      '4 F4 Follow The Shoe 5 5 Yes N/A',
      '5 F5 Martingale 5 500 Yes Player',
      '6 F6 Opposite The Shoe 5 5 Yes N/A',
      '7 F7 Progressive Win 5 500 Yes Player',
      '8 F8 Thirty-One 5 500 Yes Player',
      '9 F9 Triple Cancellation 5 500 Yes Player',
    ]);
    expect(linesOf(pilot)[2]).toMatch(/Select +Edit +System +Min\. +Max\. +Restart +Bets/);
  });

  it('BAC-40 asks only what a system needs, and Enter alone leaves a value', async () => {
    const asked = async (key: Key): Promise<readonly string[]> => {
      const pilot = await sitDown({}, 'F5', key);
      const questions: string[] = [];
      while (/alone|leaves the value/.test(linesOf(pilot)[20] ?? '')) {
        questions.push((linesOf(pilot)[17] ?? '').slice(6, 70).trim());
        await press(pilot, 'Enter');
      }
      return questions.map((question) => question.split(/[ ,?]/)[0] ?? '');
    };
    const progression = ['Minimum', 'Maximum', 'Restart', 'Bets'];
    for (const key of ['F3', 'F5', 'F7', 'F8']) expect(await asked(key)).toEqual(progression);
    for (const key of ['F1', 'F9']) expect(await asked(key)).toEqual(['Series', ...progression]);
    for (const key of ['F4', 'F6']) expect(await asked(key)).toEqual(['Amount']);
    expect(await asked('F2')).toEqual(['Amount', 'Count']);
  });

  it('BAC-40 takes answers, shows them in the menu and keeps them', async () => {
    const pilot = await sitDown({}, 'F5', 'F3', ...answers('10', '300'), 'N', 'B');
    expect(menuLine(pilot, 3)).toBe("► 3 F3 D'Alembert 10 300 No Banker");
    await press(pilot, 'F2', ...answers('25', '7'));
    expect(menuLine(pilot, 2)).toBe('► 2 F2 Card Count 25 25 Yes Player');
    await pilot.powerOff();
    const next = await sitDown({ disk: pilot.disk }, 'F5');
    expect(menuLine(next, 3)).toBe("3 F3 D'Alembert 10 300 No Banker");
    expect(menuLine(next, 2)).toBe('► 2 F2 Card Count 25 25 Yes Player');
    await press(next, 'F3');
    expect(linesOf(next)[18]).toContain('now 10');
  });

  it('BAC-40 refuses what is outside the table, a Max below Min, letters, and series of none or 21 numbers', async () => {
    const pilot = await sitDown({}, 'F5', 'F5');
    for (const bad of ['4', '501', '999999']) {
      await press(pilot, ...answers(bad));
      expect(foot(pilot)).toMatch(/\$5 to \$500/);
      await press(pilot, ...Array.from(bad, () => 'Backspace'));
    }
    await press(pilot, 'a');
    expect(foot(pilot)).toMatch(/digits/);
    await press(pilot, ...answers('100', '99'));
    expect(foot(pilot)).toBe('The maximum cannot be below the minimum.');
    await press(pilot, 'Backspace', 'Backspace', ...answers('100'), 'Y', 'P');
    expect(menuLine(pilot, 5)).toBe('► 5 F5 Martingale 100 100 Yes Player');
    await press(pilot, 'F1', 'Space', 'Space', 'Enter');
    expect(foot(pilot)).toBe('A series has 1 to 20 numbers.');
    await press(pilot, 'Escape', 'F1', ...answers(Array.from({ length: 21 }, () => '5').join(' ')));
    expect(foot(pilot)).toBe('A series has 1 to 20 numbers.');
    await press(pilot, ...Array.from({ length: 41 }, () => 'Backspace'), ...answers('5 0 5'));
    expect(foot(pilot)).toMatch(/above zero/);
    await press(pilot, '.');
    expect(foot(pilot)).toMatch(/whole numbers with blanks/);
    await press(pilot, 'Escape');
    expect(foot(pilot)).toBe('Nothing was changed.');
    expect(menuLine(pilot, 1)).toBe('1 F1 Cancellation 5 500 Yes Player');
  });

  it('BAC-51 1 to 9 select, Alt-C clears, Enter returns', async () => {
    const pilot = await sitDown({}, 'F5', '7', 'Enter');
    expect(linesOf(pilot)[22]).toContain('Progressive Win');
    await press(pilot, 'F5', '3');
    expect(menuLine(pilot, 3)).toMatch(/^►/);
    expect(menuLine(pilot, 7)).not.toMatch(/►/);
    await press(pilot, 'Alt-C', 'Enter');
    expect(linesOf(pilot)[22]?.slice(18, 60).trim()).toBe('');
  });

  it('BAC-51 B, P and T are refused with a hint, and selecting clears the bets of the table', async () => {
    const pilot = await sitDown({}, 'P', 'Right', 'Right', 'Enter', 'F5', '4', 'Enter');
    for (const key of ['B', 'P', 'T']) {
      await press(pilot, 'Alt-H', 'Escape', key);
      expect(foot(pilot)).toMatch(/^The system places the bets\. .*ALT-C/);
      expect(pilot.screenName).toBe('table');
    }
    await press(pilot, 'F5', 'Alt-C', 'Enter', ...inHaste, 'F1');
    expect(handsOf(pilot)[0]?.bets.playerCents).toBe(0);
  });

  it('BAC-51 name, state, next bet and own result are shown; the result is its own', async () => {
    const pilot = await sitDown({ seed: 'own' }, ...inHaste, 'P', 'Right', 'Enter', 'F1', 'F1', 'F5', '3', 'Enter');
    const hands = await deal(pilot, 12);
    const own = hands.reduce((sum, { netCents }) => sum + netCents, 0);
    expect(linesOf(pilot)[22]).toMatch(new RegExp(`D'Alembert +[-+ ] \\$ +${(Math.abs(own) / 100).toFixed(2)}`));
    expect(linesOf(pilot)[23]).toMatch(/unit \d+ +next \$\d+ on Player/);
    await press(pilot, 'F5', '3', 'Enter');
    expect(linesOf(pilot)[22]).toMatch(/D'Alembert +\$ +0\.00/);
    expect(linesOf(pilot)[23]).toMatch(/unit 1 +next \$5 on Player/);
  });

  it('BAC-51 selection is kept on disk; a progression goes on across a shuffle', async () => {
    const pilot = await sitDown({ seed: 'across' }, ...inHaste, 'F5', 'F3', ...answers('', ''), 'Enter', 'Enter', 'Enter');
    const hands = await deal(pilot, 100);
    const at = hands.findIndex(({ shuffled }, hand) => hand > 0 && shuffled);
    expect(at).toBeGreaterThan(50);
    const bets = expected(hands, 'player', (results) => dalembert(results));
    expect(hands.map(placed)).toEqual(bets);
    expect(bets[at]).not.toEqual({ on: 'player', dollars: 5 });
    await press(pilot, 'F10');
    const next = await sitDown({ disk: pilot.disk });
    expect(linesOf(next)[22]).toContain("D'Alembert");
    expect(linesOf(next)[23]).toMatch(/unit 1 /);
  });
});

function dalembert(results: readonly ('won' | 'lost')[]): number {
  return results.reduce((units, result) => (result === 'lost' ? units + 1 : Math.max(1, units - 1)), 1) * 5;
}

function cancellation(results: readonly ('won' | 'lost')[], cross: (left: readonly number[]) => readonly number[]): number {
  const start = [5, 10, 15, 20, 25];
  const bet = (left: readonly number[]): number => (left.length === 1 ? (left[0] ?? 0) : (left[0] ?? 0) + (left.at(-1) ?? 0));
  const left = results.reduce<readonly number[]>((series, result) => {
    const after = result === 'won' ? cross(series) : series.concat(bet(series));
    const next = after.length === 0 ? start : after;
    return bet(next) > 500 ? start : next;
  }, start);
  return bet(left);
}

function thirtyOne(results: readonly ('won' | 'lost')[]): number {
  const units = [1, 1, 1, 2, 2, 4, 4, 8, 8];
  let at = 0;
  let riding = false;
  for (const result of results) {
    if (result === 'won') {
      if (at === 0 || riding) [at, riding] = [0, false];
      else riding = true;
    } else [at, riding] = [(at + 1) % units.length, false];
  }
  return (units[at] ?? 0) * (riding ? 2 : 1) * 5;
}

function progressive(results: readonly ('won' | 'lost')[]): number {
  const units = [1, 2, 3, 5, 5, 8];
  return (
    (units[
      Math.min(
        results.reduce((at, result) => (result === 'won' ? at + 1 : 0), 0),
        5,
      )
    ] ?? 0) * 5
  );
}

function martingale(results: readonly ('won' | 'lost')[]): number {
  return results.reduce((bet, result) => (result === 'won' ? 5 : bet * 2 > 500 ? 5 : bet * 2), 5);
}

const progressions = [
  ['BAC-42', 'Cancellation', '1', (results: readonly ('won' | 'lost')[]) => cancellation(results, (left) => left.slice(1, -1))],
  ['BAC-44', "D'Alembert", '3', dalembert],
  ['BAC-46', 'Martingale', '5', martingale],
  ['BAC-48', 'Progressive Win', '7', progressive],
  ['BAC-49', 'Thirty-One', '8', thirtyOne],
  ['BAC-50', 'Triple Cancellation', '9', (results: readonly ('won' | 'lost')[]) => cancellation(results, (left) => left.slice(3))],
] as const;

describe('systems at the table', () => {
  it.each(progressions)('%s BAC-41 BAC-51 %s bets what its rule says for 60 hands; ties change nothing', async (_, name, key, call) => {
    for (const seed of ['one', 'two']) {
      const pilot = await sitDown({ seed }, ...inHaste, 'F5', key, 'Enter');
      expect(linesOf(pilot)[22]).toContain(name);
      const hands = await deal(pilot, 60);
      expect(hands.map(placed)).toEqual(expected(hands, 'player', call));
      for (const { outcome, bets, netCents } of hands) expect(netCents).toBe(settle(outcome, bets, tables.baccarat.paytable).netCents);
      expect(hands.some(({ outcome }) => outcome === 'tie')).toBe(true);
    }
  });

  it('BAC-44 on Banker it follows the Banker', async () => {
    const pilot = await sitDown({ seed: 'banker' }, ...inHaste, 'F5', 'F3', 'Enter', 'Enter', 'Enter', 'B', 'Enter');
    const hands = await deal(pilot, 40);
    expect(hands.map(placed)).toEqual(expected(hands, 'banker', dalembert));
  });

  it('BAC-43 Card Count bets flat, on Banker at a count of 1 or more, from 14 with each shoe', async () => {
    const pilot = await sitDown({ seed: 'count' }, ...inHaste, 'F5', 'F2', ...answers('20', ''), 'Enter');
    const hands = await deal(pilot, 160);
    let count = startCount;
    for (const hand of hands) {
      if (hand.shuffled) count = startCount;
      expect(placed(hand)).toEqual({ on: count >= 1 ? 'banker' : 'player', dollars: 20 });
      count += counted(hand);
    }
    expect(new Set(hands.map((hand) => (hand.bets.bankerCents > 0 ? 'banker' : 'player'))).size).toBe(2);
    expect(linesOf(pilot)[23]).toContain(`count ${count}`);
  });

  it('BAC-43 the starting count counts at once while no shoe is open, otherwise from the next', async () => {
    const countShown = (pilot: Pilot): string => /Card count +([-+]) *(\d+)/.exec(shown(pilot))?.slice(1).join('') ?? '';
    const pilot = await sitDown({ seed: 'start' }, ...inHaste);
    expect(countShown(pilot)).toBe('+14');
    await press(pilot, 'F5', 'F2', ...answers('', '3'), 'Alt-C', 'Enter');
    expect(countShown(pilot)).toBe('+3');
    await press(pilot, 'F1');
    const before = countShown(pilot);
    await press(pilot, 'F5', 'F2', ...answers('', '50'), 'Enter');
    expect(countShown(pilot)).toBe(before);
    const hands = await deal(pilot, 100);
    const at = hands.findIndex(({ shuffled }) => shuffled);
    const count = hands.slice(at).reduce((sum, hand) => sum + counted(hand), 50);
    expect(countShown(pilot)).toBe(`${count < 0 ? '-' : '+'}${Math.abs(count)}`);
  });

  it.each([
    ['BAC-45', 'Follow', '4', (last: Side): Side => last],
    ['BAC-47', 'Opposite', '6', (last: Side): Side => (last === 'player' ? 'banker' : 'player')],
  ] as const)('%s %s The Shoe goes by the last winner of this shoe and sits out before there is one', async (_, name, key, side) => {
    const pilot = await sitDown({ seed: 'follow' }, ...inHaste, 'F5', key, 'Enter');
    expect(linesOf(pilot)[22]).toContain(name);
    expect(linesOf(pilot)[23]).toContain('sits out');
    const hands = await deal(pilot, 170);
    let last: Side | undefined;
    for (const hand of hands) {
      if (hand.shuffled) last = undefined;
      expect(placed(hand)).toEqual(last ? { on: side(last), dollars: 5 } : 'sitOut');
      if (hand.outcome !== 'tie') last = hand.outcome;
    }
    expect(hands.filter(({ shuffled }) => shuffled).length).toBeGreaterThan(1);
  });

  it('BAC-45 shows before the shuffle that it will sit out after it', async () => {
    const pilot = await sitDown({ seed: 'follow' }, ...inHaste, 'F5', '4', 'Enter', 'F1');
    for (let hand = 0; hand < 90 && !/ENTER shuffles/.test(foot(pilot)); hand += 1) await press(pilot, 'F1');
    expect(foot(pilot)).toMatch(/ENTER shuffles$/);
    expect(linesOf(pilot)[23]).toContain('sits out');
  });

  it('BAC-43 BAC-51 the bet of a hand stays where it is while the count moves', async () => {
    const pilot = await sitDown({ seed: 'moves' }, 'F5', 'F2', ...answers('', '1'), 'Enter');
    const frames: (readonly number[])[] = [];
    for (let hand = 0; hand < 6; hand += 1) {
      await pilot.press('F1');
      while (handsOf(pilot).length === hand) {
        await pilot.elapse(50);
        if (/^The cards are dealt/.test(foot(pilot))) frames.push([hand, betShown(pilot, 'player') * 100, betShown(pilot, 'banker') * 100]);
      }
      await pilot.listen();
    }
    expect(frames.length).toBeGreaterThan(100);
    for (const [hand = 0, player, banker] of frames) {
      const { bets } = handsOf(pilot)[hand] as ReportedHand;
      if (!Number.isNaN(player) && !Number.isNaN(banker)) expect([player, banker]).toEqual([bets.playerCents, bets.bankerCents]);
    }
  });

  it('BAC-45 the hands before the selection count, and a hand sat out counts for Auto Play', async () => {
    const pilot = await sitDown({ seed: 'before' }, ...inHaste, 'F1', 'F1', 'F1');
    const last = handsOf(pilot).findLast(({ outcome }) => outcome !== 'tie')?.outcome;
    await press(pilot, 'F5', '4', 'Enter', 'F1');
    expect(placed(handsOf(pilot)[3] as ReportedHand)).toEqual({ on: last, dollars: 5 });
    const fresh = await sitDown({ seed: 'sits' }, ...inHaste, 'F3', '8', '9', '6', 'Enter', 'Enter', 'F5', '6', 'Enter');
    await fresh.press('Alt-D');
    await fresh.elapse(5000);
    expect(handsOf(fresh)).toHaveLength(6);
    expect(placed(handsOf(fresh)[0] as ReportedHand)).toBe('sitOut');
  });

  it('BAC-41 a call above Max restarts visibly, or is held at Max; equal to Max it is placed', async () => {
    const restart = await sitDown({ seed: 'max' }, ...inHaste, 'F5', 'F5', ...answers('5', '20'), 'Y', 'P', 'Enter');
    let restarts = 0;
    let bet = 5;
    for (let hand = 0; hand < 60; hand += 1) {
      const [played] = await deal(restart, 1);
      expect(placed(played as ReportedHand)).toEqual({ on: 'player', dollars: bet });
      const lost: Outcome = 'banker';
      const over = played?.outcome === lost && bet === 20;
      if (over) restarts += 1;
      expect(/restarted at Max/.test(shown(restart))).toBe(over);
      bet = played?.outcome === 'tie' ? bet : played?.outcome === 'player' || over ? 5 : bet * 2;
    }
    expect(restarts).toBeGreaterThan(0);
    const held = await sitDown({ seed: 'max' }, ...inHaste, 'F5', 'F5', ...answers('5', '20'), 'N', 'P', 'Enter');
    const hands = await deal(held, 60);
    const calls = expected(hands, 'player', (results) =>
      results.reduce((stake, result) => (result === 'won' ? 5 : Math.min(20, stake * 2)), 5),
    );
    expect(hands.map(placed)).toEqual(calls);
  });

  it('BAC-49 a ride above Max starts over with Restart, and rides at Max without', async () => {
    for (const [key, rides] of [
      ['Y', false],
      ['N', true],
    ] as const) {
      const pilot = await sitDown({ seed: 'ride' }, ...inHaste, 'F5', 'F8', ...answers('50', '70'), key, 'P', 'Enter');
      const hands = await deal(pilot, 60);
      const dollars = hands.map(placed).map((bet) => (bet === 'sitOut' ? 0 : bet.dollars));
      expect(dollars.includes(70)).toBe(rides);
      expect(Math.max(...dollars)).toBeLessThanOrEqual(70);
    }
  });

  it('BAC-42 BAC-50 the series that is typed is bet', async () => {
    const pilot = await sitDown({ seed: 'series' }, ...inHaste, 'F5', 'F1', ...answers('7 9 30', '', ''), 'Enter', 'Enter', 'Enter');
    expect(linesOf(pilot)[23]).toMatch(/7 9 30 +next \$37 on Player/);
    const triple = await sitDown({ seed: 'series' }, ...inHaste, 'F5', 'F9', ...answers('12', '', ''), 'Enter', 'Enter', 'Enter');
    expect(linesOf(triple)[23]).toMatch(/ 12 +next \$12 on Player/);
  });

  it('BAC-51 Auto Play plays the system as F1 does', async () => {
    const keys = [...inHaste, 'F5', '5', 'Enter', 'F3', '8', '9', '3', '0', 'Enter', 'Enter'];
    const auto = await sitDown({ seed: 'same' }, ...keys);
    await auto.press('Alt-D');
    await auto.elapse(30_000);
    const byHand = await sitDown({ seed: 'same' }, ...keys);
    await deal(byHand, 30);
    expect(handsOf(auto)).toEqual(handsOf(byHand));
  });
});

/** What a hand adds to the running count, by the table of the manual. */
function counted({ player, banker }: ReportedHand): number {
  const values: Readonly<Record<string, number>> = { A: 0, 6: 0, 7: 0, 2: 1, 5: 1, 3: 2, 4: 3, 8: -1, T: -1, J: -1, Q: -1, K: -1, 9: -2 };
  return [...player, ...banker].reduce((sum, card) => sum + (values[card[0] ?? ''] ?? Number.NaN), 0);
}
