import { checkNode, ensureInstalled, log, turbo } from './lib/bootstrap.mjs';
import { findChromium } from './lib/chromium.mjs';

checkNode();
ensureInstalled();
const chromium = findChromium({ install: true, log });
if (chromium) process.env.CHROMIUM_PATH = chromium;
log(chromium ? `Chromium: ${chromium}` : 'No Chromium: browser tests are skipped (set CHROMIUM_PATH)');
const tasks = ['build', 'typecheck', 'lint', 'test'];
if (chromium) tasks.push('test:browser', 'e2e');
else if (process.env.CI) {
  console.error('CI needs a Chromium');
  process.exit(1);
}
process.exitCode = turbo(['run', ...tasks, '--output-logs=new-only', '--continue']);
