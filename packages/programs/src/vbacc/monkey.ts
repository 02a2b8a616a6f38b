import type { Rng } from '@felt80/cards-shoe';
import type { Key, Pilot } from '@felt80/machine';
import { expect } from 'vitest';
import { at, bank, coups, sitDown, staked, watch } from './test-player';

const places = [...Object.values(at.chips), ...Object.values(at.fields), ...Object.values(at.buttons).slice(0, 4)];
const keys: readonly Key[] = ['B', 'P', 'T', '1', '2', '3', '4', '5', 'Enter', 'Enter', 'R', 'C', 'H', 'Backspace', 'Space', 'F1', 'x'];
const holds = [{}, {}, {}, { button: 'right' }, { held: ['Space'] }] as const;

async function strike(pilot: Pilot, rng: Rng): Promise<void> {
  const dice = rng.below(10);
  if (dice < 4) await pilot.press(keys[rng.below(keys.length)] ?? 'Enter');
  else if (dice < 9) {
    const [row, column] = places[rng.below(places.length)] ?? [0, 0];
    await pilot.click(row, column, holds[rng.below(holds.length)]);
  } else await pilot.click(rng.below(25), rng.below(80));
  if (rng.below(4) > 0) await watch(pilot);
  else await pilot.elapse(rng.below(1500));
}

/**
 * Clicks and keys by chance, also while cards travel and with power cuts between. All the time bank and table together hold what
 * the reported coups and new banks say. Gives back how many coups were dealt.
 */
export async function checkMoney(strikes: number, rng: Rng): Promise<number> {
  let pilot = await sitDown({ seed: 'money' });
  let dealt = 0;
  let owned = 100_000;
  let heard = 0;
  for (let strikeAt = 0; strikeAt < strikes; strikeAt += 1) {
    await strike(pilot, rng);
    const cut = pilot.ended || rng.below(60) === 0;
    if (cut) {
      await watch(pilot);
      await pilot.powerOff();
    }
    for (const event of pilot.happened.slice(heard)) {
      if (event.type === 'coup') owned += Number(event.netCents);
      if (event.type === 'bank') owned = Number(event.bankCents);
    }
    heard = pilot.happened.length;
    if (cut) {
      dealt += coups(pilot).length;
      pilot = await sitDown({ seed: 'money', disk: pilot.disk });
      heard = 0;
    }
    if (pilot.screenName !== 'rules' && !pilot.legend.some(({ label }) => label === 'Skip'))
      expect(bank(pilot) + staked(pilot)).toBe(owned);
  }
  return dealt + coups(pilot).length;
}
