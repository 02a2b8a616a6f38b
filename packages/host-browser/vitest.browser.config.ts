import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/chromium.mjs';
import { unitTests } from '../../vitest.base.ts';
import { userCommands } from './test/user-commands.ts';

export default unitTests({
  include: ['test/**/*.browser.test.ts'],
  exclude: [],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_ARGS] } }),
    instances: [{ browser: 'chromium' }],
    viewport: { width: 1000, height: 700 },
    commands: userCommands,
  },
});
