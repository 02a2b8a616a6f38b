import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOrExit, checkNode, ensureInstalled, log, root } from './lib/bootstrap.mjs';
import { serve } from './lib/serve.mjs';

const PORT = 4370;
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

function refuse(message) {
  console.error(`${message}\nUsage: npm start [-- --open]; the variable PORT names another port than ${PORT}, 0 a free one.`);
  process.exit(1);
}

/** What is asked for, looked at before anything is built. */
function wishes() {
  const wanted = process.env.PORT ? Number(process.env.PORT) : PORT;
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) refuse(`PORT=${process.env.PORT} is no port number (0 to 65535).`);
  try {
    return { wanted, open: parseArgs({ options: { open: { type: 'boolean' } } }).values.open };
  } catch (error) {
    return refuse(`${error.message.split('. ')[0]}.`);
  }
}

function openBrowser(url) {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const failed = () => log('No browser could be opened: use the address above.');
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .once('error', failed)
    .once('exit', (code) => code && failed())
    .unref();
}

const { wanted, open } = wishes();
checkNode();
ensureInstalled();
log('Building the page…');
await buildOrExit('@felt80/web');
const dist = join(root, 'apps/web/dist/');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('The build left no page in apps/web/dist.');
  process.exit(1);
}
const { url } = await serve(dist, wanted).catch((error) => {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
  log(`Port ${wanted} is ${error.code === 'EACCES' ? 'not allowed' : 'taken'}: another one is used.`);
  return serve(dist, 0);
});
log(`Felt80 is at ${url} (Ctrl+C stops it)`);
if (open) openBrowser(url);
