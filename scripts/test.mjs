import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, checkNode, ensureInstalled, log, root, turbo } from './lib/bootstrap.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureFirefox, ensureXvfb } from './lib/debian.mjs';
import { clearReports, countTests } from './lib/reports.mjs';

/** The report that each task of tests leaves in its workspace's reports/ folder. */
const REPORTS = { test: 'unit', 'test:browser': 'browser', e2e: 'e2e' };
const TASKS = ['build', 'typecheck', 'pkgcheck', ...Object.keys(REPORTS)];

const RUNS = join(root, '.turbo', 'runs');

const statuses = new Map();
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

async function step(what, script, args) {
  log(what);
  check(what, await bin(script, args));
}

/** Has turbo do tasks in all packages, one at a time; a run that breaks off is a failure even if no task is. */
async function run(tasks) {
  const status = await turbo(['run', ...tasks, '--continue', '--concurrency=1', '--summarize', '--output-logs=new-only']);
  statuses.set(tasks.join(' '), status);
}

/** Counts turbo's own account of its runs: tests by their reports, other tasks as one each. */
function countTasks() {
  const tasks = new Map();
  for (const summary of existsSync(RUNS) ? readdirSync(RUNS) : []) {
    for (const task of JSON.parse(readFileSync(join(RUNS, summary), 'utf8')).tasks) {
      // A task that others need is in each of their runs.
      if (TASKS.includes(task.task) && task.command !== '<NONEXISTENT>') {
        tasks.set(task.taskId, { ...task, failed: task.execution?.exitCode !== 0 || tasks.get(task.taskId)?.failed });
      }
    }
  }
  for (const { taskId, task, directory, failed } of tasks.values()) {
    const report = REPORTS[task];
    const tests = report && countTests(join(root, directory), report);
    if (tests) count(taskId, { ...tests, failed: failed ? Math.max(1, tests.failed) : tests.failed });
    else check(`${taskId}${report ? ': no report' : ''}`, failed || report ? 1 : 0);
  }
  for (const task of TASKS) {
    if (![...tasks.values()].some((done) => done.task === task)) check(`${task}: not run`, 1);
  }
  for (const [run, status] of statuses) if (status !== 0 && failures.length === 0) check(`turbo run ${run}`, status);
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
rmSync(RUNS, { recursive: true, force: true });

// Two at a time: the tests in browsers are one half of the time, everything else is the other.
const built = run(['build']);
async function inBrowsers() {
  await built;
  await run(['e2e', 'test:browser']);
}
async function inNode() {
  await step('format and lint', '@biomejs/biome/bin/biome', ['check', '.']);
  await step('floors and circles', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    'packages',
    'apps',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ]);
  await step('unused files, exports and dependencies', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']);
  await step('types of the tests', 'typescript/bin/tsc', ['-p', 'tsconfig.tests.json']);
  await run(['typecheck', 'test']);
  await built;
  await run(['pkgcheck']);
  log('packed packages');
  const packed = await bin(
    'vitest/vitest.mjs',
    ['run', '--config', 'tarballs.config.ts', '--reporter=default', '--reporter=json', '--outputFile.json=reports/tarballs.json'],
    { cwd: join(root, 'tools') },
  );
  const tarballs = countTests(join(root, 'tools'), 'tarballs') ?? { passed: 0, failed: 1, skipped: 0 };
  count('packed packages', { ...tarballs, failed: packed === 0 ? tarballs.failed : Math.max(1, tarballs.failed) });
}
await Promise.all([inBrowsers(), inNode()]);
countTasks();

for (const failure of failures) console.error(`failed: ${failure}`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
