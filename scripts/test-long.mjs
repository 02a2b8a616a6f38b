import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { bin, checkNode, ensureInstalled, log, root } from './lib/bootstrap.mjs';
import { countTests, workspaces } from './lib/reports.mjs';

checkNode();
ensureInstalled();
const sum = { passed: 0, failed: 0 };
for (const folder of workspaces()) {
  if (!readdirSync(folder, { recursive: true }).some((file) => String(file).startsWith('src') && String(file).endsWith('.long.test.ts')))
    continue;
  log(relative(root, folder));
  const status = await bin('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/long.json'], {
    cwd: folder,
    env: { ...process.env, FELT80_LONG: '1' },
  });
  const tests = countTests(folder, 'long') ?? { passed: 0, failed: 1 };
  sum.passed += tests.passed;
  sum.failed += status === 0 ? tests.failed : Math.max(1, tests.failed);
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
