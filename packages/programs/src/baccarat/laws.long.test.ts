import { seedRng } from '@felt80/cards-shoe';
import { checkRandomKeys } from '@felt80/machine/conformance';
import { describe, expect, it } from 'vitest';
import { inHaste, powerOn, press, shown, sitDown } from './test-player';

describe('long', () => {
  it('BAC-19 40,000 random keys never throw, and the way out works', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      await checkRandomKeys({
        start: () => powerOn({ seed }),
        keys: 10_000,
        below: seedRng(seed).below,
        wayOut: ({ legend }) =>
          ['F10', 'Escape', 'Enter'].find((key) => legend.some((entry) => entry.enabled && entry.key === key)) ?? 'Enter',
      });
    }
  });

  it('BAC-18 BAC-28 200,000 hands with a system go through', async () => {
    const pilot = await sitDown({ seed: 'long' }, ...inHaste, 'F3', 'C', '8', '9', ...'200000', 'Enter', 'Enter', 'F5', '8', 'Enter');
    await pilot.press('Alt-D');
    await pilot.elapse(60_000);
    await press(pilot, 'F8', 'F8');
    expect(shown(pilot)).toMatch(/Hands +200,000/);
    expect(shown(pilot)).toMatch(/Thirty-One +200,000/);
  });
});
