import { browserTests } from '../../vitest.browser.base.ts';

export default browserTests({ bundled: ['@xterm/xterm', 'idb', 'valibot'], args: ['--js-flags=--expose-gc'] });
