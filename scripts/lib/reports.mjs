import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Every workspace folder of the house. */
export function workspaces() {
  const inside = (folder) => readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    ...['packages', 'apps'].flatMap((folder) => inside(folder).map((entry) => join(root, folder, entry.name))),
    join(root, 'tools'),
  ].filter((folder) => existsSync(join(folder, 'package.json')));
}

export function clearReports() {
  for (const folder of [root, ...workspaces()]) rmSync(join(folder, 'reports'), { recursive: true, force: true });
}

/** Counts of one vitest JSON report; a file that cannot be read, or that ran nothing, is a failure. */
function countReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
    const brokenFiles = report.testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles, skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The sum over a workspace folder's `reports/<name>.json`. */
export function countTests(folder, name) {
  const file = join(folder, 'reports', `${name}.json`);
  return existsSync(file) ? countReport(file) : undefined;
}
