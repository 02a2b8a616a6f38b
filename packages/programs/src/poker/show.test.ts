import type { Pilot } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { tones } from '../kit/tones';
import { rows } from './screens/layout';
import { cardsDrawn, chipsShown, type firstDeal, keysFor, powerOn, press, seedWhere, shown, sitDown, status } from './test-player';

const winsFirst = (deal: ReturnType<typeof firstDeal>): boolean => deal.hands[0]?.chips === 1000 + 5 * (deal.hands.length - 1);

describe('the film', () => {
  it('POK-18 keeps to itself who wins until the last card is turned', async () => {
    const given = { game: 0, players: 3 };
    const pilot = powerOn({ seed: seedWhere(winsFirst, given) });
    await press(pilot, ...keysFor(given).slice(0, -1));
    await pilot.press('Enter');
    let hidden = 0;
    for (let frame = 0; frame < 400 && !/deals the next hand/.test(shown(pilot)); frame += 1) {
      await pilot.elapse(50);
      const others = [1, 2].flatMap((hand) => cardsDrawn(pilot, 3, hand));
      if (!others.some((card) => card.includes('▒'))) continue;
      hidden += 1;
      expect(status(pilot)).not.toMatch(/win/);
      expect(pilot.screen.rowText(rows.bar)).toMatch(/(even|lost 5) $/);
      expect(chipsShown(pilot, 3)[0]).not.toBe(1010);
    }
    expect(hidden).toBeGreaterThan(10);
    expect(status(pilot)).toMatch(/^You win 15 with/);
    expect(pilot.screen.rowText(rows.bar)).toMatch(/won 10 $/);
  });

  it('plays its fanfare for a large pot, not for much money', async () => {
    const pitches = (of: readonly { readonly hertz: number }[]): readonly number[] => of.map(({ hertz }) => hertz);
    const last = (pilot: Pilot, count: number): readonly number[] => pitches(pilot.tones.slice(-count));
    const given = { game: 0, players: 4, ante: 100 };
    const wins = (deal: ReturnType<typeof firstDeal>): boolean => deal.hands[0]?.chips === 1300;
    const large = await sitDown(given, { seed: seedWhere(wins, given) });
    expect(last(large, tones.bigWin.length)).toEqual(pitches(tones.bigWin));
    for (let at = 0; at < 40; at += 1) {
      const rich = await sitDown({ game: 0, players: 2, ante: 100 }, { seed: `rich ${at}` }, 'Enter', 'Enter');
      if (chipsShown(rich, 2)[0] !== 1300) continue;
      expect(last(rich, tones.win.length)).toEqual(pitches(tones.win));
      return;
    }
    throw new Error('nobody grew rich');
  });
});
