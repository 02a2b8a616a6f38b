import { browserTests } from '../../vitest.browser.base.ts';
import { userCommands } from './test/user-commands.ts';

export default browserTests({ bundled: ['@xterm/xterm', 'idb'], commands: userCommands });
