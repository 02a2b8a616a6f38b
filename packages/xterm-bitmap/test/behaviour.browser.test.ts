import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Seat, type Served, serveLaboratory, sitDown } from './browser';
import { type Cell, colours, isLit, pictureOf } from './expected';
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

const text = 'The house deals. ▒▒ ╔══╗ ♥♦♣♠';
const [black, , , , , , , grey] = colours;

/** A dot of the picture that the renderer holds, as 0xRRGGBB. */
const dotAt = (x: number, y: number): Promise<number> =>
  seat.page.evaluate(
    ([left, top]) => {
      const picture = laboratory.current?.addon.renderer?.picture;
      const word = picture?.words[top * picture.width + left] ?? 0;
      return ((word & 0xff) << 16) | (word & 0xff00) | ((word >> 16) & 0xff);
    },
    [x, y] as const,
  );
const work = () => seat.page.evaluate(() => ({ ...laboratory.current?.addon.renderer?.work }));

/** The dots of a cell, row by row: whether they differ from a black ground. */
const litDots = (row: number, column: number): Promise<boolean[]> =>
  seat.page.evaluate(
    ([top, left]) => {
      const picture = laboratory.current?.addon.renderer?.picture;
      const at = (dot: number) => picture?.words[(top * 16 + Math.floor(dot / 9)) * picture.width + left * 9 + (dot % 9)];
      return Array.from({ length: 144 }, (_, dot) => at(dot) !== 0xff000000);
    },
    [row, column] as const,
  );

/** Whether the cell at a column of row 0 shows anything but its background. */
const shows = (column: number): Promise<boolean> =>
  seat.page.evaluate((at) => {
    const picture = laboratory.current?.addon.renderer?.picture;
    const words = Array.from({ length: 16 * 9 }, (_, i) => picture?.words[Math.floor(i / 9) * picture.width + at * 9 + (i % 9)]);
    return new Set(words).size > 1;
  }, column);

describe('as large as fits', () => {
  it.each([
    [1000, 700],
    [1300, 700],
    [1200, 560],
  ])('MAC-12 fills %s × %s, and every dot keeps a pixel of its exact colour', async (width, height) => {
    await seat.page.evaluate((fit) => void laboratory.open({ adapter: 'vga', scale: { fit } }), [width, height] as const);
    const cells: readonly Cell[] = Array.from({ length: 2000 }, (_, i) => [i & 255, (i * 7) & 255] as const);
    await seat.page.evaluate((shown) => laboratory.show(shown, true), cells);
    const box = await seat.page.evaluate(() => {
      const { width: w, height: h } = (document.querySelector('canvas') as HTMLCanvasElement).getBoundingClientRect();
      return [w, h] as const;
    });
    expect(Math.max(box[0] / width, box[1] / height)).toBeGreaterThan(0.99);
    expect(box[0]).toBeLessThanOrEqual(width);
    expect(box[1]).toBeLessThanOrEqual(height);
    expect(Number.isInteger(box[0]) && Number.isInteger(box[1])).toBe(true);
    const shot = readPng(await seat.page.screenshot());
    const picture = pictureOf('vga', cells, true);
    let blurred = 0;
    for (let y = 0; y < picture.height; y++)
      for (let x = 0; x < picture.width; x++) {
        const left = Math.floor(((x + 0.5) * box[0]) / picture.width);
        const top = Math.floor(((y + 0.5) * box[1]) / picture.height);
        if (shot.pixels[top * shot.width + left] !== picture.pixels[y * picture.width + x]) blurred++;
      }
    // A dot narrower than two pixels may share its middle pixel with its neighbour; most must not.
    expect(blurred / picture.pixels.length).toBeLessThan(Math.min(...[box[0] / 720, box[1] / 400]) >= 1.7 ? 0.001 : 0.2);
  });
});

