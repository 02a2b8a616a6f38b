import { seedRng } from '@felt80/cards-shoe';
import { powerOnHeadless } from '@felt80/machine';
import { checkRandomKeys } from '@felt80/machine/conformance';
import { expect, it } from 'vitest';
import { checkMoney } from './monkey';
import { vbacc } from './program';

it('VBA-09 10,000 random keys never throw, and the way out works', async () => {
  await checkRandomKeys({
    start: () => powerOnHeadless(vbacc, { seed: 'long' }),
    keys: 10_000,
    below: seedRng('long').below,
    wayOut: () => 'Escape',
  });
});

it('VBA-06 VBA-08 10,000 random clicks and keys conserve the money', async () => {
  expect(await checkMoney(10_000, seedRng('many clicks'))).toBeGreaterThan(200);
});
