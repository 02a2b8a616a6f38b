import { defineConfig, type ViteUserConfig } from 'vitest/config';

const long = process.env.FELT80_LONG === '1';

/** Sibling packages are read from their sources; `*.long.test.ts` runs only in `npm run test:long`. */
export function unitTests(test: NonNullable<ViteUserConfig['test']> = {}): ViteUserConfig {
  return defineConfig({
    resolve: { conditions: ['@felt80/source'] },
    ssr: { resolve: { conditions: ['@felt80/source'], externalConditions: ['@felt80/source'] } },
    test: {
      include: [long ? 'src/**/*.long.test.ts' : 'src/**/*.test.ts'],
      exclude: long ? [] : ['**/*.long.test.ts', '**/node_modules/**'],
      testTimeout: long ? 1_800_000 : 60_000,
      passWithNoTests: long,
      ...test,
    },
  });
}