describe('drawing', () => {
  it('MAC-12 draws changed cells only, one rectangle for a block', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    await seat.page.evaluate((line) => laboratory.write(`\x1b[?25l${line}`), text);
    const before = await work();
    await seat.page.evaluate(() => laboratory.write('\x1b[6;11Habcde\x1b[7;11Habcde'));
    const after = await work();
    expect([Number(after.cells) - Number(before.cells), Number(after.flushes) - Number(before.flushes)]).toEqual([10, 1]);
    await seat.page.evaluate(() => laboratory.write('\x1b[6;11Habcde'));
    expect((await work()).cells).toBe(after.cells);
  });

  it.each([
    ['block', 2, 16 * 9],
    ['underline', 4, 2 * 9],
    ['bar', 6, 2 * 16],
  ] as const)('MAC-12 draws the cursor as %s', async (_, style, lit) => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    await seat.page.evaluate((shape) => {
      laboratory.current?.terminal.focus();
      return laboratory.write(`\x1b[?25h\x1b[${shape} q\x1b[1;4H`);
    }, style);
    const found = await seat.page.evaluate((backing) => {
      const picture = laboratory.current?.addon.renderer?.picture;
      const at = (x: number, y: number) => picture?.words[y * picture.width + 27 + x];
      return Array.from({ length: 144 }, (_, i) => at(i % 9, Math.floor(i / 9))).filter((word) => word !== backing).length;
    }, 0xff000000);
    expect(found).toBe(lit);
  });

  it('draws dim, underlined, struck, reverse and invisible text, 256 and direct colours', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    const block = '█';
    await seat.page.evaluate(
      (b) =>
        laboratory.write(
          `\x1b[?25l\x1b[2m${b}\x1b[0;4m \x1b[0;9m \x1b[0;7m \x1b[0;8m${b}\x1b[0;38;5;208m${b}\x1b[0;38;2;1;2;3m${b}\x1b[0;1;31m${b}\x1b[0m`,
        ),
      block,
    );
    expect(await dotAt(0, 5)).toBe(0x555555);
    expect([await dotAt(9, 14), await dotAt(9, 13)]).toEqual([grey, black]);
    expect([await dotAt(18, 8), await dotAt(18, 9)]).toEqual([grey, black]);
    expect(await dotAt(27, 3)).toBe(grey);
    expect(await dotAt(36, 3)).toBe(black);
    expect(await dotAt(45, 3)).toBe(0xff8700);
    expect(await dotAt(54, 3)).toBe(0x010203);
    expect(await dotAt(63, 3)).toBe(0xff5555);
  });

  it('writes what looks alike for characters outside the code page', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    await seat.page.evaluate(() => laboratory.write('\x1b[?25lÁ“漢♥\ufe0e'));
    for (const [column, glyph] of ['A'.charCodeAt(0), 0x22, 0x3f, 0x20, 3].entries())
      expect(await litDots(0, column), `${column}`).toEqual(
        Array.from({ length: 144 }, (_, dot) => isLit('vga', glyph, dot % 9, Math.floor(dot / 9))),
      );
  });
});

describe('without a gap', () => {
  it('MAC-12 the picture is there as soon as its size has changed, before the next frame', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    await seat.page.evaluate((line) => laboratory.write(`\x1b[?25l${line}`), text);
    const lit = await seat.page.evaluate(() => {
      const isLitNow = (): boolean => {
        const shown = document.querySelector('canvas') as HTMLCanvasElement;
        const copy = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        copy.drawImage(shown, 0, 0);
        return copy.getImageData(0, 0, 300, 20).data.some((byte, i) => i % 4 !== 3 && byte > 0);
      };
      return [
        () => laboratory.current?.addon.set({ scale: () => ({ x: 1.5, y: 1.5 }) }),
        () => laboratory.current?.addon.set({ scale: () => ({ x: 2, y: 2 }), border: { colour: 0xff, x: 4, y: 4 } }),
        () => laboratory.current?.terminal.resize(100, 30),
      ].map((change) => {
        change();
        return isLitNow();
      });
    });
    expect(lit).toEqual([true, true, true]);
  });

  it('MAC-12 another colour of the border paints no cell', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    await seat.page.evaluate((line) => laboratory.write(`\x1b[?25l${line}`), text);
    const before = await work();
    await seat.page.evaluate(async () => {
      laboratory.current?.addon.set({ border: { colour: 0xaa5500, x: 24, y: 20 } });
      await laboratory.painted();
    });
    expect((await work()).cells).toBe(before.cells);
  });

  it('MAC-04 where the system forces its own colours the border keeps that of the picture', async () => {
    await seat.page.emulateMedia({ forcedColors: 'active' });
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1], border: { colour: 0xaa5500, x: 24, y: 20 } }));
    const colour = await seat.page.evaluate(() => getComputedStyle(document.querySelector('.xterm') as Element).borderTopColor);
    await seat.page.emulateMedia({ forcedColors: null });
    expect(colour).toBe('rgb(170, 85, 0)');
  });

  it('MAC-12 the cursor becomes an outline on blur, scrolled back too', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    const lit = async () => (await litDots(12, 0)).filter(Boolean).length;
    await seat.page.evaluate(async () => {
      const terminal = laboratory.current?.terminal;
      if (!terminal) return;
      Object.assign(terminal.options, { scrollback: 100, cursorInactiveStyle: 'outline' });
      terminal.focus();
      await laboratory.write(`\x1b[2 q${'\r\n'.repeat(60)}\x1b[10;1H`);
      terminal.scrollLines(-3);
      await laboratory.painted();
    });
    expect(await lit()).toBe(144);
    await seat.page.evaluate(async () => {
      laboratory.current?.terminal.blur();
      await laboratory.painted();
    });
    expect(await lit()).toBe(2 * 9 + 2 * 14);
  });
});

