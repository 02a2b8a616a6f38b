#!/usr/bin/env node
import { catalogue } from '@felt80/programs';
import { felt80 } from './felt80';

const { stdin: input, stdout: output, stderr: errors } = process;
process.exit(await felt80(process.argv.slice(2), { input, output, errors, listings: catalogue }));
