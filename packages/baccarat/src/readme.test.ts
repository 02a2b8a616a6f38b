import { readFileSync } from 'node:fs';
import * as cardsShoe from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import * as baccarat from './index';

describe('readme', () => {
  it('prints what it says', () => {
    const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const promised = [...code.matchAll(/\/\/ (.*)$/gm)].map((match) => match[1]);
    const printed: string[] = [];
    const body = code.replace(/^import (\{.*\}) from '@felt80\/(\w+)(?:-shoe)?';$/gm, 'const $1 = $2;');
    new Function('baccarat', 'cards', 'console', body)(baccarat, cardsShoe, {
      log: (...words: unknown[]) => printed.push(words.join(' ')),
    });
    expect(printed).toEqual(promised);
    expect(printed).toHaveLength(3);
  });
});
