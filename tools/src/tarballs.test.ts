import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published, root } from './house';

const windows = process.platform === 'win32';
const folder = mkdtempSync(join(tmpdir(), 'felt80-tarballs-'));
const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8', shell: windows });
const node = (file: string): string => execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });

/** Every entry that a user can import, without package.json. */
const entries = published.flatMap(({ manifest }) =>
  Object.keys(manifest.exports ?? {})
    .filter((key) => !key.endsWith('.json') && !key.endsWith('.css') && !key.includes('*'))
    .map((key) => ({ name: `${manifest.name}${key.slice(1)}`, conditions: JSON.stringify(manifest.exports?.[key]) })),
);

beforeAll(() => {
  npm(['pack', '--silent', '--pack-destination', folder, ...published.map((workspace) => workspace.folder)], root);
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  expect(tarballs).toHaveLength(published.length);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'newcomer', private: true, type: 'module' }));
  npm(['install', '--prefer-offline', ...tarballs.map((file) => `./${file}`)], folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('packed packages in a fresh folder', () => {
  it('run nothing on import and work from ESM', () => {
    const lines = entries.map(
      ({ name }, at) => `import * as m${at} from '${name}'; if (Object.keys(m${at}).length === 0) throw new Error('${name} is empty');`,
    );
    writeFileSync(join(folder, 'esm.mjs'), `${lines.join('\n')}\nconsole.log('fine');\n`);
    expect(node('esm.mjs').trim()).toBe('fine');
  });

  it('work from require', () => {
    const lines = entries
      .filter(({ conditions }) => conditions.includes('"require"'))
      .map(({ name }) => `if (Object.keys(require('${name}')).length === 0) throw new Error('${name} is empty');`);
    expect(lines.length).toBeGreaterThan(5);
    writeFileSync(join(folder, 'commonjs.cjs'), `${lines.join('\n')}\nconsole.log('fine');\n`);
    expect(node('commonjs.cjs').trim()).toBe('fine');
  });

  it('play a coup, an evaluation and a total that are right', () => {
    writeFileSync(
      join(folder, 'play.mjs'),
      `import { factoryOrder, openShoe, seedRng, shuffle } from '@felt80/cards-shoe';
import { bankerDraws, countWays, dealCoup } from '@felt80/baccarat';
import { standard } from '@felt80/poker';
import { presets, total } from '@felt80/twenty-one';
const shoe = openShoe(shuffle(factoryOrder({ decks: 8 }), seedRng('newcomer/cards')), 390);
const { coup } = dealCoup(shoe);
console.log(coup.outcome.length > 2, bankerDraws(3, 8), countWays(Array(13).fill(32)).tie);
console.log(standard.evaluate(['9c', '9d', '9h', '9s', 'Kc']).score, total(presets.lasVegas, ['As', '6h']).points);
`,
    );
    expect(node('play.mjs').trim().split('\n')).toEqual(['true false 475627426473216n', '21300 17']);
  });

  it('give the command felt80, which knows itself and refuses nonsense', () => {
    const command = (args: string) => spawnSync(`npx --no-install felt80 ${args}`, { cwd: folder, encoding: 'utf8', shell: true });
    expect(command('--version').stdout).toMatch(/\d+\.\d+\.\d+/);
    expect(command('--help').stdout).toContain('BACCARAT');
    expect(command('NOSUCH').status).toBe(2);
  });

  it('type-check under strict TypeScript, as modules and as CommonJS', () => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const imports = entries
      .map(({ name }, at) => `import * as m${at} from '${name}';\nexport const k${at}: number = Object.keys(m${at}).length;`)
      .join('\n');
    const play = `import { dealCoup, type Coup } from '@felt80/baccarat';
import { type Card, openShoe } from '@felt80/cards-shoe';
const card: Card = 'Th';
export const coup: Coup = dealCoup(openShoe([card, 'As', '2c', '3d', '4h', '5s'], 6)).coup;
// @ts-expect-error a card that is none
export const none: Card = '1x';
`;
    writeFileSync(join(folder, 'module.mts'), `${imports}\n${play}`);
    writeFileSync(join(folder, 'common.cts'), play);
    const options = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck'];
    const target = ['--target', 'es2022', '--lib', 'es2023,dom', '--module', 'nodenext', '--moduleResolution', 'nodenext'];
    for (const file of ['module.mts', 'common.cts']) {
      const { stdout } = spawnSync(process.execPath, [tsc, file, ...options, ...target], { cwd: folder, encoding: 'utf8' });
      expect(stdout, file).toBe('');
    }
  });
});
