import { readFileSync } from 'node:fs';
import * as cardsShoe from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import * as poker from './index';

const modules: Readonly<Record<string, object>> = { '@felt80/cards-shoe': cardsShoe, '@felt80/poker': poker };
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs an example and gives what it prints. */
function printed(code: string): readonly unknown[] {
  const lines: unknown[] = [];
  const body = code.replace(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = modules[$2];').replaceAll(' as const', '');
  new Function('modules', 'console', body)(modules, {
    log: (...parts: unknown[]) => lines.push(parts.length === 1 ? parts[0] : parts.join(' ')),
  });
  return lines;
}

describe('readme', () => {
  it('evaluates hands as it says', () => {
    expect(printed(examples[0] ?? '')).toEqual(['three 8300 7 4', 'straightFlush 25014', true, false, '3 4']);
  });

  it('plays a hand of Draw as it says', () => {
    expect(printed(examples[1] ?? '')).toEqual([
      '8c Kh 3d 5c 9h',
      { type: 'open', least: 1, most: 10 },
      { type: 'won', hand: 0, chips: 30 },
    ]);
  });
});
