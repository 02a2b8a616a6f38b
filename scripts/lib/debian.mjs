import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log } from './bootstrap.mjs';

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

let updated = false;

/** Installs Debian packages where this user may: root on a Debian-like system. False where that cannot be. */
export function installDebian(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !onPath('apt-get')) return false;
  log(`Installing ${packages.join(', ')} with apt-get`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (!updated) spawnSync('apt-get', ['update', '-qq'], options);
  updated = true;
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options).status === 0;
}

/** The X server without a screen and the tool that presses real keys: for the one test of real key events. */
export function ensureXvfb() {
  const there = () => Boolean(onPath('Xvfb') && onPath('xdotool'));
  return there() || (installDebian('xvfb', 'xdotool') && there());
}

/** A Firefox, for the smoke test there: FIREFOX_PATH, the PATH and the usual place on a Mac, then what Debian has. */
export function ensureFirefox() {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH) {
    if (isExecutable(FIREFOX_PATH)) return FIREFOX_PATH;
    throw new Error(`FIREFOX_PATH=${FIREFOX_PATH} is no executable file`);
  }
  const there = () => onPath('firefox-esr') ?? onPath('firefox') ?? ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(isExecutable);
  return there() ?? (installDebian('firefox-esr') ? there() : undefined);
}
