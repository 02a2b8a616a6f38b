import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/chromium.mjs';
import { unitTests } from '../../vitest.base.ts';

const config = unitTests({
  include: ['test/**/*.browser.test.ts'],
  exclude: [],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_ARGS, '--js-flags=--expose-gc'] },
    }),
    instances: [{ browser: 'chromium' }],
    viewport: { width: 1000, height: 700 },
  },
});

/** Bundled before the first test: found on the way, they would make the page load again. */
export default { ...config, optimizeDeps: { include: ['@xterm/xterm', 'idb', 'valibot'] } };
