import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Seat, type Served, serveLaboratory, sitDown } from './browser';
import { type Cell, pictureOf } from './expected';
import type { Setting } from './laboratory';
import { readPng } from './png';

let served: Served;
let seat: Seat;
beforeAll(async () => {
  served = await serveLaboratory();
  seat = await sitDown(served.url);
});
afterEach(() => seat.page.evaluate(() => laboratory.close()));
afterAll(async () => {
  await seat.browser.close();
  await served.close();
});

const open = (setting: Partial<Setting> = {}) =>
  seat.page.evaluate((it) => void laboratory.open({ adapter: 'vga', scale: [1, 1], ...it }), setting);
const canvases = () => seat.page.locator('canvas').count();

describe('mouse and selection', () => {
  it.each([
    ['at one pixel a dot', {}],
    ['at two pixels a dot', { scale: [2, 2] }],
    ['as large as fits', { scale: { fit: [1001, 633] } }],
    ['with a border', { border: { colour: 0xaa00, x: 36, y: 24 } }],
    ['under a CSS transform', { transform: 'scale(1.37, 1.9)' }],
    ['with CGA cells', { adapter: 'cga', scale: [1, 2] }],
  ] as const)('MAC-12 a click reports its cell and a drag selects its text, %s', async (_, setting) => {
    await open(setting as Partial<Setting>);
    await seat.page.evaluate(() => laboratory.write('\x1b[?25l\x1b[3;11HTo be selected.'));
    const box = (await seat.page.locator('canvas').boundingBox()) as { x: number; y: number; width: number; height: number };
    const point = (row: number, column: number) =>
      [box.x + ((column + 0.5) / 80) * box.width, box.y + ((row + 0.5) / 25) * box.height] as const;
    await seat.page.mouse.move(...point(2, 10));
    await seat.page.mouse.down();
    await seat.page.mouse.move(...point(2, 18), { steps: 4 });
    const [x, y] = point(2, 24);
    await seat.page.mouse.move(x + box.width / 320, y, { steps: 4 });
    await seat.page.mouse.up();
    expect(await seat.page.evaluate(() => laboratory.current?.terminal.getSelection())).toBe('To be selected.');
    await seat.page.evaluate(() => {
      laboratory.current?.terminal.clearSelection();
      Object.assign(globalThis, { told: [] });
      laboratory.current?.terminal.onData((data) => (globalThis as unknown as { told: string[] }).told.push(data));
      return laboratory.write('\x1b[?1000h\x1b[?1006h');
    });
    for (const [row, column] of [
      [0, 0],
      [12, 40],
      [24, 79],
    ] as const)
      await seat.page.mouse.click(...point(row, column));
    const told = await seat.page.evaluate(() => (globalThis as unknown as { told: string[] }).told.filter((data) => data.endsWith('M')));
    expect(told).toEqual(['\x1b[<0;1;1M', '\x1b[<0;41;13M', '\x1b[<0;80;25M']);
  });

  it('MAC-12 selected cells change their colours', async () => {
    await open();
    await seat.page.evaluate(() => laboratory.write('\x1b[?25lAB'));
    const corner = () => seat.page.evaluate(() => laboratory.current?.addon.renderer?.picture.words[0]);
    expect(await corner()).toBe(0xff000000);
    await seat.page.evaluate(() => {
      laboratory.current?.terminal.select(0, 0, 1);
      return laboratory.painted();
    });
    expect(await corner()).toBe(0xffaaaaaa);
    await seat.page.evaluate(() => {
      laboratory.current?.terminal.clearSelection();
      return laboratory.painted();
    });
    expect(await corner()).toBe(0xff000000);
  });
});

