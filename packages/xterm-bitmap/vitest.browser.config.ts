import { unitTests } from '../../vitest.base.ts';

export default unitTests({ include: ['test/**/*.browser.test.ts'], exclude: [], testTimeout: 120_000, hookTimeout: 60_000 });
