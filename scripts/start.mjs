import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, log, root, turbo } from './lib/bootstrap.mjs';
import { serve } from './lib/serve.mjs';

const PORT = 4370;
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

checkNode();
ensureInstalled();
log('Building the page…');
const status = await turbo(['run', 'build', '--filter=@felt80/web...', '--output-logs=errors-only']);
if (status !== 0) process.exit(status);
const dist = join(root, 'apps/web/dist/');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('The build left no page in apps/web/dist.');
  process.exit(1);
}
const wanted = process.env.PORT ? Number(process.env.PORT) : PORT;
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`PORT=${process.env.PORT} is no port number (0 to 65535).`);
  process.exit(1);
}
const { url } = await serve(dist, wanted).catch((error) => {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
  log(`Port ${wanted} cannot be had (${error.code}), taking a free one.`);
  return serve(dist, 0);
});
log(`Felt80 is at ${url} (Ctrl+C stops it)`);
if (process.argv.includes('--open')) {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => log('No browser could be opened: use the address above.'))
    .unref();
}
