import { standard } from '@felt80/poker';
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
  isGameOver,
  isOver,
  isYours,
  keysFor,
  playOut,
  potBox,
  potShown,
  powerOn,
  press,
  prompt,
  recordOnDisk,
  seedWhere,
  shown,
  sitDown,
  status,
} from './test-player';

describe('the table', () => {
  it.each([2, 3, 4, 5, 6, 7])('POK-10 %i players sit down, you at the left, with the first card', async (players) => {
    const pilot = await sitDown({ players });
    expect(inSlot(pilot, rows.names, players, 0)).toBe('YOU');
    const names = Array.from({ length: players - 1 }, (_, at) => inSlot(pilot, rows.names, players, at + 1));
    expect(new Set(names).size).toBe(players - 1);
    expect(names.every((name) => ['ROSIE', 'DUKE', 'SLIM', 'DOC', 'MABEL', 'OTIS'].includes(name))).toBe(true);
    const deal = firstDeal('test', { players });
    expect(cardsDrawn(pilot, players, 0)).toEqual(deal.hands[0]?.cards.map(({ card }) => drawn(card)));
    for (let hand = 1; hand < players; hand += 1) expect(cardsDrawn(pilot, players, hand)).toEqual(Array(5).fill('▒▒▒▒▒'));
  });

  it('POK-10 POK-12 three shuffles are shown before the deal, and the first card flies to you', async () => {
    const pilot = powerOn();
    await press(pilot, ...keysFor({}).slice(0, -1));
    await pilot.press('Enter');
    expect(status(pilot)).toBe('The deck is shuffled, three times.');
    expect(shown(pilot)).toContain('52 left');
    let seen = '';
    let shuffles = 0;
    for (let ms = 0; ms < 6000 && seen === ''; ms += 10) {
      await pilot.elapse(10);
      const counts = [0, 1, 2, 3, 4].map((hand) => cardsDrawn(pilot, 5, hand).length);
      if (shown(pilot).includes('51 left')) seen = counts.join();
      shuffles = pilot.tones.filter(({ hertz }) => hertz === 123).length;
    }
    expect(shuffles).toBe(3);
    expect(seen).toBe('1,0,0,0,0');
    await pilot.listen();
    expect(shown(pilot)).toContain('27 left');
  });

  it('POK-12 when one card is left, what was thrown away is shuffled in', async () => {
    const pilot = await sitDown({ players: 7, limit: 1, ante: 100 }, { seed: 'reshuffle 30' }, 'Up');
    for (let turn = 0; turn < 20 && !isOver(pilot); turn += 1) {
      await goOn(pilot);
      if (/Throw/.test(prompt(pilot))) await press(pilot, '1', '2', '3', 'Enter');
      else if (isYours(pilot)) await press(pilot, ...(/Open/.test(prompt(pilot)) ? (['O', '1', 'Enter'] as const) : ['C' as const]));
    }
    const told = pilot.said.filter((line) => line.includes('What was thrown away is shuffled in.'));
    expect(told).toEqual([expect.stringMatching(/^(You draw|\w+ draws) \d\. What was thrown away is shuffled in\.$/)]);
    expect(pilot.tones.filter(({ hertz }) => hertz === 123)).toHaveLength(3);
  });
});

