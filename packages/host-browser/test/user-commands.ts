import type { BrowserCommand } from 'vitest/node';

/** Keys and clicks as a user makes them, through the browser's own input: they carry everything that real ones carry. */
const pressKey: BrowserCommand<[key: string]> = async ({ page }, key) => {
  await page.keyboard.press(key);
};
/** The first stroke and the repeats that a keyboard sends while a key stays down. */
const holdKey: BrowserCommand<[key: string, times: number]> = async ({ page }, key, times) => {
  for (let stroke = 0; stroke < times; stroke++) {
    await page.keyboard.down(key);
    await page.waitForTimeout(20);
  }
  await page.keyboard.up(key);
};
const keyDown: BrowserCommand<[key: string]> = async ({ page }, key) => {
  await page.keyboard.down(key);
};
const keyUp: BrowserCommand<[key: string]> = async ({ page }, key) => {
  await page.keyboard.up(key);
};
/** A click in the frame of the test, modifiers held. */
const clickAt: BrowserCommand<[x: number, y: number, button: 'left' | 'right', modifiers: readonly string[]]> = async (
  { page, iframe },
  x,
  y,
  button,
  modifiers,
) => {
  for (const modifier of modifiers) await page.keyboard.down(modifier);
  await iframe.locator('body').click({ position: { x, y }, button, force: true });
  for (const modifier of modifiers) await page.keyboard.up(modifier);
};

export const userCommands = { pressKey, holdKey, keyDown, keyUp, clickAt };

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKey(key: string): Promise<void>;
    holdKey(key: string, times: number): Promise<void>;
    keyDown(key: string): Promise<void>;
    keyUp(key: string): Promise<void>;
    clickAt(x: number, y: number, button: 'left' | 'right', modifiers: readonly string[]): Promise<void>;
  }
}
