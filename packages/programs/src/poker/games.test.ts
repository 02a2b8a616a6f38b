import type { Pilot } from '@felt80/machine';
import { standard } from '@felt80/poker';
import { describe, expect, it } from 'vitest';
import { cardArea, rows } from './screens/layout';
import {
  cardsDrawn,
  checkOrCall,
  dealsOf,
  firstDeal,
  type Given,
  gameTitles,
  goOn,
  inSlot,
  isOver,
  playOut,
  potBox,
  press,
  prompt,
  seedWhere,
  shown,
  sitDown,
  status,
} from './test-player';
import { words } from './words';

/** Plays on, opening with one chip where nobody has, until this stands in the prompt or the hand is over. */
async function playTo(pilot: Pilot, wanted: RegExp): Promise<void> {
  for (let turn = 0; turn < 40 && !isOver(pilot) && !wanted.test(prompt(pilot)); turn += 1) {
    await goOn(pilot);
    if (wanted.test(prompt(pilot))) return;
    if (/Open/.test(prompt(pilot))) await press(pilot, 'O', '1', 'Enter');
    else if (/Your bet/.test(prompt(pilot))) await press(pilot, ...checkOrCall(prompt(pilot)));
  }
}

/** A table at which this stands in the prompt in the first hand. */
async function tableAt(given: Given, wanted: RegExp): Promise<Pilot> {
  for (let at = 0; at < 40; at += 1) {
    const pilot = await sitDown(given, { seed: `games ${at}` });
    await playTo(pilot, wanted);
    if (wanted.test(prompt(pilot))) return pilot;
  }
  throw new Error('it never came to that');
}

