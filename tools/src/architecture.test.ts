import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { published, root, sources, workspaces } from './house';

const CEILING = 400;
/** Tables and generated data may be longer than a reader wants. */
const TABLES = /(\.generated\.ts|\/(remarks|glyphs|tables?|doc|words)(\/[^/]*)?\.ts)$/;
/** The doors, where wall clocks, timers and real randomness come in; the folder store waits for locks of other processes. */
const DOORS = /^(packages\/(host-browser|host-node|terminal|xterm-bitmap|persistence\/src\/stores\/folder)|apps\/)/;
const FOUNTS =
  /\bDate\.now\b|\bMath\.random\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b|\bcrypto\.getRandomValues\b/;
/** Names that say nothing about what a file holds. */
const DUMPS = /^(utils?|helpers?|common|types|misc|lib)\.ts$/;

const files = workspaces
  .flatMap(({ folder }) => sources(folder))
  .map((file) => ({ file, path: relative(root, file), text: readFileSync(file, 'utf8') }));
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

describe('the house', () => {
  it('reads some files at all', () => expect(files.length).toBeGreaterThan(50));

  it(`keeps files under ${CEILING} lines, tables excepted`, () => {
    const long = files.filter(({ path, text }) => !TABLES.test(path) && text.split('\n').length > CEILING + 1);
    expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([]);
  });

  it('has no wall clock, timer or platform randomness below the doors', () => {
    const found = files.filter(
      ({ path, text }) => !DOORS.test(path) && !/\.test\.ts$|\/(bench|e2e|test)\//.test(path) && FOUNTS.test(code(text)),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('has no files named utils, helpers, common or types', () => {
    expect(files.filter(({ file }) => DUMPS.test(basename(file))).map(({ path }) => path)).toEqual([]);
  });

  it('compares no game or preset by name in an engine', () => {
    const compares = /\b(game|preset|gameName|rules\.name|game\.name)\s*[!=]==\s*['"`]/;
    const engines = files.filter(({ path }) => /^packages\/(baccarat|twenty-one|poker)\/src\//.test(path) && !path.endsWith('.test.ts'));
    expect(engines.filter(({ text }) => compares.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it('tells of no machine paths and no registry', () => {
    const leak = /\/(home|root|Users|work)\/[a-z]|registry\.[a-z]+\.(org|com)/;
    expect(files.filter(({ text }) => leak.test(text)).map(({ path }) => path)).toEqual([]);
  });

  for (const { folder, manifest } of published) {
    it(`${manifest.name} is ready to be published`, () => {
      for (const file of ['README.md', 'LICENSE']) expect(existsSync(join(folder, file)), file).toBe(true);
      expect(manifest.license).toBe('MIT');
      const internal = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@felt80/'));
      const names = new Set(published.map((workspace) => workspace.manifest.name));
      expect(internal.filter((name) => !names.has(name))).toEqual([]);
    });
  }
});
