import type { Note } from '@felt80/machine';

/** The sounds that the programs share, for the one voice of the speaker. */
export const tones: Readonly<Record<'card' | 'shuffle' | 'win' | 'bigWin' | 'lose' | 'tie' | 'refuse' | 'mark', readonly Note[]>> = {
  card: [{ hertz: 196, ticks: 0.4 }],
  shuffle: [
    { hertz: 110, ticks: 0.3 },
    { hertz: 0, ticks: 0.2 },
    { hertz: 123, ticks: 0.3 },
    { hertz: 0, ticks: 0.2 },
    { hertz: 110, ticks: 0.3 },
  ],
  win: [
    { hertz: 523, ticks: 1.5 },
    { hertz: 659, ticks: 1.5 },
    { hertz: 784, ticks: 3 },
  ],
  bigWin: [
    { hertz: 523, ticks: 1 },
    { hertz: 659, ticks: 1 },
    { hertz: 784, ticks: 1 },
    { hertz: 1047, ticks: 1 },
    { hertz: 784, ticks: 1 },
    { hertz: 1047, ticks: 4 },
  ],
  lose: [
    { hertz: 294, ticks: 2 },
    { hertz: 220, ticks: 3 },
  ],
  tie: [
    { hertz: 440, ticks: 1.5 },
    { hertz: 440, ticks: 1.5 },
  ],
  refuse: [{ hertz: 131, ticks: 2 }],
  mark: [{ hertz: 880, ticks: 0.5 }],
};
