import { noBets, tables } from '@felt80/baccarat';
import { type Card, openShoe, type Shoe, seedRng } from '@felt80/cards-shoe';
import { Screen } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { defaultLook } from './card';
import { cardsOf, dealSettled, freshShoe, type HandShown, handSoFar, resultTone } from './coup';
import { cardPlace, type HandsLayout, paintHands } from './coup-paint';
import { accountOf } from './coup-words';

const { paytable, shoe: policy } = tables.vbacc;

function shoeOf(...cards: readonly Card[]): Shoe {
  return openShoe(cards, 0);
}

const layout: HandsLayout = { row: 3, columns: { player: 2, banker: 38 }, felt: 2 };
const drawn = shoeOf('2c', '3d', '3h', '4s', '9c', 'Kd');

describe('a coup', () => {
  it('is dealt and settled', () => {
    const { hand, coup, events, shoe } = dealSettled(drawn, { ...noBets, bankerCents: 100, tieCents: 100 }, paytable);
    expect(hand).toMatchObject({
      player: ['2c', '3h', '9c'],
      banker: ['3d', '4s'],
      playerTotal: 4,
      bankerTotal: 7,
      outcome: 'banker',
      netCents: -5,
    });
    expect(coup.outcome).toBe('banker');
    expect(cardsOf(events).map(({ card }) => card)).toEqual(['2c', '3d', '3h', '4s', '9c']);
    expect(shoe.dealt).toBe(5);
  });

  it('is shown card by card, undecided', () => {
    const cards = cardsOf(dealSettled(drawn, noBets, paytable).events);
    expect(handSoFar([], noBets)).toMatchObject({ player: [], banker: [], playerTotal: 0, bankerTotal: 0, outcome: null });
    expect(handSoFar(cards.slice(0, 3), noBets)).toMatchObject({
      player: ['2c', '3h'],
      banker: ['3d'],
      playerTotal: 5,
      bankerTotal: 3,
      outcome: null,
    });
  });

  it('comes from a shoe that its stream alone decides', () => {
    const stream = seedRng('shoe').state;
    const one = freshShoe(policy, stream);
    expect(freshShoe(policy, stream)).toEqual(one);
    expect(freshShoe(policy, one.cards).shoe.cards).not.toEqual(one.shoe.cards);
  });

  it.each<[Partial<HandShown>, string, string]>([
    [{ netCents: 10_000 }, 'bigWin', 'Player 9, Banker 9, natural. A tie, no bet.'],
    [{ netCents: 9_999 }, 'win', 'Player 9, Banker 9, natural. A tie, no bet.'],
    [{ netCents: -5, outcome: 'banker' }, 'lose', 'Player 9, Banker 9, natural. Banker wins, no bet.'],
    [{}, 'tie', 'Player 9, Banker 9, natural. A tie, no bet.'],
    [{ outcome: 'player' }, 'mark', 'Player 9, Banker 9, natural. Player wins, no bet.'],
    [
      { bets: { playerCents: 500, tieCents: 500, bankerCents: 0 }, netCents: 4000 },
      'win',
      'Player 9, Banker 9, natural. Player bet returns, Tie wins $40.',
    ],
    [
      { bets: { playerCents: 50_000, tieCents: 2_500, bankerCents: 49_900 }, outcome: 'banker', netCents: -5095 },
      'lose',
      'Player 9, Banker 9. Player loses $500, Tie loses $25, Banker wins $474.05.',
    ],
    [
      { bets: { playerCents: 0, tieCents: 500, bankerCents: 500 }, outcome: 'banker', netCents: -25 },
      'lose',
      'Player 9, Banker 9, natural. Tie loses $5, Banker wins $4.75.',
    ],
  ])('sounds and is told as it ended: %j', (part, tone, account) => {
    const hand: HandShown = {
      ...handSoFar([], noBets),
      playerTotal: 9,
      bankerTotal: 9,
      natural: true,
      outcome: 'tie',
      ...part,
    };
    expect([resultTone(hand), accountOf(hand, paytable)]).toEqual([tone, account]);
  });

  it('lies in its layout, with places for two cards a side and the result below', () => {
    const screen = new Screen();
    const { hand } = dealSettled(drawn, noBets, paytable);
    paintHands(screen, layout, hand, defaultLook);
    expect(screen.rowText(2)).toMatch(/ PLAYER +4 .* BANKER +7 /);
    expect(cardPlace(layout, 'player', 2)).toEqual({ row: 3, column: 18 });
    expect(screen.rowText(4).slice(18, 25)).toBe('│9♣   │');
    expect(screen.rowText(9)).toMatch(/BANKER WINS/);
    const bare = new Screen();
    paintHands(bare, layout, null, defaultLook);
    expect(bare.rowText(3).match(/┌─────┐/g)).toHaveLength(4);
    expect(bare.rowText(9).trim()).toBe('');
  });
});
