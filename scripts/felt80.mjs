import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit, checkNode, ensureInstalled, root } from './lib/bootstrap.mjs';

// The command `felt80` from its sources: the options are the command's own.
checkNode();
ensureInstalled();
await buildOrExit('felt80');
await import(pathToFileURL(join(root, 'apps/dos/dist/felt80.js')).href);
