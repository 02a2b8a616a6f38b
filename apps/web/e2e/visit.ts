import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { FeltTerminal } from '@felt80/terminal';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright';
import { afterAll, afterEach } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/chromium.mjs';
import { serve } from '../../../scripts/lib/serve.mjs';

declare global {
  /** What the page has reported, kept by a script that runs before it. */
  var reports: { readonly violations: string[]; screen: string; readonly coups: unknown[]; readonly exits: unknown[] };
}

export const dist: string = join(import.meta.dirname, '../dist') + sep;

/** The built site, or another folder, served as `npm start` does. */
export async function serveSite(folder = dist): Promise<{ readonly url: string; close(): Promise<unknown> }> {
  const { server, url } = await serve(folder);
  return {
    url,
    close: () => {
      const closed = new Promise((done) => (server as Server).close(done));
      (server as Server).closeAllConnections();
      return closed;
    },
  };
}

/** The built site, for a file of tests. */
export const site = await serveSite();
/** The browser of a file of tests: each visitor has a profile of their own in it, and leaves after the test. */
let shared: Promise<Browser> | undefined;
const visitors = new Set<BrowserContext>();
afterEach(async () => {
  await Promise.all([...visitors].map((visitor) => visitor.close()));
  visitors.clear();
});
afterAll(async () => {
  await (await shared)?.close();
  await site.close();
});

/** A tab with the site in it. */
export interface Visit {
  readonly page: Page;
  /** What went wrong in the page. */
  readonly errors: readonly string[];
  /** The 25 rows. */
  text(): Promise<string>;
  row(index: number): Promise<string>;
  /** Waits until a row of the screen has this. */
  sees(text: string): Promise<void>;
  /** Waits until the program names this screen. */
  isAt(screen: string): Promise<void>;
  /** Waits until the page says this. */
  isTold(text: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(line: string): Promise<void>;
  /** Goes to an address of the site. */
  go(hash: string): Promise<void>;
  /** The page comes anew, and shows something. */
  reload(): Promise<void>;
  /** Another tab of the same visitor. */
  another(hash?: string): Promise<Visit>;
}

const fresh: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' };

export function launchOptions(): LaunchOptions {
  return { executablePath: findChromium() ?? '', args: [...CHROMIUM_ARGS] };
}

/** Opens the site as a visitor who was never there; `hash` is what a link names. */
export async function visit(url: string, hash = '', options: BrowserContextOptions = {}): Promise<Visit> {
  shared ??= chromium.launch(launchOptions());
  const context = await (await shared).newContext({ ...fresh, ...options });
  visitors.add(context);
  return openTab(context, url, hash);
}

/** Opens the site in a tab. Nothing of the page is touched: it has to take keys by itself. */
export async function openTab(context: BrowserContext, url: string, hash = ''): Promise<Visit> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => {
    globalThis.reports = { violations: [], screen: '', coups: [], exits: [] };
    document.addEventListener('securitypolicyviolation', (event) => globalThis.reports.violations.push(event.violatedDirective));
    document.addEventListener('felt-screen', (event) => {
      globalThis.reports.screen = (event as CustomEvent<{ name: string }>).detail.name;
    });
    document.addEventListener('felt-coup', (event) => globalThis.reports.coups.push((event as CustomEvent).detail));
    document.addEventListener('felt-exit', (event) => globalThis.reports.exits.push((event as CustomEvent).detail));
  });
  const shown = async (): Promise<void> => {
    await page.waitForFunction(() => document.querySelector<FeltTerminal>('felt-terminal')?.text().trim());
  };
  await page.goto(url + hash);
  await shown();
  const text = (): Promise<string> => page.evaluate(() => document.querySelector<FeltTerminal>('felt-terminal')?.text() ?? '');
  return {
    page,
    errors,
    text,
    row: async (index) => (await text()).split('\n')[index] ?? '',
    async sees(wanted) {
      await page
        .waitForFunction((it) => document.querySelector<FeltTerminal>('felt-terminal')?.text().includes(it), wanted, { timeout: 20_000 })
        .catch(async () => {
          throw new Error(`no '${wanted}' on the screen:\n${await text()}`);
        });
    },
    async isAt(screen) {
      await page.waitForFunction((it) => globalThis.reports.screen === it, screen, { timeout: 20_000 });
    },
    async isTold(wanted) {
      await page.locator('#notices').filter({ hasText: wanted }).waitFor({ timeout: 20_000 });
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async type(line) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    },
    async go(to) {
      await page.goto('about:blank');
      await page.goto(url + to);
      await shown();
    },
    async reload() {
      await page.reload();
      await shown();
    },
    another: (to = '') => openTab(context, url, to),
  };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that the page breaks, found by axe-core. */
export async function brokenRules(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
