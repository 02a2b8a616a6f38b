import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { dealCoup, openTableShoe, settle, tables } from '@felt80/baccarat';
import { seedRng } from '@felt80/cards-shoe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dist, serveSite, type Visit, visit } from './visit';

let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;
let seat: Visit;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'felt80-')) + sep;
  cpSync(dist, folder, { recursive: true });
  site = await serveSite(folder);
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const withWorkers = { serviceWorkers: 'allow' } as const;
const isServed = (at: Visit): Promise<unknown> => at.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Puts another version of the page on the server. */
function publish(version: string): void {
  for (const [file, from, to] of [
    ['index.html', /<title>[^<]*/, `<title>${version}`],
    ['sw.js', /(url:"index\.html",revision:)"[^"]*"/, `$1"${version}"`],
  ] as const) {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no place for a version`);
    writeFileSync(join(folder, file), changed);
  }
}

it('MAC-16 after the first visit everything is there without a network: page, programs, documentation, saves', async () => {
  seat = await visit(site.url, '', withWorkers);
  await isServed(seat);
  await site.close();
  await seat.page.context().setOffline(true);
  // Programs that have never run come in the first visit already.
  await seat.type('vbacc');
  await seat.isAt('table');
  await seat.press('4', 'p');
  await seat.sees('On the table $100');
  await seat.reload();
  await seat.sees('On the table $100');
  await seat.press('Escape');
  await seat.isAt('start');
  for (const program of ['BACCARAT', 'TOMMYS21', 'POKER']) {
    await seat.go(`#program=${program}&seed=1`);
    await seat.page.waitForFunction(
      (name) => document.querySelector('felt-terminal') && !['', 'start', 'prompt'].includes(globalThis.reports.screen) && name,
      program,
    );
  }
  await seat.go('');
  await seat.type('more poker.doc');
  await seat.sees('-- More --');
  expect(await seat.page.evaluate(() => globalThis.reports.violations)).toEqual([]);
});

it('MAC-16 can be installed: a manifest with icons that are what they say', async () => {
  seat = await visit(site.url);
  const manifest = await seat.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json() as Promise<{
      display: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    }>;
  });
  expect([manifest.display, manifest.start_url]).toEqual(['standalone', './']);
  const sizes = await seat.page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons.map(({ src }) => src),
  );
  for (const [at, { sizes: said }] of manifest.icons.entries()) if (said !== 'any') expect(sizes[at]).toBe(said);
  expect(manifest.icons.map(({ sizes: said, purpose = 'any' }) => `${said} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const client = await seat.page.context().newCDPSession(seat.page);
  const { errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

it('MAC-16 a new version is offered, taken by a click, a sitting goes on; other tabs take it when their programs end', async () => {
  seat = await visit(site.url, '', withWorkers);
  await isServed(seat);
  await seat.type('vbacc');
  await seat.isAt('table');
  await seat.press('4', 'p');
  await seat.sees('On the table $100');
  const other = await seat.another();
  const busy = await seat.another();
  await busy.type('baccarat');
  await busy.isAt('logon');
  const linked = await seat.another('#program=BACCARAT&seed=1');
  publish('Version 2');
  await seat.page.bringToFront();
  // Not waited for: what counts is what the page says.
  await seat.page.evaluate(() => {
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  });
  await seat.isTold('A new version is ready');
  await busy.isTold('A new version is ready');
  // A linked session would not go on.
  expect(await linked.page.locator('#notices').textContent()).toBe('');
  expect(await seat.page.title()).not.toBe('Version 2');
  await seat.page.click('text=Take it now');
  for (const at of [seat, other]) await at.page.waitForFunction(() => document.title === 'Version 2');
  await seat.sees('On the table $100');
  await linked.isTold('Reload this page when you have finished');
  expect(await linked.page.title()).not.toBe('Version 2');
  await busy.isTold('It comes here when BACCARAT ends, or now');
  expect(await busy.page.title()).not.toBe('Version 2');
  expect(await busy.page.locator('#notices').textContent()).not.toContain('A new version is ready');
  await busy.page.bringToFront();
  await busy.press('Enter', 'F10');
  await busy.page.waitForFunction(() => document.title === 'Version 2');
  expect(seat.errors).toEqual([]);
});

it('MAC-16 a new version that nobody took comes at the next start', async () => {
  seat = await visit(site.url, '', withWorkers);
  await isServed(seat);
  publish('Version 3');
  await seat.reload();
  expect(await seat.page.title()).not.toBe('Version 3');
  await seat.isTold('A new version is ready');
  const blank = await seat.page.context().newPage();
  await seat.page.close();
  // It comes a moment after the last page with the old one has gone.
  const next = async (): Promise<string> => {
    await blank.goto('about:blank');
    await blank.goto(site.url);
    return blank.title();
  };
  await expect.poll(next).toBe('Version 3');
});

it('MAC-08 MAC-17 a page that dies in the middle of the deal has paid for the coup already', async () => {
  const seed = 'power cut';
  const { coup } = dealCoup(openTableShoe(tables.baccarat.shoe, seedRng(`${seed}/cards`)));
  const { netCents } = settle(coup.outcome, { playerCents: 500, bankerCents: 0, tieCents: 0 }, tables.baccarat.paytable);
  seat = await visit(site.url);
  // The same cards as the seed deals, on the visitor's own disk.
  await seat.page.evaluate((named) => {
    const terminal = document.querySelector('felt-terminal');
    terminal?.setAttribute('disk', 'felt80');
    terminal?.setAttribute('seed', named);
    terminal?.setAttribute('program', 'BACCARAT');
  }, seed);
  await seat.isAt('logon');
  await seat.press('Enter');
  await seat.isAt('table');
  await seat.press('p', 'ArrowUp', 'Enter', 'F1');
  await seat.page.waitForTimeout(400);
  expect(await seat.text(), 'the film runs').toMatch(/Hands +0 /);
  const client = await seat.page.context().newCDPSession(seat.page);
  const died = seat.page.waitForEvent('crash');
  client.send('Page.crash').catch(() => {});
  await died;
  const next = await seat.another();
  await next.type('baccarat');
  await next.isAt('logon');
  await next.press('Enter');
  await next.isAt('table');
  expect(await next.text()).toMatch(/Hands +1 /);
  const shown = /Winnings +([-+]?) ?\$ *([\d.]+)/.exec(await next.text());
  expect(Number(`${shown?.[1] ?? ''}${shown?.[2]}`) * 100).toBe(netCents);
});
