import { join } from 'node:path';
import { checkNode, ensureInstalled, log, root, turbo } from './lib/bootstrap.mjs';

checkNode();
ensureInstalled();
log('Building…');
const status = turbo(['run', 'build', '--filter=@felt80/web...', '--output-logs=errors-only']);
if (status !== 0) process.exit(status);
const { serve } = await import('./lib/serve.mjs');
const dist = join(root, 'apps/web/dist/');
const wanted = Number(process.env.PORT ?? 4370);
const { url } = await serve(dist, wanted).catch((e) => (e.code === 'EADDRINUSE' && !process.env.PORT ? serve(dist, 0) : Promise.reject(e)));
log(`Felt80 is at ${url} (Ctrl+C stops it)`);
