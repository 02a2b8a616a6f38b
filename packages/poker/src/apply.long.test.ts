import { describe, it } from 'vitest';
import { playRandomDeals } from '../test/random-deals';

describe('100,000 random deals of all games and options', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'POK-13 POK-21 lose no chip and no card, offer what they permit, survive JSON and can be replayed: 10,000 of series %i',
    (series) => playRandomDeals(10_000, `many random deals ${series}`),
  );
});
