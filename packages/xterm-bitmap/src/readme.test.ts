import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as xtermBitmap from './index';

it('the example of the README prints what it says', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const printed: unknown[] = [];
  const body = code.replace(/^import \{(.*)\} from .*$/m, 'const {$1} = xtermBitmap;');
  new Function('xtermBitmap', 'console', body)(xtermBitmap, { log: (line: unknown) => printed.push(line) });
  expect(printed).toEqual(['9×16', 6, 2, '1.78']);
});
