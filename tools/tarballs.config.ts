import { unitTests } from '../vitest.base.ts';

/** Needs the built packages: `npm test` runs it after the build. */
export default unitTests({ include: ['src/tarballs.test.ts'], exclude: [], testTimeout: 300_000, hookTimeout: 300_000 });
