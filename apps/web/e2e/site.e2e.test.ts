import { gzipSync } from 'node:zlib';
import type { FeltTerminal } from '@felt80/terminal';
import { describe, expect, it } from 'vitest';
import { brokenRules, site, type Visit, visit } from './visit';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const sideways = { ...phone, viewport: { width: 844, height: 390 } };

let seat: Visit;

const key = (name: string): string => `felt-terminal >> [data-key="${name}"]`;
const picture = () => seat.page.locator('felt-terminal').locator('canvas');

describe.each([
  ['a desktop', desktop, 1100],
  ['a phone held upright', phone, 350],
  ['a phone held sideways', sideways, 500],
] as const)('on %s', (name, options, least) => {
  it(`MAC-12 MAC-13 the picture fills the room, nothing scrolls, nothing is reported, on ${name}`, async () => {
    seat = await visit(site.url, '', options);
    const { width, height } = options.viewport;
    const box = await picture().boundingBox();
    expect(box?.width).toBeGreaterThan(least);
    expect(box?.width).toBeLessThanOrEqual(width);
    const size = await seat.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect(size).toEqual([width, height]);
    expect(seat.errors).toEqual([]);
    expect(await seat.page.evaluate(() => globalThis.reports.violations)).toEqual([]);
  });

  it(`MAC-14 axe-core finds nothing on ${name}`, async () => {
    seat = await visit(site.url, '', options);
    await seat.page.click('#settings-button');
    expect(await brokenRules(seat.page)).toEqual([]);
    await seat.page.click('#disk-button');
    await seat.page.setInputFiles('#import-file', { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('x') });
    await seat.isTold('no disk');
    expect(await brokenRules(seat.page)).toEqual([]);
  });
});

it('MAC-17 JavaScript to the prompt stays under 200 kB gzip, and programs come when they are first run', async () => {
  seat = await visit(site.url);
  const scripts = (): Promise<string[]> =>
    seat.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  const first = await scripts();
  const bytes = await Promise.all(
    first.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length),
  );
  const sum = bytes.reduce((a, b) => a + b, 0);
  console.log(`JavaScript to the prompt: ${(sum / 1000).toFixed(1)} kB gzip`);
  expect(sum).toBeLessThan(200_000);
  await seat.type('BACCARAT');
  await seat.isAt('logon');
  expect((await scripts()).length).toBeGreaterThan(first.length);
});

it('MAC-13 MAC-14 a hand is played by touch alone: keys of 44 pixels, the table large, the whole on demand', async () => {
  seat = await visit(site.url, '#program=BACCARAT&seed=touch', phone);
  await seat.isAt('logon');
  await seat.page.tap(key('Enter'));
  await seat.isAt('table');
  const keys = seat.page.locator('felt-terminal').locator('button:visible');
  for (const button of await keys.all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  const large = await picture().boundingBox();
  expect(large?.width).toBeGreaterThan(500);
  await seat.page.tap('felt-terminal >> [aria-label="Show the whole screen"]');
  await seat.page.waitForFunction(
    () => (document.querySelector('felt-terminal')?.shadowRoot?.querySelector('canvas')?.clientWidth ?? 0) <= innerWidth,
  );
  await seat.page.tap(key('B'));
  await seat.page.tap(key('Up'));
  await seat.page.tap(key('Enter'));
  await seat.page.tap(key('F1'));
  await seat.page.waitForFunction(() => globalThis.reports.coups.length === 1, undefined, { timeout: 30_000 });
  const said = seat.page.locator('felt-terminal').locator('[role=log] p').last();
  await said.filter({ hasText: /Player \d, Banker \d/ }).waitFor();
});

it('MAC-13 an arrow of the key bar repeats while it is held', async () => {
  seat = await visit(site.url, '#program=BACCARAT&seed=hold');
  await seat.isAt('logon');
  await seat.press('Enter');
  await seat.isAt('table');
  await seat.press('b');
  const up = await seat.page.locator(key('Up')).boundingBox();
  await seat.page.mouse.move((up?.x ?? 0) + 10, (up?.y ?? 0) + 10);
  await seat.page.mouse.down();
  await seat.page.waitForTimeout(1_200);
  await seat.page.mouse.up();
  const raised = Number(/BANKER ─*═*╗?[^$]*\$ +(\d+)/.exec(await seat.row(15))?.[1] ?? /\$ +(\d+) [│║] ╔?║/.exec(await seat.row(15))?.[1]);
  expect(raised).toBeGreaterThan(7);
  expect(await seat.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className)).toBe('screen');
});

it('MAC-13 a phone’s keyboard types at the prompt', async () => {
  seat = await visit(site.url, '', phone);
  await seat.page.tap('felt-terminal >> input');
  await seat.page.keyboard.type('VERR');
  await seat.page.keyboard.press('Backspace');
  await seat.sees('C:\\>VER');
  await seat.page.keyboard.press('Enter');
  await seat.isAt('prompt');
  await seat.page.waitForFunction(() => /Felt80/i.test(document.querySelector<FeltTerminal>('felt-terminal')?.text() ?? ''));
});

it('MAC-02 MAC-07 settings are taken at once and kept', async () => {
  seat = await visit(site.url);
  await seat.page.click('#settings-button');
  const before = await picture().boundingBox();
  await seat.page.selectOption('[name=look]', 'cga');
  await seat.page.selectOption('[name=scale]', 'pixel');
  await seat.page.check('[name=muted]');
  await seat.page.selectOption('[name=motion]', 'reduced');
  await seat.page.fill('[name=volume]', '35');
  const lines = (): Promise<string> =>
    seat.page.evaluate(() => {
      const screen = document.querySelector('felt-terminal')?.shadowRoot?.querySelector('.screen');
      return screen ? getComputedStyle(screen, '::after').backgroundImage : '';
    });
  expect(await lines()).toBe('none');
  await seat.page.check('[name=scanLines]');
  expect(await lines()).toContain('gradient');
  await seat.page.waitForFunction(
    (width) => document.querySelector('felt-terminal')?.shadowRoot?.querySelector('canvas')?.clientWidth !== width,
    before?.width,
  );
  expect((await picture().boundingBox())?.width).toBe(640);
  await seat.page.reload();
  await seat.page.waitForFunction(() => document.querySelector('felt-terminal')?.getAttribute('adapter') === 'cga');
  expect(await seat.page.evaluate(() => document.querySelector('felt-terminal')?.getAttribute('sound'))).toBe('off');
  expect(await seat.page.locator('[name=scale]').inputValue()).toBe('pixel');
  expect(await lines()).toContain('gradient');
  const kept = ['motion', 'volume'].map((name) =>
    seat.page.evaluate((it) => document.querySelector('felt-terminal')?.getAttribute(it), name),
  );
  expect(await Promise.all(kept)).toEqual(['reduced', '0.35']);
  await seat.page.click('#settings-button');
  await seat.page.selectOption('[name=look]', 'mono-amber');
  await seat.page.reload();
  await seat.page.waitForFunction(() => document.querySelector('felt-terminal')?.getAttribute('phosphor') === 'amber');
  expect(seat.errors).toEqual([]);
});
