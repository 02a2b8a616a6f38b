import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { site, type Visit, visit } from './visit';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The middle of what can be clicked, as row and column. */
const at = {
  chips: { 1: [14, 65], 5: [14, 74], 25: [17, 65], 100: [17, 74], 500: [20, 65] },
  fields: { player: [14, 11], tie: [14, 31], banker: [14, 51] },
  buttons: { deal: [21, 8], rebet: [21, 20], clear: [21, 33], rules: [21, 45] },
} as const;
type Cell = readonly [row: number, column: number];
type Area = Readonly<Record<'row' | 'column' | 'rows' | 'columns', number>>;

let seat: Visit;

/** The point of the page in the middle of a cell of the screen. */
async function pointOf([row, column]: Cell): Promise<{ readonly x: number; readonly y: number }> {
  const box = await seat.page.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('felt-terminal')?.shadowRoot?.querySelector('.xterm-screen')?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, width, height };
  });
  return { x: box.left + ((column + 0.5) / 80) * box.width, y: box.top + ((row + 0.5) / 25) * box.height };
}
async function click(cell: Cell, button: 'left' | 'right' = 'left'): Promise<void> {
  const { x, y } = await pointOf(cell);
  await seat.page.mouse.click(x, y, { button });
}
async function tap(cell: Cell): Promise<void> {
  const { x, y } = await pointOf(cell);
  await seat.page.touchscreen.tap(x, y);
}
async function open(options: Parameters<typeof visit>[2] = {}): Promise<void> {
  seat = await visit(site.url, '#program=VBACC&seed=chips', options);
  await seat.sees('Choose a chip');
}
const coupsAre = async (number: number): Promise<{ readonly bankCents: number; readonly netCents: number; readonly bets: unknown }> => {
  await seat.page.waitForFunction((it) => globalThis.reports.coups.length === it, number, { timeout: 30_000 });
  return seat.page.evaluate((it) => globalThis.reports.coups[it - 1] as { bankCents: number; netCents: number; bets: unknown }, number);
};
const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const foot = async (): Promise<string> => (await seat.row(24)).trim();

describe('VBACC by the mouse', () => {
  it('VBA-04 VBA-05 VBA-06 VBA-08 MAC-14 chips go to fields and come back, the coup is dealt, the round is bet again', async () => {
    await open();
    await click(at.fields.player);
    await seat.sees('$5 on Player.');
    await click(at.chips[25]);
    await seat.sees('The $25 chip is chosen');
    await click(at.fields.player);
    await click(at.fields.tie);
    await seat.sees('$25 on Tie, $55 in all.');
    await click(at.fields.player, 'right');
    await seat.sees('A $25 chip comes back from Player.');
    await seat.page.keyboard.down('Space');
    await click(at.fields.tie);
    await seat.page.keyboard.up('Space');
    await seat.sees('A $25 chip comes back from Tie.');
    await click(at.fields.tie);
    await click(at.buttons.clear);
    await seat.sees('The table is clear: $30 went back to the bank.');
    await click(at.buttons.deal);
    await seat.sees('There is no bet on the table');
    await click(at.chips[100]);
    await click(at.fields.banker);
    await click(at.buttons.deal);
    const first = await coupsAre(1);
    expect(first.bets).toEqual({ playerCents: 0, bankerCents: 10_000, tieCents: 0 });
    expect(first.bankCents).toBe(100_000 + first.netCents);
    await seat.sees(`Bank ${dollars(first.bankCents)}`);
    await click(at.buttons.rebet);
    await seat.sees('The chips of the last round lie there again: $100.');
    expect(seat.errors).toEqual([]);
    expect(await seat.page.evaluate(() => globalThis.reports.violations)).toEqual([]);
  });

  it('VBA-02 VBA-06 Banker with Player is refused, and a double click while cards travel does nothing', async () => {
    await open();
    await click(at.fields.player);
    await click(at.fields.banker);
    await seat.sees('Banker and Player cannot be bet on together');
    await click(at.buttons.deal);
    await seat.sees('ESC skips');
    const deal = await pointOf(at.buttons.deal);
    const tie = await pointOf(at.fields.tie);
    await seat.page.mouse.dblclick(deal.x, deal.y);
    await seat.page.mouse.dblclick(tie.x, tie.y);
    const { bankCents, netCents } = await coupsAre(1);
    await seat.sees('to the cut');
    expect(bankCents).toBe(100_000 + netCents);
    expect(await seat.row(0)).toMatch(/On the table \$0 /);
    await seat.press('r');
    await seat.sees('The chips of the last round lie there again: $5.');
    expect(await seat.page.evaluate(() => globalThis.reports.coups.length)).toBe(1);
  });

  it('VBA-09 the rules and a whole round by the keyboard', async () => {
    await open();
    await seat.press('h');
    await seat.isAt('rules');
    await seat.press('Escape');
    await seat.isAt('table');
    await seat.press('4', 't', 'p', 'Backspace');
    await seat.sees('A $100 chip comes back from Player. On the table: $100 on Tie.');
    await seat.press('Enter');
    await seat.press('Escape');
    const { bets } = await coupsAre(1);
    expect(bets).toEqual({ playerCents: 0, bankerCents: 0, tieCents: 10_000 });
    await seat.press('c');
    await seat.sees('There are no bets to clear.');
    await seat.press('Escape');
    await seat.isAt('start');
  });
});

