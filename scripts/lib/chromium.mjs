import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const isExec = (p) => {
  try {
    accessSync(p, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const FIXED = {
  linux: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((d) => [join(d, 'Google/Chrome/Application/chrome.exe'), join(d, 'Microsoft/Edge/Application/msedge.exe')]),
};

/** First usable Chromium: CHROMIUM_PATH/CHROMIUM, PATH and usual places, Playwright's own; then (install) apt as root on Debian, then Playwright's download. */
export function findChromium({ install = false, log = () => {} } = {}) {
  for (const v of ['CHROMIUM_PATH', 'CHROMIUM']) {
    const p = process.env[v];
    if (p) {
      if (isExec(p)) return p;
      throw new Error(`${v}=${p} is no executable file`);
    }
  }
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    for (const n of NAMES) if (dir && isExec(join(dir, n))) return join(dir, n);
  }
  for (const p of FIXED[process.platform] ?? []) if (isExec(p)) return p;
  const own = () => {
    try {
      const p = createRequire(join(process.cwd(), 'package.json'))('playwright').chromium.executablePath();
      return p && existsSync(p) ? p : undefined;
    } catch {
      return undefined;
    }
  };
  const p = own();
  if (p) return p;
  if (!install) return undefined;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version') && isExec('/usr/bin/apt-get')) {
    log("No Chromium found: installing Debian's package with apt-get (root)");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
    if (isExec('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  log("No Chromium found: trying Playwright's own download");
  spawnSync(
    process.execPath,
    [createRequire(join(process.cwd(), 'package.json')).resolve('playwright/cli'), 'install', '--only-shell', 'chromium'],
    { stdio: 'inherit', timeout: 300_000 },
  );
  return own();
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
