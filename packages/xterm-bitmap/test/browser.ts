import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/chromium.mjs';
import { serve } from '../../../scripts/lib/serve.mjs';
import type { Laboratory } from './laboratory';

declare global {
  var laboratory: Laboratory;
}

const POLICY = { 'content-security-policy': "default-src 'self'" };
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>laboratory</title><link rel="stylesheet" href="page.css">
<link rel="icon" href="page.css"><body><script type="module" src="laboratory.js"></script></body></html>`;
const CSS = 'html, body { margin: 0; background: #000; color: #aaa; }';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** The laboratory page, built from the sources and served under a strict Content-Security-Policy. */
export async function serveLaboratory(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'xterm-bitmap-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@felt80/source'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'laboratory.ts'), formats: ['es'], fileName: () => 'laboratory.js' },
    },
  });
  await writeFile(join(folder, 'index.html'), HTML);
  await writeFile(join(folder, 'page.css'), CSS);
  const { server, url } = await serve(folder, 0, POLICY);
  return {
    url,
    close: async () => {
      await new Promise((done) => (server as Server).close(done));
      await rm(folder, { recursive: true });
    },
  };
}

export interface Seat {
  readonly browser: Browser;
  readonly page: Page;
}

/** A Chromium whose true device pixel ratio is `ratio`; emulated ratios snap boxes differently and prove nothing. */
export async function sitDown(url: string, ratio = 1): Promise<Seat> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_ARGS, `--force-device-scale-factor=${ratio}`, '--window-size=1500,1000', '--js-flags=--expose-gc'],
  });
  const context = await browser.newContext({ viewport: null });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  await page.waitForFunction(() => 'laboratory' in globalThis);
  return { browser, page };
}
