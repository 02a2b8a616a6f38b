import { readFileSync } from 'node:fs';
import * as cardsShoe from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import * as twentyOne from './index';

const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

describe('readme', () => {
  it('has an example for blackjack and one for pontoon', () => {
    expect(examples.map((code) => /presets\.(\w+)/.exec(code)?.[1])).toEqual(['lasVegas', 'pontoon']);
  });

  it.each(examples)('prints what it says (%#)', (code) => {
    const promised = [...code.matchAll(/\/\/ (.*)$/gm)].map((match) => match[1]);
    const printed: string[] = [];
    const body = code
      .replace(/^import (\{.*\}) from '@felt80\/cards-shoe';$/gm, 'const $1 = cardsShoe;')
      .replace(/^import (\{.*\}) from '@felt80\/twenty-one';$/gm, 'const $1 = twentyOne;');
    new Function('cardsShoe', 'twentyOne', 'console', body)(cardsShoe, twentyOne, {
      log: (word: unknown) => printed.push(typeof word === 'string' ? word : JSON.stringify(word)),
    });
    expect(printed).toEqual(promised);
    expect(printed).toHaveLength(2);
  });
});
