import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/chromium.mjs';
import { unitTests } from '../../vitest.base.ts';

export default unitTests({
  include: ['test/**/*.browser.test.ts'],
  exclude: [],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_ARGS] } }),
    instances: [{ browser: 'chromium' }],
  },
});