describe('the renderer slot of xterm.js', () => {
  it('is there: if this fails after an upgrade of xterm.js, the members named here have moved; find them in its sources and adapt src/core.ts', async () => {
    await open();
    expect(await seat.page.evaluate(() => laboratory.bitmap.missingMembers(laboratory.current?.terminal as never))).toEqual([]);
    expect(await seat.page.evaluate(() => laboratory.current?.addon.failure)).toBeUndefined();
    expect(await canvases()).toBe(1);
  });

  it.each(['resize'])('MAC-12 without %s the stock renderer stays and shows the text', async (member) => {
    const failure = await seat.page.evaluate((name) => {
      const probe = new laboratory.Terminal() as unknown as {
        _core: { _renderService: object };
        open(host: HTMLElement): void;
        dispose(): void;
      };
      probe.open(document.createElement('div'));
      const prototype = Object.getPrototypeOf(probe._core._renderService) as Record<string, unknown>;
      probe.dispose();
      const kept = prototype[name];
      prototype[name] = undefined;
      try {
        return laboratory.open({ adapter: 'vga', scale: [1, 1] }).addon.failure;
      } finally {
        prototype[name] = kept;
      }
    }, member);
    expect(failure).toContain(member);
    await seat.page.evaluate(() => laboratory.write('still here'));
    expect(await canvases()).toBe(0);
    expect(await seat.page.locator('.xterm-rows').textContent()).toContain('still here');
  });

  it('MAC-12 without a 2D canvas the stock renderer stays', async () => {
    const failure = await seat.page.evaluate(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = () => null;
      try {
        return laboratory.open({ adapter: 'vga', scale: [1, 1] }).addon.failure;
      } finally {
        HTMLCanvasElement.prototype.getContext = original;
      }
    });
    expect(failure).toContain('no 2D canvas');
    expect(await canvases()).toBe(0);
  });

  it('MAC-12 the stock renderer shows the same cells with the pixel font', async () => {
    await seat.page.evaluate(async () => {
      const { terminal } = laboratory.open({ adapter: 'vga', scale: [1, 1], stock: true });
      await laboratory.bitmap.usePixelFont(terminal, document);
      await laboratory.write('\x1b[?25l');
    });
    const size = () => seat.page.locator('.xterm-screen').boundingBox();
    expect(await size()).toMatchObject({ width: 720, height: 400 });
    const cells: readonly Cell[] = Array.from({ length: 256 }, (_, glyph) => [glyph, 7] as const);
    await seat.page.evaluate(([shown]) => laboratory.show(shown, false), [cells] as const);
    const shot = readPng(await seat.page.screenshot({ clip: { x: 0, y: 0, width: 720, height: 64 } }));
    // The page's policy forbids the stock renderer its colours, so only lit and unlit are compared.
    const lit = (pixel: number): boolean => (pixel & 0xff) > 0x60;
    const expected = pictureOf('vga', cells, false).pixels.subarray(0, 720 * 64);
    expect(expected.filter((pixel, i) => lit(pixel) !== lit(shot.pixels[i] ?? 0)).length).toBe(0);
  });

  it('gives the stock renderer back when it is disposed, the text still there', async () => {
    await open();
    await seat.page.evaluate(() => laboratory.write('kept text'));
    await seat.page.evaluate(async () => {
      laboratory.current?.addon.dispose();
      await laboratory.painted();
    });
    expect(await canvases()).toBe(0);
    expect(await seat.page.locator('.xterm-rows').textContent()).toContain('kept text');
  });

  it('can be loaded into an open terminal', async () => {
    await seat.page.evaluate(async () => {
      const { terminal, addon } = laboratory.open({ adapter: 'vga', scale: [1, 1], stock: true });
      terminal.loadAddon(addon);
      await laboratory.write('late');
    });
    expect(await canvases()).toBe(1);
    expect(await seat.page.evaluate(() => laboratory.current?.addon.renderer?.work.cells)).toBeGreaterThan(0);
  });

  it('MAC-12 lets go when another renderer takes its place', async () => {
    await open();
    const found = await seat.page.evaluate(async () => {
      const { terminal, addon } = laboratory.current as NonNullable<typeof laboratory.current>;
      await laboratory.write('\x1b[5mblinks');
      const first = addon.renderer;
      const second = new laboratory.bitmap.BitmapAddon({
        font: laboratory.bitmap.adapterFont('cga'),
        border: { colour: 0xff, x: 4, y: 4 },
      });
      terminal.loadAddon(second);
      const ticks = first?.blinkClock.ticks;
      addon.set({ blink: true, scale: () => ({ x: 2, y: 2 }) });
      addon.setFlakes([{ row: 0, column: 0, scan: 0, glyph: 1, attribute: 7 }]);
      await new Promise((done) => setTimeout(done, 300));
      addon.dispose();
      await laboratory.write('more');
      return [addon.renderer === undefined, first?.blinkClock.ticks === ticks, second.renderer?.columns, second.renderer?.picture.width];
    });
    expect(found).toEqual([true, true, 80, 640]);
    expect(await canvases()).toBe(1);
    expect(await seat.page.locator('.xterm').boundingBox()).toMatchObject({ width: 648, height: 208 });
  });

  it('follows resize and other options while it runs', async () => {
    await open();
    await seat.page.evaluate(async () => {
      laboratory.current?.terminal.resize(100, 30);
      await laboratory.painted();
    });
    expect(await seat.page.locator('canvas').boundingBox()).toMatchObject({ width: 900, height: 480 });
    await seat.page.evaluate(async () => {
      laboratory.current?.addon.set({
        font: laboratory.bitmap.adapterFont('cga'),
        scale: () => ({ x: 1, y: 2 }),
        palette: Array.from({ length: 16 }, () => 0x123456),
      });
      await laboratory.painted();
    });
    expect(await seat.page.locator('canvas').boundingBox()).toMatchObject({ width: 800, height: 480 });
    expect(await seat.page.evaluate(() => laboratory.current?.addon.renderer?.picture.words[0])).toBe(0xff563412);
  });
});