describe('betting', () => {
  it('POK-13 C checks or calls, O opens, R raises and D drops; the box shows what it costs', async () => {
    const pilot = await sitDown({ players: 3 }, { seed: seedWhere((deal) => deal.toAct[0] === 0, { players: 3 }) });
    expect(prompt(pilot)).toMatch(/^Your bet: {2}Check {3}Open 1 to 25 +ESC new game$/);
    expect(potBox(pilot)).toEqual(['15 chips', 'to call 0', 'largest raise 0']);
    await press(pilot, 'O');
    expect(prompt(pilot)).toMatch(/^Open with how many chips \(1 to 25\)\?/);
    expect(pilot.textField).toMatchObject({ digits: true });
    await press(pilot, '1', '2', 'Enter');
    expect(inSlot(pilot, rows.deeds, 3, 0)).toBe('opens 12');
    expect(potBox(pilot)).toEqual(['27 chips', 'to call 0', 'largest raise 12']);
    expect(chipsShown(pilot, 3)).toEqual([983, 995, 995]);
    await press(pilot, 'Enter');
    expect(inSlot(pilot, rows.deeds, 3, 1)).toMatch(/^(calls 12|drops|raises \d+)$/);
  });

  it('POK-13 calling puts in the right number by itself', async () => {
    for (const seed of ['call 1', 'call 2', 'call 3', 'call 4', 'call 5', 'call 6']) {
      const pilot = await sitDown({ players: 5 }, { seed }, 'C');
      await goOn(pilot);
      const [, owed] = /to call (\d+)/.exec(potBox(pilot)[1] ?? '') ?? [];
      if (!/Call/.test(prompt(pilot))) continue;
      expect(prompt(pilot)).toMatch(new RegExp(`Call ${owed} {3}Raise 1 to 25 {3}Drop`));
      const [before, pot] = [chipsShown(pilot, 5)[0] ?? 0, potShown(pilot)];
      await press(pilot, 'C');
      expect([chipsShown(pilot, 5)[0], status(pilot).startsWith(`You call ${owed}.`)]).toEqual([before - Number(owed), true]);
      if (/to call/.test(potBox(pilot)[1] ?? '')) expect(potShown(pilot)).toBe(pot + Number(owed));
      return;
    }
    throw new Error('nobody opened');
  });

  it('POK-13 POK-16 what is above the limit or no number is refused in words, and nothing changes', async () => {
    const seed = seedWhere((deal) => deal.toAct[0] === 0);
    const pilot = await sitDown({}, { seed }, 'O', '2', '6', 'Enter');
    expect(status(pilot)).toBe('The betting option allows 1 to 25 now.');
    expect([chipsShown(pilot, 5), potShown(pilot)]).toEqual([[995, 995, 995, 995, 995], 25]);
    await press(pilot, 'Backspace', 'Backspace', 'x');
    expect(status(pilot)).toBe('Only the digits 0 to 9 can be typed here.');
    await press(pilot, '0', 'Enter');
    expect(potShown(pilot)).toBe(25);
    await press(pilot, 'Backspace', '9', '9', '9', '9', '9');
    expect(status(pilot)).toBe('There is no room for more.');
    await press(pilot, 'Enter');
    expect(potShown(pilot)).toBe(25);
    await press(pilot, 'Escape');
    expect(prompt(pilot)).toMatch(/^Your bet/);
    await press(pilot, 'O', '2', '5', 'Enter');
    expect(potShown(pilot)).toBe(50);
  });

  it('POK-13 a betting key that does nothing now says why', async () => {
    const pilot = await sitDown({}, { seed: seedWhere((deal) => deal.toAct[0] === 0) }, 'R');
    expect(status(pilot)).toBe('Nobody has opened yet: O opens.');
    await press(pilot, 'D');
    expect(status(pilot)).toBe('There is nothing to pay: check instead.');
    expect(chipsShown(pilot, 5)).toEqual(Array(5).fill(995));
  });

  it('POK-14 who cannot cover a call can only drop', async () => {
    const pilot = await sitDown({ players: 2, betting: 2, ante: 100, jokers: 30 }, { seed: 'poor 2' });
    for (let turn = 0; turn < 30 && !/^Your bet: {2}Drop/.test(prompt(pilot)); turn += 1) {
      await goOn(pilot);
      if (/Open/.test(prompt(pilot))) await press(pilot, 'O', '1', '0', '0', 'Enter');
      else if (/Call/.test(prompt(pilot))) await press(pilot, 'C');
      else if (!isYours(pilot) || /Throw/.test(prompt(pilot))) await press(pilot, 'Enter');
    }
    expect(prompt(pilot)).toMatch(/^Your bet: {2}Drop/);
    const before = chipsShown(pilot, 2);
    await press(pilot, 'C');
    expect(status(pilot)).toBe('You do not have the chips for that.');
    expect(chipsShown(pilot, 2)).toEqual(before);
    await press(pilot, 'D');
    expect(status(pilot)).toMatch(/^You drop\. \w+ wins \d+, unseen\./);
  });

  it.each([
    [{ limit: 100 }, 100],
    [{ limit: 1 }, 1],
    [{ betting: 2, ante: 7 }, 35],
    [{ betting: 3, ante: 7 }, 7],
  ])('POK-15 the betting option %j allows an opening of 1 to %i', async (given, most) => {
    const pilot = await sitDown(given, { seed: seedWhere((deal) => deal.toAct[0] === 0, given) });
    expect(prompt(pilot)).toContain(`Open 1 to ${most} `);
  });

  it('POK-15 pot limit and bet the raise grow with the pot and the largest payment', async () => {
    const seen: number[] = [];
    for (let at = 0; at < 40 && seen.length < 2; at += 1) {
      const betting = seen.length === 0 ? 2 : 3;
      const pilot = await sitDown({ players: 2, betting, jokers: 30, ante: 10 }, { seed: `grow ${at}` }, 'O', '1', '0', 'Enter');
      await goOn(pilot);
      const [, owed] = /Call (\d+) {3}Raise/.exec(prompt(pilot)) ?? [];
      if (owed === undefined) continue;
      const [antes, opening, answer] = [20, 10, 10 + Number(owed)];
      expect(prompt(pilot)).toContain(`Raise 1 to ${betting === 2 ? antes + opening + answer : answer} `);
      seen.push(betting);
    }
    expect(seen).toEqual([2, 3]);
  });

  it('POK-16 while the limit comes to nothing, one to ten chips may open', async () => {
    const given = { game: 2, betting: 2 };
    const seed = seedWhere((deal) => deal.toAct[0] === 0, given);
    const pilot = await sitDown(given, { seed });
    expect(prompt(pilot)).toMatch(/^Your bet: {2}Open 1 to 10 /);
    expect(potBox(pilot)[0]).toBe('0 chips');
  });

  it('POK-16 opening counts as a raise, and after the last one there is none', async () => {
    for (let at = 0; at < 40; at += 1) {
      const pilot = await sitDown({ players: 7, raises: 1, jokers: 10 }, { seed: `raised ${at}` });
      if (!/Open/.test(prompt(pilot))) continue;
      await press(pilot, 'O', '1', 'Enter');
      await goOn(pilot);
      if (!/Call/.test(prompt(pilot))) continue;
      expect(prompt(pilot)).not.toContain('Raise');
      await press(pilot, 'R');
      expect(status(pilot)).toBe('You have no raises left in this round: call or drop.');
      return;
    }
    throw new Error('nobody raised');
  });

  it('POK-17 with the jackpot only jacks or better open; the first from the left is offered it', async () => {
    const given = { jackpot: 1 };
    const scores = (deal: ReturnType<typeof firstDeal>): readonly number[] =>
      deal.hands.map(({ cards }) => standard.evaluate(cards.map(({ card }) => card)).score);
    const mine = await sitDown(given, { seed: seedWhere((deal) => (scores(deal)[0] ?? 0) >= 1100, given) });
    expect(prompt(mine)).toMatch(/^Your bet: {2}Check {3}Open/);
    const seed = seedWhere(
      (deal) => (scores(deal)[0] ?? 0) < 1100 && (scores(deal)[1] ?? 0) < 1100 && (scores(deal)[2] ?? 0) >= 1100,
      given,
    );
    const other = await sitDown(given, { seed });
    expect(prompt(other)).toMatch(/^ENTER goes on at once/);
    await press(other, 'Enter');
    expect(inSlot(other, rows.deeds, 5, 2)).toMatch(/^(opens \d+|checks)$/);
    expect(inSlot(other, rows.deeds, 5, 1)).toBe('ante 5');
    if (inSlot(other, rows.deeds, 5, 2).startsWith('opens')) {
      await goOn(other);
      expect(prompt(other)).toMatch(/^Your bet: {2}Call \d+/);
    }
    const both = (deal: ReturnType<typeof firstDeal>): boolean =>
      scores(deal).every((score, hand) => score >= 1100 === (hand === 0 || hand === 4));
    const declined = await sitDown(given, { seed: seedWhere(both, given) }, 'C', 'Enter');
    expect([1, 2, 3].map((hand) => inSlot(declined, rows.deeds, 5, hand))).toEqual(['ante 5', 'ante 5', 'ante 5']);
    expect(inSlot(declined, rows.deeds, 5, 4)).toMatch(/^(opens \d+|checks)$/);
  });

  it('POK-17 POK-21 nobody has openers: the deal is dead, its antes stay, and all ante again on top', async () => {
    const given = { jackpot: 1, players: 4 };
    const seed = seedWhere((deal) => deal.result === 'dead', given);
    const pilot = await sitDown(given, { seed });
    expect(status(pilot)).toBe('Nobody opens: the deal is dead, 20 chips stay in the pot.');
    expect(potBox(pilot).slice(0, 2)).toEqual(['20 chips', 'for the next hand']);
    expect(dealsOf(pilot)[0]).toMatchObject({ result: 'dead', pot: 20, netChips: -5 });
    await press(pilot, 'Enter');
    expect(chipsShown(pilot, 4)).toEqual([990, 990, 990, 990]);
    expect(potShown(pilot)).toBe(40);
  });

  it('POK-11 who leaves is told of all his chips in the pot, those of dead deals before it too', async () => {
    const given = { jackpot: 1, players: 2, ante: 40 };
    const pilot = await sitDown(given, { seed: seedWhere((deal) => deal.result === 'dead', given) }, 'F7');
    expect(status(pilot)).toBe('Quit now? Your 40 chips in the pot are lost.');
    await press(pilot, 'N', 'Enter', 'F7');
    expect(status(pilot)).toBe('Quit now? Your 80 chips in the pot are lost.');
    await pilot.press('Y');
    expect(await recordOnDisk(pilot)).toEqual({ winnings: -80, hands: 2 });
  });

  it('POK-11 POK-17 alone after a dead deal you get its pot, and nothing more is at stake', async () => {
    const pilot = await sitDown({ players: 2, jackpot: 1, ante: 100, limit: 100 }, { seed: 'lone 5' });
    for (let turn = 0; turn < 30 && !isGameOver(pilot); turn += 1) {
      await goOn(pilot);
      if (/Open/.test(prompt(pilot))) await press(pilot, 'O', 'Enter');
      else if (isYours(pilot)) await press(pilot, /Call/.test(prompt(pilot)) ? 'C' : 'Enter');
      else if (!isGameOver(pilot)) await press(pilot, 'Enter');
    }
    expect(status(pilot)).toBe('All the others are broke: the table is yours, with the pot of 400.');
    expect(chipsShown(pilot, 2).reduce((sum, chips) => sum + chips, 0)).toBe(2000);
    await pilot.press('F7');
    expect(await pilot.exit).toBe(0);
  });

  it('POK-18 those still in show their cards, those who dropped do not', async () => {
    const pilot = await sitDown({ players: 7, jokers: 4 }, { seed: 'shows' });
    for (let hand = 0; hand < 6; hand += 1) {
      await playOut(pilot);
      const deal = dealsOf(pilot).at(-1);
      for (let seat = 1; seat < 7; seat += 1) {
        const reported = deal?.shown.find(({ hand: place }) => place === seat);
        const isAlone = deal?.shown.length === 0 && deal.won.some(({ hand: place }) => place === seat);
        expect(cardsDrawn(pilot, 7, seat)).toEqual(
          reported ? reported.cards.map(drawn) : isAlone || deal?.result === 'dead' ? Array(5).fill('▒▒▒▒▒') : [],
        );
      }
      await press(pilot, 'Enter');
    }
  });

  it('POK-18 a lone survivor takes the pot and shows nothing', async () => {
    for (let at = 0; at < 40; at += 1) {
      const pilot = await sitDown({ players: 2, limit: 100 }, { seed: `alone ${at}` });
      if (!/Open/.test(prompt(pilot))) continue;
      await press(pilot, 'O', '1', '0', '0', 'Enter', 'Enter');
      if (!/unseen/.test(status(pilot))) continue;
      expect(status(pilot)).toMatch(/^\w+ drops\. You win 110, unseen\.$/);
      expect(dealsOf(pilot)[0]).toMatchObject({ shown: [], won: [{ hand: 0, chips: 110 }], netChips: 5 });
      expect(chipsShown(pilot, 2)).toEqual([1005, 995]);
      return;
    }
    throw new Error('nobody dropped');
  });
});
