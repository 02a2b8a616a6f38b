import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureXvfb } from '../../../scripts/lib/debian.mjs';
import { launchOptions, openTab, site, type Visit } from './visit';

// Playwright hands keys to the page past the browser's own shortcuts, so only real key events prove anything here.
const canPress = process.platform === 'linux' && ensureXvfb();
const why = canPress ? '' : ' (skipped: Xvfb and xdotool cannot be had here)';

/** An X server on a display number that it finds itself. */
function startXvfb(): Promise<{ readonly server: ChildProcess; readonly display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3]?.once('data', (number: Buffer) => resolve({ server, display: `:${number.toString().trim()}` }));
  });
}

describe.skipIf(!canPress)(`real key events in a Chromium with a window${why}`, () => {
  let x: Awaited<ReturnType<typeof startXvfb>>;
  let browser: Browser;
  let seat: Visit;

  beforeAll(async () => {
    x = await startXvfb();
    const env = { ...process.env, DISPLAY: x.display } as Record<string, string>;
    browser = await chromium.launch({ ...launchOptions(), headless: false, env });
    seat = await openTab(await browser.newContext({ viewport: null, serviceWorkers: 'block' }), site.url, '#program=BACCARAT&seed=keys');
    await seat.page.bringToFront();
    await seat.page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    await watchKeys();
  });
  afterAll(async () => {
    await browser?.close();
    x?.server.kill();
  });

  const strike = (key: string): void => {
    execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: { ...process.env, DISPLAY: x.display } });
  };
  /** Notes for each key that goes down whether the browser was kept from it. */
  const watchKeys = (): Promise<void> =>
    seat.page.evaluate(() => {
      const taken: unknown[] = [];
      Object.assign(globalThis, { taken });
      addEventListener('keydown', (event) => setTimeout(() => taken.push([event.code, event.defaultPrevented])), true);
    });
  const takenKeys = (): Promise<[string, boolean][]> =>
    seat.page.evaluate(() => (globalThis as unknown as { taken: [string, boolean][] }).taken);

  it('MAC-06 F1 F3 F5 F7 F10 Alt-D Alt-H Alt-C reach the program and not the browser', async () => {
    await seat.isAt('logon');
    strike('Return');
    await seat.isAt('table');
    strike('alt+h');
    await seat.isAt('help');
    strike('alt+h');
    await seat.isAt('table');
    strike('F3');
    await seat.isAt('setup');
    for (const key of ['2', '3', 'Return']) strike(key);
    await seat.isAt('table');
    strike('F5');
    await seat.isAt('systems');
    strike('Return');
    await seat.isAt('table');
    strike('F1');
    await seat.page.waitForFunction(() => globalThis.reports.coups.length === 1);
    const before = await seat.text();
    strike('alt+d');
    await seat.page.waitForFunction(
      (text) => document.querySelector<HTMLElement & { text(): string }>('felt-terminal')?.text() !== text,
      before,
    );
    for (const key of ['alt+c', 'F7']) strike(key);
    await seat.page.waitForTimeout(500);
    const heard = await takenKeys();
    for (const code of ['F1', 'F3', 'F5', 'F7', 'KeyD', 'KeyH', 'KeyC']) expect(heard).toContainEqual([code, true]);
    strike('F10');
    await seat.isAt('start');
    expect(await takenKeys()).toContainEqual(['F10', true]);
    // No help page, no reload, no address bar, no menu.
    expect(seat.page.context().pages()).toHaveLength(1);
    expect(await seat.page.evaluate(() => 'untouched' in globalThis && document.hasFocus())).toBe(true);
    expect(await seat.page.evaluate(() => document.activeElement?.localName)).toBe('felt-terminal');
    expect(seat.errors).toEqual([]);
  });

  const focused = (): Promise<string | undefined> =>
    seat.page.evaluate(
      () => (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.className || document.activeElement?.id,
    );

  it('MAC-06 Tab and Shift+Tab leave the terminal, and keys without its focus are the browser’s', async () => {
    expect(await focused()).toBe('screen');
    strike('Tab');
    await seat.page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.localName === 'button');
    strike('shift+Tab');
    await seat.page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.className === 'screen');
    strike('shift+Tab');
    await seat.page.waitForFunction(() => document.activeElement?.localName === 'button');
    strike('F5');
    await seat.page.waitForFunction(() => !('untouched' in globalThis));
  });

  it('MAC-06 F12 and chords with Ctrl stay the browser’s', async () => {
    await seat.page.waitForFunction(() => document.querySelector('felt-terminal')?.shadowRoot);
    await seat.page.locator('felt-terminal').locator('[role=application]').focus();
    await watchKeys();
    for (const key of ['ctrl+c', 'F12']) strike(key);
    await seat.page.waitForFunction(() => (globalThis as unknown as { taken: unknown[] }).taken.length >= 3);
    const heard = await takenKeys();
    expect(heard).toContainEqual(['KeyC', false]);
    expect(heard).toContainEqual(['F12', false]);
  });
});