describe('being a good guest', () => {
  it('EMB-05 no Content-Security-Policy report under default-src self, whatever is done', async () => {
    await seat.page.reload();
    await seat.page.waitForFunction(() => 'laboratory' in globalThis);
    await open({ border: { colour: 0xff, x: 8, y: 8 } });
    await seat.page.evaluate(async () => {
      await laboratory.write('\x1b[5mblink\x1b[0m \x1b[38;2;1;2;3mcolour');
      const terminal = laboratory.current?.terminal;
      terminal?.resize(90, 30);
      terminal?.select(0, 0, 4);
      if (terminal) terminal.options.theme = { background: '#010203' };
      laboratory.current?.addon.set({ scale: () => ({ x: 1.5, y: 1.5 }), border: undefined });
      await laboratory.painted();
    });
    expect(await seat.page.evaluate(() => laboratory.reports)).toEqual([]);
  });

  it('EMB-07 thirty terminals on a page all draw and, removed, leave nothing behind', async () => {
    const drawn = await seat.page.evaluate(async () => {
      const all = [];
      const traces: WeakRef<object>[] = [];
      for (let i = 0; i < 30; i++) {
        const { terminal, addon, host } = laboratory.open({ adapter: 'vga', scale: [1, 1] });
        all.push({ terminal, host });
        traces.push(new WeakRef(terminal), new WeakRef(addon.renderer as object));
        host.style.position = 'absolute';
        host.style.top = `${i}px`;
        terminal.write(`\x1b[5mterminal ${i}\x1b[0m`);
      }
      await new Promise((done) => setTimeout(done, 500));
      await laboratory.painted();
      const cells = traces
        .filter((_, i) => i % 2 === 1)
        .map((trace) => (trace.deref() as { work: { cells: number } } | undefined)?.work.cells ?? 0);
      for (const { terminal, host } of all) {
        terminal.dispose();
        host.remove();
      }
      laboratory.current = undefined;
      Object.assign(globalThis, { traces });
      return cells.filter((count) => count >= 2_000).length;
    });
    expect(drawn).toBe(30);
    await expect
      .poll(
        () =>
          seat.page.evaluate(async () => {
            await (globalThis as unknown as { gc(how: object): Promise<void> }).gc({ type: 'major', execution: 'async' });
            return (globalThis as unknown as { traces: WeakRef<object>[] }).traces.filter((trace) => trace.deref()).length;
          }),
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(await canvases()).toBe(0);
  });
});