describe('VBACC by touch on a phone held upright', () => {
  const beside = () => seat.page.locator('felt-terminal').locator('.beside canvas');
  /** The picture of a small part, as one number for each of its dots. */
  const partShown = (index: number): Promise<readonly number[]> =>
    beside()
      .nth(index)
      .evaluate((canvas: HTMLCanvasElement) => [
        ...new Uint32Array(
          (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height).data.buffer,
        ),
      ]);
  /** What the picture itself has there. */
  const partOf = (area: Area): Promise<readonly number[]> =>
    seat.page.evaluate(({ row, column, rows, columns }) => {
      const root = document.querySelector('felt-terminal')?.shadowRoot as ShadowRoot;
      const canvas = root.querySelector('.xterm-screen canvas') as HTMLCanvasElement;
      const whole = canvas.getBoundingClientRect();
      const cells = (root.querySelector('.xterm-screen') as Element).getBoundingClientRect();
      const [x, y] = [canvas.width / whole.width, canvas.height / whole.height];
      const copy = document.createElement('canvas');
      copy.width = Math.round((cells.width / 80) * columns * x);
      copy.height = Math.round((cells.height / 25) * rows * y);
      const context = copy.getContext('2d') as CanvasRenderingContext2D;
      const left = Math.round((cells.left - whole.left + (cells.width / 80) * column) * x);
      const top = Math.round((cells.top - whole.top + (cells.height / 25) * row) * y);
      context.drawImage(canvas, -left, -top);
      return [...new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer)];
    }, area);

  it('VBA-04 VBA-06 MAC-13 MAC-14 the bank and the chips are there beside the table, and a hand is played by taps', async () => {
    await open(phone);
    const canvas = seat.page.locator('felt-terminal').locator('.xterm-screen canvas');
    expect((await canvas.boundingBox())?.width).toBeGreaterThan(480);
    expect(await beside().count()).toBe(4);
    for (const part of await beside().all()) {
      const box = await part.boundingBox();
      expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= 390]).toEqual([true, true]);
    }
    // The chip of $25 is the left one of the second part; nothing of it is on the large part of the screen.
    const chips = await beside().nth(2).boundingBox();
    expect(chips?.height).toBeGreaterThanOrEqual(40);
    await seat.page.touchscreen.tap((chips?.x ?? 0) + (chips?.width ?? 0) / 4, (chips?.y ?? 0) + (chips?.height ?? 0) / 2);
    await seat.sees('The $25 chip is chosen');
    await tap(at.fields.player);
    await seat.sees('$25 on Player.');
    await seat.sees('Bank $975.00');
    const bankAgrees = async (): Promise<boolean> =>
      isDeepStrictEqual(await partShown(0), await partOf({ row: 0, column: 28, rows: 1, columns: 52 }));
    await expect.poll(bankAgrees, { timeout: 20_000 }).toBe(true);
    const chipsAgree = async (): Promise<boolean> =>
      isDeepStrictEqual(await partShown(2), await partOf({ row: 16, column: 62, rows: 3, columns: 17 }));
    await expect.poll(chipsAgree, { timeout: 20_000 }).toBe(true);
    expect(new Set(await partShown(2)).size).toBeGreaterThan(3);
    await tap(at.buttons.deal);
    const { bankCents } = await coupsAre(1);
    await seat.sees(`Bank ${dollars(bankCents)}`);
    // The whole on demand: then there is nothing beside it.
    await seat.page.tap('felt-terminal >> [aria-label="Show the whole screen"]');
    expect(await beside().count()).toBe(0);
    await tap(at.chips[100]);
    await seat.sees('The $100 chip is chosen');
    expect(seat.errors).toEqual([]);
  });

  it('VBA-05 MAC-14 a long press takes the top chip back', async () => {
    await open(phone);
    await tap(at.fields.tie);
    await tap(at.fields.tie);
    await seat.sees('$10 on Tie.');
    const client = await seat.page.context().newCDPSession(seat.page);
    const point = await pointOf(at.fields.tie);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await seat.sees('A $5 chip comes back from Tie. On the table: $5 on Tie.');
    await seat.page.waitForTimeout(300);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await seat.page.waitForTimeout(300);
    expect(await foot()).toContain('On the table: $5 on Tie.');
  });

  it('VBA-04 MAC-13 the key bar alone is enough', async () => {
    await open(phone);
    const key = (name: string): Promise<void> => seat.page.tap(`felt-terminal >> [data-key="${name}"]`);
    for (const name of ['4', 'B', 'Enter']) await key(name);
    await key('Escape');
    const { bets } = await coupsAre(1);
    expect(bets).toEqual({ playerCents: 0, bankerCents: 10_000, tieCents: 0 });
  });
});
