#!/usr/bin/env node
import { isatty } from 'node:tty';
import { catalogue } from '@felt80/programs';
import { felt80 } from './felt80';

const { stdin: input, stdout: output, stderr: errors } = process;
// A terminal that has been closed takes no last words.
for (const stream of [input, output, errors]) stream.on('error', () => {});
const code = await felt80(process.argv.slice(2), { input, output, errors, listings: catalogue });
// Node cannot give back a terminal that is gone: it would break off with a core dump. The signal that came is the way out.
if (input.isTTY && !isatty(input.fd)) process.kill(process.pid, 'SIGHUP');
process.exit(code);
