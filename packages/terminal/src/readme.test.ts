import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as terminal from './index';

it('the example of the README for servers prints what it says', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const printed: unknown[] = [];
  const body = code.replace(/^import \{(.*)\} from .*$/m, 'const {$1} = terminal;');
  new Function('terminal', 'console', body)(terminal, { log: (line: unknown) => printed.push(line) });
  expect(printed).toEqual(['function', 'undefined']);
});
