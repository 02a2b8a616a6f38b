import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit, checkNode, ensureInstalled, log, root } from './lib/bootstrap.mjs';
import { workspaces } from './lib/reports.mjs';

/** Every `<workspace>/bench/*.bench.mjs`, or those whose path contains a word of the command line. */
function benches(words) {
  return workspaces()
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .map(String)
        .filter((file) => file.startsWith('bench') && file.endsWith('.bench.mjs'))
        .map((file) => join(folder, file)),
    )
    .filter((file) => words.length === 0 || words.some((word) => relative(root, file).includes(word)));
}

const figure = (value) => (Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3));

checkNode();
ensureInstalled();
await buildOrExit('./packages/*');
const results = [];
for (const file of benches(process.argv.slice(2))) {
  log(relative(root, file));
  const { default: bench } = await import(pathToFileURL(file).href);
  for (const result of await bench()) {
    results.push({ bench: relative(root, file), ...result });
    const against = result.against ? `   ${result.against.name}: ${figure(result.against.value)} ${result.unit}` : '';
    const ratio = result.ratio === undefined ? '' : `   ratio ${figure(result.ratio)}`;
    console.log(
      `  ${result.name}: ${figure(result.value)} ${result.unit}${against}${ratio}${result.target ? `   (target ${result.target})` : ''}`,
    );
  }
}
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports', 'bench.json'), `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
log('written to reports/bench.json');
