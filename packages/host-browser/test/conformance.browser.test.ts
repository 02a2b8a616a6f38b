/// <reference types="vite/client" />
import { conformance } from '@felt80/machine/conformance';
import { afterEach, describe, it } from 'vitest';
import { openBench, start } from './bench';

describe('the machine in a page', () => {
  const benches: ReturnType<typeof openBench>[] = [];
  afterEach(() => {
    for (const { display } of benches.splice(0)) display.dispose();
  });

  it.each(conformance.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
    const bench = openBench();
    benches.push(bench);
    await run({ start: (program, options) => start(bench, program, options) });
  });
});
