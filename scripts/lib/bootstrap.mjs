import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const log = (s) => console.log(`\x1b[36m»\x1b[0m ${s}`);

export function checkNode() {
  const [maj, min] = process.versions.node.split('.').map(Number);
  const ok = (maj === 20 && min >= 19) || (maj === 22 && min >= 12) || maj >= 24;
  if (!ok) {
    console.error(`This project needs Node.js 20.19+, 22.12+ or 24+; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Runs npm the same way everywhere: the npm that started us, or npm on the PATH (a shell is needed on Windows only). */
export function npm(args, opts = {}) {
  const exec = process.env.npm_execpath;
  const r = exec?.endsWith('.js')
    ? spawnSync(process.execPath, [exec, ...args], { stdio: 'inherit', cwd: root, ...opts })
    : spawnSync('npm', args, { stdio: 'inherit', cwd: root, shell: process.platform === 'win32', ...opts });
  return r.status ?? 1;
}

export function bin(name, args, opts = {}) {
  const script = join(root, 'node_modules', ...name.split('/'));
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', cwd: root, ...opts }).status ?? 1;
}

/** npm ci when node_modules is missing or was made from another lock or by another Node major or platform. */
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

const env = () => ({
  ...process.env,
  RUN_NODE_VERSION: process.version,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
});
export const turbo = (args) => bin('turbo/bin/turbo', args, { env: env() });
