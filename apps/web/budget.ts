import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails a build in which the JavaScript that comes before the prompt is larger, all its files compressed one by one. */
export function budget(mostBytes: number): Plugin {
  return {
    name: 'felt80-budget',
    generateBundle(_options, bundle) {
      const wanted = new Set(Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])));
      let sum = 0;
      for (const name of wanted) {
        const file = bundle[name];
        if (file?.type !== 'chunk') continue;
        for (const imported of file.imports) wanted.add(imported);
        sum += gzipSync(file.code, { level: 9 }).length;
      }
      const figure = `JavaScript to the prompt: ${(sum / 1000).toFixed(1)} kB gzip of ${mostBytes / 1000} kB`;
      if (sum > mostBytes) this.error(`${figure}: too much`);
      this.info(figure);
    },
  };
}
