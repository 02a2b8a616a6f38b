import { browserTests } from '../../vitest.browser.base.ts';

export default browserTests();
