import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as persistence from './index';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('the example of the readme prints what it says', async () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } });
  const printed: string[] = [];
  const console = { log: (value: unknown) => printed.push(inspect(value, { breakLength: 200 })) };
  const run = new Function('require', 'exports', 'console', `return (async () => {${outputText}})()`);
  await run(() => persistence, {}, console);
  expect(printed).toEqual(said);
  expect(printed).toHaveLength(2);
});

it('the record in the readme is one', () => {
  const record = /```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const type: persistence.RecordType<unknown> = { kind: 'DEMO pot', version: 2, check: (data) => data, upgrade: [(old) => old] };
  expect(persistence.decodeRecord(type, new Uint8Array(Buffer.from(record)))).toEqual({ value: 150 });
  expect(Buffer.from(persistence.encodeRecord(type, 150)).toString()).toBe(record);
});
