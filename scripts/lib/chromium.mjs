import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { log, root } from './bootstrap.mjs';
import { installDebian, isExecutable, onPath } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const PLACES = {
  linux: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]),
};
const require = createRequire(join(root, 'package.json'));

function playwrightsOwn() {
  const path = require('playwright').chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * The first usable Chromium: CHROMIUM_PATH or CHROMIUM, the PATH and usual places, Playwright's own; then what the system
 * can install (apt-get for root on Debian), then Playwright's download. An unusable CHROMIUM_PATH is an error.
 */
export function findChromium() {
  for (const variable of ['CHROMIUM_PATH', 'CHROMIUM']) {
    const path = process.env[variable];
    if (!path) continue;
    if (isExecutable(path)) return path;
    throw new Error(`${variable}=${path} is no executable file`);
  }
  const found = NAMES.map(onPath).find(Boolean) ?? (PLACES[process.platform] ?? []).find(isExecutable) ?? playwrightsOwn();
  if (found) return found;
  if (installDebian('chromium') && isExecutable('/usr/bin/chromium')) return '/usr/bin/chromium';
  log("No Chromium found: trying Playwright's own download");
  spawnSync(process.execPath, [require.resolve('playwright/cli'), 'install', '--only-shell', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  return playwrightsOwn();
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];
