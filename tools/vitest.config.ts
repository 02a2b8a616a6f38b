import { unitTests } from '../vitest.base.ts';

export default unitTests({ include: ['src/**/*.test.ts'], exclude: ['src/tarballs.test.ts'] });
