import { unitTests } from '../../vitest.base.ts';

/** The programs keep no state in modules, so that files may share them and what has been warmed up. */
export default unitTests({ isolate: false });
