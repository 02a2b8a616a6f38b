import { seedRng } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { act, chipsOf, dealtRound, stacked, told } from '../test/table';

const three = dealtRound('As Kd 9c 5s 2d', 'Ac Kh 9s 5c 2h', 'Ad Ks 9h 5h 2c', '3d 4h 6s 7s 9d');

describe('the showdown', () => {
  it('POK-18 the best hand of those still in takes all', () => {
    const deal = stacked({}, dealtRound('As Kd 9c 5s 2d', '4s 4d 9h 5c 2h', 'Ac Kh 9s 6s 2c'));
    const shown = act(deal, 'open 5', 'drop', 'call', 'discard', 'discard', 'check', 'check');
    expect(told(shown).slice(-3)).toEqual(['0 showed As Kd 9c 5s 2d', '2 showed Ac Kh 9s 6s 2c', '2 won 25']);
  });

  it('POK-06 a full tie splits the pot; every odd chip goes to a different winner by lot', () => {
    const lucky = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const lotsRng = seedRng(`lots ${seed}`).state;
      const deal = stacked({ game: 'coldHands', chips: [100, 100, 100, 100], carriedPot: 3, lotsRng }, three);
      expect(deal.pot).toBe(0);
      const won = chipsOf(deal).map((chips) => chips - 95);
      expect(won[3]).toBe(0);
      expect(won.slice(0, 3).sort()).toEqual([7, 8, 8]);
      expect(deal.lotsRng).not.toEqual(lotsRng);
      lucky.add(won.join());
    }
    expect(lucky.size).toBe(3);
  });

  it('POK-06 one odd chip goes to one winner; without an odd chip no lot is drawn', () => {
    const lotsRng = seedRng('lots').state;
    const one = stacked({ game: 'coldHands', chips: [100, 100, 100, 100], carriedPot: 2, lotsRng }, three);
    expect(chipsOf(one).slice(0, 3).sort()).toEqual([102, 102, 103]);
    const none = stacked({ game: 'coldHands', chips: [100, 100, 100, 100], carriedPot: 1, lotsRng }, three);
    expect(chipsOf(none)).toEqual([102, 102, 102, 95]);
    expect(none.lotsRng).toEqual(lotsRng);
  });

  it('POK-04 the ranking in force decides between fours', () => {
    const fours = dealtRound('9s 9c 9d 9h Kd', '8s 8c 8d 8h Ad');
    const won = (ranking: 'standard' | 'parlor'): string | undefined =>
      told(stacked({ game: 'coldHands', chips: [100, 100], ranking }, fours)).at(-1);
    expect([won('standard'), won('parlor')]).toEqual(['0 won 10', '1 won 10']);
  });
});
