/// <reference types="vite/client" />
import { type InputEvent, openDisk, type Program } from '@felt80/machine';
import { phosphors, Screen } from '@felt80/text-mode';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { openBrowserStore } from '../src/disk';
import type { Look } from '../src/look';
import { powerOn } from '../src/power';
import { openSound } from '../src/sound';
import { openBench, start } from './bench';

const open: ReturnType<typeof openBench>[] = [];
function bench(look: Partial<Look> = {}) {
  const made = openBench(look);
  open.push(made);
  return made;
}
afterEach(() => {
  vi.restoreAllMocks();
  for (const { display } of open.splice(0)) display.dispose();
});

const noise: Program = async ({ screen, clock, stage }, args) => {
  stage.happened({ type: 'snow-removal', on: args === 'removal' });
  for (let cell = 0; cell < 4000; cell++) screen.memory[cell] = (cell * 7) & 0x7f;
  const before = clock.nowMs();
  await clock.sleep(0);
  return Math.round(clock.nowMs() - before);
};

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

/** The picture on the canvas. */
function pixels(): Uint32Array {
  const shown = document.querySelector('canvas') as HTMLCanvasElement;
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: shown.width, height: shown.height });
  const context = copy.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(shown, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, shown.width, shown.height).data.buffer);
}

describe('waiting', () => {
  it('a page that draws no frames, as a hidden one, does not hang a program', async () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const running = await start(
      bench({ adapter: 'cga' }),
      async (machine) => {
        await noise(machine, 'removal');
        for (let i = 0; i < 200; i++) await machine.clock.breathe();
        await machine.clock.sleep(5);
        await machine.input.read({ untilMs: machine.clock.nowMs() + 5 });
        return 7;
      },
      {},
    );
    expect(await running.exit).toBe(7);
  });

  it('breathing is a real turn: the page can do something in between', async () => {
    let turns = 0;
    const running = await start(
      bench(),
      async ({ clock }) => {
        setTimeout(() => {
          turns++;
        });
        for (let i = 0; i < 5_000 && turns === 0; i++) await clock.breathe();
        return turns;
      },
      {},
    );
    expect(await running.exit).toBe(1);
  });

  it('EMB-02 a paused machine stands still, its clock too, and goes on afterwards', async () => {
    const { display } = bench();
    let ticks = 0;
    const running = powerOn(
      async ({ clock }) => {
        for (; ticks < 20; ticks++) await clock.sleep(5);
        return Math.round(clock.nowMs());
      },
      {
        display,
        disk: openDisk((await openBrowserStore('memory')).store),
        speaker: openSound().speaker(),
        audience: { changed: () => {} },
      },
    );
    running.pause();
    await new Promise((done) => setTimeout(done, 300));
    expect(ticks).toBe(0);
    running.resume();
    expect(await running.exit).toBeLessThan(290);
  });
});

describe('mouse', () => {
  it('MAC-06 a click finds the space bar held, and not any more when the page has lost the focus', async () => {
    const log: InputEvent[] = [];
    const running = await start(
      bench(),
      async ({ input }) => {
        while (log.filter(({ type }) => type === 'click').length < 2) {
          const event = await input.read();
          if (event) log.push(event);
        }
        return 0;
      },
      {},
    );
    await commands.keyDown('Space');
    await running.click(3, 4);
    window.dispatchEvent(new Event('blur'));
    await running.click(3, 4);
    await commands.keyUp('Space');
    await running.exit;
    expect(log.filter(({ type }) => type === 'click')).toMatchObject([
      { row: 3, column: 4, held: ['Space'] },
      { row: 3, column: 4, held: [] },
    ]);
  });

  it('EMB-02 the wheel stays the page’s and never becomes a key', async () => {
    const log: unknown[] = [];
    const { body, display } = bench();
    const running = await start(
      { body, display },
      async ({ input, clock }) => {
        const event = await input.read({ untilMs: clock.nowMs() + 200 });
        log.push(event);
        return 0;
      },
      {},
    );
    const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
    body.querySelector('.xterm-screen')?.dispatchEvent(wheel);
    await running.exit;
    expect([log, wheel.defaultPrevented]).toEqual([[undefined], false]);
  });
});

describe('picture', () => {
  it('MAC-02 MAC-03 a colour program on the mono adapter shows in one phosphor, and in colour again on another adapter', async () => {
    const made = bench({ adapter: 'mono', phosphor: 'amber', scale: 'pixel' });
    const running = await start(
      made,
      async ({ screen, input }) => {
        screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, '▒', 0x1e);
        await input.read();
        return 0;
      },
      {},
    );
    await frames(6);
    const hex = (word: number): number => ((word & 0xff) << 16) | (word & 0xff00) | ((word >> 16) & 0xff);
    const colours = (): Set<number> => new Set(Array.from(new Set(pixels()), hex));
    expect(colours()).toEqual(new Set([0, phosphors.amber[15]]));
    made.display.look = { ...made.display.look, adapter: 'ega' };
    await frames(6);
    expect(colours()).toEqual(new Set([0x0000aa, 0xffff55]));
    await running.powerOff();
  });

  it('MAC-01 bit 7 is a bright background or blink, as the screen says, and a change of that repaints', async () => {
    const made = bench({ scale: 'pixel' });
    const running = await start(
      made,
      async ({ screen, input }) => {
        screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', 0xf0);
        await input.read();
        screen.highBit = 'blink';
        await input.read();
        return 0;
      },
      {},
    );
    await frames(6);
    expect(pixels()[0]).toBe(0xffffffff);
    await running.press('Enter');
    await frames(6);
    expect(pixels()[0]).toBe(0xffaaaaaa);
    await running.powerOff();
  });
});

