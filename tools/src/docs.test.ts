import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
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

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('documentation', () => {
  it('has a snippet to run in every engine', () => expect(snippets.length).toBeGreaterThanOrEqual(8));

  for (const { title, name, code } of snippets) {
    it(`prints what it says: ${title}`, async () => {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, name);
      writeFileSync(file, code);
      const printed: string[] = [];
      vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
        printed.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '));
      });
      await import(file);
      const strip = (text: string): string => text.replace(/["'\s]/g, '');
      expect(printed.map(strip)).toEqual(promised(code).map(strip));
      expect(printed.length).toBeGreaterThan(0);
    });
  }
});
