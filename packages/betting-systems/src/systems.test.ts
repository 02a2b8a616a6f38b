import { describe, expect, it } from 'vitest';
import type { Settings } from './settings';
import { operate } from './system';
import { type SystemId, systems } from './systems';

const table = { on: 'player', other: 'banker' } as const;
const outcomes = { W: 'won', L: 'lost', T: 'tie' } as const;

/** A line of the script: how the hand ended, what was bet on it, the running result after it, and what the system then shows. */
type Line = readonly [outcome: 'W' | 'L' | 'T', bet: number, result: number, shows: string, restarted?: 'restarted'];

function play(id: SystemId, settings: Settings, script: readonly Line[], nextBet: number): void {
  const system = operate(systems[id], settings);
  const bet = () => {
    const placed = system.bet(table);
    expect(placed).toMatchObject({ on: 'player' });
    return placed === 'sitOut' ? 0 : placed.amount;
  };
  let result = 0;
  const played = script.map(([outcome]): Line => {
    const stake = bet();
    result += outcome === 'W' ? stake : outcome === 'L' ? -stake : 0;
    const { restarted } = system.next(outcomes[outcome], stake);
    const line = [outcome, stake, result, system.show()] as const;
    return restarted ? [...line, 'restarted'] : line;
  });
  expect(played).toEqual(script);
  expect(bet()).toBe(nextBet);
}

const progression = { min: 5, max: 500, restartOnMax: true };
const held = { ...progression, restartOnMax: false };

describe('Cancellation', () => {
  it('BAC-42 bets first and last, crosses both out when they win, and writes a lost bet at the end', () => {
    play(
      'cancellation',
      progression,
      [
        ['W', 30, 30, '10 15 20'],
        ['L', 30, 0, '10 15 20 30'],
        ['L', 40, -40, '10 15 20 30 40'],
        ['W', 50, 10, '15 20 30'],
        ['T', 45, 10, '15 20 30'],
        ['W', 45, 55, '20'],
        ['L', 20, 35, '20 20'],
        ['W', 40, 75, '5 10 15 20 25'],
        ['L', 30, 45, '5 10 15 20 25 30'],
        ['W', 35, 80, '10 15 20 25'],
        ['W', 35, 115, '15 20'],
        ['W', 35, 150, '5 10 15 20 25'],
      ],
      30,
    );
  });

  it("BAC-42 plays the manual's other two series", () => {
    play(
      'cancellation',
      { min: 1, max: 500, restartOnMax: true, series: [1, 2, 3, 4] },
      [
        ['L', 5, -5, '1 2 3 4 5'],
        ['W', 6, 1, '2 3 4'],
        ['W', 6, 7, '3'],
        ['W', 3, 10, '1 2 3 4'],
      ],
      5,
    );
    play(
      'cancellation',
      { ...progression, series: [2, 5, 8, 11, 14, 17, 20] },
      [
        ['W', 22, 22, '5 8 11 14 17'],
        ['W', 22, 44, '8 11 14'],
        ['L', 22, 22, '8 11 14 22'],
        ['W', 30, 52, '11 14'],
        ['W', 25, 77, '2 5 8 11 14 17 20'],
      ],
      22,
    );
  });

  it('BAC-41 BAC-42 a raised bet is the one that is written at the end', () => {
    play(
      'cancellation',
      { ...progression, series: [1, 2, 3] },
      [
        ['L', 5, -5, '1 2 3 5'],
        ['W', 6, 1, '2 3'],
        ['L', 5, -4, '2 3 5'],
        ['W', 7, 3, '3'],
        ['L', 5, -2, '3 5'],
        ['W', 8, 6, '1 2 3'],
      ],
      5,
    );
  });

  it('BAC-41 BAC-42 a held bet is the one that is written at the end', () => {
    play(
      'cancellation',
      { min: 5, max: 250, restartOnMax: false, series: [100, 200] },
      [
        ['L', 250, -250, '100 200 250'],
        ['L', 250, -500, '100 200 250 250'],
        ['W', 250, -250, '200 250'],
        ['W', 250, 0, '100 200'],
      ],
      250,
    );
  });

  it('BAC-41 a call equal to Max is placed, one above it starts over', () => {
    play(
      'cancellation',
      { min: 5, max: 15, restartOnMax: true, series: [5, 5] },
      [
        ['L', 10, -10, '5 5 10'],
        ['L', 15, -25, '5 5', 'restarted'],
        ['W', 10, -15, '5 5'],
      ],
      10,
    );
  });

  it('BAC-41 a fresh start above Max is held, never a loop', () => {
    play(
      'cancellation',
      { min: 5, max: 250, restartOnMax: true, series: [100, 200] },
      [
        ['L', 250, -250, '100 200', 'restarted'],
        ['W', 250, 0, '100 200'],
        ['T', 250, 0, '100 200'],
      ],
      250,
    );
  });

  it('shows a long series by its ends', () => {
    const system = operate(systems.cancellation, { min: 1, max: 5, restartOnMax: false });
    for (let n = 0; n < 30; n++) system.next('lost', 5);
    expect(system.show()).toBe('5 10 15 20 25 .. 5 5 5 5 5 (35)');
  });
});

