import { type Action, type Chart, cardsOf, chartPlay, type SeatView, total } from '@felt80/twenty-one';

/** How the computer plays a game by totals alone. Points are those of the rule book. */
export interface Thresholds {
  /** Fewest points to stand on, with a hard and with a soft hand. */
  readonly stands: { readonly hard: number; readonly soft: number };
  /** Points, from and to, on which it doubles. */
  readonly doubles?: readonly [least: number, most: number];
  /** Points, from and to, on which it buys. */
  readonly buys?: readonly [least: number, most: number];
  /** Ranks of which it splits a pair. */
  readonly splits?: string;
}

/** Plays a hand: gives the kind of action that the seat takes. It sees no more than the seat does. */
export type Plan = (view: SeatView) => Action['type'];

function isWithin(points: number, range: readonly [number, number] | undefined): boolean {
  return range !== undefined && points >= range[0] && points <= range[1];
}

function byThresholds({ stands, doubles, buys, splits = '' }: Thresholds): Plan {
  return ({ rules, own, hand, offers }) => {
    const is = own[hand];
    if (!is) throw new RangeError('There is no hand to play');
    const { points, soft } = total(rules, cardsOf(is));
    const wishes: readonly (readonly [boolean, Action['type']])[] = [
      [splits.includes(is.cards[0]?.card[0] ?? ' '), 'split'],
      [points >= (soft ? stands.soft : stands.hard), 'stand'],
      [isWithin(points, doubles), 'double'],
      [isWithin(points, buys), 'buy'],
      [true, 'hit'],
    ];
    return wishes.find(([wants, type]) => wants && offers.some((offer) => offer.type === type))?.[1] ?? 'stand';
  };
}

/** Stands on every 17, no double after a split: what is best by totals for the upcards 2 to ten and ace. */
const blackjackChart: Chart = {
  hard: {
    ...Object.fromEntries([4, 5, 6, 7, 8].map((points) => [points, 'HHHHHHHHHH'])),
    '9': 'HDDDDHHHHH',
    '10': 'DDDDDDDDHH',
    '11': 'DDDDDDDDDH',
    '12': 'HHSSSHHHHH',
    ...Object.fromEntries([13, 14, 15, 16].map((points) => [points, 'SSSSSHHHHH'])),
    ...Object.fromEntries([17, 18, 19, 20, 21].map((points) => [points, 'SSSSSSSSSS'])),
  },
  soft: {
    '12': 'HHHHHHHHHH',
    '13': 'HHHDDHHHHH',
    '14': 'HHHDDHHHHH',
    '15': 'HHDDDHHHHH',
    '16': 'HHDDDHHHHH',
    '17': 'HDDDDHHHHH',
    '18': 'SddddSSHHH',
    ...Object.fromEntries([19, 20, 21].map((points) => [points, 'SSSSSSSSSS'])),
  },
  pairs: {
    A: 'PPPPPPPPPP',
    '2': '--PPPP----',
    '3': '--PPPP----',
    '4': '----------',
    '5': '----------',
    '6': '-PPPP-----',
    '7': 'PPPPPP----',
    '8': 'PPPPPPPPPP',
    '9': 'PPPPP-PP--',
    T: '----------',
  },
};

/** How the computer plays each game. */
export const plans: Readonly<Record<'blackjack' | 'flapjack' | 'macao' | 'pontoon', Plan>> = {
  blackjack: (view) => chartPlay(blackjackChart, view),
  flapjack: byThresholds({ stands: { hard: 3, soft: 3 }, doubles: [0.5, 2] }),
  macao: byThresholds({ stands: { hard: 4, soft: 4 }, doubles: [0, 1] }),
  pontoon: byThresholds({ stands: { hard: 17, soft: 20 }, buys: [10, 11], splits: 'A' }),
};
