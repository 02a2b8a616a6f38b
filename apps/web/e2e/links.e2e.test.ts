import { describe, expect, it } from 'vitest';
import { site, type Visit, visit } from './visit';

let seat: Visit;

/** Sits down at BACCARAT, without movement, and plays a number of coups; gives what was dealt. */
async function playCoups(at: Visit, count: number): Promise<readonly unknown[]> {
  await at.isAt('logon');
  await at.press('Enter');
  await at.isAt('table');
  await at.press('F3');
  await at.isAt('setup');
  await at.press('2', '3', 'Enter');
  await at.isAt('table');
  await at.press('p', 'ArrowUp', 'Enter');
  const before = await at.page.evaluate(() => globalThis.reports.coups.length);
  for (let coup = 1; coup <= count; coup += 1) {
    await at.press('F1');
    await at.page.waitForFunction((number) => globalThis.reports.coups.length === number, before + coup);
  }
  return at.page.evaluate(() => globalThis.reports.coups);
}
const cards = (coups: readonly unknown[]): unknown =>
  coups.map((coup) => [(coup as Record<string, unknown>).player, (coup as Record<string, unknown>).banker]);
const winnings = async (at: Visit): Promise<string> => /Winnings +([-+]? ?\$ *-?[\d.,]+)/.exec(await at.text())?.[1] ?? 'none';
const files = (at: Visit): Promise<string[]> => at.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

/** What the button of the page puts on the clipboard. */
async function shared(at: Visit): Promise<string> {
  await at.page.click('#share');
  await at.isTold('has been copied');
  return at.page.evaluate(() => navigator.clipboard.readText());
}
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

describe('typing', () => {
  it('MAC-17 works at once: the page gives the keyboard to the terminal, without a ring, and takes it back after its own buttons', async () => {
    seat = await visit(site.url);
    const ring = (): Promise<string> =>
      seat.page.evaluate(() => {
        const stage = document.querySelector('felt-terminal')?.shadowRoot?.querySelector('.stage');
        return stage ? getComputedStyle(stage, '::after').display : '';
      });
    await seat.press('ArrowDown');
    await seat.page.keyboard.type('ver');
    await seat.sees('C:\\>ver');
    expect(await ring()).toBe('none');
    await seat.press('Shift+Tab', 'Tab');
    expect(await ring()).toBe('block');
    await seat.page.click('#settings-button');
    await seat.press('Escape', 'Enter');
    await seat.sees('Felt80 Version');
    expect(await seat.page.locator('#settings').isHidden()).toBe(true);
    await seat.page.click('#disk-button');
    await seat.page.click('#disk-button');
    await seat.type('dir *.exe');
    await seat.sees('BACCARAT EXE');
    expect(seat.errors).toEqual([]);
  });
});

