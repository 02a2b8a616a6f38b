import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeArchive } from '@felt80/persistence';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { launchOptions, openTab, site, type Visit, visit } from './visit';

let seat: Visit;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const archive = (...files: readonly (readonly [string, Uint8Array])[]): Buffer =>
  Buffer.from(encodeArchive(files.map(([name, bytes]) => ({ name, bytes, modifiedMs: 0 }))));

async function exported(at: Visit): Promise<Buffer> {
  if (await at.page.locator('#disk').isHidden()) await at.page.click('#disk-button');
  const [download] = await Promise.all([at.page.waitForEvent('download'), at.page.click('#export')]);
  expect(download.suggestedFilename()).toMatch(/^felt80-disk-\d{4}-\d\d-\d\d\.json$/);
  return readFileSync(await download.path());
}
async function choose(at: Visit, buffer: Buffer): Promise<void> {
  await at.page.setInputFiles('#import-file', { name: 'disk.json', mimeType: 'application/json', buffer });
}
/** Drops files on the middle of the page. */
async function drop(at: Visit, ...files: readonly Buffer[]): Promise<void> {
  await at.page.evaluate((texts) => {
    const dataTransfer = new DataTransfer();
    for (const text of texts) dataTransfer.items.add(new File([text], 'disk.json'));
    const target = document.querySelector('felt-terminal') as Element;
    for (const type of ['dragover', 'drop']) {
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }));
    }
  }, files.map(String));
}

it('MAC-08 the disk goes out and in as one file, by the menu and by drag and drop; what runs goes on with it', async () => {
  seat = await visit(site.url);
  await seat.type('vbacc');
  await seat.isAt('table');
  await seat.press('4', 'p', 't');
  await seat.sees('$200');
  const disk = await exported(seat);
  expect(String(disk)).toContain('VBACC.SAV');

  const other = await visit(site.url);
  await other.type('vbacc');
  await other.isAt('table');
  await other.press('b');
  await other.sees('On the table $5 ');
  await drop(other, disk);
  await other.page.getByRole('dialog').getByText('replaces these files of yours: VBACC.SAV').waitFor();
  await other.press('Escape');
  await other.press('b');
  await other.sees('On the table $10 ');
  await drop(other, disk);
  await other.page.click('text=Replace them');
  await other.isTold('Replaced: VBACC.SAV.');
  await other.sees('On the table $200');
  await other.page.click('text=Put mine back');
  await other.isTold('Your own files are back');
  await other.sees('On the table $10 ');
  expect(other.errors).toEqual([]);
  expect(await other.page.evaluate(() => globalThis.reports.violations)).toEqual([]);

  // Nothing is replaced, but what is played begins again with it.
  await choose(seat, archive(['NEW.DAT', bytesOf('x')]));
  await seat.page.getByRole('dialog').getByText('VBACC begins again with it').waitFor();
  await seat.press('Escape');
  await seat.press('Escape');
  await seat.isAt('prompt');
  await seat.type('del *.* /y');
  await seat.type('dir vbacc.sav');
  await seat.sees('File not found');
  await choose(seat, disk);
  await seat.isTold('The disk has been imported.');
  await seat.isAt('start');
  await seat.type('vbacc');
  await seat.sees('On the table $200');
});

it('MAC-08 an import that is no disk, newer, of foreign names or too large is said, and nothing is lost', async () => {
  seat = await visit(site.url);
  await seat.type('copy vbacc.doc mine.txt');
  await seat.sees('1 file(s) copied');
  for (const [file, why] of [
    [Buffer.from('Dear diary'), 'This file is no disk of a terminal'],
    [Buffer.from('{"archive":99,"files":[]}'), 'comes from a newer version'],
    [archive(['a picture.jpeg', bytesOf('x')]), '“a picture.jpeg”'],
    [archive(['HUGE.DAT', bytesOf('x'.repeat(1_457_600))]), 'no room'],
  ] as const) {
    await choose(seat, file);
    await seat.isTold(why);
    await seat.isTold('Nothing has been changed');
  }
  await drop(seat, archive(['A.DAT', bytesOf('a')]), archive(['B.DAT', bytesOf('b')]));
  await seat.isTold('One disk at a time');
  expect(String(await exported(seat)).match(/"name":"[^"]+"/g)).toEqual(['"name":"MINE.TXT"']);
  expect(seat.errors).toEqual([]);
});

it('MAC-08 MAC-09 a full disk and a name of no DOS are said, and one plays on', async () => {
  seat = await visit(site.url);
  await choose(seat, archive(['FULL.DAT', bytesOf('x'.repeat(1_457_600))]));
  await seat.isTold('The disk has been imported.');
  await seat.type('copy vbacc.doc copy.txt');
  await seat.sees('Insufficient disk space');
  await seat.type('copy full.dat a-long-name.text');
  await seat.sees('Invalid file name');
  await seat.type('vbacc');
  await seat.isAt('table');
  await seat.press('p');
  await seat.sees('The disk is full: you can play on, but it is not kept.');
  await seat.press('Enter', 'Escape');
  await seat.page.waitForFunction(() => globalThis.reports.coups.length === 1, undefined, { timeout: 20_000 });
  expect(seat.errors).toEqual([]);
});

it('MAC-08 two tabs that save at once lose nothing of each other, and the later one is told', async () => {
  seat = await visit(site.url);
  const other = await seat.another();
  for (const at of [seat, other]) {
    await at.page.bringToFront();
    await at.type('vbacc');
    await at.isAt('table');
  }
  await other.press('p', 'Enter', 'Escape');
  await other.page.waitForFunction(() => globalThis.reports.coups.length === 1);
  await other.sees('ENTER Deal');
  const bank = /Bank +\$[\d.,]+/.exec(await other.text())?.[0] ?? '';
  await seat.page.bringToFront();
  await seat.press('b');
  await seat.sees('Another window has played on');
  await seat.sees(bank);
  expect(await seat.page.evaluate(() => globalThis.reports.coups)).toEqual([]);
  // Both write files of the prompt in the same moment.
  await seat.press('Escape');
  await seat.isAt('prompt');
  await other.page.bringToFront();
  await other.press('Escape');
  await other.sees('Another window');
  await other.press('Escape');
  await other.isAt('prompt');
  await Promise.all([seat, other].map((at, tab) => at.type(`copy vbacc.doc tab${tab}.txt`)));
  for (const at of [seat, other]) await at.sees('1 file(s) copied');
  await other.type('dir tab?.txt');
  await other.sees('2 file(s)');
  expect([...seat.errors, ...other.errors]).toEqual([]);
});

it('MAC-08 MAC-17 where the browser forbids every storage that is said, and everything can be played', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'felt80-'));
  mkdirSync(join(folder, 'Default'));
  // What the browser's settings write when one forbids sites to keep data.
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
  const context = await chromium.launchPersistentContext(folder, launchOptions());
  try {
    seat = await openTab(context, site.url);
    await seat.isTold('Files cannot be used here');
    expect(await seat.page.locator('felt-terminal').locator('[role=log]').textContent()).toContain('Files cannot be used here');
    await seat.page.click('#settings-button');
    await seat.page.selectOption('[name=look]', 'ega');
    await seat.page.click('#settings-button');
    await seat.type('vbacc');
    await seat.isAt('table');
    await seat.press('p', 'Enter', 'Escape');
    await seat.page.waitForFunction(() => globalThis.reports.coups.length === 1);
    expect(String(await exported(seat))).toContain('VBACC.SAV');
    expect(seat.errors).toEqual([]);
    await seat.reload();
    await seat.isTold('Files cannot be used here');
    await seat.isAt('start');
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
