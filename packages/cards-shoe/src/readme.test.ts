import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as cardsShoe from './index';

describe('readme', () => {
  it('prints what it says', () => {
    const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const printed: unknown[] = [];
    const body = code.replace(/^import \{(.*)\} from .*$/m, 'const {$1} = cardsShoe;');
    new Function('cardsShoe', 'console', body)(cardsShoe, { log: (line: unknown) => printed.push(line) });
    expect(printed).toEqual(['3d 3s 3d', 29, false]);
  });
});