describe('power', () => {
  it('MAC-17 a machine that was turned off leaves picture and stage to the next one, however slowly its program ends', async () => {
    const made = bench();
    const slow = await start(
      made,
      async ({ screen, input, stage }) => {
        stage.screen('old');
        try {
          await input.read();
        } finally {
          for (let turn = 0; turn < 20; turn++) await Promise.resolve();
          screen.put(0, 0, 'what is left of the old');
          stage.screen('gone');
          stage.say('Bye.');
        }
        return 0;
      },
      {},
    );
    await slow.powerOff();
    const next = await start(
      made,
      async ({ screen, input, stage }) => {
        stage.screen('new');
        screen.put(0, 0, 'new');
        await input.read();
        return 0;
      },
      {},
    );
    expect(await slow.exit).toBe('poweredOff');
    expect((await next.rows())[0]?.trimEnd()).toBe('new');
    const { state, said } = slow.heard();
    expect([state.screenName, said]).toEqual(['old', []]);
    await next.powerOff();
  });
});

describe('snow', () => {
  /** Runs the noise; gives how long its writes held it, the most flakes of a picture, and the flakes that were left on the screen. */
  async function snowed(look: Partial<Look>, args = '') {
    const made = bench({ scale: 'pixel', ...look });
    let most = 0;
    const { addon } = made.display as unknown as { addon: { setFlakes(flakes: readonly unknown[]): void } };
    const setFlakes = addon.setFlakes.bind(addon);
    addon.setFlakes = (flakes) => {
      most = Math.max(most, flakes.length);
      setFlakes(flakes);
    };
    const running = await start(made, noise, { args });
    const heldMs = Number(await running.exit);
    await frames(30);
    const after = pixels();
    // Draws every cell anew.
    made.display.look = { ...made.display.look, blink: false };
    await frames(6);
    const clean = pixels();
    return { heldMs, most, left: after.filter((word, i) => word !== clean[i]).length };
  }

  it('MAC-05 on a CGA a full change flakes, and leaves nothing behind', async () => {
    const { most, left } = await snowed({ adapter: 'cga' });
    expect(most).toBeGreaterThan(500);
    expect(left).toBe(0);
  });

  it('MAC-05 with snow removal nothing flakes, the picture is the same, and the program waits ten pictures for it', async () => {
    const { heldMs, most, left } = await snowed({ adapter: 'cga' }, 'removal');
    expect(most).toBe(0);
    expect(left).toBe(0);
    expect(heldMs).toBeGreaterThan(140);
  });

  it('MAC-05 flakes that are still to come do not fall on another adapter', async () => {
    const made = bench({ adapter: 'cga', scale: 'pixel' });
    const { addon } = made.display as unknown as { addon: { setFlakes(flakes: readonly unknown[]): void } };
    const setFlakes = vi.spyOn(addon, 'setFlakes');
    const screen = new Screen();
    screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, '▒', 0x1e);
    made.display.present(screen);
    made.display.look = { ...made.display.look, adapter: 'ega' };
    await frames(6);
    expect(setFlakes.mock.calls.flatMap(([flakes]) => flakes)).toEqual([]);
  });

  it.each([
    ['another adapter', { adapter: 'vga' }],
    ['little motion', { adapter: 'cga', snow: false }],
  ] as const)('MAC-05 nothing flakes with %s', async (_, look) => {
    expect((await snowed(look)).most).toBe(0);
  });
});

describe('disk', () => {
  it('MAC-08 a named disk is kept in the browser and shared by all that open it; memory goes with the page', async () => {
    const bytes = Uint8Array.of(1, 2, 3);
    const first = await openBrowserStore('host-test');
    const second = await openBrowserStore('host-test');
    await first.store.update('A.DAT', () => bytes);
    expect(await second.store.read('A.DAT')).toEqual(bytes);
    expect([first.lasting, (await openBrowserStore('memory')).lasting]).toEqual([true, false]);
    expect(await (await openBrowserStore('memory')).store.read('A.DAT')).toBeUndefined();
    await first.store.update('A.DAT', () => undefined);
    await first.close();
    await second.close();
  });

  it('MAC-08 where the browser keeps nothing, memory has to do and the reason is told', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    const { store, lasting, problem } = await openBrowserStore('host-test');
    expect([lasting, problem?.reason]).toEqual([false, 'forbidden']);
    await store.update('A.DAT', () => Uint8Array.of(9));
    expect(await store.read('A.DAT')).toEqual(Uint8Array.of(9));
  });

  it('MAC-08 where the browser does not answer, memory has to do after a while, and what comes late is let go', async () => {
    // Somebody who never finishes making the database.
    let holds = true;
    const making = indexedDB.open('felt80-hanging', 1);
    const made = new Promise((done) => making.addEventListener('success', done));
    await new Promise<void>((begun) =>
      making.addEventListener('upgradeneeded', () => {
        const files = making.result.createObjectStore('files');
        const hold = (): void => {
          if (holds) files.get('none').addEventListener('success', hold);
        };
        hold();
        begun();
      }),
    );
    const { store, lasting, problem } = await openBrowserStore('hanging', 50);
    expect([lasting, problem?.reason, await store.list()]).toEqual([false, 'broken', []]);
    holds = false;
    await made;
    making.result.close();
    expect(await new Promise((done) => indexedDB.deleteDatabase('felt80-hanging').addEventListener('success', () => done('gone')))).toBe(
      'gone',
    );
  });
});