it('BAC-50 Triple Cancellation crosses out the first three numbers, or all that are left', () => {
  play(
    'tripleCancellation',
    progression,
    [
      ['W', 30, 30, '20 25'],
      ['L', 45, -15, '20 25 45'],
      ['W', 65, 50, '5 10 15 20 25'],
      ['L', 30, 20, '5 10 15 20 25 30'],
      ['W', 35, 55, '20 25 30'],
      ['T', 50, 55, '20 25 30'],
      ['W', 50, 105, '5 10 15 20 25'],
      ['L', 30, 75, '5 10 15 20 25 30'],
      ['L', 35, 40, '5 10 15 20 25 30 35'],
      ['W', 40, 80, '20 25 30 35'],
      ['W', 55, 135, '35'],
      ['L', 35, 100, '35 35'],
      ['W', 70, 170, '5 10 15 20 25'],
    ],
    30,
  );
});

describe("D'Alembert", () => {
  it("BAC-44 plays the manual's example to the number", () => {
    play(
      'dalembert',
      progression,
      [
        ['W', 5, 5, 'unit 1'],
        ['L', 5, 0, 'unit 2'],
        ['L', 10, -10, 'unit 3'],
        ['L', 15, -25, 'unit 4'],
        ['W', 20, -5, 'unit 3'],
        ['W', 15, 10, 'unit 2'],
        ['L', 10, 0, 'unit 3'],
        ['L', 15, -15, 'unit 4'],
        ['W', 20, 5, 'unit 3'],
        ['W', 15, 20, 'unit 2'],
        ['W', 10, 30, 'unit 1'],
        ['W', 5, 35, 'unit 1'],
      ],
      5,
    );
  });

  it('BAC-41 BAC-44 follows the bet that was held at Max', () => {
    play(
      'dalembert',
      { min: 5, max: 12, restartOnMax: false },
      [
        ['L', 5, -5, 'unit 2'],
        ['L', 10, -15, 'unit 3'],
        ['L', 12, -27, 'unit 4'],
        ['T', 12, -27, 'unit 4'],
        ['W', 12, -15, 'unit 2'],
        ['W', 7, -8, 'unit 1'],
        ['W', 5, -3, 'unit 1'],
      ],
      5,
    );
  });

  it('BAC-41 BAC-44 starts over above Max', () => {
    play(
      'dalembert',
      { min: 5, max: 10, restartOnMax: true },
      [
        ['L', 5, -5, 'unit 2'],
        ['L', 10, -15, 'unit 1', 'restarted'],
        ['L', 5, -20, 'unit 2'],
        ['W', 10, -10, 'unit 1'],
      ],
      5,
    );
  });
});

describe('Martingale', () => {
  it('BAC-46 doubles after each loss and goes back to one unit after a win', () => {
    play(
      'martingale',
      progression,
      [
        ['L', 5, -5, 'unit 2'],
        ['L', 10, -15, 'unit 4'],
        ['L', 20, -35, 'unit 8'],
        ['W', 40, 5, 'unit 1'],
        ['W', 5, 10, 'unit 1'],
        ['L', 5, 5, 'unit 2'],
        ['T', 10, 5, 'unit 2'],
        ['W', 10, 15, 'unit 1'],
        ['L', 5, 10, 'unit 2'],
        ['L', 10, 0, 'unit 4'],
        ['L', 20, -20, 'unit 8'],
        ['L', 40, -60, 'unit 16'],
        ['L', 80, -140, 'unit 32'],
        ['L', 160, -300, 'unit 64'],
        ['L', 320, -620, 'unit 1', 'restarted'],
        ['W', 5, -615, 'unit 1'],
      ],
      5,
    );
  });

  it('BAC-41 BAC-46 is held at Max', () => {
    play(
      'martingale',
      { min: 100, max: 300, restartOnMax: false },
      [
        ['L', 100, -100, 'unit 2'],
        ['L', 200, -300, 'unit 4'],
        ['L', 300, -600, 'unit 6'],
        ['T', 300, -600, 'unit 6'],
        ['W', 300, -300, 'unit 1'],
      ],
      100,
    );
  });
});

