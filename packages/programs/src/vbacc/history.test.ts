import { noBets } from '@felt80/baccarat';
import { expect, it } from 'vitest';
import type { HandShown } from '../kit/coup';
import { type History, noHistory, noted } from './history';

const hand = (playerTotal: number, bankerTotal: number, outcome: HandShown['outcome']): HandShown => ({
  player: [],
  banker: [],
  playerTotal,
  bankerTotal,
  outcome,
  natural: false,
  bets: noBets,
  netCents: 0,
});

it('VBA-07 a coup that leaves the panel is counted by its own result, and one still being dealt is not noted', () => {
  const hands = [
    hand(3, 3, 'tie'),
    hand(9, 1, 'player'),
    hand(0, 4, 'banker'),
    hand(6, 5, 'player'),
    hand(1, 2, 'banker'),
    hand(8, 2, 'player'),
  ];
  const panel = hands.reduce<History>(noted, noHistory);
  expect(panel.latest.map(({ playerTotal }) => playerTotal)).toEqual([9, 0, 6, 1, 8]);
  expect(panel.older).toEqual({ banker: 0, player: 0, tie: 1 });
  expect(noted(panel, hand(0, 0, null))).toEqual(panel);
});
