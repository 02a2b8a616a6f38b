import type { FeltTerminal } from '@felt80/terminal';
import { describe, expect, it } from 'vitest';
import { site, type Visit, visit } from './visit';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

let seat: Visit;

const parts = () => seat.page.locator('felt-terminal').locator('.beside canvas');

/** Where the parts lie on the page. */
const boxes = (): Promise<readonly { left: number; right: number; top: number; bottom: number }[]> =>
  parts().evaluateAll((all) =>
    all.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** Taps a cell of a part of so many rows and columns. */
async function tap(part: number, [row, column]: readonly [number, number], [rows, columns]: readonly [number, number]): Promise<void> {
  const box = (await boxes())[part] ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const x = box.left + ((column + 0.5) / columns) * (box.right - box.left);
  await seat.page.touchscreen.tap(x, box.top + ((row + 0.5) / rows) * (box.bottom - box.top));
}

/** No part lies outside of the page or over another one. */
async function checkParts(): Promise<void> {
  const all = await boxes();
  for (const [at, { left, right, top, bottom }] of all.entries()) {
    expect(left >= 0 && right <= phone.viewport.width + 0.5, `part ${at}: ${left} to ${right}`).toBe(true);
    const covers = all.filter((other) => other.left < right && other.right > left && other.top < bottom && other.bottom > top);
    expect(covers, `over part ${at}`).toHaveLength(1);
  }
}

/** How much higher than wide the cells of a part of so many rows and columns are, against those of the picture. */
async function shapeOf(part: number, [rows, columns]: readonly [number, number]): Promise<number> {
  const { left, right, top, bottom } = (await boxes())[part] ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const picture = await seat.page.locator('felt-terminal').locator('.xterm-screen').boundingBox();
  return (bottom - top) / rows / ((right - left) / columns) / ((picture?.height ?? 0) / 25 / ((picture?.width ?? 0) / 80));
}

describe('on a phone held upright', () => {
  it.each(['5', '7'])('MAC-13 MAC-14 POKER with %s hands shows every hand, and one plays by taps on the parts', async (hands) => {
    seat = await visit(site.url, '#program=POKER&seed=test', phone);
    await seat.press('Enter');
    await seat.sees('BEFORE THE GAME');
    await seat.press(hands, ...Array<string>(9).fill('Enter'), 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await seat.sees('Your bet');
    await seat.page.waitForFunction(
      () => (document.querySelector('felt-terminal')?.shadowRoot?.querySelectorAll('.beside canvas').length ?? 0) > 5,
    );
    await checkParts();
    // 60 columns for four others, 66 for six, over the whole width.
    const picture = await seat.page.locator('felt-terminal').locator('.xterm-screen').boundingBox();
    expect((picture?.width ?? 0) / 80).toBeGreaterThan(5.8);
    for (let bets = 0; bets < 12 && !(await seat.text()).includes('Throw away'); bets += 1) {
      const before = await seat.text();
      await seat.press('c');
      await seat.page.waitForFunction((it) => {
        const text = document.querySelector<FeltTerminal>('felt-terminal')?.text() ?? '';
        return text !== it && /Your bet|Throw away/.test(text);
      }, before);
    }
    await seat.sees('ENTER keeps all');
    // The second card of your own hand.
    await tap(0, [3, 5], [14, 11]);
    await seat.sees('ENTER exchanges 1');
    expect(await shapeOf(0, [14, 11])).toBeCloseTo(1, 1);
    await checkParts();
    expect(seat.errors).toEqual([]);
  });

  it('MAC-13 TOMMYS21 shows the dealer below the cards, and tells what happened once', async () => {
    seat = await visit(site.url, '#program=TOMMYS21&seed=test', phone);
    await seat.press('Enter');
    await seat.sees('Before the first card');
    await seat.press(...Array<string>(5).fill('Enter'));
    await seat.sees('HOUSE');
    await checkParts();
    expect(await parts().count()).toBe(1);
    const [dealer = { left: 0, right: 0 }] = await boxes();
    expect(await shapeOf(0, [21, 36])).toBeCloseTo(1, 1);
    expect((dealer.right - dealer.left) / 36).toBeGreaterThan(5.5);
    const caption = seat.page.locator('felt-terminal').locator('.caption');
    expect(await caption.textContent()).toBe((await seat.row(23)).trim());
    expect(seat.errors).toEqual([]);
  });
});