describe('Progressive Win', () => {
  it('BAC-48 moves on with every win, stays at eight units, and returns after a loss', () => {
    play(
      'progressiveWin',
      progression,
      [
        ['W', 5, 5, 'step 2 of 6'],
        ['W', 10, 15, 'step 3 of 6'],
        ['W', 15, 30, 'step 4 of 6'],
        ['T', 25, 30, 'step 4 of 6'],
        ['W', 25, 55, 'step 5 of 6'],
        ['W', 25, 80, 'step 6 of 6'],
        ['W', 40, 120, 'step 6 of 6'],
        ['W', 40, 160, 'step 6 of 6'],
        ['L', 40, 120, 'step 1 of 6'],
        ['W', 5, 125, 'step 2 of 6'],
        ['L', 10, 115, 'step 1 of 6'],
        ['L', 5, 110, 'step 1 of 6'],
        ['W', 5, 115, 'step 2 of 6'],
        ['W', 10, 125, 'step 3 of 6'],
        ['W', 15, 140, 'step 4 of 6'],
        ['L', 25, 115, 'step 1 of 6'],
      ],
      5,
    );
  });

  it('BAC-41 BAC-48 above Max', () => {
    const three: Line[] = [
      ['W', 5, 5, 'step 2 of 6'],
      ['W', 10, 15, 'step 3 of 6'],
    ];
    play('progressiveWin', { ...progression, max: 20 }, [...three, ['W', 15, 30, 'step 1 of 6', 'restarted']], 5);
    play('progressiveWin', { ...held, max: 20 }, [...three, ['W', 15, 30, 'step 4 of 6'], ['W', 20, 50, 'step 5 of 6']], 20);
  });
});

describe('Thirty-One', () => {
  it('BAC-49 lets a win ride after a loss and starts over when the ride is won', () => {
    play(
      'thirtyOne',
      progression,
      [
        ['W', 5, 5, 'step 1 of 9'],
        ['L', 5, 0, 'step 2 of 9'],
        ['W', 5, 5, 'step 2 of 9, riding'],
        ['W', 10, 15, 'step 1 of 9'],
        ['L', 5, 10, 'step 2 of 9'],
        ['L', 5, 5, 'step 3 of 9'],
        ['W', 5, 10, 'step 3 of 9, riding'],
        ['T', 10, 10, 'step 3 of 9, riding'],
        ['L', 10, 0, 'step 4 of 9'],
        ['T', 10, 0, 'step 4 of 9'],
        ['L', 10, -10, 'step 5 of 9'],
        ['W', 10, 0, 'step 5 of 9, riding'],
        ['L', 20, -20, 'step 6 of 9'],
        ['L', 20, -40, 'step 7 of 9'],
        ['W', 20, -20, 'step 7 of 9, riding'],
        ['W', 40, 20, 'step 1 of 9'],
      ],
      5,
    );
  });

  const downToTheLast: readonly Line[] = [
    ['L', 5, -5, 'step 2 of 9'],
    ['L', 5, -10, 'step 3 of 9'],
    ['L', 5, -15, 'step 4 of 9'],
    ['L', 10, -25, 'step 5 of 9'],
    ['L', 10, -35, 'step 6 of 9'],
    ['L', 20, -55, 'step 7 of 9'],
    ['L', 20, -75, 'step 8 of 9'],
    ['L', 40, -115, 'step 9 of 9'],
  ];

  it('BAC-49 loses 31 units down to the last step, and starts over', () => {
    play('thirtyOne', progression, [...downToTheLast, ['L', 40, -155, 'step 1 of 9'], ['W', 5, -150, 'step 1 of 9']], 5);
  });

  it('BAC-49 rides at most 16 units from the last step, and starts over either way', () => {
    const riding: readonly Line[] = [...downToTheLast, ['W', 40, -75, 'step 9 of 9, riding']];
    play('thirtyOne', progression, [...riding, ['W', 80, 5, 'step 1 of 9']], 5);
    play('thirtyOne', progression, [...riding, ['L', 80, -155, 'step 1 of 9']], 5);
  });

  it('BAC-49 a ride above Max: the win is taken with Restart, else it rides at Max', () => {
    const down = downToTheLast.slice(0, 7);
    play('thirtyOne', { ...progression, max: 70 }, [...down, ['W', 40, -35, 'step 1 of 9', 'restarted']], 5);
    const riding: readonly Line[] = [...down, ['W', 40, -35, 'step 8 of 9, riding']];
    play('thirtyOne', { ...held, max: 70 }, [...riding, ['L', 70, -105, 'step 9 of 9']], 40);
    play('thirtyOne', { ...held, max: 70 }, [...riding, ['W', 70, 35, 'step 1 of 9']], 5);
  });
});
