import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { published, root } from './house';

/** Snippets are written beside this file, so that they resolve packages as the tests do. */
const folder = join(root, 'tools', '.snippets');
const documents = [join(root, 'README.md'), ...published.map((workspace) => join(workspace.folder, 'README.md'))].filter(existsSync);
const snippets = documents.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = ''], at) => ({
    title: `${relative(root, file)}, snippet ${at + 1}`,
    name: `${basename(join(file, '..'))}-${at + 1}.ts`,
    code,
  })),
);

/** What the snippet says that it prints: the comment at the end of a line with `console.log`. */
const promised = (code: string): readonly string[] =>
  code
    .split('\n')
    .filter((line) => line.includes('console.log('))
    .map((line) => /\/\/ (.*)$/.exec(line)?.[1]?.trim() ?? '(no comment says what this prints)');

/** Quotes and the blanks of an object are a matter of taste. */
const plain = (text: string): string =>
  text
    .replace(/["']/g, '')
    .replace(/\s*([{}[\],:])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A promise may go on in words behind what is printed. */
const keeps = (promise: string, text: string): boolean => promise.startsWith(text) && /^($|[ ,:])/.test(promise.slice(text.length));

function write({ name, code }: { readonly name: string; readonly code: string }): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

/** What the compiler says, in the strictness of the house, to somebody who pastes the snippets. */
function complaints(files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.tests.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const program = ts.createProgram(files, options);
  return files
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ file, messageText }) => `${basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('documentation', () => {
  it('has a snippet to run in every engine', () => expect(snippets.length).toBeGreaterThanOrEqual(8));

  it('has only snippets that a strict compiler takes', () => expect(complaints(snippets.map(write))).toEqual([]), 120_000);

  for (const { title, name, code } of snippets) {
    it(`prints what it says: ${title}`, async () => {
      const printed: string[] = [];
      vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
        printed.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '));
      });
      await import(write({ name, code }));
      const promises = promised(code).map(plain);
      const kept = printed.map(plain).map((text, at) => (keeps(promises[at] ?? '', text) ? promises[at] : text));
      expect(kept).toEqual(promises);
      expect(printed.length).toBeGreaterThan(0);
    });
  }
});
