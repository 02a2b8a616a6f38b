import { type Bets, type Coup, dealCoup, needsShuffle, openTableShoe, settle, tables } from '@felt80/baccarat';
import { type Shoe, seedRng } from '@felt80/cards-shoe';
import { expect, it } from 'vitest';
import { site, visit } from './visit';

const SEED = 'a hand of baccarat';
const COUPS = 20;
const bets: Bets = { playerCents: 1_100, bankerCents: 0, tieCents: 0 };

/** What the engine deals and pays for the seed. */
function expected(): readonly { readonly coup: Coup; readonly netCents: number; readonly winningsCents: number }[] {
  const rng = seedRng(`${SEED}/cards`);
  let shoe: Shoe | undefined;
  let winningsCents = 0;
  return Array.from({ length: COUPS }, () => {
    if (!shoe || needsShuffle(shoe)) shoe = openTableShoe(tables.baccarat.shoe, rng);
    const dealt = dealCoup(shoe);
    shoe = dealt.shoe;
    const { netCents } = settle(dealt.coup.outcome, bets, tables.baccarat.paytable);
    winningsCents += netCents;
    return { coup: dealt.coup, netCents, winningsCents };
  });
}

/** Cents of the first amount after a word on the screen. */
function moneyAfter(text: string, word: string): number {
  const amount = new RegExp(`${word}\\s+([-+]?)\\s*\\$\\s*(-?[\\d,]+\\.\\d\\d)`).exec(text);
  if (!amount) throw new Error(`no amount after '${word}':\n${text}`);
  return Math.round(Number(`${amount[1]}${amount[2]?.replace(/,/g, '')}`) * 100);
}

it('MAC-06 BAC-10 BAC-13 BAC-14 twenty coups by keys on the page are those of the engine, and the money too', async () => {
  const seat = await visit(site.url, `#program=BACCARAT&seed=${encodeURIComponent(SEED)}`);
  await seat.isAt('logon');
  await seat.press('Enter');
  await seat.isAt('table');
  // Without movement and slides, so that the test does not wait for films.
  await seat.press('F3');
  await seat.isAt('setup');
  await seat.press('2', '3', 'Enter');
  await seat.isAt('table');
  // A bet on another place takes the first one off the table.
  await seat.press('t', 'ArrowRight', 'p', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter');
  await seat.sees('$11 on Player');
  for (const [index, { coup, netCents, winningsCents }] of expected().entries()) {
    await seat.press(index % 2 === 0 ? 'F1' : 'Enter');
    await seat.page.waitForFunction((count) => globalThis.reports.coups.length === count, index + 1);
    const told = await seat.page.evaluate((at) => globalThis.reports.coups[at] as Coup & { netCents: number }, index);
    expect(told).toMatchObject({ ...coup, netCents });
    await seat.sees(`Player ${coup.playerTotal}, Banker ${coup.bankerTotal}`);
    const text = await seat.text();
    expect(moneyAfter(text, 'Last hand')).toBe(netCents);
    expect(moneyAfter(text, 'Winnings')).toBe(winningsCents);
  }
  await seat.press('F10');
  await seat.isAt('start');
  expect(await seat.page.evaluate(() => globalThis.reports.exits)).toMatchObject([{ program: 'BACCARAT', code: 0 }]);
  await seat.sees('C:\\>');
  expect(seat.errors).toEqual([]);
  expect(await seat.page.evaluate(() => globalThis.reports.violations)).toEqual([]);
});