describe('the games', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'POK-20 POK-21 POK-22 POK-23 POK-24 POK-25 game %i is chosen by its number and named above the table',
    async (game) => {
      const pilot = await sitDown({ game });
      expect(pilot.screen.rowText(rows.bar)).toContain(`${game} ${gameTitles[game]}`);
      await playOut(pilot);
      expect(dealsOf(pilot)).toHaveLength(1);
    },
  );

  it('POK-20 Cold Hands: ante, five cards, high hand wins, no betting', async () => {
    const pilot = await sitDown({ game: 0, players: 7 });
    expect(prompt(pilot)).toMatch(/^ENTER deals the next hand/);
    expect(potBox(pilot)[0]).toBe('35 chips');
    expect(dealsOf(pilot)[0]?.shown).toHaveLength(7);
    expect(dealsOf(pilot)[0]?.won.reduce((sum, { chips }) => sum + chips, 0)).toBe(35);
  });

  it.each([
    [{ players: 5 }, 5, 5],
    [{ players: 6 }, 3, 5],
    [{ game: 3, players: 5 }, 4, 4],
    [{ game: 3, players: 7 }, 3, 4],
  ])('POK-21 POK-23 with %j up to %i of %i cards can be exchanged', async (given, most, held) => {
    const pilot = await tableAt(given, /Throw/);
    expect(prompt(pilot)).toContain(`Throw away up to ${most}: 1-${held}`);
    const before = cardsDrawn(pilot, given.players, 0);
    expect(before).toHaveLength(held);
    for (let card = 1; card <= most; card += 1) await press(pilot, String(card));
    if (most < held) {
      await press(pilot, String(held));
      expect(status(pilot)).toBe(`At most ${most} cards can be exchanged.`);
    }
    expect(prompt(pilot)).toContain(`exchanges ${most}`);
    await press(pilot, 'Enter');
    expect(status(pilot)).toMatch(new RegExp(`^You draw ${most}\\.`));
    const after = cardsDrawn(pilot, given.players, 0);
    for (let card = 0; card < most; card += 1) expect(after).not.toContain(before[card]);
    if (most < held) expect(after.slice(most)).toEqual(before.slice(most));
  });

  it('POK-21 cards are marked by number, by Left and Right with Space, and by a click', async () => {
    const pilot = await tableAt({ players: 5 }, /Throw/);
    const marked = (): readonly number[] =>
      [0, 1, 2, 3, 4].filter((card) => pilot.screen.rowText(cardArea(5, 0, card).row + 1)[cardArea(5, 0, card).column] === ' ');
    expect(marked()).toEqual([]);
    await press(pilot, '2');
    expect(marked()).toEqual([1]);
    await press(pilot, 'Right', 'Right', 'Space');
    expect(marked()).toEqual([1, 3]);
    const { row, column } = cardArea(5, 0, 4);
    await pilot.click(row + 1, column + 3);
    expect(marked()).toEqual([1, 3, 4]);
    await press(pilot, '2', 'Left', 'Left');
    expect(marked()).toEqual([3, 4]);
    await press(pilot, 'Space');
    expect(marked()).toEqual([3]);
    await press(pilot, 'Enter');
    expect(status(pilot)).toMatch(/^You draw 1\./);
  });

  it('POK-21 you speak first in the first round, the last opener in the second', async () => {
    const pilot = await sitDown({ players: 3 }, { seed: seedWhere((deal) => deal.toAct[0] === 0, { players: 3 }) });
    expect(inSlot(pilot, rows.deeds, 3, 1)).toBe('ante 5');
    const second = await tableAt({ players: 3 }, /Throw/);
    const opener = [0, 1, 2].find((hand) =>
      second.said.some((line) => line.startsWith(`${hand === 0 ? 'You open' : `${nameOf(second, hand)} opens`}`)),
    );
    await press(second, 'Enter');
    await goOnPastDraws(second);
    expect(turnOf(second, 3)).toBe(opener);
  });

  it('POK-22 stud: one card down that you may see, one up; the highest card showing must bet, at most 10', async () => {
    const given = { game: 2, players: 5 };
    const pilot = await sitDown(given, { seed: seedWhere((deal) => deal.toAct[0] === 0, given) });
    expect(cardsDrawn(pilot, 5, 0).every((card) => /^(10|[2-9JQKA])[♣♦♥♠]$/.test(card))).toBe(true);
    for (let hand = 1; hand < 5; hand += 1) {
      const [hole, up] = cardsDrawn(pilot, 5, hand);
      expect([hole, up]).toEqual(['▒▒▒▒▒', expect.stringMatching(/[♣♦♥♠]$/)]);
    }
    expect(prompt(pilot)).toMatch(/^Your bet: {2}Open 1 to 10 /);
    await press(pilot, 'C');
    expect(status(pilot)).toBe('You show the highest card: you have to open.');
    await press(pilot, 'O', '1', '1', 'Enter');
    expect(status(pilot)).toBe('The betting option allows 1 to 10 now.');
    await press(pilot, 'Backspace', '0', 'Enter');
    expect(status(pilot)).toBe('You open with 10.');
  });

  it('POK-22 stud: four upcards come one by one with a betting round each, then the hole cards are turned up', async () => {
    const pilot = await sitDown({ game: 2, players: 3, jokers: 3 }, { seed: 'stud' });
    const counts = new Set<number>();
    for (let turn = 0; turn < 60 && !isOver(pilot); turn += 1) {
      counts.add(cardsDrawn(pilot, 3, 0).length);
      await goOn(pilot);
      counts.add(cardsDrawn(pilot, 3, 0).length);
      if (!isOver(pilot)) await press(pilot, ...checkOrCall(prompt(pilot)));
    }
    expect([...counts]).toEqual(expect.arrayContaining([2, 3, 4, 5]));
    if ((dealsOf(pilot)[0]?.shown.length ?? 0) > 1) expect(shown(pilot)).not.toMatch(/│▒▒▒▒▒│.*│▒▒▒▒▒│/);
  });

  it('POK-22 stud asks its own ante, none if Enter is pressed', async () => {
    const pilot = await sitDown({ game: 2 });
    expect(potBox(pilot)[0]).toBe('0 chips');
    const paid = await sitDown({ game: 2, ante: 8 });
    expect(potBox(paid)[0]).toBe('40 chips');
  });

  it('POK-23 Spit: four cards each, one in the centre that is in every hand and makes its rank wild', async () => {
    const given = { game: 3, players: 4 };
    const seed = seedWhere(
      (deal) => deal.widow !== 'Jo' && deal.hands[0]?.cards.some(({ card }) => card[0] === deal.widow?.[0]) === true,
      given,
    );
    const pilot = await sitDown(given, { seed });
    const { widow = 'Jo', hands } = firstDeal(seed, given);
    expect(shown(pilot)).toContain(`${words.ranks[widow[0] as 'A']} wild`);
    expect(cardsDrawn(pilot, 4, 0)).toHaveLength(4);
    expect(shown(pilot)).toMatch(/│(10|.)[♣♦♥♠] \*/);
    const own = hands[0]?.cards.map(({ card }) => card) ?? [];
    const strength = standard.evaluate([...own, widow], widow[0] as 'A');
    expect(inSlot(pilot, rows.score, 4, 0)).toBe(`score ${strength.score}`);
    const tens = await sitDown(given, { seed: seedWhere((deal) => deal.widow?.[0] === 'T', given) });
    expect(shown(tens)).toContain(' tens wild ');
    const withJokers = { ...given, jokers: 20 };
    const joker = await sitDown(withJokers, { seed: seedWhere((deal) => deal.widow === 'Jo', withJokers) });
    expect(shown(joker)).toContain('jokers wild');
  });

  it('POK-24 Wild Widow: the card in the centre only makes its rank wild; a fifth card comes, nothing is exchanged', async () => {
    const given = { game: 4, players: 3 };
    const seed = seedWhere((deal) => deal.widow !== 'Jo' && deal.toAct[0] === 0, given);
    const pilot = await sitDown(given, { seed });
    const { widow = 'Jo', hands } = firstDeal(seed, given);
    const own = hands[0]?.cards.map(({ card }) => card) ?? [];
    expect(inSlot(pilot, rows.score, 3, 0)).toBe(`so far ${standard.evaluate(own, widow[0] as 'A').score}`);
    const second = await tableAt({ game: 4, players: 3, jokers: 2 }, /Your bet/);
    const counts = new Set<number>();
    for (let turn = 0; turn < 40 && !isOver(second); turn += 1) {
      counts.add(cardsDrawn(second, 3, 0).length);
      expect(prompt(second)).not.toContain('Throw');
      await (/Your bet/.test(prompt(second)) ? press(second, ...checkOrCall(prompt(second))) : press(second, 'Enter'));
    }
    counts.add(cardsDrawn(second, 3, 0).length);
    expect([...counts]).toEqual([4, 5]);
  });

  it('POK-25 Shotgun: betting after the third, the fourth and the fifth card', async () => {
    const pilot = await sitDown({ game: 5, players: 2, jokers: 10 }, { seed: 'shotgun' });
    const counts: number[] = [];
    for (let turn = 0; turn < 60 && !isOver(pilot); turn += 1) {
      counts.push(cardsDrawn(pilot, 2, 0).length);
      expect(prompt(pilot)).not.toContain('Throw');
      if (/Open/.test(prompt(pilot))) await press(pilot, 'O', '1', 'Enter');
      else await (/Your bet/.test(prompt(pilot)) ? press(pilot, 'C') : press(pilot, 'Enter'));
    }
    expect([...new Set(counts)]).toEqual([3, 4, 5]);
  });
});

function nameOf(pilot: Pilot, hand: number): string {
  const name = inSlot(pilot, rows.names, 3, hand);
  return name.charAt(0) + name.slice(1).toLowerCase();
}

async function goOnPastDraws(pilot: Pilot): Promise<void> {
  for (let move = 0; move < 6 && [1, 2].some((hand) => !/draws|pat|drops/.test(inSlot(pilot, rows.deeds, 3, hand))); move += 1)
    await press(pilot, 'Enter');
}

/** The hand whose name is written black on yellow. */
function turnOf(pilot: Pilot, hands: number): number | undefined {
  return Array.from({ length: hands }, (_, hand) => hand).find((hand) => {
    const column = pilot.screen.rowText(rows.names).indexOf(inSlot(pilot, rows.names, hands, hand));
    return pilot.screen.memory[2 * (80 * rows.names + column) + 1] === 0xe0;
  });
}
