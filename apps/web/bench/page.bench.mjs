import { join, sep } from 'node:path';
import { chromium } from 'playwright';
import { turbo } from '../../../scripts/lib/bootstrap.mjs';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/chromium.mjs';
import { serve } from '../../../scripts/lib/serve.mjs';

const VISITS = 9;
const TARGET_MS = 500;

/** Milliseconds from the navigation to the first picture in the terminal, in a browser that has kept nothing. */
async function startMs(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener('felt-ready', () => {
      globalThis.startedMs = performance.now();
    });
  });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.startedMs > 0);
  const ms = await page.evaluate(() => globalThis.startedMs);
  await context.close();
  return ms;
}

/** Seconds for 200,000 Auto Play hands with Cancellation, without movement and display, the rest of the screen live. */
async function autoPlaySeconds(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const shows = (words) =>
    page.waitForFunction((it) => new RegExp(it).test(document.querySelector('felt-terminal')?.text() ?? ''), words, { timeout: 120_000 });
  await page.goto(`${url}#program=BACCARAT&seed=bench`);
  await shows('Press ENTER');
  for (const key of ['Enter', 'F3', '2', '3', 'c', '8', '9', ...'200000', 'Enter', 'Enter', 'F5', '1']) await page.keyboard.press(key);
  await shows('Cancellation is selected');
  await page.keyboard.press('Enter');
  await shows('SCORE CARD');
  const start = performance.now();
  await page.keyboard.press('Alt+d');
  await shows('Hands +200,000');
  const seconds = (performance.now() - start) / 1000;
  await page.close();
  return seconds;
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** How long the start screen and Auto Play take, from the built page on this machine. */
export default async () => {
  if ((await turbo(['run', 'build', '--filter=@felt80/web', '--only', '--output-logs=errors-only'])) !== 0)
    throw new Error('the page cannot be built');
  const { server, url } = await serve(join(import.meta.dirname, '../dist') + sep);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const times = [];
    for (let visit = 0; visit < VISITS; visit += 1) times.push(await startMs(browser, url));
    const target = `under ${TARGET_MS} ms`;
    return [
      { name: 'navigation to start screen, first visits, median', value: middle(times), unit: 'ms', target },
      { name: 'navigation to start screen, first visits, best', value: Math.min(...times), unit: 'ms', target },
      { name: '200,000 Auto Play hands with a system', value: await autoPlaySeconds(browser, url), unit: 's', target: 'under 15 s' },
    ];
  } finally {
    await browser.close();
    server.close();
  }
};