describe('blink', () => {
  const open = (blink: boolean) =>
    seat.page.evaluate((on) => {
      laboratory.open({ adapter: 'vga', scale: [1, 1], blink: on });
      return laboratory.write('\x1b[?25l\x1b[5mA\x1b[0mB');
    }, blink);
  const ticks = () => seat.page.evaluate(() => laboratory.current?.addon.renderer?.blinkClock.ticks ?? 0);

  it('MAC-12 blinks at 1.9 Hz, only the cells that blink, and stops when they are gone', async () => {
    await seat.page.clock.install();
    await open(true);
    const seen: boolean[] = [];
    for (let tick = 0; tick < 8; tick++) {
      await seat.page.clock.runFor(134);
      seen.push(await shows(0));
      expect(await shows(1)).toBe(true);
    }
    expect(seen.filter(Boolean)).toHaveLength(4);
    expect(seen.join()).toMatch(/(true,true,false,false)|(false,false,true,true)|(true,false,false,true)|(false,true,true,false)/);
    const start = await ticks();
    await seat.page.clock.runFor(10_000);
    // Two of four ticks show the text: 10 s of 133.5 ms are 18.7 periods.
    expect(((await ticks()) - start) / 4 / 10).toBeCloseTo(1.87, 1);
    const before = await work();
    await seat.page.clock.runFor(534);
    expect(Number((await work()).cells) - Number(before.cells)).toBe(2);
    await seat.page.evaluate(() => laboratory.current?.terminal.write('\x1b[H '));
    await seat.page.clock.runFor(500);
    const still = await ticks();
    await seat.page.clock.runFor(1_000);
    expect(await ticks()).toBe(still);
  });

  it('MAC-12 a cursor on the move stays in sight, and blinking text keeps its beat', async () => {
    await open(true);
    await seat.page.evaluate(() => {
      const terminal = laboratory.current?.terminal;
      if (terminal) Object.assign(terminal.options, { cursorBlink: true, cursorStyle: 'block' });
      terminal?.focus();
      return new Promise<void>((done) => terminal?.write('\x1b[?25h\x1b[2;1H', done));
    });
    await seat.page.clock.runFor(40);
    const seen: boolean[] = [];
    const cursor: boolean[] = [];
    for (let step = 1; step < 18; step++) {
      await seat.page.evaluate(
        (column) => new Promise<void>((done) => laboratory.current?.terminal.write(`\x1b[2;${column}H`, done)),
        step,
      );
      await seat.page.clock.runFor(90);
      seen.push(await shows(0));
      cursor.push((await litDots(1, step - 1)).every(Boolean));
    }
    expect(cursor).not.toContain(false);
    expect(seen.filter(Boolean).length).toBeGreaterThan(5);
    expect(seen.filter((lit) => !lit).length).toBeGreaterThan(5);
    await seat.page.evaluate(() => laboratory.close());
  });

  it('MAC-12 with blink off the text stays and no timer runs', async () => {
    await open(false);
    await seat.page.clock.runFor(2_000);
    expect(await shows(0)).toBe(true);
    expect(await ticks()).toBe(0);
    await seat.page.clock.resume();
  });
});

describe('snow over the picture', () => {
  it('MAC-05 a flake is one scan line of one cell, and leaves nothing behind', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'cga', scale: [1, 2] }));
    await seat.page.evaluate((line) => laboratory.write(`\x1b[?25l${line}`), text);
    const clean = readPng(await seat.page.screenshot());
    const flakes = [
      { row: 0, column: 2, scan: 3, glyph: 0xdb, attribute: 0x4e },
      { row: 24, column: 78, scan: 7, glyph: 0x20, attribute: 0x20 },
      { row: 30, column: 0, scan: 0, glyph: 0, attribute: 0 },
    ];
    await seat.page.evaluate(async (shown) => {
      laboratory.current?.addon.setFlakes(shown);
      await laboratory.painted();
    }, flakes);
    const snowy = readPng(await seat.page.screenshot());
    const changed = new Map<number, number>();
    for (const [at, pixel] of snowy.pixels.entries()) if (pixel !== clean.pixels[at]) changed.set(at, pixel);
    const expected = new Map<number, number>();
    for (const [row, column, scan, colour] of [
      [0, 2, 3, 0xffff55],
      [24, 78, 7, 0x00aa00],
    ] as const)
      for (let y = 0; y < 2; y++)
        for (let x = 0; x < 8; x++) {
          const at = (2 * (row * 8 + scan) + y) * snowy.width + column * 8 + x;
          if (clean.pixels[at] !== colour) expected.set(at, colour);
        }
    expect(changed).toEqual(expected);
    await seat.page.evaluate(async () => {
      laboratory.current?.addon.setFlakes([]);
      await laboratory.painted();
    });
    const after = readPng(await seat.page.screenshot());
    expect(Buffer.from(after.pixels.buffer).equals(Buffer.from(clean.pixels.buffer))).toBe(true);
  });

  it('MAC-05 on cells of sixteen lines a flake covers two', async () => {
    await seat.page.evaluate(() => void laboratory.open({ adapter: 'vga', scale: [1, 1] }));
    await seat.page.evaluate(() => laboratory.write('\x1b[?25l'));
    await seat.page.evaluate(() => laboratory.current?.addon.setFlakes([{ row: 1, column: 4, scan: 2, glyph: 0xdb, attribute: 7 }]));
    const column = await Promise.all(Array.from({ length: 16 }, (_, y) => dotAt(36, 16 + y)));
    expect(column.flatMap((colour, y) => (colour === grey ? [y] : []))).toEqual([4, 5]);
  });
});
