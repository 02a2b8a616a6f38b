import { describe, expect, it } from 'vitest';
import { brokenRules, site, type Visit, visit } from './visit';

let seat: Visit;

/** What can be operated but is not to be seen in the page even when it has the focus, or lies under something else. */
const outOfReach = (): Promise<readonly string[]> =>
  seat.page.evaluate(() => {
    const shadow = document.querySelector('felt-terminal')?.shadowRoot as ShadowRoot;
    const all = [document, shadow].flatMap((root) => [...root.querySelectorAll<HTMLElement>('button, select, input, a[href], [tabindex]')]);
    return all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        element.focus();
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        // Of the screen a window shows the part that counts.
        const { left, top, right, bottom } = (element.closest('.window') ?? element).getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return true;
        const root = element.getRootNode() as Document | ShadowRoot;
        const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !(hit && (element.contains(hit) || hit.contains(element)));
      })
      .map(({ id, className, outerHTML }) => `${id || className}: ${outerHTML.slice(0, 80)}`);
  });

const sizes = [
  ['a zoom of 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['320 pixels wide', { viewport: { width: 320, height: 640 } }],
  ['a small phone', { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }],
] as const;

describe.each(sizes)('with %s', (name, options) => {
  it.each(['', '#program=VBACC&seed=reach', '#program=TOMMYS21&seed=reach'])(
    `MAC-14 everything is in reach, nothing scrolls sideways and axe-core finds nothing with ${name}, at “%s”`,
    async (hash) => {
      seat = await visit(site.url, hash, options);
      for (const panel of [undefined, '#settings-button']) {
        if (panel) await seat.page.click(panel);
        const [all, seen] = await seat.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        expect(all).toBeLessThanOrEqual(seen as number);
        // The picture follows its room in the next frame.
        await expect.poll(outOfReach).toEqual([]);
        expect(await brokenRules(seat.page)).toEqual([]);
      }
      // The header lies beside the picture, not on it.
      await seat.page.click('#settings-button');
      const picture = await seat.page.locator('felt-terminal').locator('.window').boundingBox();
      for (const button of await seat.page.locator('header button:visible').all()) {
        const box = await button.boundingBox();
        const isBeside =
          (box?.x ?? 0) >= (picture?.x ?? 0) + (picture?.width ?? 0) - 1 || (box?.y ?? 0) + (box?.height ?? 0) <= (picture?.y ?? 0) + 1;
        expect(isBeside, (await button.textContent()) ?? '').toBe(true);
      }
    },
  );
});

describe('keys put away', () => {
  it('MAC-13 MAC-14 with the key bar put away a hand is played by keys, and by the mouse; it comes back', async () => {
    seat = await visit(site.url, '#program=VBACC&seed=away');
    await seat.sees('Choose a chip');
    await seat.page.click('felt-terminal >> [aria-label="Put the keys away"]');
    const bar = seat.page.locator('felt-terminal').locator('[role=toolbar]');
    await bar.waitFor({ state: 'hidden' });
    await seat.page.locator('felt-terminal').locator('[role=application]').focus();
    await seat.press('p', 'Enter', 'Escape');
    await seat.page.waitForFunction(() => globalThis.reports.coups.length === 1);
    const box = await seat.page.locator('felt-terminal').locator('.xterm-screen').boundingBox();
    const click = (row: number, column: number): Promise<void> =>
      seat.page.mouse.click(
        (box?.x ?? 0) + ((column + 0.5) / 80) * (box?.width ?? 0),
        (box?.y ?? 0) + ((row + 0.5) / 25) * (box?.height ?? 0),
      );
    await click(14, 11);
    await seat.sees('$5 on Player.');
    await click(21, 8);
    await seat.press('Escape');
    await seat.page.waitForFunction(() => globalThis.reports.coups.length === 2);
    await seat.page.click('felt-terminal >> [aria-label="Show the keys"]');
    await bar.waitFor({ state: 'visible' });
  });

  it('MAC-06 MAC-14 Tab goes through page, picture and keys in order, shows where it is, and always gets out again', async () => {
    seat = await visit(site.url, '#program=BACCARAT&seed=tab');
    await seat.isAt('logon');
    const stops: string[] = [];
    for (let step = 0; step < 14; step += 1) {
      await seat.press('Tab');
      const { name, ring } = await seat.page.evaluate(() => {
        const host = document.activeElement as HTMLElement;
        const inner = (host.shadowRoot?.activeElement ?? host) as HTMLElement;
        const stage = host.shadowRoot?.querySelector('.stage');
        const isScreen = inner.className === 'screen';
        const width = isScreen && stage ? getComputedStyle(stage, '::after').borderTopWidth : getComputedStyle(inner).outlineWidth;
        const isShown =
          isScreen && stage ? getComputedStyle(stage, '::after').display !== 'none' : getComputedStyle(inner).outlineStyle !== 'none';
        return {
          name: inner.id || inner.dataset.key || inner.getAttribute('aria-label') || inner.localName,
          ring: isShown && Number.parseFloat(width) >= 2,
        };
      });
      stops.push(name);
      if (name !== 'body') expect(ring, `a ring at ${name}`).toBe(true);
    }
    const from = stops.indexOf('share');
    const round = [...stops.slice(from), ...stops.slice(0, from)].map((name) => (name.startsWith('Text-mode screen') ? 'screen' : name));
    const order = ['share', 'disk-button', 'settings-button', 'screen', 'Enter', 'Put the keys away'].map((name) => round.indexOf(name));
    expect(order, round.join()).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    // Without any key of the program having been pressed.
    expect(await seat.page.evaluate(() => globalThis.reports.screen)).toBe('logon');
  });
});

describe('little motion', () => {
  /** How many different pictures are seen while a coup is dealt, by what the page shows in each frame. */
  async function picturesOfACoup(): Promise<number> {
    await seat.isAt('logon');
    await seat.press('Enter');
    await seat.isAt('table');
    await seat.page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const look = (): void => {
        seen.add(document.querySelector<HTMLElement & { text(): string }>('felt-terminal')?.text() ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    await seat.press('F1');
    await seat.page.waitForFunction(() => globalThis.reports.coups.length === 1, undefined, { timeout: 60_000 });
    return seat.page.evaluate(() => (globalThis as unknown as { seen: Set<string> }).seen.size);
  }
  /** Whether what blinks and the cursor do so: the picture at the prompt at several moments. */
  const blinks = (): Promise<boolean> =>
    seat.page.evaluate(async () => {
      const canvas = document.querySelector('felt-terminal')?.shadowRoot?.querySelector('canvas') as HTMLCanvasElement;
      const seen = new Set<string>();
      for (let at = 0; at < 14; at += 1) {
        seen.add(canvas.toDataURL());
        await new Promise((done) => setTimeout(done, 110));
      }
      return seen.size > 1;
    });

  it('MAC-05 MAC-14 nothing flies, slides, snows or blinks for those whose system asks for little motion', async () => {
    seat = await visit(site.url, '#program=BACCARAT&seed=calm', { reducedMotion: 'reduce' });
    await seat.page.evaluate(() => document.querySelector('felt-terminal')?.setAttribute('adapter', 'cga'));
    // Two packs that meet or do not, six cards, remarks: a flight alone would be more.
    expect(await picturesOfACoup()).toBeLessThan(25);
    await seat.press('F10');
    await seat.isAt('start');
    await seat.page.waitForTimeout(300);
    expect(await blinks()).toBe(false);
  });

  it('MAC-05 MAC-14 it moves and blinks when that is asked for in the settings all the same', async () => {
    seat = await visit(site.url, '#program=BACCARAT&seed=calm', { reducedMotion: 'reduce' });
    await seat.page.click('#settings-button');
    await seat.page.selectOption('[name=motion]', 'full');
    await seat.page.click('#settings-button');
    await seat.page.reload();
    await seat.page.locator('felt-terminal').locator('[role=application]').focus();
    expect(await picturesOfACoup()).toBeGreaterThan(25);
    await seat.press('F10');
    await seat.isAt('start');
    expect(await blinks()).toBe(true);
  });
});
