import { unitTests } from '../../vitest.base.ts';

/** Needs the built page: `npm test` runs it after the build. */
export default unitTests({
  include: ['e2e/**/*.e2e.test.ts'],
  exclude: [],
  fileParallelism: false,
  hookTimeout: 60_000,
  testTimeout: 120_000,
});
