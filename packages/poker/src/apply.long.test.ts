import { describe, it } from 'vitest';
import { playRandomDeals } from '../test/random-deals';

describe('random deals of all games and options', () => {
  it('POK-13 POK-21 100,000 deals lose no chip and no card, offer what they permit, survive JSON and can be replayed', () => {
    playRandomDeals(100_000, 'many random deals');
  });
});
