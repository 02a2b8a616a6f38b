import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.mjs';
import { unitTests } from './vitest.base.ts';

interface Needs {
  /** Packages to bundle before the first test: found on the way, they would make the page load again. */
  readonly bundled?: readonly string[];
  /** More arguments for the browser. */
  readonly args?: readonly string[];
  readonly commands?: NonNullable<NonNullable<ViteUserConfig['test']>['browser']>['commands'];
}

/** Tests that run inside a Chromium page. */
export function browserTests({ bundled = [], args = [], commands = {} }: Needs = {}): ViteUserConfig {
  const config = unitTests({
    include: ['test/**/*.browser.test.ts'],
    exclude: [],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_ARGS, ...args] } }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1000, height: 700 },
      commands,
    },
  });
  return { ...config, optimizeDeps: { include: [...bundled] } };
}
