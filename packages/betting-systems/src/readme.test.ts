import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as bettingSystems from './index';

it('the example of the readme prints what it says', () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8'))?.[1] ?? '';
  const said = /console\.log\(.*\); \/\/ (.*)/.exec(code)?.[1];
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } });
  const printed: string[] = [];
  const console = { log: (...values: readonly unknown[]) => printed.push(values.join(' ')) };
  new Function('require', 'exports', 'console', outputText)(() => bettingSystems, {}, console);
  expect(printed).toEqual([said]);
});
