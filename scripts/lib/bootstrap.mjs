import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const mark = process.stdout.isTTY ? '\x1b[36m»\x1b[0m' : '»';
export const log = (line) => console.log(`${mark} ${line}`);

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24) return;
  console.error(`This project needs Node.js 20.19+, 22.12+ or 24+; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs npm as it was run to get here, or the npm on the PATH (through a shell on Windows, where npm is a .cmd file). */
function npm(args) {
  const script = process.env.npm_execpath;
  const result = script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', cwd: root })
    : spawnSync('npm', args, { stdio: 'inherit', cwd: root, shell: process.platform === 'win32' });
  return result.status ?? 1;
}

/** Runs a script of an installed package by its path under node_modules, and gives the code it exits with. */
export function bin(script, args, options = {}) {
  const path = join(root, 'node_modules', ...script.split('/'));
  return new Promise((resolve) => {
    spawn(process.execPath, [path, ...args], { stdio: 'inherit', cwd: root, ...options })
      .once('error', () => resolve(1))
      .once('exit', (code) => resolve(code ?? 1));
  });
}

/** `npm ci` when node_modules is missing or was made from another lock, platform or Node major. */
export function ensureInstalled() {
  const stampFile = join(root, 'node_modules', '.install-stamp');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${process.versions.node.split('.')[0]}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  log('Installing the packages (npm ci)…');
  const status = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) process.exit(status);
  writeFileSync(stampFile, stamp);
}

/** Turbo does not hash the Node version: without it, results of one Node would be replayed on another. */
export function turbo(args) {
  const env = {
    ...process.env,
    RUN_NODE_VERSION: process.version,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
  return bin('turbo/bin/turbo', args, { env });
}

/** Builds workspaces and what they are made of; a build that fails ends the script. */
export async function buildOrExit(workspaces) {
  const status = await turbo(['run', 'build', `--filter=${workspaces}`, '--output-logs=errors-only']);
  if (status !== 0) process.exit(status);
}
