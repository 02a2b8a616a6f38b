import type { Chart } from '../src/index';

/** Total-dependent play for four and more decks, S17, doubles after a split, surrender where offered. */
export const sixDecks: Chart = {
  hard: {
    4: 'HHHHHHHHHH',
    5: 'HHHHHHHHHH',
    6: 'HHHHHHHHHH',
    7: 'HHHHHHHHHH',
    8: 'HHHHHHHHHH',
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    13: 'SSSSSHHHHH',
    14: 'SSSSSHHHHH',
    15: 'SSSSSHHHRH',
    16: 'SSSSSHHRRR',
    17: 'SSSSSSSSSS',
    18: 'SSSSSSSSSS',
    19: 'SSSSSSSSSS',
    20: 'SSSSSSSSSS',
    21: 'SSSSSSSSSS',
  },
  soft: {
    12: 'HHHHDHHHHH',
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'SddddSSHHH',
    19: 'SSSSSSSSSS',
    20: 'SSSSSSSSSS',
    21: 'SSSSSSSSSS',
  },
  pairs: {
    A: 'PPPPPPPPPP',
    2: 'PPPPPP----',
    3: 'PPPPPP----',
    4: '---PP-----',
    5: '----------',
    6: 'PPPPP-----',
    7: 'PPPPPP----',
    8: 'PPPPPPPPPP',
    9: 'PPPPP-PP--',
    T: '----------',
  },
};

/** Splits, doubles and gives up whatever it can: it reaches the corners of every rule. */
export const wild: Chart = {
  hard: Object.fromEntries(Object.keys(sixDecks.hard).map((points) => [points, Number(points) < 15 ? 'DDHDDHDDHD' : 'SRHSRHSRSS'])),
  soft: Object.fromEntries(Object.keys(sixDecks.soft).map((points) => [points, 'DdHSDdHSDd'])),
  pairs: Object.fromEntries(Object.keys(sixDecks.pairs).map((rank) => [rank, 'PPPpPPPPPP'])),
};