describe('links', () => {
  it('MAC-15 MAC-11 a session is shared as a link with the seed that chance gave, which deals the same cards on a fresh disk', async () => {
    seat = await visit(site.url, '', clipboard);
    await seat.type('baccarat m');
    const dealt = await playCoups(seat, 4);
    const link = new URL(await shared(seat));
    const said = new URLSearchParams(link.hash.slice(1));
    expect([link.origin + link.pathname, said.get('program'), said.get('parameters')]).toEqual([site.url, 'BACCARAT', 'm']);
    expect(said.get('seed')).toMatch(/^[0-9a-f]{32}$/);
    const guest = await visit(site.url, link.hash);
    expect(cards(await playCoups(guest, 4))).toEqual(cards(dealt));
    expect(await files(guest)).toEqual([]);
    // The same visitor opens it: their own sitting is not touched, and it begins anew.
    const own = await winnings(seat);
    const again = await seat.another(link.hash);
    expect(cards(await playCoups(again, 2))).toEqual(cards(dealt.slice(0, 2)));
    await again.page.close();
    await seat.press('F10');
    await seat.isAt('prompt');
    expect(await shared(seat), 'a finished session is shared, too').toBe(link.href);
    expect(own).not.toBe('none');
  });

  it('MAC-15 a sitting that goes on from the disk is shared with the seed that it was begun with; one from elsewhere cannot be', async () => {
    seat = await visit(site.url, '', clipboard);
    await seat.type('vbacc');
    await seat.isAt('table');
    const link = await shared(seat);
    await seat.press('p');
    await seat.sees('On the table $5 ');
    await seat.reload();
    await seat.sees('Your game goes on');
    expect(await shared(seat)).toBe(link);
    await seat.page.evaluate(() => localStorage.clear());
    await seat.reload();
    await seat.sees('Your game goes on');
    await seat.page.click('#share');
    await seat.isTold('was begun elsewhere');
    await seat.press('Escape');
    await seat.isAt('start');
    await seat.type('vbacc');
    await seat.sees('Welcome back');
    expect(await shared(seat)).not.toBe(link);
  });

  it('MAC-15 MAC-17 a reload of a link begins it again, with the same cards', async () => {
    seat = await visit(site.url, '#program=BACCARAT&seed=seven%20%26%20more&parameters=M');
    const first = await playCoups(seat, 2);
    await seat.reload();
    expect(cards(await playCoups(seat, 2))).toEqual(cards(first));
    expect(await files(seat)).toEqual([]);
  });

  it('MAC-15 nonsense in a link is said, and everything can be played; no link can carry out a command', async () => {
    seat = await visit(site.url);
    await seat.type('copy baccarat.doc mine.txt');
    await seat.sees('1 file(s) copied');
    for (const [hash, why] of [
      ['#program=NOSUCH&seed=1', 'there is no program “NOSUCH”'],
      ['#program=DEL&parameters=*.*%20/Y', 'there is no program “DEL”'],
      [`#program=BACCARAT&seed=${'x'.repeat(5_000)}`, 'its seed cannot be used'],
      ['#program=BACCARAT&seed=%00%FF', 'its seed cannot be used'],
      ['#lorem-ipsum', 'it names “lorem-ipsum”'],
      ['#seed=', 'it names no program'],
    ] as const) {
      await seat.go(hash);
      await seat.isTold(why);
      await seat.isAt('start');
      expect(new URL(seat.page.url()).hash).toBe('');
    }
    await seat.type('type mine.txt');
    await seat.isAt('prompt');
    expect(await seat.text()).not.toContain('File not found');
    expect(seat.errors).toEqual([]);
  });
});

describe('a reload', () => {
  it('MAC-17 MAC-08 goes on with the program and the sitting; after quitting it is at the list of programs', async () => {
    seat = await visit(site.url);
    await seat.type('baccarat');
    await playCoups(seat, 3);
    const before = await winnings(seat);
    await seat.reload();
    await seat.isAt('logon');
    await seat.press('Enter');
    await seat.isAt('table');
    expect(await winnings(seat)).toBe(before);
    expect(await seat.text()).toMatch(/Hands +3 /);
    await seat.press('F10');
    await seat.isAt('start');
    await seat.reload();
    await seat.isAt('start');
    expect(seat.errors).toEqual([]);
  });

  it('MAC-17 goes on with every program, and an address with nothing behind it is all that is needed', async () => {
    seat = await visit(site.url);
    for (const program of ['TOMMYS21', 'POKER']) {
      await seat.go(`#program=${program}`);
      await seat.page.waitForFunction(() => !['', 'start', 'prompt'].includes(globalThis.reports.screen));
      const screen = await seat.page.evaluate(() => globalThis.reports.screen);
      expect(seat.page.url()).toBe(site.url);
      await seat.reload();
      await seat.isAt(screen);
    }
    await seat.go('#program=TOMMYS21&parameters=*');
    await seat.isAt('questions');
    await seat.press('4', 'Enter', 'Enter', 'Enter', 'Enter');
    await seat.isAt('table');
    await seat.reload();
    await seat.sees('PONTOON goes on');
  });

  it('MAC-17 a link with a program alone opens it on one’s own disk; after quitting it does not come back', async () => {
    seat = await visit(site.url, '#program=vbacc');
    await seat.isAt('table');
    await seat.press('p');
    await seat.sees('On the table $5 ');
    await seat.reload();
    await seat.sees('Your game goes on');
    await seat.press('Escape');
    await seat.isAt('start');
    await seat.reload();
    await seat.isAt('start');
  });
});
