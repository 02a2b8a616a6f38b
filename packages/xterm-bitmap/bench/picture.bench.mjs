import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/chromium.mjs';
import { serve } from '../../../scripts/lib/serve.mjs';

/** As many as the page measures. */
const CHANGES = 16;
const POLICY = { 'content-security-policy': "default-src 'self'" };
const HTML =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="page.js"><body><script type="module" src="page.js"></script></body>';

async function makePage() {
  const folder = await mkdtemp(join(tmpdir(), 'picture-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: fileURLToPath(new URL('page.js', import.meta.url)), formats: ['es'], fileName: () => 'page.js' },
    },
  });
  await writeFile(join(folder, 'index.html'), HTML);
  return folder;
}

/** Milliseconds of the main thread's work for one full change: script, style, layout, paint. */
async function mainThreadMs(page, bitmap) {
  const session = await page.context().newCDPSession(page);
  // Time of the processor, not of the clock on the wall: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
  let before = 0;
  let after = 0;
  await page.exposeFunction('begin', async () => {
    before = await taskSeconds();
  });
  await page.exposeFunction('end', async () => {
    after = await taskSeconds();
  });
  await page.evaluate((on) => globalThis.bench.fullChanges(on), bitmap);
  return ((after - before) * 1000) / CHANGES;
}

const best = async (times, measure) => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i++) least = Math.min(least, await measure());
  return least;
};

/** The figures of the picture, from a Chromium without a GPU. */
export default async () => {
  const folder = await makePage();
  const { server, url } = await serve(folder, 0, POLICY);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, '--disable-gpu', '--js-flags=--expose-gc'],
  });
  try {
    const fresh = async () => {
      const page = await browser.newPage();
      await page.addInitScript(() => {
        globalThis.violations = 0;
        document.addEventListener('securitypolicyviolation', () => {
          globalThis.violations++;
        });
      });
      await page.goto(url);
      await page.waitForFunction(() => globalThis.bench);
      return page;
    };
    const measured = async (bitmap) => {
      const page = await fresh();
      const ms = await mainThreadMs(page, bitmap);
      await page.close();
      return ms;
    };
    const ours = await best(3, () => measured(true));
    const stock = await best(3, () => measured(false));
    const page = await fresh();
    const snow = await page.evaluate(() => globalThis.bench.snow());
    const thirty = await page.evaluate(() => globalThis.bench.thirty());
    const reports = await page.evaluate(() => globalThis.violations);
    return [
      {
        name: '2000 changed cells, main thread',
        value: ours,
        unit: 'ms',
        against: { name: "xterm's DOM renderer", value: stock },
        ratio: stock / ours,
        target: '10 times less',
      },
      { name: `snow of a full repaint (${snow.flakes} flakes), model and painting`, value: snow.ms, unit: 'ms', target: 'under 3' },
      { name: '30 terminals opened and drawn', value: thirty.openMs, unit: 'ms' },
      { name: 'objects left of 30 removed terminals', value: thirty.left, unit: 'of 60', target: '0' },
      { name: "reports under default-src 'self'", value: reports, unit: 'reports', target: '0' },
    ];
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
};
