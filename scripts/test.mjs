import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, checkNode, ensureInstalled, log, root, turbo } from './lib/bootstrap.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureFirefox, ensureXvfb } from './lib/debian.mjs';
import { clearReports, countTests } from './lib/reports.mjs';

/** The report that each task of tests leaves in its workspace's reports/ folder. */
const REPORTS = { test: 'unit', 'test:browser': 'browser', e2e: 'e2e' };
const TASKS = ['build', 'typecheck', 'pkgcheck', ...Object.keys(REPORTS)];

const sum = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

function count(what, result) {
  for (const key of Object.keys(sum)) sum[key] += result[key] ?? 0;
  if (result.failed) failures.push(`${what} (${result.failed})`);
}

/** A step that is right or wrong as a whole counts as one. */
function check(what, status) {
  count(what, status === 0 ? { passed: 1 } : { failed: 1 });
}

function step(what, script, args) {
  log(what);
  check(what, bin(script, args));
}

/** Counts turbo's own account of the run: tests by their reports, other tasks as one each. */
function countTasks(status) {
  const runs = join(root, '.turbo', 'runs');
  const [summary] = readdirSync(runs);
  if (!summary) throw new Error('turbo left no summary of its run');
  const tasks = JSON.parse(readFileSync(join(runs, summary), 'utf8')).tasks.filter(
    (task) => TASKS.includes(task.task) && task.command !== '<NONEXISTENT>',
  );
  for (const task of tasks) {
    const failed = task.execution?.exitCode !== 0;
    const report = REPORTS[task.task];
    const tests = report && countTests(join(root, task.directory), report);
    if (tests) count(task.taskId, { ...tests, failed: failed ? Math.max(1, tests.failed) : tests.failed });
    else check(`${task.taskId}${report ? ': no report' : ''}`, failed || report ? 1 : 0);
  }
  if (status !== 0 && failures.length === 0) check('turbo', status);
}

checkNode();
ensureInstalled();
const chromium = findChromium();
if (!chromium) {
  console.error('The browser tests need a Chromium: set CHROMIUM_PATH to one.');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
process.env.CHROMIUM_PATH = chromium;
log(`Chromium: ${chromium}`);
if (!ensureXvfb()) log('No Xvfb and xdotool: the test of real key events says so and is skipped.');
const firefox = ensureFirefox();
if (firefox) process.env.FIREFOX_PATH = firefox;
else log('No Firefox: the smoke test there says so and is skipped. FIREFOX_PATH names one.');
clearReports();
rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true });

step('format and lint', '@biomejs/biome/bin/biome', ['check', '.']);
step('floors and circles', 'dependency-cruiser/bin/dependency-cruise.mjs', [
  'packages',
  'apps',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
]);
step('unused files, exports and dependencies', 'knip/bin/knip.js', ['--no-progress']);
step('types of the tests', 'typescript/bin/tsc', ['-p', 'tsconfig.tests.json']);
const status = turbo(['run', ...TASKS, '--continue', '--concurrency=2', '--summarize', '--output-logs=new-only']);
countTasks(status);
log('packed packages');
const packed = bin(
  'vitest/vitest.mjs',
  ['run', '--config', 'tarballs.config.ts', '--reporter=default', '--reporter=json', '--outputFile.json=reports/tarballs.json'],
  { cwd: join(root, 'tools') },
);
const tarballs = countTests(join(root, 'tools'), 'tarballs') ?? { passed: 0, failed: 1, skipped: 0 };
count('packed packages', { ...tarballs, failed: packed === 0 ? tarballs.failed : Math.max(1, tarballs.failed) });

for (const failure of failures) console.error(`failed: ${failure}`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
