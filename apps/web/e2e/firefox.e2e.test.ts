import type { FeltTerminal } from '@felt80/terminal';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFirefox } from '../../../scripts/lib/debian.mjs';
import { site } from './visit';

const firefox = ensureFirefox();
const why = firefox ? '' : ' (skipped: no Firefox; FIREFOX_PATH names one)';

describe.skipIf(!firefox)(`Firefox, driven by WebDriver BiDi${why}`, () => {
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: firefox ?? '', headless: true, protocol: 'webDriverBiDi' });
    page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${site.url}#program=BACCARAT&seed=fox`);
    await page.evaluate(() => {
      Object.assign(globalThis, { reports: { screen: '', coups: [], violations: [], exits: [] } });
      document.addEventListener('felt-screen', (event) => {
        globalThis.reports.screen = (event as CustomEvent<{ name: string }>).detail.name;
      });
      document.addEventListener('felt-coup', (event) => globalThis.reports.coups.push((event as CustomEvent).detail));
    });
    await sees('Press ENTER to begin');
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
  });

  const text = (): Promise<string> => page.evaluate(() => document.querySelector<FeltTerminal>('felt-terminal')?.text() ?? '');
  async function sees(wanted: string): Promise<void> {
    await page
      .waitForFunction(
        (it: string) => document.querySelector<FeltTerminal>('felt-terminal')?.text().includes(it),
        { timeout: 40_000 },
        wanted,
      )
      .catch(async () => {
        throw new Error(`no '${wanted}' on the screen:\n${await text()}`);
      });
  }
  const isAt = async (screen: string): Promise<void> => {
    await page.waitForFunction((it: string) => globalThis.reports.screen === it, { timeout: 40_000 }, screen);
  };
  /** How many dots of the picture have each colour, as `r,g,b`. */
  const colours = (): Promise<Readonly<Record<string, number>>> =>
    page.evaluate(() => {
      const canvas = document.querySelector('felt-terminal')?.shadowRoot?.querySelector('canvas') as HTMLCanvasElement;
      const copy = document.createElement('canvas');
      Object.assign(copy, { width: canvas.width, height: canvas.height });
      const context = copy.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, copy.width, copy.height);
      const counted: Record<string, number> = {};
      for (let at = 0; at < data.length; at += 4) {
        const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
        counted[colour] = (counted[colour] ?? 0) + 1;
      }
      return counted;
    });
  const pressed = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key as 'Enter');
  };

  it('MAC-06 MAC-12 keys reach the program and not the browser, the picture is there, a coup is played', async () => {
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('felt-terminal');
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    const before = await colours();
    await pressed('Enter');
    await isAt('table');
    await pressed('F3');
    await isAt('setup');
    await pressed('2', '3', 'Enter');
    await isAt('table');
    await sees('BANKER');
    // The cloth and its letters, from the adapter's own colours, and nothing blurred away; the picture follows the state by a frame.
    for (const colour of ['0,170,0', '255,255,255', '0,0,0']) {
      await expect.poll(async () => (await colours())[colour] ?? 0, { message: colour, timeout: 20_000 }).toBeGreaterThan(1_000);
    }
    expect(await colours()).not.toEqual(before);
    await pressed('p', 'ArrowUp', 'Enter', 'F5');
    await isAt('systems');
    await pressed('Escape');
    await isAt('table');
    await pressed('F1');
    await page.waitForFunction(() => globalThis.reports.coups.length === 1, { timeout: 40_000 });
    const coup = (await page.evaluate(() => globalThis.reports.coups[0])) as { playerTotal: number; bankerTotal: number };
    await sees(`Player ${coup.playerTotal}, Banker ${coup.bankerTotal}`);
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('MAC-06 Tab and Shift+Tab leave the terminal', async () => {
    const inside = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.className);
    expect(await inside()).toBe('screen');
    await pressed('Tab');
    expect(await inside()).not.toBe('screen');
    await page.keyboard.down('Shift');
    await pressed('Tab');
    await page.keyboard.up('Shift');
    expect(await inside()).toBe('screen');
  });
});
